/** Change of a total over several days. */
export type StatTrend = {
  /** Values of the total at the end of each day. The first element is the value before the first day. */
  totals: readonly number[];
  /** Increase in the total over the days of the trend. */
  added: number;
};

/** Returns the trend of a total. `added` contains each day's increase, oldest first. Money is in cents. */
export function createTrend(total: number, added: readonly number[]): StatTrend {
  // Deleted entries still count in `added`, so the computed start could be negative.
  const start = Math.max(
    0,
    added.reduce((rest, step) => rest - step, total),
  );
  const totals = [start];
  for (const step of added) totals.push(Math.min(total, (totals.at(-1) ?? 0) + step));
  return { totals, added: total - start };
}

const WIDTH = 120;
const HEIGHT = 32;
/** Margin above and below a trend's line, so that the stroke is not clipped. */
const EDGE = 3;

/** Returns the line of a trend as an SVG path in a box of 120 by 32 units. A constant total is drawn at the bottom. */
export function getTrendPath({ totals }: StatTrend): string {
  const start = totals[0] ?? 0;
  const span = (totals.at(-1) ?? 0) - start || 1;
  const step = WIDTH / Math.max(1, totals.length - 1);
  return totals
    .map((total, index) => {
      const y = HEIGHT - EDGE - ((total - start) / span) * (HEIGHT - 2 * EDGE);
      return `${index === 0 ? "M" : "L"}${round(index * step)} ${round(y)}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
