import classes from "./progress-ring.module.css";

type ProgressRingProps = {
  /** Progress in percent, 0 to 100. */
  value: number;
  label: string;
};

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Width and height in pixels at a root font size of 16 px. The ring scales with the root font size. */
const SIZE = 84;
const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

export function ProgressRing({ value, label }: ProgressRingProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.ring}
      style={{ width: rem(SIZE), height: rem(SIZE), fontSize: rem(SIZE * 0.22) }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={classes.track} />
        {percent > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={classes.fill}
            strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
          />
        ) : null}
      </svg>
      <span className={classes.middle}>{`${percent}%`}</span>
    </span>
  );
}
