import { makeActivity, makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { fetchStatuses } from "../../testing/hub-access-fixture.ts";
import { createSurpriseFixture } from "../../testing/surprise-fixture.ts";
import { findRevealedWords, WISH_WORDS } from "../../testing/wishes-with-all-fields.ts";

const { world, makeFamily, getHub, close } = await createSurpriseFixture();
afterAll(close);

describe("surprises (rule: surprises)", () => {
  test("hide the givers of a wish for several units, also from a holder", async () => {
    const family = await makeFamily();
    const { kidId, caller } = family;
    await family.keep(true);
    const { id } = await makeWish(world.db, kidId, { name: "Building blocks", quantity: 3 });
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

  test("hide a held wish on every URL, except from its holder", async () => {
    const family = await makeFamily();
    const { reads, pictures, bought, cookie } = family;
    await family.keep(true);
    const { passToken } = await world.visitor().wishlist.reserve({ id: bought.id });
    for (const visitor of ["", cookie]) {
      expect(findRevealedWords((await fetchStatuses(world, reads, visitor)).bodies)).toEqual([]);
    }
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([404, 404, 404]);
    const gift = await world.visitor().gifts.pass({ token: passToken });
    expect(gift).toMatchObject({ label: "Kaleidoscope" });
    const own = await fetchStatuses(world, { "on the gift's page": gift.imageUrl ?? "" });
    expect(Object.values(own.statuses)).toEqual([200]);

    await world.visitor().gifts.release({ token: passToken });
    expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(
      WISH_WORDS.slice(0, 4),
    );
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([200, 200, 200]);
  });

  test("show an unchanged wish while visitors hold, buy and chip in concurrently", async () => {
    const family = await makeFamily();
    const { kidId, caller } = family;
    const blocks = await makeWish(world.db, kidId, { name: "Building blocks", quantity: 3 });
    const any = await makeWish(world.db, kidId, { name: "Books", quantity: null });
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
});
