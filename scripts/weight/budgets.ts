import { join } from "node:path";
import { listExceededWeightBudgets, measurePageWeight, type WeightBudget } from "./page-weight.ts";

const RELATIVES = { manifest: ".vite/relatives.en.json", entry: "src/visitor/relatives.ts" };
const SITE = { manifest: ".vite/site.en.json", entry: "src/visitor/site.ts" };
/** Script that every server-rendered page loads. */
const BOOT = "src/boot.ts";
const HUB_DIALOGS = "src/features/hub/dialogs/hub-dialogs.tsx";
const APP = { manifest: ".vite/app.en.json", entry: "index.html" };
const route = (file: string) => `src/routes/${file}?tsr-split=component`;

/** Size budgets of the built pages, in bytes after gzip. Excludes dialogs that open later. */
const BUDGETS: readonly WeightBudget[] = [
  // The scripts that a hub loads before the first interaction.
  { page: "hub at rest", ...RELATIVES, entry: BOOT, parts: [], js: 1_900, css: 0 },
  { page: "hub", ...RELATIVES, parts: [BOOT], js: 38_600, css: 7_900 },
  // Weight of the purchase dialog, including the nudge and the thank-you.
  { page: "purchase", ...RELATIVES, parts: [BOOT, HUB_DIALOGS], js: 63_400, css: 11_700 },
  // The sample hub card and the demo require the styles of hubs.
  {
    page: "landing",
    ...SITE,
    parts: [BOOT, "src/visitor/site/index.tsx"],
    js: 39_600,
    css: 10_440,
  },
  // The dashboard is not prerendered, so its first content waits for these bytes. Its shell does not load boot.ts.
  { page: "dashboard", ...APP, parts: [route("dashboard.tsx")], js: 202_000, css: 22_300 },
  {
    page: "pricing",
    ...SITE,
    parts: [BOOT, "src/visitor/site/pricing.tsx"],
    js: 19_800,
    css: 5_300,
  },
];

const dist = join(import.meta.dirname, "../../apps/web/dist");
for (const { page, ...parts } of BUDGETS) {
  const { js, css } = measurePageWeight(dist, parts);
  console.log(`${page.padEnd(11)} js ${js}, css ${css}`);
}
const problems = listExceededWeightBudgets(dist, BUDGETS);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
