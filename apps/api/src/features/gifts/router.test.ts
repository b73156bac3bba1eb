import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { countLockWaits } from "@giftling/db/testing/lock-statistics";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test, vi } from "vitest";
import { queueDueGiftNotices } from "../../services/email/outbox/gift-notice.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const undoMailsTo = (userId: string) => listMails(world.db, { kind: "gift-given-back", userId });

const HOUR = 60 * 60 * 1_000;

async function wish() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const { id } = await makeWish(world.db, kidId);
  return { ...parent, kidId, itemId: id };
}

const visitor = () => world.visitor();
const read = (token: string) => visitor().gifts.pass({ token });
const giveBack = (token: string) => visitor().gifts.release({ token });
const hold = async (id: string) =>
  (await visitor().wishlist.reserve({ id, reservedBy: "Rose" })).passToken;
const buy = async (id: string) =>
  (await visitor().wishlist.purchase({ id, purchasedBy: "Rose" })).passToken;

async function later(hours: number, check: () => Promise<void>) {
  world.clock.advance(hours * HOUR);
  try {
    await check();
  } finally {
    world.clock.advance(-hours * HOUR);
  }
}

describe("gift page of a hold (rule: gift-pass)", () => {
  test("shows the wish, extends the hold once, and releases it", async () => {
    const { itemId, familyUrl, kidId, caller } = await wish();
    const token = await hold(itemId);
    const held = await read(token);
    expect(held).toMatchObject({
      kind: "hold",
      childFirstName: "Emma",
      giverName: "Rose",
      label: "Wooden train",
      itemId,
      canExtend: true,
      canGiveBack: true,
      thankYou: null,
      hubPath: `/hub/${familyUrl}?kid=${kidId}`,
    });
    const longer = await visitor().gifts.extend({ token });
    const end = (view: { reservedUntil: string | null }) => Date.parse(view.reservedUntil ?? "");
    expect(end(longer) - end(held)).toBe(48 * HOUR);
    expect(longer.canExtend).toBe(false);
    expect(await getCallOutcome(visitor().gifts.extend({ token }))).toBe("CONFLICT");
    await giveBack(token);
    expect(await getCallOutcome(read(token))).toBe("NOT_FOUND");
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ held: 0, remaining: 1 }]);
  });

  test("returns NOT_FOUND after the hold has expired, including for an extension", async () => {
    const { itemId } = await wish();
    const token = await hold(itemId);
    await later(48, async () => {
      expect(await getCallOutcome(read(token))).toBe("NOT_FOUND");
      expect(await getCallOutcome(visitor().gifts.extend({ token }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(giveBack(token))).toBe("NOT_FOUND");
    });
  });

  test("sells or extends at most once when extended and bought concurrently at its expiry", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { itemId, caller, kidId } = await wish();
      const token = await hold(itemId);
      // The hold is about to expire, so that each call may come before or after its expiry.
      await world.db.execute(
        `update purchases set reserved_until = '${new Date(world.clock.now().getTime() + 8).toISOString()}' where item_id = '${itemId}'`,
      );
      const tally = await countCallOutcomes([
        visitor().gifts.extend({ token }),
        visitor().wishlist.purchase({ id: itemId, purchasedBy: "Ben" }),
        visitor().wishlist.purchase({ id: itemId, purchasedBy: "May" }),
      ]);
      const known = ["ok", "NOT_FOUND", "RESERVED", "ALREADY_PURCHASED"];
      expect(Object.keys(tally).filter((code) => !known.includes(code))).toEqual([]);
      const [item] = await caller.wishlist.list({ kidId });
      // Nobody gets the unit if both buyers call before the hold expires and the holder calls after it.
      expect((item?.gifts.length ?? 0) + (item?.held ?? 0)).toBe(tally.ok ?? 0);
      expect(tally.ok ?? 0).toBeLessThanOrEqual(1);
    }
  });

  test("is reserved for a buyer whose purchase waits for the extension of an expired hold", async () => {
    const { itemId } = await wish();
    await hold(itemId);
    const expired = new Date(world.clock.now().getTime() - 1_000).toISOString();
    await world.db.execute(
      `update purchases set reserved_until = '${expired}' where item_id = '${itemId}'`,
    );
    const { buying } = await world.db.transaction(async (tx) => {
      await tx.execute(
        `update purchases set reserved_until = reserved_until + interval '2 days' where item_id = '${itemId}'`,
      );
      const running = getCallOutcome(
        visitor().wishlist.purchase({ id: itemId, purchasedBy: "Ben" }),
      );
      await vi.waitFor(async () => expect(await countLockWaits(world.db)).toBe(1), {
        timeout: 8_000,
      });
      return { buying: running };
    });
    expect(await buying).toBe("RESERVED");
  });
});

