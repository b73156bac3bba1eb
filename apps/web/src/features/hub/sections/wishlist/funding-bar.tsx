import { getActivityProgress, getFundingNeeded, getReportedFunding } from "@giftling/domain";
import * as fundingWords from "@giftling/messages/hub/funding";
import { formatMoney } from "@giftling/messages/money";
import { type HubWish, useHub } from "../../flow/hub-context.ts";
import classes from "./funding-bar.module.css";

/**
 * Renders the funding of an activity as a progress bar and as text. The confirmed part is solid and the reported part
 * is hatched. Renders only the goal if gifts are surprises, and nothing if the activity has no goal
 * (rule: group-gifts).
 */
export function FundingBar({ item }: { item: HubWish }) {
  const { keepsSurprises, currency } = useHub().hub;
  const progress = getActivityProgress(item);
  const needed = getFundingNeeded(item);
  if (progress === null || needed === null || item.fundingGoal === null) return null;
  if (keepsSurprises) {
    return (
      <p className={classes.needed}>
        {fundingWords.fundingGoalLabel(formatMoney(item.fundingGoal, currency))}
      </p>
    );
  }
  const reported = getReportedFunding(item);
  const reportedText =
    reported === null ? undefined : fundingWords.formatReportedFunding(reported, currency);
  return (
    <div className={classes.funding}>
      <span
        className={classes.bar}
        role="progressbar"
        aria-label={fundingWords.fundingBarAriaLabel(item.name)}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={reportedText}
      >
        <span className={classes.filled} style={{ width: `${progress}%` }} />
        {reported !== null && (
          <span className={classes.reported} style={{ width: `${reported.percent}%` }} />
        )}
      </span>
      <p className={classes.needed}>
        {needed === 0
          ? fundingWords.fullyFundedStatus()
          : fundingWords.fundingNeededStatus(
              formatMoney(needed, currency),
              formatMoney(item.fundingGoal, currency),
            )}
      </p>
      {reportedText && <p className={classes.words}>{reportedText}</p>}
    </div>
  );
}
