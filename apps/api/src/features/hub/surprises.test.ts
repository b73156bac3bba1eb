import { purchases } from "@giftling/db/schema/index";
import { makeActivity, makeItem, makePurchase } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailLinks } from "../../services/email/composition/links.ts";
import {
  createHubAccessFixture,
  type HubAccessFixture,
  makeHubAccessFamily,
  readStatuses,
} from "../../testing/hub-access-fixture.ts";
import { countCallOutcomes } from "../../testing/test-fixture.ts";
import {
  findRevealedWords,
  makeWishesWithAllFields,
  WISH_WORDS,
} from "../../testing/wishes-with-all-fields.ts";

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

/**
 * Creates a family with an unpurchased wish, a wish with every optional field set, and a purchased activity. `buy`
 * purchases the second wish as a visitor.
 */
async function makeFamily() {
  const family = await makeHubAccessFamily(world);
  const { familyUrl, kidId, caller } = family;
  const { db, deps } = world;
  const open = await makeItem(db, kidId, { name: "Open wish" });
  const { wish: bought, activity, key, ...wishes } = await makeWishesWithAllFields(world, family);
  await makePurchase(db, activity.id, { giverName: "Aunt May" });
  const buy = () =>
    world.visitor().wishlist.purchase({ id: bought.id, purchasedBy: "Grandma Rosa" });
  const pictures = {
    ...wishes.pictures,
    "as a mail shows it": new URL(createMailLinks(deps.config).picture(key) ?? "").pathname,
  };
  const wholes = {
    "whole wall": `/hub/${familyUrl}?wall=all`,
    "whole wall of the kid": `/hub/${familyUrl}?kid=${kidId}&wall=all`,
  };
  const keep = (keepsSurprises: boolean) => caller.kids.update({ id: kidId, keepsSurprises });
  const receive = async (gifts: readonly { id: string }[]) => {
    for (const { id } of gifts) {
      await updateRow(db, purchases, id, { receivedAt: new Date() });
    }
    // Any write invalidates the cached hub.
    await caller.kids.update({ id: kidId, grade: "1st" });
  };
  return {
    ...family,
    receive,
    reads: { ...family.reads, ...wholes },
    pictures,
    open,
    bought,
    buy,
    keep,
  };
}

const getHub = ({ familyUrl, kidId }: { familyUrl: string; kidId: string }) =>
  world.visitor().hub.kid({ familyUrl, kidId });

