import { afterAll, describe, expect, test } from "vitest";
import { fetchStatuses } from "../../testing/hub-access-fixture.ts";
import { createSurpriseFixture } from "../../testing/surprise-fixture.ts";
import { countCallOutcomes } from "../../testing/test-fixture.ts";
import { findRevealedWords, WISH_WORDS } from "../../testing/wishes-with-all-fields.ts";

const { world, makeFamily, getHub, close } = await createSurpriseFixture();
afterAll(close);

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
      expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
      await family.keep(true);
    } else {
      await family.keep(true);
      expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(
        WISH_WORDS.slice(0, 4),
      );
      await family.buy();
    }
    // On the public page, the owner sees the same as visitors.
    for (const visitor of ["", cookie]) {
      const { bodies } = await fetchStatuses(world, reads, visitor);
      expect(findRevealedWords(bodies)).toEqual([]);
      expect(bodies).toContain("Grandma Rosa");
      expect(bodies).toContain("Open wish");
    }
    const { statuses } = await fetchStatuses(world, pictures);
    expect(Object.values(statuses)).toEqual([404, 404, 404]);
    const own = await fetchStatuses(world, pictures, cookie);
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
    expect(findRevealedWords((await fetchStatuses(world, family.reads)).bodies)).toEqual([]);
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
    expect(findRevealedWords((await fetchStatuses(world, family.reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    const { gifts } = await getHub(family);
    expect(gifts.map(({ giftName }) => giftName)).toContain("Kaleidoscope");
    expect(gifts.map(({ giftName }) => giftName)).toContain("a gift");
    expect(Object.values((await fetchStatuses(world, family.pictures)).statuses)).toEqual([
      200, 200, 200,
    ]);
  });

  test("restore an undone gift to the list, and reveal everything when turned off", async () => {
    const family = await makeFamily();
    const { reads, pictures, bought, keep, buy } = family;
    await keep(true);
    const { undoToken } = await buy();
    await world.visitor().wishlist.undoPurchase({ id: bought.id, undoToken });
    expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
    await buy();
    const before = await getHub(family);
    await keep(false);
    expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
    const after = await getHub(family);
    expect(after.wishlist.map(({ id }) => id)).toEqual(before.wishlist.map(({ id }) => id));
  });

  test("are set per kid and unaffected by other changes", async () => {
    const family = await makeFamily();
    await family.buy();
    const sister = await family.caller.kids.create({ firstName: "Theo" });
    await family.caller.kids.update({ id: sister.id, keepsSurprises: true });
    expect(findRevealedWords((await fetchStatuses(world, family.reads)).bodies)).toEqual(
      WISH_WORDS,
    );
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
        fetchStatuses(world, family.reads),
        fetchStatuses(world, family.reads),
      ]);
      expect(ends).toEqual({ ok: 4 });
      await expect
        .poll(async () => findRevealedWords((await fetchStatuses(world, family.reads)).bodies), {
          timeout: 30_000,
        })
        .toEqual([]);
    }
  });
});
