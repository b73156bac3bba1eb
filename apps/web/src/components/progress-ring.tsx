import classes from "./progress-ring.module.css";

type ProgressRingProps = {
  /** Confirmed progress of an activity in percent, from 0 to 100. */
  value: number;
  /** Unconfirmed progress of an activity in percent, shown hatched after `value`. Default 0. */
  unconfirmed?: number | undefined;
  label: string;
};

/**
 * Attributes of all arcs of the progress ring. `pathLength` is 100, so that the lengths of dashes are percentages of
 * the circle.
 */
const CIRCLE = { cx: 50, cy: 50, r: 42, pathLength: 100 } as const;
/** Length of the dashes and gaps in the hatched part of the progress ring, in percent of the circle. */
const DASH = 1.5;

export function ProgressRing({ value, unconfirmed = 0, label }: ProgressRingProps) {
  const percent = Math.round(value);
  const dashes = Math.ceil(unconfirmed / (2 * DASH));
  return (
    <span role="progressbar" aria-label={label} aria-valuenow={percent} className={classes.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...CIRCLE} className={classes.track} />
        {dashes > 0 && (
          <circle
            {...CIRCLE}
            strokeDasharray={`0 ${percent + DASH}${` ${DASH} ${DASH}`.repeat(dashes)} 0 100`}
          />
        )}
        {percent > 0 && (
          <circle {...CIRCLE} className={classes.fill} strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      <span className={classes.middle}>{`${percent}%`}</span>
    </span>
  );
}
