import { activityProgress, formatDollars, fundingNeeded, reportedFunding } from "@giftling/domain";
import type { HubItem } from "../../flow/hub-context.ts";
import classes from "./funding-bar.module.css";

/** How far an activity is funded: what is confirmed solid, what is reported hatched, and both in words (rule: group-gifts). */
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
        aria-label={`${item.name}: funded`}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={reported?.words}
      >
        <span className={classes.filled} style={{ width: `${progress}%` }} />
        {reported !== null && (
          <span className={classes.reported} style={{ width: `${reported.percent}%` }} />
        )}
      </span>
      <p className={classes.needed}>
        {needed === 0
          ? "Fully funded"
          : `${formatDollars(needed)} needed of ${formatDollars(item.fundingGoal)}`}
      </p>
      {reported !== null && <p className={classes.words}>{reported.words}</p>}
    </div>
  );
}
