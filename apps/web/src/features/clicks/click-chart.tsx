import { getLocale } from "@giftling/messages/language";
import { type PointerEvent, useState } from "react";
import { formatClickCount, formatUtcDay, getChartScaleMax, getDayIndex } from "./chart.ts";
import classes from "./clicks.module.css";

const HEIGHT = 100;
/** Width of a bar in the SVG's coordinates. Each day is 10 wide. */
const BAR = 7;

/**
 * Renders the clicks per day as bars. The line above the bars shows the total, or the day under the pointer. `DayTable`
 * shows the same data to screen readers.
 */
export function ClickChart({
  days,
  daily,
  title,
  summary,
}: {
  days: readonly string[];
  daily: readonly number[];
  title: string;
  summary: string;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const top = getChartScaleMax(Math.max(...daily));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(getDayIndex((clientX - left) / width, days.length));
  };
  const day = pointed === null ? undefined : days[pointed];
  const middle = days[Math.floor((days.length - 1) / 2)];
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <span className={classes.of}>{title}</span>
        <span className={classes.value}>
          {day === undefined
            ? summary
            : `${formatUtcDay(day)}: ${formatClickCount(daily[pointed ?? 0] ?? 0)}`}
        </span>
      </figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{top.toLocaleString(getLocale())}</span>
          <span>{(top / 2).toLocaleString(getLocale())}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.picture}
          role="img"
          aria-label={`${title}: ${summary}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2={days.length * 10} y1={y} y2={y} className={classes.grid} />
          ))}
          {daily.map((clicks, index) => (
            <rect
              key={days[index]}
              x={index * 10 + (10 - BAR) / 2}
              y={HEIGHT - (clicks / top) * HEIGHT}
              width={BAR}
              height={(clicks / top) * HEIGHT}
              className={classes.bar}
              data-pointed={index === pointed || undefined}
            />
          ))}
        </svg>
        <div className={classes.dates} aria-hidden>
          {[days[0], middle, days.at(-1)].map((one) => (
            <span key={one}>{one === undefined ? "" : formatUtcDay(one, "short")}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
