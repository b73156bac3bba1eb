import { deleteAllExpiredHolds } from "@giftling/db/queries/gifts/holds";
import { updateContacts } from "@giftling/db/testing/contacts";
import { makeActivity, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, describe, expect, test } from "vitest";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import { createWishFixture } from "../../testing/wish-fixture.ts";

const { world, wish, hold, buy, close } = await createWishFixture();
afterAll(close);

const HOUR = 60 * 60 * 1_000;

const readGift = (token: string) => world.visitor().gifts.pass({ token });
const storedWishes = async (kidId: string) =>
  (
    await world.db.execute<{ name: string }>(
      `select name from wishlist_items where kid_id = '${kidId}' order by name`,
    )
  ).map(({ name }) => name);

describe("a deleted wish with gifts (rule: deleted-wish)", () => {
  test("is hidden from every list, and its gift stays in the ledger, the queue and on the wall", async () => {
    const { id, caller, kidId, familyUrl } = await wish(2);
    await buy(id, "Rose");
    expect(await caller.wishlist.delete({ id })).toBeNull();
    expect(await caller.wishlist.list({ kidId })).toEqual([]);
    expect(await caller.wishlist.deleted({ kidId })).toMatchObject([
      { id, gifts: [{ giverName: "Rose" }] },
    ]);
    const { wishlist, gifts, giversTotal } = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(wishlist).toEqual([]);
    expect(gifts).toMatchObject([{ giverName: "Rose" }]);
    expect(giversTotal).toBe(1);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: "Rose", giftLabel: "Wooden train" },
    ]);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({
      wishlistItems: 0,
      supporters: 1,
      deletedWishes: 1,
    });
    const requests = [
      caller.wishlist.update({ id, price: "$5" }),
      caller.wishlist.update({ id, state: "shown" }),
      caller.wishlist.unpurchase({ id }),
      caller.wishlist.release({ id }),
      caller.wishlist.delete({ id }),
      buy(id, "Ben"),
      hold(id),
    ];
    expect(await countCallOutcomes(requests)).toEqual({ NOT_FOUND: requests.length });
    const [entry] = await caller.gratitude.wall({ kidId });
    const corrected = { kind: "purchase", id: entry?.id ?? "", giverName: "Grandma Rose" } as const;
    expect(await caller.gratitude.editWallEntry(corrected)).toMatchObject({
      giverName: "Grandma Rose",
    });
  });

  test("informs its buyer, and is deleted permanently when the buyer takes the gift back", async () => {
    const { id, caller, kidId } = await wish();
    const { passToken } = await buy(id, "Rose");
    expect(await readGift(passToken)).toMatchObject({ listing: "listed", canGiveBack: true });
    await caller.wishlist.delete({ id });
    expect(await readGift(passToken)).toMatchObject({
      kind: "purchase",
      listing: "deleted",
      canGiveBack: true,
    });
    await world.visitor().gifts.release({ token: passToken });
    expect(await storedWishes(kidId)).toEqual([]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
  });

  test("informs its holder until the hold's end, and is deleted permanently after it", async () => {
    const { id, caller, kidId } = await wish();
    const { passToken } = await hold(id, "Rose");
    await caller.wishlist.delete({ id });
    expect(await readGift(passToken)).toMatchObject({
      kind: "hold",
      listing: "deleted",
      canExtend: false,
      canGiveBack: false,
    });
    expect(await getCallOutcome(buy(id, "Rose", passToken))).toBe("CONFLICT");
    expect(await getCallOutcome(world.visitor().gifts.extend({ token: passToken }))).toBe(
      "CONFLICT",
    );
    const hashes = await world.db.execute(
      `select visitor_hash, network_hash from purchases where item_id = '${id}'`,
    );
    expect([...hashes]).toEqual([{ visitor_hash: null, network_hash: null }]);
    await deleteAllExpiredHolds(world.db, new Date(world.clock.now().getTime() + 48 * HOUR));
    expect(await storedWishes(kidId)).toEqual([]);
  });

  test("remains if it is an activity with contributions", async () => {
    const { caller, kidId, id } = await wish();
    await caller.wishlist.delete({ id });
    const { id: activityId } = await makeActivity(world.db, kidId);
    const gift = { kidId, contributorName: "Ben", amount: 20, type: "other" as const };
    const { passToken, id: giftId } = await world
      .visitor()
      .gratitude.reportContribution({ ...gift, wishlistItemId: activityId });
    await caller.wishlist.delete({ id: activityId });
    expect(await readGift(passToken)).toMatchObject({ listing: "deleted", canGiveBack: true });
    expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
      { id: giftId, wishlistItemId: activityId },
    ]);
    await caller.gratitude.setContributionStatus({ id: giftId, status: "confirmed" });
    const chipIn = world
      .visitor()
      .gratitude.reportContribution({ ...gift, wishlistItemId: activityId });
    expect(await getCallOutcome(chipIn)).toBe("NOT_FOUND");
  });

  test("is deleted permanently without a visitor's gift", async () => {
    const { id, caller, kidId } = await wish();
    await caller.wishlist.purchase({ id, purchasedBy: "Parent" });
    await caller.wishlist.delete({ id });
    const { id: bare } = await makeWish(world.db, kidId);
    await caller.wishlist.delete({ id: bare });
    expect(await storedWishes(kidId)).toEqual([]);
  });

  test("loses no gift when buyers, holders and the parent write concurrently", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, caller, kidId } = await wish(3);
      const { passToken } = await hold(id, "Rose");
      const results = await Promise.allSettled([
        buy(id, "Ben"),
        buy(id, "Rose", passToken),
        caller.wishlist.delete({ id }),
        hold(id, "Ana"),
        caller.wishlist.update({ id, quantity: 2 }),
        world.visitor().gifts.release({ token: passToken }),
        caller.wishlist.delete({ id }),
      ]);
      const [ben, rose, first, , , released, second] = results.map(({ status }) => status);
      expect([first, second]).toContain("fulfilled");
      const names = (await caller.gratitude.pendingThankYous({ kidId }))
        .map(({ contributorName }) => contributorName)
        .sort();
      const expected = [
        ...(ben === "fulfilled" ? ["Ben"] : []),
        // The release also undoes a purchase that commits before it.
        ...(rose === "fulfilled" && names.includes("Rose") ? ["Rose"] : []),
      ];
      expect(names).toEqual(expected);
      if (rose === "fulfilled" && released === "rejected") expect(names).toContain("Rose");
      const deleted = await caller.wishlist.deleted({ kidId });
      expect(
        deleted.flatMap(({ gifts }) => gifts.map(({ giverName }) => giverName)).sort(),
      ).toEqual(names);
      expect(await caller.wishlist.list({ kidId })).toEqual([]);
    }
  });
});

