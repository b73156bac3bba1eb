const asked = Number(process.env.FUZZ_RUNS);

/** True in `pnpm test:deep fuzz`, which has the time for a new seed, many runs and the 99th percentile. */
export const IS_DEEP = asked > 0;

/**
 * fast-check's parameters for so many runs in `pnpm test`, and that share of `FUZZ_RUNS` in the deep run. A failure prints
 * seed and path.
 */
export const runs = (few: number, share = 1) => ({
  numRuns: IS_DEEP ? Math.ceil(asked * share) : few,
});
