import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { countDeadlocks } from "@giftling/db/testing/lock-statistics";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { parseGiftAccessToken } from "../../core/crypto/tokens.ts";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import { getFuzzParameters, IS_DEEP_RUN } from "../../testing/fuzz/fuzz-parameters.ts";
import { getGiftCount } from "../../testing/gift-counts.ts";
import { createTestFixture, getCallOutcome } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const HOUR_MS = 60 * 60 * 1_000;

const CONCURRENCY = 12;

const QUANTITIES = [1, 2, 4, null] as const;

/** Errors that a concurrent operation may cause. Every other error fails the test. */
const FASTER = new Set([
  "ALREADY_PURCHASED",
  "RESERVED",
  "PURCHASED_ITEM",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_MANY",
  "INVALID_INPUT",
]);

const OPERATIONS = [
  "purchase",
  "purchase",
  "hold",
  "purchaseHeldPiece",
  "purchaseKeptPiece",
  "report",
  "report",
  "reportToActivity",
  "confirm",
  "dismiss",
  "recordOffList",
  "recordOffList",
  "undo",
  "giveBack",
  "giveMoneyBack",
  "putBackGift",
  "putBackDay",
  "releaseWish",
  "releaseVisitor",
  "setQuantity",
  "endHolds",
  "queueNotices",
] as const;

const operations = fc.array(
  fc.record({ kind: fc.constantFrom(...OPERATIONS), pick: fc.nat(), other: fc.nat() }),
  { minLength: 90, maxLength: 90 },
);
type Operation = { kind: (typeof OPERATIONS)[number]; pick: number; other: number };

let networks = 0;

/** Creates a visitor's API caller with a separate network address. */
function stranger() {
  networks += 1;
  return world.visitor({ ip: `10.${networks % 250}.${Math.floor(networks / 250) % 250}.1` });
}

async function count(from: string): Promise<number> {
  const [row] = await world.db.execute<{ count: number }>(
    `select count(*)::int as count from ${from}`,
  );
  return row?.count ?? 0;
}

/**
 * Creates a hub with holds. The holds in `activeHolds` do not expire during the test. The other holds expire within an
 * hour. `done` counts the stored and the undone operations.
 */
async function makeHub() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const wish = async (quantity: number | null) =>
    (await makeWish(world.db, kidId, { quantity })).id;
  const wishes: string[] = [];
  for (const quantity of QUANTITIES) wishes.push(await wish(quantity));
  const { id: activityId } = await makeActivity(world.db, kidId);
  const hold = async (id: string) => {
    const { passToken } = await stranger().wishlist.reserve({ id, reservedBy: "Rose" });
    return { id, passToken };
  };
  const ending = [await hold(wishes[1] ?? ""), await hold(wishes[2] ?? "")];
  world.clock.advance(20 * HOUR_MS);
  const activelyHeldWish = await wish(4);
  const activeHolds = [
    await hold(activelyHeldWish),
    await hold(activelyHeldWish),
    await hold(activelyHeldWish),
  ];
  world.clock.advance(27.5 * HOUR_MS);
  return {
    ...parent,
    kidId,
    activityId,
    wishes,
    activelyHeldWish,
    activeHolds,
    held: ending,
    bought: [] as { id: string; undoToken: string; passToken: string }[],
    money: [] as { id: string; passToken: string }[],
    done: {
      gifts: 0,
      holds: ending.length + activeHolds.length,
      takenBack: 0,
      money: 0,
      moneyBack: 0,
    },
  };
}
type Hub = Awaited<ReturnType<typeof makeHub>>;

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

async function purchase(hub: Hub, id: string, passToken?: string): Promise<void> {
  const input = { id, purchasedBy: "Ben", ...(passToken && { passToken }) };
  const bought = await stranger().wishlist.purchase(input);
  hub.done.gifts += 1;
  hub.bought.push({ id, undoToken: bought.undoToken, passToken: bought.passToken });
}

async function report(hub: Hub, wishlistItemId?: string): Promise<void> {
  const money = { kidId: hub.kidId, contributorName: "May", amount: 5, type: "other" } as const;
  const input = wishlistItemId === undefined ? money : { ...money, wishlistItemId };
  hub.money.push(await stranger().gratitude.reportContribution(input));
  hub.done.gifts += 1;
  hub.done.money += 1;
}

/**
 * Runs one random gift operation, and rejects if the procedure call rejects. Does nothing if the hub has no wish or
 * gift for the operation.
 */