describe("gift page of a purchase (rule: gift-pass)", () => {
  test("undoes the purchase until the family sends thanks, without a mail within a day", async () => {
    const { itemId, caller, kidId, owner } = await wish();
    const token = await buy(itemId);
    expect(await read(token)).toMatchObject({ kind: "purchase", canGiveBack: true });
    await giveBack(token);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    const again = await buy(itemId);
    const [thankYou] = await caller.gratitude.pendingThankYous({ kidId });
    const words = { id: thankYou?.id ?? "", personalMessage: "Thank you, Rose." };
    const sent = await caller.gratitude.sendThankYou(words);
    const page = await read(again);
    expect(page).toMatchObject({ canGiveBack: false, thankYou: { message: "Thank you, Rose." } });
    expect(sent.pageUrl?.endsWith(page.thankYou?.path ?? "nothing")).toBe(true);
    expect(await getCallOutcome(giveBack(again))).toBe("CONFLICT");
    expect(await undoMailsTo(owner.id)).toHaveLength(0);
  });

  test("notifies the parent once about an undo after a day, even under concurrent calls", async () => {
    const { itemId, kidId, owner } = await wish();
    const token = await buy(itemId);
    await later(25, async () => {
      const tally = await countCallOutcomes([giveBack(token), giveBack(token), giveBack(token)]);
      expect(tally.ok).toBe(1);
    });
    expect(await undoMailsTo(owner.id)).toMatchObject([{ facts: { kidId, itemId } }]);
  });

  test("works behind a passcode without granting access to the hub", async () => {
    const { itemId, caller, familyUrl, kidId } = await wish();
    const token = await hold(itemId);
    await caller.account.updateSharing({ passcode: "maple tree" });
    expect(await read(token)).toMatchObject({ kind: "hold" });
    const bought = { id: itemId, purchasedBy: "Rose", passToken: token };
    expect(await getCallOutcome(visitor().wishlist.purchase(bought))).toBe("ok");
    expect(await getCallOutcome(visitor().hub.kid({ familyUrl, kidId }))).toBe("PASSCODE_REQUIRED");
    expect(await getCallOutcome(visitor().wishlist.purchase({ ...bought, passToken: "x" }))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("gift page of a contribution (rule: gift-pass)", () => {
  test("undoes the contribution until the family confirms it", async () => {
    const { kidId, caller } = await wish();
    const given = { kidId, contributorName: "Ben", amount: 20, type: "529" as const };
    const report = () => visitor().gratitude.reportContribution(given);
    const first = await report();
    expect(await read(first.passToken)).toMatchObject({
      kind: "contribution",
      amount: 20,
      canGiveBack: true,
    });
    await giveBack(first.passToken);
    expect(await caller.gratitude.contributions({ kidId })).toEqual([]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    const second = await report();
    await caller.gratitude.setContributionStatus({ id: second.id, status: "confirmed" });
    expect(await read(second.passToken)).toMatchObject({ canGiveBack: false });
    expect(await getCallOutcome(giveBack(second.passToken))).toBe("CONFLICT");
  });

  test("leaves a contribution confirmed or deleted when confirmed and undone concurrently", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { kidId, caller } = await wish();
      const given = { kidId, contributorName: "Ben", amount: 20, type: "529" as const };
      const { id, passToken } = await visitor().gratitude.reportContribution(given);
      await countCallOutcomes([
        caller.gratitude.setContributionStatus({ id, status: "confirmed" }),
        giveBack(passToken),
      ]);
      const ledger = await caller.gratitude.contributions({ kidId });
      const queue = await caller.gratitude.pendingThankYous({ kidId });
      expect(queue).toHaveLength(ledger.length);
      expect(ledger.every(({ status }) => status === "confirmed")).toBe(true);
    }
  });
});

describe("an off-list gift (rule: other-gifts)", () => {
  const PUZZLE = { label: "A puzzle", giverName: "Aunt May", message: "From the museum." };

  test("appears on the wall and in the thank-you queue, but not on the wishlist", async () => {
    const { kidId, familyUrl, caller } = await wish();
    const { passToken, ...gift } = await visitor().gifts.record({ kidId, ...PUZZLE });
    expect(gift).toMatchObject({ label: "A puzzle", giverName: "Aunt May" });
    const hub = await visitor().hub.kid({ familyUrl, kidId });
    expect(hub.gifts).toMatchObject([{ giftName: "A puzzle", giverName: "Aunt May" }]);
    expect(hub.wishlist.map(({ name }) => name)).toEqual(["Wooden train"]);
    expect(JSON.stringify(hub)).not.toContain("museum");
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { giftLabel: "A puzzle", giftMessage: "From the museum.", contributionAmount: null },
    ]);
    expect(await read(passToken)).toMatchObject({ kind: "purchase", label: "A puzzle" });
    await giveBack(passToken);
    expect((await visitor().hub.kid({ familyUrl, kidId })).gifts).toEqual([]);
    // The gift leaves no wish in the parent's list.
    expect(await caller.wishlist.list({ kidId })).toHaveLength(1);
  });

  test("is recorded by a parent with the giver's name and without a mail", async () => {
    const { kidId, caller, owner } = await wish();
    expect((await caller.gifts.record({ kidId, ...PUZZLE })).state).toBe("recorded");
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: "Aunt May" },
    ]);
    await queueDueGiftNotices(world.deps);
    expect(await listMails(world.db, { userId: owner.id })).toHaveLength(0);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ supporters: 1 });
  });

  test("is recorded once for a repeated key, and cannot be listed as a wish", async () => {
    const { kidId, caller } = await wish();
    const once = world.visitor({ idempotencyKey: "a-puzzle-once" });
    const tally = await countCallOutcomes(
      Array.from({ length: 8 }, () => once.gifts.record({ kidId, ...PUZZLE })),
    );
    expect(tally).toEqual({ ok: 8 });
    expect((await once.gifts.record({ kidId, ...PUZZLE })).state).toBe("reported");
    const wishes = await caller.wishlist.list({ kidId });
    const puzzles = wishes.filter(({ name }) => name === "A puzzle");
    expect(puzzles).toHaveLength(1);
    const id = puzzles[0]?.id ?? "";
    expect(await getCallOutcome(caller.wishlist.update({ id, state: "shown" }))).toBe(
      "INVALID_INPUT",
    );
  });
});

