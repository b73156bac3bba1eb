import fc from "fast-check";

// `pnpm test:deep` asks for more inputs to each property than every change can wait for.
const runs = Number(process.env.FUZZ_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
