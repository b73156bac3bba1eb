import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../deep/product.ts";
import { countRows, createFamily, insertWishes, runOnDatabase } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import {
  countResponsesWithStatus,
  createVisitorHeaders,
  runAtOnce,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const EACH = 76;
const ROUNDS = 3;
const LONGEST_MS = 5_000;
/** Maximum time until Postgres counts a deadlock, in milliseconds. */
const COUNTED_MS = 1_500;

const KINDS = ["purchase", "reserve", "gift", "contribution"] as const;
const GIFTS = EACH * KINDS.length;

/**
 * Scenario that records all kinds of gifts at one hub at the same time and undoes half of them. In the last round the
 * parent also reverts the day's gifts repeatedly.
 */
export const mixedGiftsScenario: Scenario = {
  name: `${EACH} purchases, holds, gifts off the list and contributions each at one hub at once, half given back, ${ROUNDS} rounds, in the last the parent takes the day back`,
  promise: `each recorded once within ${LONGEST_MS} ms, no deadlock, nothing left in the end, a visitor's hub ≤ 1 s`,
  env: () => TRUSTED_PROXY_ENV,
  async run(product) {
    const { kidId, cookie } = await createFamily(product, "campaign-mixed");
    const { wishes } = await insertWishes(product, GIFTS * ROUNDS, { kidId });
    const deadlocksBefore = await countDeadlocks(product);
    const refused: number[] = [];
    let miscounted = 0;
    let slowest = 0;

    /** Records a gift. Undoes the gift if `isGivenBack` returns true for its index. */
    async function give(index: number, mayBeGone: boolean): Promise<void> {
      const headers = createVisitorHeaders(index);
      const kind = KINDS[index % KINDS.length] ?? "gift";
      const [path, body] = giftCall(kind, kidId, wishes[index] ?? "");
      const begin = performance.now();
      const given = await sendRequest<{ passToken: string }>(product, "POST", path, {
        body,
        headers,
      });
      slowest = Math.max(slowest, performance.now() - begin);
      if (countResponsesWithStatus([given], 200, 201) === 0) refused.push(given.status);
      if (!isGivenBack(index)) return;
      const release = `/api/gifts/${given.body?.passToken}/release`;
      const released = await sendRequest(product, "POST", release, { headers });
      // The parent may have undone the gift first.
      const expected = mayBeGone ? [200, 204, 404, 409] : [200, 204];
      if (countResponsesWithStatus([released], ...expected) === 0) refused.push(released.status);
    }

    async function takeDayBack(): Promise<void> {
      const day = new Date().toISOString().slice(0, 10);
      const path = `/api/kids/${kidId}/wall/put-back`;
      const answer = await sendRequest(product, "POST", path, {
        body: { day },
        headers: { cookie },
      });
      if (answer.status !== 200) refused.push(answer.status);
    }

    const seen = await runWithVisitor(product, async () => {
      for (let round = 0; round < ROUNDS - 1; round += 1) {
        await runAtOnce(GIFTS, (index) => give(round * GIFTS + index, false));
        if ((await countGifts(product, kidId)) !== ((round + 1) * GIFTS) / 2) miscounted += 1;
      }
      let isOver = false;
      const takingBack = async () => {
        while (!isOver) await takeDayBack();
      };
      const taking = takingBack();
      await runAtOnce(GIFTS, (index) => give((ROUNDS - 1) * GIFTS + index, true));
      isOver = true;
      await taking;
    });
    await takeDayBack();
    await sleep(COUNTED_MS);
    const deadlocks = (await countDeadlocks(product)) - deadlocksBefore;
    const left = await countGifts(product, kidId);
    return {
      figure: `${formatStatusCounts(refused) || "none"} refused, ${miscounted} rounds miscounted, ${deadlocks} deadlocks, ${left} left; slowest ${slowest.toFixed(0)} ms; ${formatVisitorFindings(seen)}`,
      ok:
        refused.length + miscounted + deadlocks + left === 0 &&
        slowest <= LONGEST_MS &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};

/** Returns the path and the body of the request that records a gift. */
function giftCall(kind: (typeof KINDS)[number], kidId: string, wish: string): [string, object] {
  switch (kind) {
    case "purchase":
      return [`/api/wishlist/${wish}/purchase`, { purchasedBy: "Aunt May" }];
    case "reserve":
      return [`/api/wishlist/${wish}/reserve`, { reservedBy: "Aunt May" }];
    case "gift":
      return [`/api/kids/${kidId}/gifts`, { label: "A puzzle", giverName: "Aunt May" }];
    case "contribution":
      return [
        `/api/kids/${kidId}/contributions`,
        { contributorName: "Aunt May", amount: 20, type: "529" },
      ];
  }
}

/** Returns whether a gift is undone. Every other gift of each kind is undone. */
const isGivenBack = (index: number): boolean => Math.floor(index / KINDS.length) % 2 === 1;

/** Counts a kid's purchases and holds and its reported contributions. */
async function countGifts(product: ProductProcess, kidId: string): Promise<number> {
  const pieces = `purchases join wishlist_items on wishlist_items.id = item_id where kid_id = '${kidId}'`;
  const reported = `contributions where kid_id = '${kidId}' and status = 'reported'`;
  return (await countRows(product, pieces)) + (await countRows(product, reported));
}

const countDeadlocks = (product: ProductProcess): Promise<number> =>
  runOnDatabase(product, async (db) => {
    const [row] = await db.execute<{ deadlocks: number }>(
      "select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()",
    );
    return row?.deadlocks ?? 0;
  });
