/** Returns the percentile for a fraction from 0 to 1. Returns NaN for an empty list. */
export const getPercentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5);

/** Formats the number of occurrences of each value, such as "200 × 401, 1 × 503". */
export function formatCounts(values: readonly (number | string)[]): string {
  const kinds = [...new Set(values)].sort();
  return kinds
    .map((kind) => `${values.filter((value) => value === kind).length} × ${kind}`)
    .join(", ");
}
