import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { purchaseWithRetries } from "../harness/purchases.ts";
import type { HarnessFinding } from "../harness/report.ts";
import { type RequestTarget, runAtOnce } from "../harness/requests.ts";

const BUYERS = 20;
/** Maximum time in milliseconds for which a buyer retries a purchase. */
const PATIENCE_MS = 60_000;

/** Runs one race of concurrent purchases for each wish, with a delay of `pauseMs` after each race. */
export async function runPurchaseRaces(
  when: string,
  target: RequestTarget,
  sql: Sql,
  wishes: string[],
  pauseMs: number,
): Promise<HarnessFinding> {
  let right = 0;
  for (const wish of wishes) {
    if (await race(target, sql, wish)) right += 1;
    await sleep(pauseMs);
  }
  return {
    what: `${wishes.length} times ${BUYERS} buyers for one wish, ${when}`,
    promised: "one wins each",
    seen: `${right} right`,
    isKept: wishes.length > 0 && right === wishes.length,
  };
}

/**
 * Buys one wish as twenty concurrent visitors. Returns whether exactly one purchase succeeded and is stored, and all
 * other buyers got 409.
 */
async function race(target: RequestTarget, sql: Sql, wish: string): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  const statuses = await runAtOnce(BUYERS, (index) =>
    purchaseWithRetries(target, wish, `Buyer ${index}`, () => performance.now() > deadline),
  );
  const stored = await sql<{ giver: string }[]>`
    select giver_name as giver from purchases where item_id = ${wish}`;
  const conflicts = statuses.filter((status) => status === 409).length;
  const isOne = conflicts === BUYERS - 1 && stored.length === 1;
  return isOne && stored[0]?.giver === `Buyer ${statuses.indexOf(200)}`;
}
