import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { ScaleFinding } from "./report.ts";

const BUYERS = 20;
/** Maximum time for which a buyer retries, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Runs one race for each wish, with a delay after each. */
export async function runPurchaseRaces(
  when: string,
  origin: string,
  sql: Sql,
  wishes: string[],
  pauseMs: number,
): Promise<ScaleFinding> {
  let right = 0;
  for (const wish of wishes) {
    if (await race(origin, sql, wish)) right += 1;
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
 * Buys the same wish as twenty relatives at the same time. Each relative retries with the same idempotency key. Returns
 * whether exactly one purchase succeeded and is stored.
 */
async function race(origin: string, sql: Sql, wish: string): Promise<boolean> {
  const buyers = Array.from({ length: BUYERS }, (_, index) => `Buyer ${index + 1}`);
  const wins = await Promise.all(buyers.map((buyer) => buy(origin, wish, buyer)));
  const winners = buyers.filter((_, index) => wins[index]);
  const stored = await sql<{ giver: string }[]>`
    select giver_name as giver from purchases where item_id = ${wish}`;
  return winners.length === 1 && stored.length === 1 && stored[0]?.giver === winners[0];
}

async function buy(origin: string, wish: string, purchasedBy: string): Promise<boolean> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  const body = JSON.stringify({ purchasedBy });
  for (
    const deadline = performance.now() + PATIENCE_MS;
    performance.now() < deadline;
    await sleep(200)
  ) {
    const answer = await fetch(`${origin}/api/wishlist/${wish}/purchase`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.ok) return true;
    if (answer?.status === 409) return false;
    if (answer && answer.status < 500) throw new Error(`A buyer was answered ${answer.status}.`);
  }
  throw new Error("A buyer was never answered.");
}
