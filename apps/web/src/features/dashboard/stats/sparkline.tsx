import classes from "./sparkline.module.css";
import { getTrendPath, type Trend } from "./trend.ts";

/** Renders a total over the last 30 days as a rising line. `label` is the line's accessible description. */
export function Sparkline({ trend, label }: { trend: Trend; label: string }) {
  const line = getTrendPath(trend);
  return (
    <svg
      viewBox="0 0 120 32"
      preserveAspectRatio="none"
      className={classes.picture}
      data-flat={trend.added === 0}
      role="img"
      aria-label={label}
    >
      <path d={`${line}V32H0Z`} className={classes.area} />
      <path d={line} className={classes.line} />
    </svg>
  );
}
