const asked = Number(process.env.FUZZ_RUNS);

/** True in `pnpm test:deep fuzz`, which uses a new seed, many runs and the 99th percentile. */
export const IS_DEEP = asked > 0;

/**
 * Returns fast-check's parameters: `few` runs in `pnpm test`, and a share of `FUZZ_RUNS` in the deep run. A failure prints
 * seed and path.
 */
export const runs = (few: number, share = 1) => ({
  numRuns: IS_DEEP ? Math.ceil(asked * share) : few,
});
