import { runTests } from "./vitest.ts";

/**
 * Runs the property tests of the domain with a hundred times as many inputs as `pnpm test`, and those over HTTP with a
 * thousand requests to each procedure and path, each with a new seed. A failed one prints its seed; `FUZZ_SEED` sets it.
 */
const RUNS = 10_000;
const HTTP_RUNS = 1_000;

/** Timeout of one property with all its runs on a busy machine. */
const PATIENCE = "--testTimeout=1800000";

const domain = await runTests("packages/domain", [PATIENCE], { FUZZ_RUNS: String(RUNS) });
tell(`${RUNS} inputs to each property of the domain`, domain);
const http = await runTests("apps/api", [PATIENCE, "src/testing/fuzz"], {
  FUZZ_RUNS: String(HTTP_RUNS),
});
tell(`${HTTP_RUNS} requests to each procedure and path`, http);
process.exitCode = domain.ok && http.ok ? 0 : 1;

function tell(what: string, { ok, seconds }: { ok: boolean; seconds: number }): void {
  console.log(`${what}: ${ok ? "all hold" : "FAILED"}, ${seconds.toFixed(0)} s`);
}