describe("mails about a removed wish (rule: deleted-wish)", () => {
  async function given() {
    const home = await wish();
    const { giftToken, passToken } = await buy(home.id, "Rose");
    const email = `rose-${home.id}@example.com`;
    const { kidId } = home;
    await world.visitor().hub.subscribe({ kidId, name: "Rose", email, giftToken });
    await updateContacts(world.db, { email }, { confirmedAt: new Date() });
    const mails = async () =>
      (await listMails(world.db, { kind: "wish-removed" })).filter(
        ({ facts }) => facts.itemId === home.id,
      );
    return { ...home, mails, passToken };
  }

  test("are delayed, queued once, and deleted when the wish is on the list again", async () => {
    const { id, caller, mails, passToken } = await given();
    const setState = (state: "put-away" | "shown") => caller.wishlist.update({ id, state });
    await setState("put-away");
    expect(await readGift(passToken)).toMatchObject({ listing: "put-away", canGiveBack: true });
    const [mail] = await mails();
    const wait = (mail?.dueAt.getTime() ?? 0) - (mail?.queuedAt.getTime() ?? 0);
    expect(wait).toBe(world.deps.config.mail.updateDelay * 1_000);
    await setState("shown");
    expect(await mails()).toEqual([]);
    await setState("put-away");
    await caller.wishlist.delete({ id });
    expect(await mails()).toHaveLength(1);
  });

  test("are not queued for a received gift or an unconfirmed address", async () => {
    const arrived = await given();
    const [gift] = (await arrived.own())?.gifts ?? [];
    const { kidId, id, caller } = arrived;
    const giftIds = [gift?.id ?? ""];
    await caller.wishlist.received({ kidId, giftIds, isReceived: true, putAwayIds: [id] });
    expect(await arrived.mails()).toEqual([]);
    const unconfirmed = await given();
    await updateContacts(
      world.db,
      { email: `rose-${unconfirmed.id}@example.com` },
      { confirmedAt: null },
    );
    await unconfirmed.caller.wishlist.delete({ id: unconfirmed.id });
    expect(await unconfirmed.mails()).toEqual([]);
    const open = await given();
    await open.caller.wishlist.received({
      kidId: open.kidId,
      giftIds: [],
      isReceived: true,
      putAwayIds: [open.id],
    });
    expect(await open.mails()).toHaveLength(1);
  });
});
