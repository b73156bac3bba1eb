import { join } from "node:path";
import { listOverweightPages, measurePageWeight, type WeightBudget } from "./page-weight.ts";

/**
 * Size budgets of the built pages, in bytes after gzip. They cover the files that load before the first dialog opens.
 */
const BUDGETS: readonly WeightBudget[] = [
  { page: "hub", route: "hub.$familyUrl.tsx", js: 154_400, css: 10_200 },
  // The sample hub card and the demo need the styles of hubs.
  { page: "landing", route: "index.tsx", js: 157_100, css: 12_100 },
  // The dashboard is not prerendered, so its first content waits for these bytes.
  { page: "dashboard", route: "dashboard.tsx", js: 203_400, css: 23_900 },
  { page: "pricing", route: "pricing.tsx", js: 132_100, css: 6_200 },
];

const dist = join(import.meta.dirname, "../../apps/web/dist");
for (const { page, route } of BUDGETS) {
  const { js, css } = measurePageWeight(dist, route);
  console.log(`${page.padEnd(8)} js ${js}, css ${css}`);
}
const problems = listOverweightPages(dist, BUDGETS);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
