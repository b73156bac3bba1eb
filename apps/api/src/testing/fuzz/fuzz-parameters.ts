const asked = Number(process.env.FUZZ_RUNS);

/** Whether the tests run in `pnpm test:deep fuzz`, which sets FUZZ_RUNS. */
export const IS_DEEP_RUN = asked > 0;

/** Returns parameters for fast-check: `few` runs by default, and `share` times FUZZ_RUNS in a deep run. */
export const getFuzzParameters = (few: number, share = 1) => ({
  numRuns: IS_DEEP_RUN ? Math.ceil(asked * share) : few,
});
