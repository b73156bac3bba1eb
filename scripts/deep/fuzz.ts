import { runTests } from "./vitest.ts";

/** Every property of the domain over a hundred times as many inputs as in `pnpm test`. A failed one names its seed. */
const RUNS = 10_000;

const { ok, seconds } = await runTests("packages/domain", ["--testTimeout=600000"], {
  FUZZ_RUNS: String(RUNS),
});
console.log(
  `${RUNS} inputs to each property: ${ok ? "all hold" : "FAILED"}, ${seconds.toFixed(0)} s`,
);
process.exitCode = ok ? 0 : 1;
