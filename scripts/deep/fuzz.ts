import { runTests } from "./vitest.ts";

/**
 * Number of inputs to each property of the domain, a hundred times as many as in `pnpm test`. The property tests over HTTP
 * send a thousand requests to each procedure and path. Each run has a new seed. A failed test prints its seed, which
 * `FUZZ_SEED` repeats.
 */
const RUNS = 10_000;
const HTTP_RUNS = 1_000;

/** Timeout of one property. It allows for all runs on a busy machine. */
const PATIENCE = "--testTimeout=1800000";

const domain = await runTests("packages/domain", [PATIENCE], { FUZZ_RUNS: String(RUNS) });
tell(`${RUNS} inputs to each property of the domain`, domain);
const http = await runTests("apps/api", [PATIENCE, "src/testing/fuzz"], {
  FUZZ_RUNS: String(HTTP_RUNS),
});
tell(`${HTTP_RUNS} requests to each procedure and path`, http);
const gifts = await runTests("apps/api", ["src/features/gifts/gift-model.test.ts"], {
  FUZZ_RUNS: String(HTTP_RUNS),
});
tell(`${HTTP_RUNS / 10} hubs with 90 concurrent gifts, holds and undos`, gifts);
process.exitCode = domain.ok && http.ok && gifts.ok ? 0 : 1;

function tell(what: string, { ok, seconds }: { ok: boolean; seconds: number }): void {
  console.log(`${what}: ${ok ? "all hold" : "FAILED"}, ${seconds.toFixed(0)} s`);
}
