import fc from "fast-check";

/**
 * For every property of the packages: always the same seed in `pnpm test`, so that a run that fails fails again. `pnpm
 * test:deep` asks by `FUZZ_RUNS` for more inputs than every change can wait for, from a new seed, or from `FUZZ_SEED`.
 */
const runs = Number(process.env.FUZZ_RUNS);
const seed = Number(process.env.FUZZ_SEED);
if (runs > 0) fc.configureGlobal({ numRuns: runs, ...(seed ? { seed } : {}) });
else fc.configureGlobal({ seed: seed || 20_260_314 });
