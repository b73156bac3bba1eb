import fc from "fast-check";

/**
 * Configures every property test of the packages. `pnpm test` uses a fixed seed, so that a failing run can be repeated.
 * `test:deep` sets `FUZZ_RUNS` to test more inputs. It uses a new seed, or the seed in `FUZZ_SEED`.
 */
const runs = Number(process.env.FUZZ_RUNS);
const seed = Number(process.env.FUZZ_SEED);
if (runs > 0) fc.configureGlobal({ numRuns: runs, ...(seed ? { seed } : {}) });
else fc.configureGlobal({ seed: seed || 20_260_314 });
