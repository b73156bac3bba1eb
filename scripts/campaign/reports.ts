import { countRows } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import {
  createVisitorHeaders,
  runConcurrently,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

/** Multiplier of the rate limits. It allows for the requests of the observing visitor. */
const MULTIPLIER = 4;
const STORED = 100 * MULTIPLIER;

const REPORTS = 4_000;
const CLIENTS = 100;

/** Scenario in which many forged visitors report one family's page, through the API and through the page's form. */
export const reportFloodScenario: Scenario = {
  name: `${REPORTS} reports of one page by as many made-up visitors, ${CLIENTS} at once, RATE_LIMIT_MULTIPLIER=${MULTIPLIER}`,
  promise: `${STORED} stored, all others 429, a visitor's hub ≤ 1 s`,
  env: () => ({ ...TRUSTED_PROXY_ENV, RATE_LIMIT_MULTIPLIER: String(MULTIPLIER) }),
  async run(product) {
    const report = { reason: "hurtful", text: "Please look at this. ".repeat(40) };
    let statuses: number[] = [];
    const seen = await runWithVisitor(product, async () => {
      const answers = await runConcurrently(REPORTS, CLIENTS, (index) => {
        const headers = createVisitorHeaders(index);
        return index % 2 === 0
          ? sendRequest(product, "POST", "/api/hub/rivera/report", { body: report, headers })
          : sendRequest(product, "POST", "/hub/rivera/report", {
              body: new URLSearchParams(report),
              headers,
            });
      });
      statuses = answers.map(({ status }) => status);
    });
    const stored = await countRows(product, "reports");
    return {
      figure: `${formatStatusCounts(statuses)}; ${stored} stored; ${formatVisitorFindings(seen)}`,
      ok:
        stored === STORED &&
        statuses.every((status) => [200, 204, 429].includes(status)) &&
        seen.live <= 1_000 &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};
