import {
  makeContribution,
  makeKid,
  makePurchase,
  makeThankYou,
  makeWish,
} from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id, { firstName: "Leo" });
  const { familyUrl } = await parent.caller.account.user();
  const history = () => parent.caller.gratitude.sentThankYous({ kidId: kid.id });
  const hub = () => world.visitor().hub.kid({ familyUrl: familyUrl ?? "", kidId: kid.id });
  return { ...parent, kidId: kid.id, familyUrl: familyUrl ?? "", history, hub };
}

describe("a heart for a thank-you (rule: heart-back)", () => {
  async function card(contributorName: string | null = "Nana Vera") {
    const owner = await family();
    const { id } = await makeThankYou(world.db, owner.kidId, { contributorName });
    const sent = await owner.caller.gratitude.sendThankYou({ id, personalMessage: "Thank you." });
    const token = new URL(sent.pageUrl ?? "").pathname.split("/").at(-1) ?? "";
    return { ...owner, id, token, visitor: world.visitor() };
  }

  test("is stored once, even under concurrent calls, and is shown to the parent", async () => {
    const { token, visitor, history } = await card();
    expect(await visitor.gratitude.thankYouPage({ token })).toMatchObject({ isHearted: false });
    expect((await history())[0]?.heartedAt).toBeNull();
    await Promise.all([1, 2, 3].map(() => visitor.gratitude.sendHeart({ token })));
    const first = (await history())[0]?.heartedAt;
    expect(first).toEqual(expect.any(String));
    world.clock.advance(60_000);
    await visitor.gratitude.sendHeart({ token });
    expect((await history())[0]?.heartedAt).toBe(first);
    expect(await visitor.gratitude.thankYouPage({ token })).toMatchObject({ isHearted: true });
  });

  test("is accepted from an anonymous giver", async () => {
    const { token, visitor, history } = await card(null);
    await visitor.gratitude.sendHeart({ token });
    expect(await history()).toMatchObject([
      { contributorName: null, heartedAt: expect.any(String) },
    ]);
  });

  test("is rejected from the family, and the page states the reason", async () => {
    const { caller, token, visitor, history } = await card();
    expect(await caller.gratitude.thankYouPage({ token })).toMatchObject({ noHeart: "own" });
    expect(await getCallOutcome(caller.gratitude.sendHeart({ token }))).toBe("CONFLICT");
    expect((await history())[0]?.heartedAt).toBeNull();
    const other = await world.parent();
    expect(await other.caller.gratitude.thankYouPage({ token })).toMatchObject({ noHeart: null });
    await visitor.gratitude.sendHeart({ token });
    expect((await history())[0]?.heartedAt).toEqual(expect.any(String));
  });

  test("is rejected while the hub is paused", async () => {
    const { caller, token, visitor, history } = await card();
    await caller.account.updateSharing({ pausesWrites: true });
    expect(await visitor.gratitude.thankYouPage({ token })).toMatchObject({ noHeart: "paused" });
    expect(await getCallOutcome(visitor.gratitude.sendHeart({ token }))).toBe("PAUSED");
    expect((await history())[0]?.heartedAt).toBeNull();
    await caller.account.updateSharing({ pausesWrites: false });
    expect(await getCallOutcome(visitor.gratitude.sendHeart({ token }))).not.toBe("PAUSED");
    expect((await history())[0]?.heartedAt).toEqual(expect.any(String));
  });

  test("is not sent by opening the page, and returns NOT_FOUND for an invalid token", async () => {
    const { token, visitor, history } = await card();
    await visitor.gratitude.thankYouPage({ token });
    expect(await getCallOutcome(visitor.gratitude.sendHeart({ token: `${token}x` }))).toBe(
      "NOT_FOUND",
    );
    expect((await history())[0]?.heartedAt).toBeNull();
  });
});

describe("thanks on the wall (rule: wall-thanks)", () => {
  async function gifts() {
    const owner = await family();
    const { db } = world;
    const item = await makeWish(db, owner.kidId, {});
    const anonymous = { giverName: null, isAnonymous: true };
    const purchase = await makePurchase(db, item.id, anonymous);
    const given = await makeContribution(db, owner.kidId, {
      contributorName: null,
      isAnonymous: true,
    });
    const named = await makeContribution(db, owner.kidId, { contributorName: "Nana Vera" });
    const thanks = async (facts: Parameters<typeof makeThankYou>[2]) =>
      (await makeThankYou(db, owner.kidId, facts)).id;
    return {
      ...owner,
      itemId: item.id,
      bought: await thanks({ contributorName: null, purchaseId: purchase.id }),
      given: await thanks({ contributorName: null, contributionId: given.id }),
      named: await thanks({ contributorName: "Nana Vera", contributionId: named.id }),
      givenId: given.id,
      onWall: (id: string, isThanked = true) =>
        owner.caller.gratitude.markThanked({ id, isThanked, ...(isThanked && { onWall: true }) }),
      async thankedIds() {
        const { wishlist, contributions } = await owner.hub();
        return [...wishlist, ...contributions].filter((one) => one.isThanked).map(({ id }) => id);
      },
    };
  }

  test("appear below an anonymous gift everywhere, mark it as thanked, and can be removed", async () => {
    const {
      caller,
      bought,
      given,
      itemId,
      givenId,
      kidId,
      familyUrl,
      onWall,
      thankedIds,
      history,
    } = await gifts();
    expect(await thankedIds()).toEqual([]);
    expect(await onWall(bought)).toMatchObject({ status: "thanked", wallThanks: "said" });
    await onWall(given);
    expect((await thankedIds()).sort()).toEqual([itemId, givenId].sort());
    const wall = await world.visitor().hub.wall({ familyUrl, kidId });
    expect(wall.filter((entry) => entry.isThanked)).toHaveLength(2);
    expect(await caller.gratitude.waiting()).toMatchObject([{ toThank: 1 }]);
    expect(await history()).toHaveLength(2);

    expect(await onWall(given, false)).toMatchObject({ status: "pending", wallThanks: "possible" });
    expect(await thankedIds()).toEqual([itemId]);
  });

  test("are not added by marking a gift as thanked", async () => {
    const { caller, bought, thankedIds } = await gifts();
    const marked = await caller.gratitude.markThanked({ id: bought, isThanked: true });
    expect(marked).toMatchObject({ status: "thanked", wallThanks: "possible" });
    expect(await thankedIds()).toEqual([]);
  });

  test("are rejected for a named giver and for a gift removed from the wall", async () => {
    const { caller, named, given, givenId, onWall, thankedIds } = await gifts();
    expect(await getCallOutcome(onWall(named))).toBe("CONFLICT");
    await caller.gratitude.editWallEntry({ kind: "contribution", id: givenId, isOnWall: false });
    expect(await getCallOutcome(onWall(given))).toBe("CONFLICT");
    expect(await thankedIds()).toEqual([]);
    expect(await caller.gratitude.waiting()).toMatchObject([{ toThank: 3 }]);
  });
});
