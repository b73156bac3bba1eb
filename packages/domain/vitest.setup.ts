import fc from "fast-check";

/**
 * Configuration of every property test. `pnpm test` uses a fixed seed, so that a failing run is reproducible.
 * `test:deep` sets `FUZZ_RUNS` to test more inputs, with a new seed or the seed in `FUZZ_SEED`.
 */
const runs = Number(process.env.FUZZ_RUNS);
const seed = Number(process.env.FUZZ_SEED);
if (runs > 0) fc.configureGlobal({ numRuns: runs, ...(seed ? { seed } : {}) });
else fc.configureGlobal({ seed: seed || 20_260_314 });
