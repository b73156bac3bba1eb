import { ANONYMOUS_NAME, formatDollars, ledgerPlace } from "@giftling/domain";
import { formatGiverName } from "@giftling/messages/hub/wall";
import * as words from "@giftling/messages/wishlist/beside";
import { formatDay } from "../../../components/format-day.ts";
import { useLedger } from "../../gifts/ledger/use-ledger.ts";
import classes from "./wish-detail.module.css";

/** Renders the contributors to an activity, newest first. Renders nothing without contributors (rule: one-ledger). */
export function WishContributors({ kidId, itemId }: { kidId: string; itemId: string }) {
  const { entries, things } = useLedger(kidId);
  const gifts = entries.filter((entry) => {
    const place = ledgerPlace(entry, things);
    return entry.status !== "dismissed" && place.kind === "activity" && place.id === itemId;
  });
  if (gifts.length === 0) return null;
  return (
    <div>
      <h3 className={classes.label}>{words.contributorsHeading()}</h3>
      <ul className={classes.givers}>
        {gifts.map(({ id, contributorName, contributedAt, status, amount }) => (
          <li key={id} className={classes.giver}>
            <span className={classes.giverName}>
              {contributorName ?? formatGiverName(ANONYMOUS_NAME)}
              <span className={classes.when}>
                {status === "reported"
                  ? words.unconfirmedContributionStatus(formatDay(contributedAt, new Date()))
                  : formatDay(contributedAt, new Date())}
              </span>
            </span>
            <span className={classes.amount}>{formatDollars(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
