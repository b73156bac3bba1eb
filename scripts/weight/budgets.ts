import { join } from "node:path";
import { type Budget, overweight, pageWeight } from "./page-weight.ts";

/** Fails when a built public page is larger than its budget. Bytes after gzip, before the first dialog. */
const BUDGETS: readonly Budget[] = [
  { page: "hub", route: "hub.$familyUrl.tsx", js: 150_900, css: 9_900 },
  // Its sample hub card needs the hub's styles.
  { page: "landing", route: "index.tsx", js: 149_600, css: 11_900 },
  { page: "pricing", route: "pricing.tsx", js: 130_700, css: 6_700 },
];

const dist = join(import.meta.dirname, "../../apps/web/dist");
for (const { page, route } of BUDGETS) {
  const { js, css } = pageWeight(dist, route);
  console.log(`${page.padEnd(8)} js ${js}, css ${css}`);
}
const problems = overweight(dist, BUDGETS);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
