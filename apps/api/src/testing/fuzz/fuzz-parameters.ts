const asked = Number(process.env.FUZZ_RUNS);

/** True in `pnpm test:deep fuzz`. The deep run uses a new seed, many runs and the 99th percentile. */
export const IS_DEEP_RUN = asked > 0;

/**
 * Returns fast-check's parameters. `pnpm test` makes `few` runs, and the deep run makes a share of `FUZZ_RUNS`. fast-check
 * prints the seed and path of a failure.
 */
export const getFuzzParameters = (few: number, share = 1) => ({
  numRuns: IS_DEEP_RUN ? Math.ceil(asked * share) : few,
});
