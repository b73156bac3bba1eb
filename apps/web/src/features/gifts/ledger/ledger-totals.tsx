import { getLedgerPlaceSum, type LedgerPlace, sumLedgerEntries } from "@giftling/domain";
import { totalContributionsLabel } from "@giftling/messages/dashboard/today";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { unconfirmedAmountNote } from "@giftling/messages/gifts/sums";
import { formatMoney } from "@giftling/messages/money";
import { useCurrency } from "../../../access/use-currency.ts";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import classes from "./ledger-totals.module.css";
import { useLedger } from "./use-ledger.ts";

/**
 * Renders the total of all contributions, and the sums by payment link and activity. Renders nothing if the total is 0
 * (rule: one-ledger).
 */
export default function LedgerTotals({ kidId }: { kidId: string }) {
  const { entries, things } = useLedger(kidId);
  const links = trpc.links.listPayment.useQuery({ kidId }).data ?? [];
  const wishlist = trpc.wishlist.list.useQuery({ kidId }).data ?? [];
  const whole = sumLedgerEntries(entries);
  if (whole.total === 0) return null;
  const places: (LedgerPlace & { name: string })[] = [
    ...links.map(({ id, label }) => ({ kind: "link" as const, id, name: label })),
    ...wishlist
      .filter((item) => item.isActivity)
      .map(({ id, name }) => ({ kind: "activity" as const, id, name })),
    { kind: "other", name: recordingWords.otherContributionsLabel() },
  ];
  const lines = places
    .map((place) => ({ place, sum: getLedgerPlaceSum(place, entries, things) }))
    .filter(({ sum }) => sum.total > 0);
  return (
    <DashboardSection
      id="ledger-sums"
      title={recordingWords.contributionsTitle()}
      query={{ data: lines, isError: false, error: null }}
    >
      {(shown) => (
        <dl className={classes.sums}>
          {shown.map(({ place, sum }) => (
            <Line key={place.kind === "other" ? "other" : place.id} name={place.name} {...sum} />
          ))}
          <Line name={totalContributionsLabel()} isWhole {...whole} />
        </dl>
      )}
    </DashboardSection>
  );
}

function Line({
  name,
  total,
  unconfirmed,
  isWhole = false,
}: {
  name: string;
  total: number;
  unconfirmed: number;
  isWhole?: boolean;
}) {
  const currency = useCurrency();
  return (
    <div className={isWhole ? `${classes.line} ${classes.whole}` : classes.line}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.sum}>
        {formatMoney(total, currency)}
        {unconfirmed > 0 && (
          <span className={classes.open}>
            {unconfirmedAmountNote(formatMoney(unconfirmed, currency))}
          </span>
        )}
      </dd>
    </div>
  );
}
