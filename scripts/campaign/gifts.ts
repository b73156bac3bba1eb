import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../harness/product.ts";
import {
  countResponsesWithStatus,
  createFamily,
  createVisitorHeaders,
  purchaseWish,
  runAllConcurrently,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import {
  countPurchasesAndHolds,
  countRows,
  insertWishes,
  selectCount,
  withProductDatabase,
} from "./database.ts";
import type { Scenario, Scenarios } from "./scenario.ts";

const RACERS = 500;
const RACES = 20;

const race: Scenario = {
  what: `${RACERS} buyers of one wish, ${RACES} rounds`,
  required:
    "one is told that it is theirs, and is the one stored; the others are told who was first",
  async run(product) {
    const { wishes } = await insertWishes(product, RACES);
    let right = 0;
    let unanswered = 0;
    const begin = performance.now();
    for (const wish of wishes) {
      const statuses = await runAllConcurrently(RACERS, (index) =>
        purchaseWish(product, wish, `Buyer ${index}`),
      );
      const stored = await withProductDatabase(product, (db) =>
        db.query.purchases.findMany({ where: (row, { eq }) => eq(row.itemId, wish) }),
      );
      const refused = statuses.filter((status) => status === 409).length;
      const winner = `Buyer ${statuses.indexOf(200)}`;
      unanswered += statuses.filter((status) => status === 0).length;
      const isRight = stored.length === 1 && stored[0]?.giverName === winner;
      if (refused === RACERS - 1 && isRight) right += 1;
    }
    const seconds = (performance.now() - begin) / 1_000 / RACES;
    return {
      measured: `${right} of ${RACES} rounds right, ${unanswered} unanswered, ${seconds.toFixed(1)} s a round`,
      isMet: right === RACES,
    };
  },
};

const HOLD_ROUNDS = 60;
const STRANGERS = 20;

const holds: Scenario = {
  what: `a wish for 2: its holder buys beside ${STRANGERS} strangers who buy and hold, ${HOLD_ROUNDS} rounds`,
  required:
    "the holder gets the held piece and its page opens, one stranger the other, the rest 409",
  env: () => TRUSTED_PROXY_ENV,
  async run(product) {
    const { wishes } = await insertWishes(product, HOLD_ROUNDS, { quantity: 2 });
    let right = 0;
    let lostHolds = 0;
    for (const [round, wish] of wishes.entries()) {
      const send = (index: number, action: "purchase" | "reserve", body: object) =>
        sendRequest<{ passToken: string }>(product, "POST", `/api/wishlist/${wish}/${action}`, {
          body,
          headers: createVisitorHeaders(round * (STRANGERS + 1) + index),
        });
      const hold = await send(STRANGERS, "reserve", { reservedBy: "Grandma Rose" });
      const passToken = hold.body?.passToken ?? "";
      const place = round % (STRANGERS + 1);
      const answers = await runAllConcurrently(STRANGERS + 1, (index) => {
        if (index === place)
          return send(STRANGERS, "purchase", { purchasedBy: "Grandma Rose", passToken });
        return index % 2 === 0
          ? send(index, "purchase", { purchasedBy: "A stranger" })
          : send(index, "reserve", { reservedBy: "A stranger" });
      });
      const [own] = answers.splice(place, 1);
      const page = await sendRequest<{ kind: string }>(product, "GET", `/api/gifts/${passToken}`);
      const stored = await countRows(product, `purchases where item_id = '${wish}'`);
      const isHoldersPiece = own?.status === 200 && page.body?.kind === "purchase";
      if (!isHoldersPiece) lostHolds += 1;
      const isOneStrangers =
        countResponsesWithStatus(answers, 200, 201) === 1 &&
        countResponsesWithStatus(answers, 409) === STRANGERS - 1;
      if (isHoldersPiece && isOneStrangers && stored === 2) right += 1;
    }
    return {
      measured: `${right} of ${HOLD_ROUNDS} rounds right, ${lostHolds} holds lost`,
      isMet: right === HOLD_ROUNDS,
    };
  },
};

const QUANTITY_ROUNDS = 10;
const BUYERS = 200;
const PIECES = 12;
/** Quantities of a wish that a parent sets in turn, each while `BUYERS_PER_CHANGE` visitors buy the wish. */
const CHANGES = [6, 18, 9, 15, 20];
const BUYERS_PER_CHANGE = 2;

const quantities: Scenario = {
  what: `${BUYERS} buyers of a wish for ${PIECES}, its number changed meanwhile in every other round, ${QUANTITY_ROUNDS} rounds`,
  required: "as many are sold as the wish says in the end, each to the buyer who was told so",
  async run(product) {
    const { kidId, cookie } = await createFamily(product, "campaign-quantities");
    const { wishes } = await insertWishes(product, QUANTITY_ROUNDS, { kidId, quantity: PIECES });
    let right = 0;
    let sold = 0;
    let accepted = 0;
    let unexpected = 0;
    for (const [round, wish] of wishes.entries()) {
      const changed: { status: number }[] = [];
      const statuses: number[] = [];
      const buy = async (buyers: number) =>
        statuses.push(
          ...(await runAllConcurrently(buyers, (index) =>
            purchaseWish(product, wish, `Buyer ${index}`),
          )),
        );
      for (const quantity of round % 2 === 0 ? [] : CHANGES) {
        const [change] = await Promise.all([
          sendRequest(product, "PATCH", `/api/wishlist/${wish}`, {
            body: { quantity },
            headers: { cookie },
          }),
          buy(BUYERS_PER_CHANGE),
        ]);
        changed.push(change);
      }
      accepted += countResponsesWithStatus(changed, 200);
      await buy(BUYERS);
      const told = statuses.filter((status) => status === 200).length;
      unexpected += statuses.filter((status) => status !== 200 && status !== 409).length;
      unexpected += changed.length - countResponsesWithStatus(changed, 200, 409);
      const stored = await countRows(product, `purchases where item_id = '${wish}'`);
      const soldOut = `wishlist_items where id = '${wish}' and quantity = ${stored}`;
      sold += told;
      if (told === stored && (await countRows(product, soldOut)) === 1) right += 1;
    }
    return {
      measured: `${right} of ${QUANTITY_ROUNDS} rounds right, ${sold} sold, ${accepted} changes made, ${unexpected} answered otherwise`,
      isMet: right === QUANTITY_ROUNDS && accepted > 0 && unexpected === 0,
    };
  },
};

const EACH = 76;
const MIXED_ROUNDS = 3;
const LONGEST_MS = 5_000;
/** Maximum time until PostgreSQL's statistics include a deadlock, in milliseconds. */
const COUNTED_MS = 1_500;

/** Functions that return the path and body of a request that records a gift, one function per kind of gift. */
const KINDS: readonly ((kidId: string, wish: string) => [string, object])[] = [
  (_kidId, wish) => [`/api/wishlist/${wish}/purchase`, { purchasedBy: "Aunt May" }],
  (_kidId, wish) => [`/api/wishlist/${wish}/reserve`, { reservedBy: "Aunt May" }],
  (kidId) => [`/api/kids/${kidId}/gifts`, { label: "A puzzle", giverName: "Aunt May" }],
  (kidId) => [
    `/api/kids/${kidId}/contributions`,
    { contributorName: "Aunt May", amount: 20, type: "529" },
  ],
];
const GIFTS = EACH * KINDS.length;

const mixed: Scenario = {
  what: `${EACH} purchases, holds, gifts off the list and contributions each at one hub at once, half given back, ${MIXED_ROUNDS} rounds, in the last the parent takes the day back`,
  required: `each recorded once within ${LONGEST_MS} ms, no deadlock, nothing left in the end, a visitor's hub ≤ 1 s`,
  env: () => TRUSTED_PROXY_ENV,
  async run(product, watch) {
    const { kidId, cookie } = await createFamily(product, "campaign-mixed");
    const { wishes } = await insertWishes(product, GIFTS * MIXED_ROUNDS, { kidId });
    const deadlocksBefore = await countDeadlocks(product);
    const refused: number[] = [];
    let miscounted = 0;
    let slowest = 0;

    /** Records one gift. Also undoes every second gift of each kind. */
    async function give(index: number, mayBeGone: boolean): Promise<void> {
      const headers = createVisitorHeaders(index);
      const [path = "", body] = KINDS[index % KINDS.length]?.(kidId, wishes[index] ?? "") ?? [];
      const given = await sendRequest<{ passToken: string }>(product, "POST", path, {
        body,
        headers,
      });
      slowest = Math.max(slowest, given.ms);
      if (countResponsesWithStatus([given], 200, 201) === 0) refused.push(given.status);
      if (Math.floor(index / KINDS.length) % 2 === 0) return;
      const release = `/api/gifts/${given.body?.passToken}/release`;
      const released = await sendRequest(product, "POST", release, { headers });
      // The parent can have reverted the gift before this request.
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

    await watch(async () => {
      for (let round = 0; round < MIXED_ROUNDS - 1; round += 1) {
        await runAllConcurrently(GIFTS, (index) => give(round * GIFTS + index, false));
        if ((await countGifts(product, kidId)) !== ((round + 1) * GIFTS) / 2) miscounted += 1;
      }
      let isOver = false;
      const takingBack = async () => {
        while (!isOver) await takeDayBack();
      };
      const taking = takingBack();
      await runAllConcurrently(GIFTS, (index) => give((MIXED_ROUNDS - 1) * GIFTS + index, true));
      isOver = true;
      await taking;
    });
    await takeDayBack();
    await sleep(COUNTED_MS);
    const deadlocks = (await countDeadlocks(product)) - deadlocksBefore;
    const left = await countGifts(product, kidId);
    return {
      measured: `${formatValueCounts(refused) || "none"} refused, ${miscounted} rounds miscounted, ${deadlocks} deadlocks, ${left} left; slowest ${slowest.toFixed(0)} ms`,
      isMet: refused.length + miscounted + deadlocks + left === 0 && slowest <= LONGEST_MS,
    };
  },
};

/** Counts a kid's purchases, holds and reported contributions. */
async function countGifts(product: ProductProcess, kidId: string): Promise<number> {
  const reported = `contributions where kid_id = '${kidId}' and status = 'reported'`;
  return (await countPurchasesAndHolds(product, kidId)) + (await countRows(product, reported));
}

const countDeadlocks = (product: ProductProcess): Promise<number> =>
  selectCount(
    product,
    "select deadlocks::int as count from pg_stat_database where datname = current_database()",
  );

export const giftScenarios: Scenarios = { race, holds, quantities, mixed };