test("returns the same response for forged, malformed and closed families' tokens", async () => {
  const { itemId, caller } = await wish();
  const token = await hold(itemId);
  const forged = `${token.slice(0, -3)}abc`;
  const answers = await Promise.all(
    [forged, "nothing", "a.b", `${itemId}.x`].map((one) =>
      read(one).catch((error: Error) => error.message),
    ),
  );
  await caller.account.close({ confirm: "DELETE" });
  answers.push(await read(token).catch((error: Error) => error.message));
  expect(new Set(answers).size).toBe(1);
});

test("accepts the demo's tokens without storing anything (rule: demo-hub)", async () => {
  const { kids } = await visitor().hub.kids({ familyUrl: "demo" });
  const hub = await visitor().hub.kid({ familyUrl: "demo", kidId: kids[0]?.id ?? "" });
  const item = hub.wishlist.find(({ isPurchased, isActivity }) => !isPurchased && !isActivity);
  const { passToken } = await visitor().wishlist.reserve({ id: item?.id ?? "" });
  expect(await read(passToken)).toMatchObject({ kind: "hold", label: item?.name });
  expect(await visitor().gifts.extend({ token: passToken })).toMatchObject({ canExtend: false });
  expect(await giveBack(passToken)).toBeNull();
  expect(await getCallOutcome(read("demo.hold.nothing"))).toBe("NOT_FOUND");
});
