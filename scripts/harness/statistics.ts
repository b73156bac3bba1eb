/** Returns the percentile for a fraction from 0 to 1. Returns NaN for an empty list. */
export const getPercentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5);

/** Formats the number of occurrences of each value, such as "200 × 401, 1 × 503". */
export function formatValueCounts(values: readonly (number | string)[]): string {
  const kinds = [...new Set(values)].sort();
  return kinds
    .map((kind) => `${values.filter((value) => value === kind).length} × ${kind}`)
    .join(", ");
}

/** Returns a function that draws an index below `count` by Zipf's law: index 0 twice as often as index 1. */
export function createZipfSampler(count: number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => {
    const drawn = Math.random() * sum;
    let [from, to] = [0, count - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sums[middle] ?? 0) < drawn) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}
