import { ANONYMOUS_NAME, type ContributionView } from "@giftling/domain";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { showToast } from "../../../components/toast/toast.ts";
import rows from "../../entries/rows.module.css";
import {
  useKeepContribution,
  useSetContributionStatus,
} from "../../gifts/ledger/use-ledger-mutations.ts";
import { focusQueueHeading } from "./focus-queue.ts";

/** Renders the contributions whose givers ask to take them back, with both answers (rule: confirmed-withdrawal). */
export default function WithdrawalRequests({
  kidId,
  entries,
}: {
  kidId: string;
  entries: readonly ContributionView[];
}) {
  const { mutate: setStatus } = useSetContributionStatus(kidId);
  const { mutate: keep } = useKeepContribution(kidId);
  const currency = useCurrency();
  if (entries.length === 0) return null;
  return (
    <ul className={rows.list} aria-label={queueWords.withdrawalRequestsAriaLabel()}>
      {entries.map(({ id, contributorName, amount, contributedAt }) => {
        const giver = contributorName ?? formatGiverName(ANONYMOUS_NAME);
        const what = `${giver}, ${formatMoney(amount, currency)}`;
        return (
          <li key={id} className={rows.row}>
            <span className={rows.mark}>
              <IconArrowBackUp size={22} stroke={1.5} aria-hidden />
            </span>
            <div className={rows.text}>
              <p className={rows.name}>{giver}</p>
              <p className={rows.detail}>
                <span>{formatMoney(amount, currency)}</span>
                <span>{formatDay(contributedAt, new Date())}</span>
                <span className={`${rows.status} ${rows.statusWarm}`}>
                  {queueWords.withdrawalRequestStatus()}
                </span>
              </p>
            </div>
            <div className={rows.actions}>
              <Button
                size="sm"
                aria-label={queueWords.actionAriaLabel(queueWords.takeBackButton(), what)}
                onClick={() => {
                  focusQueueHeading();
                  setStatus({ id, status: "dismissed" });
                }}
              >
                {queueWords.takeBackButton()}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={queueWords.actionAriaLabel(queueWords.keepButton(), what)}
                onClick={() => {
                  focusQueueHeading();
                  keep({ id }, { onSuccess: () => showToast({ title: queueWords.keptTitle() }) });
                }}
              >
                {queueWords.keepButton()}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
