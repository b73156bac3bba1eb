import { activityProgress, formatDollars, fundingNeeded, reportedFunding } from "@giftling/domain";
import { formatReportedFunding } from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import type { HubItem } from "../../flow/hub-context.ts";
import classes from "./funding-bar.module.css";

/**
 * Renders the funding of an activity as a bar and in words. The confirmed part is solid and the reported part is hatched
 * (rule: group-gifts).
 */
export function FundingBar({ item }: { item: HubItem }) {
  const progress = activityProgress(item);
  const needed = fundingNeeded(item);
  if (progress === null || needed === null || item.fundingGoal === null) return null;
  const reported = reportedFunding(item);
  return (
    <div className={classes.funding}>
      <span
        className={classes.bar}
        role="progressbar"
        aria-label={pageWords.fundingBarAriaLabel(item.name)}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={reported === null ? undefined : formatReportedFunding(reported)}
      >
        <span className={classes.filled} style={{ width: `${progress}%` }} />
        {reported !== null && (
          <span className={classes.reported} style={{ width: `${reported.percent}%` }} />
        )}
      </span>
      <p className={classes.needed}>
        {needed === 0
          ? pageWords.fullyFundedStatus()
          : pageWords.fundingNeededStatus(formatDollars(needed), formatDollars(item.fundingGoal))}
      </p>
      {reported !== null && <p className={classes.words}>{formatReportedFunding(reported)}</p>}
    </div>
  );
}
