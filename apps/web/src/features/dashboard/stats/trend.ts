/** How a total came to be over the last days. */
export type Trend = {
  /** The total at the end of each day, the one before the first day in front. */
  totals: readonly number[];
  /** What the days added together. */
  added: number;
};

/** The way to `total` by what each day added, oldest first; amounts are whole numbers, money in cents. */
export function trendTo(total: number, added: readonly number[]): Trend {
  // What was removed since was added once, too: a total never starts below nothing.
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
/** Room for the line's own width at the top and the bottom. */
const EDGE = 3;

/** The line of a trend as an SVG path in a box of 120 by 32; a total that did not move lies at the bottom. */
export function linePath({ totals }: Trend): string {
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
