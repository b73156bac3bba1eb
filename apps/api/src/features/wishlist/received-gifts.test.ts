import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const HOUR = 60 * 60 * 1_000;

/** Creates a wish for two units with its gifts, and a wish without gifts. */
async function given() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const { id } = await makeWish(world.db, kidId, { quantity: 2 });
  const over = await makeWish(world.db, kidId);
  const { caller, familyUrl } = parent;
  const buy = (purchasedBy: string) => world.visitor().wishlist.purchase({ id, purchasedBy });
  const wish = async () => (await caller.wishlist.list({ kidId })).find((one) => one.id === id);
  const giftIds = async () => (await wish())?.gifts.map((gift) => gift.id) ?? [];
  const arrived = async () => (await wish())?.gifts.map((gift) => gift.receivedAt) ?? [];
  const receive = (ids: string[], isReceived = true) =>
    caller.wishlist.received({ kidId, giftIds: ids, isReceived });
  return { caller, familyUrl, kidId, id, overId: over.id, buy, giftIds, arrived, receive };
}

test("stores the time when a gift is marked as received, and allows undoing it (rule: received)", async () => {
  const { buy, giftIds, arrived, receive } = await given();
  await buy("Rose");
  await buy("Ben");
  const [first = "", second = ""] = await giftIds();
  await receive([first]);
  const [moment = null, none] = await arrived();
  expect([moment, none]).toEqual([expect.any(String), null]);
  world.clock.advance(HOUR);
  try {
    await receive([first, second]);
    const [still, later] = await arrived();
    expect(still).toBe(moment);
    expect(Date.parse(later ?? "") - Date.parse(moment ?? "")).toBeGreaterThanOrEqual(HOUR);
    await receive([first], false);
    expect((await arrived()).map((at) => at === null)).toEqual([true, false]);
    await receive([first], false);
    expect((await arrived())[0]).toBeNull();
  } finally {
    world.clock.advance(-HOUR);
  }
});

test("rejects a buyer's undo of a received gift, but lets a parent put it back", async () => {
  const { caller, id, buy, giftIds, receive } = await given();
  const { undoToken } = await buy("Rose");
  await receive(await giftIds());
  const undo = () => world.visitor().wishlist.undoPurchase({ id, undoToken });
  expect(await getCallOutcome(undo())).toBe("UNDO_EXPIRED");
  await expect(undo()).rejects.toThrow("has arrived");
  await receive(await giftIds(), false);
  expect(await getCallOutcome(undo())).toBe("ok");
  await buy("Rose");
  await receive(await giftIds());
  await caller.wishlist.unpurchase({ id });
  expect(await giftIds()).toEqual([]);
});

test("ignores other families' gifts, holds and unknown IDs, and returns NOT_FOUND for another family's kid", async () => {
  const mine = await given();
  const theirs = await given();
  await theirs.buy("Rose");
  await world.visitor().wishlist.reserve({ id: mine.id, reservedBy: "Vera" });
  const hold = (await mine.caller.wishlist.list({ kidId: mine.kidId }))[0]?.holds[0]?.id ?? "";
  await mine.receive([...(await theirs.giftIds()), hold, "no-id"]);
  expect(await theirs.arrived()).toEqual([null]);
  const foreign = mine.caller.wishlist.received({
    kidId: theirs.kidId,
    giftIds: await theirs.giftIds(),
    isReceived: true,
  });
  expect(await getCallOutcome(foreign)).toBe("NOT_FOUND");
});

test("puts wishes away in the same call and removes them from the hub (rule: after-the-day)", async () => {
  const { caller, familyUrl, kidId, id, overId, buy, giftIds } = await given();
  const theirs = await given();
  await buy("Rose");
  const list = await caller.wishlist.received({
    kidId,
    giftIds: await giftIds(),
    isReceived: true,
    putAwayIds: [overId, theirs.overId],
  });
  expect(list.map(({ state }) => state)).toEqual(["shown", "put-away"]);
  const shown = await world.visitor().hub.kid({ familyUrl, kidId });
  expect(shown.wishlist.map((one) => one.id)).toEqual([id]);
  const other = await theirs.caller.wishlist.list({ kidId: theirs.kidId });
  expect(other.every(({ state }) => state === "shown")).toBe(true);
});

test("leaves a valid state when a gift is undone and received concurrently", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, overId, buy, giftIds, arrived, receive, caller, kidId } = await given();
    const { undoToken } = await buy("Rose");
    const ids = await giftIds();
    const putAwayIds = [id, overId];
    const tally = await countCallOutcomes([
      receive(ids),
      caller.wishlist.received({ kidId, giftIds: ids, isReceived: true, putAwayIds }),
      world.visitor().wishlist.undoPurchase({ id, undoToken }),
      buy("Ben"),
    ]);
    const known = ["ok", "NOT_FOUND", "UNDO_EXPIRED"];
    expect(Object.keys(tally).filter((code) => !known.includes(code))).toEqual([]);
    // The gift either arrived or was undone, never both.
    const rose = (await giftIds()).includes(ids[0] ?? "");
    const [moment] = await arrived();
    if (rose) expect(moment).not.toBeNull();
    expect((tally.ok ?? 0) >= 2).toBe(true);
  }
});

test("returns the gift's ID with its thank-you in the queue", async () => {
  const { caller, kidId, buy, giftIds } = await given();
  await buy("Rose");
  const [waiting] = await caller.gratitude.pendingThankYous({ kidId });
  expect([waiting?.giftId]).toEqual(await giftIds());
});
