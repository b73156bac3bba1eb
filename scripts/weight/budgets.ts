import { join } from "node:path";
import { type Budget, overweight, pageWeight } from "./page-weight.ts";

/** Fails when a built page is larger than its budget. Bytes after gzip, before the first dialog. */
const BUDGETS: readonly Budget[] = [
  { page: "hub", route: "hub.$familyUrl.tsx", js: 154_400, css: 10_200 },
  // The sample hub card and the demo need the styles of hubs.
  { page: "landing", route: "index.tsx", js: 157_100, css: 12_100 },
  // Not prerendered: its first content waits for these.
  { page: "dashboard", route: "dashboard.tsx", js: 203_400, css: 23_900 },
  { page: "pricing", route: "pricing.tsx", js: 132_100, css: 6_200 },
];

const dist = join(import.meta.dirname, "../../apps/web/dist");
for (const { page, route } of BUDGETS) {
  const { js, css } = pageWeight(dist, route);
  console.log(`${page.padEnd(8)} js ${js}, css ${css}`);
}
const problems = overweight(dist, BUDGETS);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