describe("surprises (rule: surprises)", () => {
  test("are off by default, and the hub states whether they are enabled", async () => {
    const family = await makeFamily();
    expect(await family.caller.kids.list()).toMatchObject([{ keepsSurprises: false }]);
    expect((await family.keep(true)).keepsSurprises).toBe(true);
    expect((await getHub(family)).kid).not.toHaveProperty("keepsSurprises");
    expect(await getHub(family)).toMatchObject({ keepsSurprises: true });
  });

  test.each(["cold", "warm"])("hide the purchased wish on every URL, %s", async (state) => {
    const family = await makeFamily();
    const { reads, pictures, cookie } = family;
    if (state === "warm") {
      await family.buy();
      expect(findRevealedWords((await readStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
      await family.keep(true);
    } else {
      await family.keep(true);
      expect(findRevealedWords((await readStatuses(world, reads)).bodies)).toEqual(
        WISH_WORDS.slice(0, 4),
      );
      await family.buy();
    }
    // On the public page, the owner sees the same as visitors.
    for (const visitor of ["", cookie]) {
      const { bodies } = await readStatuses(world, reads, visitor);
      expect(findRevealedWords(bodies)).toEqual([]);
      expect(bodies).toContain("Grandma Rosa");
      expect(bodies).toContain("Open wish");
    }
    const { statuses } = await readStatuses(world, pictures);
    expect(Object.values(statuses)).toEqual([404, 404, 404]);
    const own = await readStatuses(world, pictures, cookie);
    expect(Object.values(own.statuses)).toEqual([200, 200, 200]);
  });

  test("show the giver and a generic gift on the wall, including further pages", async () => {
    const family = await makeFamily();
    await family.keep(true);
    await family.buy();
    const { familyUrl, kidId, bought, open } = family;
    const wall = await world.visitor().hub.wall({ familyUrl, kidId });
    const gift = { displayName: "Grandma Rosa", label: "Gift", giftName: "a gift" };
    expect(wall).toContainEqual(expect.objectContaining(gift));
    const { wishlist } = await getHub(family);
    expect(wishlist.find(({ id }) => id === bought.id)).toMatchObject({
      name: "a gift",
      url: null,
      price: null,
      description: null,
      priority: "medium",
      imageUrl: null,
      isActivity: false,
      isPurchased: true,
      purchasedBy: null,
      gifts: [],
    });
    expect(wishlist.find(({ id }) => id === open.id)).toMatchObject({ name: "Open wish" });
  });

  test("hide a gift that was removed from the wall", async () => {
    const family = await makeFamily();
    await family.keep(true);
    const { item } = await family.buy();
    const entry = { kind: "purchase", id: item.gifts[0]?.id ?? "" } as const;
    await family.caller.gratitude.editWallEntry({ ...entry, isOnWall: false });
    expect(findRevealedWords((await readStatuses(world, family.reads)).bodies)).toEqual([]);
  });

  test("show parents the gift, and show the giver the gift in the thank-you", async () => {
    const family = await makeFamily();
    await family.keep(true);
    const answer = await family.buy();
    expect(answer.item).toMatchObject({ name: "Kaleidoscope", isPurchased: true });
    const { caller, kidId } = family;
    const list = JSON.stringify([
      await caller.wishlist.list({ kidId }),
      await caller.gratitude.wall({ kidId }),
    ]);
    expect(findRevealedWords(list)).toEqual(WISH_WORDS);
    const [thanks] = await caller.gratitude.pendingThankYous({ kidId });
    expect(thanks).toMatchObject({ giftLabel: "Kaleidoscope" });
    const id = thanks?.id ?? "";
    const { pageUrl } = await caller.gratitude.sendThankYou({ id, personalMessage: "Thank you." });
    const token = new URL(pageUrl ?? "").pathname.split("/").at(-1) ?? "";
    expect(await world.visitor().gratitude.thankYouPage({ token })).toMatchObject({
      giftLabel: "Kaleidoscope",
    });
  });

  test("reveal a gift once it is received", async () => {
    const family = await makeFamily();
    await family.keep(true);
    const { item } = await family.buy();
    await family.receive(item.gifts);
    expect(findRevealedWords((await readStatuses(world, family.reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    const { gifts } = await getHub(family);
    expect(gifts.map(({ giftName }) => giftName)).toContain("Kaleidoscope");
    expect(gifts.map(({ giftName }) => giftName)).toContain("a gift");
    expect(Object.values((await readStatuses(world, family.pictures)).statuses)).toEqual([
      200, 200, 200,
    ]);
  });

  test("hide the givers of a wish for several units, also from a holder", async () => {
    const family = await makeFamily();
    const { kidId, caller } = family;
    await family.keep(true);
    const { id } = await makeItem(world.db, kidId, { name: "Building blocks", quantity: 3 });
    const buy = (purchasedBy: string) => world.visitor().wishlist.purchase({ id, purchasedBy });
    const first = (await buy("Uncle Ben")).item.gifts;
    expect(first).toMatchObject([{ giverName: "Uncle Ben" }]);
    const wish = async () => (await getHub(family)).wishlist.find((one) => one.id === id);
    expect(await wish()).toMatchObject({
      name: "Building blocks",
      quantity: null,
      remaining: null,
      gifts: [],
      isThanked: false,
    });
    const { item, passToken } = await world.visitor().wishlist.reserve({ id });
    expect(item).toMatchObject({
      name: "Building blocks",
      quantity: null,
      remaining: null,
      held: 1,
      gifts: [],
    });
    const second = { id, purchasedBy: "Aunt Lou", passToken };
    expect((await world.visitor().wishlist.purchase(second)).item.gifts).toMatchObject([
      { giverName: "Aunt Lou" },
    ]);
    // A parent's own purchase includes the remaining units, and the parent's response contains all three gifts.
    expect((await caller.wishlist.purchase({ id, purchasedBy: "x" })).item.gifts).toHaveLength(3);
    expect(await wish()).toMatchObject({ name: "a gift", isPurchased: true, gifts: [] });
    await family.receive(first);
    const names = (await getHub(family)).gifts.map(({ giftName }) => giftName);
    expect(names).toContain("Building blocks");
    expect(await wish()).toMatchObject({ name: "a gift", gifts: [] });
  });

  test("restore an undone gift to the list, and reveal everything when turned off", async () => {
    const family = await makeFamily();
    const { reads, pictures, bought, keep, buy } = family;
    await keep(true);
    const { undoToken } = await buy();
    await world.visitor().wishlist.undoPurchase({ id: bought.id, undoToken });
    expect(findRevealedWords((await readStatuses(world, reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    expect(Object.values((await readStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
    await buy();
    const before = await getHub(family);
    await keep(false);
    expect(findRevealedWords((await readStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
    expect(Object.values((await readStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
    const after = await getHub(family);
    expect(after.wishlist.map(({ id }) => id)).toEqual(before.wishlist.map(({ id }) => id));
  });

  test("hide a held wish on every URL, except from its holder", async () => {
    const family = await makeFamily();
    const { reads, pictures, bought, cookie } = family;
    await family.keep(true);
    const { passToken } = await world.visitor().wishlist.reserve({ id: bought.id });
    for (const visitor of ["", cookie]) {
      expect(findRevealedWords((await readStatuses(world, reads, visitor)).bodies)).toEqual([]);
    }
    expect(Object.values((await readStatuses(world, pictures)).statuses)).toEqual([404, 404, 404]);
    const gift = await world.visitor().gifts.pass({ token: passToken });
    expect(gift).toMatchObject({ label: "Kaleidoscope" });
    const own = await readStatuses(world, { "on the gift's page": gift.imageUrl ?? "" });
    expect(Object.values(own.statuses)).toEqual([200]);

    await world.visitor().gifts.release({ token: passToken });
    expect(findRevealedWords((await readStatuses(world, reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    expect(Object.values((await readStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
  });

  test("show an unchanged wish while visitors hold, buy and chip in concurrently", async () => {
    const family = await makeFamily();
    const { kidId, caller } = family;
    const blocks = await makeItem(world.db, kidId, { name: "Building blocks", quantity: 3 });
    const any = await makeItem(world.db, kidId, { name: "Books", quantity: null });
    const bike = await makeActivity(world.db, kidId, { name: "Bike", fundingGoalCents: 3_000 });
    // This write also invalidates the cached hub.
    await family.keep(true);
    const read = async () => {
      const { wishlist, contributedByType } = await getHub(family);
      return { wishlist, contributedByType };
    };
    const report = (contributorName: string) =>
      world.visitor().gratitude.reportContribution({
        kidId,
        wishlistItemId: bike.id,
        type: "other",
        contributorName,
        amount: 15,
      });
    const before = await read();
    const first = await report("Uncle Ben");
    const gifts = [
      ...[blocks, any].flatMap(({ id }) => [
        world.visitor().wishlist.reserve({ id }),
        world.visitor().wishlist.purchase({ id, purchasedBy: "Aunt Lou" }),
      ]),
      report("Nana"),
      caller.gratitude.setContributionStatus({ id: first.id, status: "confirmed" }),
    ];
    const reads = await Promise.all([...gifts.map(read), read(), read()]);
    await Promise.all(gifts);
    for (const hub of [...reads, await read()]) expect(hub).toEqual(before);
    expect(await caller.wishlist.list({ kidId })).toContainEqual(
      expect.objectContaining({ name: "Bike", fundingReceived: 15 }),
    );
  });

  test("are set per kid and unaffected by other changes", async () => {
    const family = await makeFamily();
    await family.buy();
    const sister = await family.caller.kids.create({ firstName: "Theo" });
    await family.caller.kids.update({ id: sister.id, keepsSurprises: true });
    expect(findRevealedWords((await readStatuses(world, family.reads)).bodies)).toEqual(WISH_WORDS);
    await family.caller.kids.update({ id: sister.id, grade: "1st" });
    expect(await family.caller.kids.list()).toMatchObject([
      { keepsSurprises: false },
      { keepsSurprises: true, grade: "1st" },
    ]);
  });

  test("reveal nothing when turned on during a purchase", async () => {
    for (let round = 0; round < 4; round += 1) {
      const family = await makeFamily();
      const ends = await countCallOutcomes([
        family.buy(),
        family.keep(true),
        readStatuses(world, family.reads),
        readStatuses(world, family.reads),
      ]);
      expect(ends).toEqual({ ok: 4 });
      await expect
        .poll(async () => findRevealedWords((await readStatuses(world, family.reads)).bodies), {
          timeout: 30_000,
        })
        .toEqual([]);
    }
  });
});
