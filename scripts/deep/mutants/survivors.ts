import type { NamedSurvivors } from "./results.ts";

/** Mutants that no test can notice, or need not, with the reason. A run fails on every other survivor. */
export const NAMED_SURVIVORS: readonly NamedSurvivors[] = [];
