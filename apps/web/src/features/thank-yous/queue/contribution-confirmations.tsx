import { ANONYMOUS_NAME, type ContributionView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { IconSeedling } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import rows from "../../entries/rows.module.css";
import type { GiftDecision } from "./queue-row.tsx";

/** Renders the unconfirmed contributions that have no pending thank-you (rule: contribution-ledger). */
export default function ContributionConfirmations({
  entries,
  onDecide,
}: {
  entries: readonly ContributionView[];
  onDecide: (id: string, decision: GiftDecision) => void;
}) {
  const currency = useCurrency();
  if (entries.length === 0) return null;
  return (
    <ul className={rows.list} aria-label={queueWords.pendingConfirmationsAriaLabel()}>
      {entries.map((entry) => {
        const giver = entry.contributorName ?? formatGiverName(ANONYMOUS_NAME);
        const what = `${giver}, ${formatMoney(entry.amount, currency)}`;
        return (
          <li key={entry.id} className={rows.row}>
            <span className={rows.mark}>
              <IconSeedling size={22} stroke={1.5} aria-hidden />
            </span>
            <div className={rows.text}>
              <p className={rows.name}>{giver}</p>
              <p className={rows.detail}>
                <span>{formatMoney(entry.amount, currency)}</span>
                <span>{formatDay(entry.contributedAt, new Date())}</span>
                <span>{listWords.unconfirmedStatus()}</span>
              </p>
            </div>
            <div className={rows.actions}>
              <Button
                size="sm"
                aria-label={queueWords.confirmAriaLabel(what)}
                onClick={() => onDecide(entry.id, "confirmed")}
              >
                {queueWords.confirmButton()}
              </Button>
              <Button
                size="sm"
                variant="subtle"
                aria-label={queueWords.dismissAriaLabel(what)}
                onClick={() => onDecide(entry.id, "dismissed")}
              >
                {queueWords.dismissButton()}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
