import { setTimeout as sleep } from "node:timers/promises";
import { pageViews } from "@giftling/db/schema/analytics";
import { getResponseStatus } from "./crowd.ts";
import { runOnDatabase } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import { createVisitorHeaders, TRUSTED_PROXY_ENV } from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const OPENS = 10_000;
const SECONDS = 60;
const SAMPLE_MS = 50;
/** Maximum time until the last page view is stored, in milliseconds. */
const STORED_MS = 5_000;

/** Scenario in which visitors open a hub at even intervals, without waiting for the response to earlier visitors. */
export const hubLoadScenario: Scenario = {
  name: `${OPENS} visitors open one hub within ${SECONDS} s`,
  promise: "each answered and counted once, no statement waits for a lock, a visitor's hub ≤ 1 s",
  env: () => TRUSTED_PROXY_ENV,
  async run(product) {
    const views = () => runOnDatabase(product, (db) => db.$count(pageViews));
    const before = await views();
    let statuses: number[] = [];
    let waits = 0;
    let isOver = false;
    const lookForWaits = () =>
      runOnDatabase(product, async (db) => {
        while (!isOver) {
          const waiting = await db.execute(
            "select from pg_stat_activity where wait_event_type = 'Lock'",
          );
          waits += waiting.length;
          await sleep(SAMPLE_MS);
        }
      });
    const seen = await runWithVisitor(product, async () => {
      const looking = lookForWaits();
      const opened: Promise<number>[] = [];
      const begin = performance.now();
      for (let index = 0; index < OPENS; index += 1) {
        const early = begin + (index / OPENS) * SECONDS * 1_000 - performance.now();
        if (early > 0) await sleep(early);
        opened.push(getResponseStatus(`${product.origin}/hub/rivera`, createVisitorHeaders(index)));
      }
      statuses = await Promise.all(opened);
      isOver = true;
      await looking;
    });
    const answeredAt = performance.now();
    let counted = (await views()) - before;
    while (counted < OPENS && performance.now() - answeredAt < STORED_MS) {
      await sleep(100);
      counted = (await views()) - before;
    }
    return {
      figure: `${formatStatusCounts(statuses)}; ${counted} counted; ${waits} waits for locks; ${formatVisitorFindings(seen)}`,
      ok:
        statuses.every((status) => status === 200) &&
        counted === OPENS &&
        waits === 0 &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};