async function run(hub: Hub, { kind, pick, other }: Operation): Promise<void> {
  const { caller, kidId } = hub;
  const wish = pickFrom([...hub.wishes, hub.activelyHeldWish], pick) ?? "";
  const gift = pickFrom(hub.bought, pick);
  const entry = pickFrom(hub.money, pick);
  switch (kind) {
    case "purchase":
      return purchase(hub, wish);
    case "hold": {
      const { passToken } = await stranger().wishlist.reserve({ id: wish, reservedBy: "Rose" });
      hub.held.push({ id: wish, passToken });
      hub.done.holds += 1;
      return;
    }
    case "purchaseHeldPiece": {
      const [held] = hub.held.splice(pick % Math.max(1, hub.held.length), 1);
      return held && purchase(hub, held.id, held.passToken);
    }
    case "purchaseKeptPiece": {
      const held = hub.activeHolds.pop();
      if (held) expect(await getCallOutcome(purchase(hub, held.id, held.passToken))).toBe("ok");
      return;
    }
    case "report":
      return report(hub);
    case "reportToActivity":
      return report(hub, hub.activityId);
    case "confirm":
    case "dismiss": {
      const status = kind === "confirm" ? "confirmed" : "dismissed";
      if (entry) await caller.gratitude.setContributionStatus({ id: entry.id, status });
      return;
    }
    case "recordOffList":
      await stranger().gifts.record({ kidId, label: "A puzzle", giverName: "May" });
      hub.done.gifts += 1;
      return;
    case "undo":
      if (!gift) return;
      await stranger().wishlist.undoPurchase({ id: gift.id, undoToken: gift.undoToken });
      hub.done.takenBack += 1;
      return;
    case "giveBack":
      if (!gift) return;
      await stranger().gifts.release({ token: gift.passToken });
      hub.done.takenBack += 1;
      return;
    case "giveMoneyBack":
      if (!entry) return;
      await stranger().gifts.release({ token: entry.passToken });
      hub.done.moneyBack += 1;
      return;
    case "putBackGift": {
      const giftId = gift && parseGiftAccessToken(world.deps.config.secret, gift.passToken);
      if (!gift || !giftId) return;
      const { changed } = await caller.wishlist.unpurchase({ id: gift.id, giftId });
      if (changed) hub.done.takenBack += 1;
      return;
    }
    case "putBackDay": {
      const day = world.clock.now().toISOString().slice(0, 10);
      const { putBack } = await caller.gratitude.putBackDay({ kidId, day });
      hub.done.takenBack += putBack;
      return;
    }
    case "releaseWish":
      await caller.wishlist.release({ id: pickFrom(hub.wishes, pick) ?? "" });
      return;
    case "releaseVisitor": {
      const held = pickFrom(hub.held, other);
      const holdId = held && parseGiftAccessToken(world.deps.config.secret, held.passToken);
      if (!held || !holdId) return;
      await caller.wishlist.release({ id: held.id, holdId, isWholeVisitor: true });
      return;
    }
    case "setQuantity":
      await caller.wishlist.update({ id: wish, quantity: 1 + (other % 5) });
      return;
    case "endHolds":
      world.clock.advance(HOUR_MS / 30);
      await deleteAllExpiredHolds(world.db, world.clock.now());
      return;
    case "queueNotices":
      return queueDueGiftNotices(world.deps);
  }
}

/** Asserts that a hub's stored rows agree with the responses of the hub's operations. */
async function expectConsistent({ id: familyId, kidId, activityId, done }: Hub): Promise<void> {
  const ofKid = `wishlist_items wish join purchases on purchases.item_id = wish.id
    where wish.kid_id = '${kidId}'`;
  expect(await count(`${ofKid} and reserved_until is null`)).toBe(
    done.gifts - done.money - done.takenBack,
  );
  expect(
    await count(`(select from ${ofKid} group by wish.id, wish.quantity
    having count(*) > wish.quantity or max(purchases.unit) > wish.quantity) as oversold`),
  ).toBe(0);
  expect(await count(`contributions where kid_id = '${kidId}'`)).toBe(done.money - done.moneyBack);
  expect(
    await count(`wishlist_items where id = '${activityId}' and funding_received_cents = (
      select coalesce(sum(amount_cents), 0) from contributions
      where wishlist_item_id = '${activityId}' and status = 'confirmed')`),
  ).toBe(1);
  // Each gift has a thank-you, and no thank-you or off-list wish exists without its gift.
  expect(await count(`thank_yous where kid_id = '${kidId}'`)).toBe(
    done.gifts - done.takenBack - done.moneyBack,
  );
  expect(
    await count(
      `thank_yous where kid_id = '${kidId}' and purchase_id is null and contribution_id is null`,
    ),
  ).toBe(0);
  expect(
    await count(`wishlist_items wish where kid_id = '${kidId}' and is_off_list
      and not exists (select from purchases where item_id = wish.id)`),
  ).toBe(0);
  expect(await getGiftCount(world.db, familyId, "hour_gifts")).toBe(done.gifts);
  expect(await getGiftCount(world.db, familyId, "hour_holds")).toBe(done.holds);
  await queueDueGiftNotices(world.deps);
  expect(await count(`due_gift_notices where family_id = '${familyId}'`)).toBe(0);
}

test(
  "stores exactly the results of concurrent gifts, holds and undos, without a deadlock",
  async () => {
    const deadlocks = await countDeadlocks(world.db);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(operations, async (list) => {
        const hub = await makeHub();
        const waiting = [...list];
        const work = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const code = await getCallOutcome(run(hub, next));
            seen.add(`${next.kind} ${code}`);
            if (code !== "ok") expect(FASTER, `${next.kind} answered ${code}`).toContain(code);
          }
        };
        await Promise.all(Array.from({ length: CONCURRENCY }, work));
        await expectConsistent(hub);
      }),
      { ...getFuzzParameters(4, 0.1), endOnFailure: true },
    );
    for (const kind of OPERATIONS) expect(seen, `${kind} never succeeded`).toContain(`${kind} ok`);
    expect(await countDeadlocks(world.db)).toBe(deadlocks);
  },
  IS_DEEP_RUN ? 1_800_000 : 120_000,
);
