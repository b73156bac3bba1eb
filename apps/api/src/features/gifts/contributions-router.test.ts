import { makeActivity, makeContribution, makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const GIVEN = { contributorName: "Uncle Ben", amount: 25, type: "other" } as const;
const DAY = 24 * 60 * 60 * 1_000;

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const funding = async () => {
    const [activity] = await parent.caller.wishlist.list({ kidId: kid.id });
    return activity?.fundingReceived;
  };
  return { ...parent, kidId: kid.id, funding };
}

/** Creates a family with an activity and a contribution reported for the activity. */
async function chippedIn() {
  const own = await family();
  const swim = await makeActivity(world.db, own.kidId, { fundingReceivedCents: 1_000 });
  const given = { ...GIVEN, kidId: own.kidId, wishlistItemId: swim.id };
  const { id } = await world.visitor().gratitude.reportContribution(given);
  const set = (status: "reported" | "confirmed" | "dismissed") =>
    own.caller.gratitude.setContributionStatus({ id, status });
  return { ...own, activityId: swim.id, id, set };
}

describe("create", () => {
  const day = (offset: number) =>
    new Date(world.clock.now().getTime() + offset).toISOString().slice(0, 10);

  test("stores a contribution recorded by a parent as confirmed with its day, and adds it to the activity's total", async () => {
    const { caller, kidId, funding } = await family();
    const swim = await makeActivity(world.db, kidId);
    const record = { ...GIVEN, kidId, givenOn: "2026-03-14", wishlistItemId: swim.id };
    const { changed, ...entry } = await caller.gratitude.recordContribution(record);
    expect(entry).toMatchObject({
      contributorName: "Uncle Ben",
      isAnonymous: false,
      amount: 25,
      type: "other",
      status: "confirmed",
      wishlistItemId: swim.id,
      contributedAt: "2026-03-14T12:00:00.000Z",
    });
    expect(await caller.gratitude.contributions({ kidId })).toEqual([entry]);
    expect(await funding()).toBe(25);
    // The response contains the data that the page would otherwise request again (rule: client-cache).
    expect(changed?.analytics).toEqual(await caller.kids.analytics({ kidId }));
    expect([changed?.thankYou]).toEqual(await caller.gratitude.pendingThankYous({ kidId }));
  });

  test("accepts today and rejects a future or invalid day", async () => {
    const { caller, kidId } = await family();
    const record = (givenOn: string) =>
      caller.gratitude.recordContribution({ ...GIVEN, kidId, givenOn });
    const { contributedAt } = await record(day(0));
    expect(Date.parse(contributedAt)).toBeLessThanOrEqual(world.clock.now().getTime());
    for (const givenOn of [day(2 * DAY), "2026-02-30", "14.3.2026", ""]) {
      expect(await getCallOutcome(record(givenOn))).toBe("INVALID_INPUT");
    }
  });

  test("requires a name or the anonymous choice", async () => {
    const { caller, kidId } = await family();
    const record = (patch: object) =>
      caller.gratitude.recordContribution({ ...GIVEN, kidId, givenOn: day(0), ...patch });
    expect(await getCallOutcome(record({ contributorName: " " }))).toBe("INVALID_INPUT");
    expect(await record({ isAnonymous: true })).toMatchObject({ contributorName: null });
  });

  test("records once for a repeated key", async () => {
    const { as, caller, kidId } = await family();
    const again = as({ idempotencyKey: "cash-at-the-party" });
    const call = () =>
      again.gratitude.recordContribution({ ...GIVEN, kidId, givenOn: "2026-03-14" });
    const [first, second] = await Promise.all([call(), call()]);
    expect(second).toEqual(first);
    expect(await caller.gratitude.contributions({ kidId })).toHaveLength(1);
  });
});

describe("read", () => {
  test("lists gifts and contributions newest first, including removed and excluding dismissed entries", async () => {
    const { caller, kidId } = await family();
    const { id } = await makeWish(world.db, kidId);
    const given = await makeContribution(world.db, kidId, { contributedAt: new Date(0) });
    await makeContribution(world.db, kidId, { status: "dismissed" });
    await makeWish(world.db, kidId);
    const { item } = await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    await caller.gratitude.editWallEntry({ kind: "contribution", id: given.id, isOnWall: false });
    expect(await caller.gratitude.wall({ kidId })).toMatchObject([
      {
        kind: "purchase",
        id: item.gifts[0]?.id,
        giverName: "Grandma Rose",
        giftLabel: "Wooden train",
        isOnWall: true,
      },
      { kind: "contribution", id: given.id, contributionType: "529", isOnWall: false },
    ]);
  });
});

describe("update", () => {
  test("adds a confirmed contribution to the total once, and subtracts it when undone", async () => {
    const { caller, kidId, funding, set } = await chippedIn();
    expect(await set("confirmed")).toMatchObject({ status: "confirmed", amount: 25 });
    await set("confirmed");
    expect(await funding()).toBe(35);
    await set("dismissed");
    await set("dismissed");
    expect(await funding()).toBe(10);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ totalContributions: 0 });
    await set("reported");
    expect(await funding()).toBe(10);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ unconfirmedContributions: 25 });
    await set("confirmed");
    await set("reported");
    expect(await funding()).toBe(10);
  });

  test("does not reduce a total lowered by the parent below zero", async () => {
    const { caller, activityId, funding, set } = await chippedIn();
    await set("confirmed");
    await caller.wishlist.update({ id: activityId, fundingReceived: 5 });
    await set("reported");
    expect(await funding()).toBe(0);
  });

  test("confirms a contribution after its activity was deleted", async () => {
    const { caller, activityId, set } = await chippedIn();
    await caller.wishlist.delete({ id: activityId });
    expect(await set("confirmed")).toMatchObject({
      status: "confirmed",
      wishlistItemId: activityId,
    });
  });

  test("requires no thank-you for a dismissed contribution until it is restored", async () => {
    const { caller, kidId, set } = await chippedIn();
    await set("dismissed");
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    await set("reported");
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
  });

  test("shows a corrected name on the hub, in the ledger and in the queue", async () => {
    const { caller, familyUrl, kidId, id } = await chippedIn();
    const item = await makeWish(world.db, kidId);
    const { item: bought } = await world
      .visitor()
      .wishlist.purchase({ id: item.id, purchasedBy: "Gandma" });
    const giftId = bought.gifts[0]?.id ?? "";
    const gifts = [
      { kind: "contribution" as const, id },
      { kind: "purchase" as const, id: giftId },
    ];
    for (const gift of gifts) {
      const entry = await caller.gratitude.editWallEntry({ ...gift, giverName: " Grandma Rose " });
      expect(entry).toMatchObject({ ...gift, giverName: "Grandma Rose", isOnWall: true });
    }
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(hub.contributions).toMatchObject([{ contributorName: "Grandma Rose" }]);
    expect(hub.wishlist.find((one) => one.id === item.id)?.purchasedBy).toBe("Grandma Rose");
    expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
      { contributorName: "Grandma Rose" },
    ]);
    const queue = await caller.gratitude.pendingThankYous({ kidId });
    expect(queue.map((one) => one.contributorName)).toEqual(["Grandma Rose", "Grandma Rose"]);
  });

  test("removes an entry from the wall and restores it", async () => {
    const { caller, familyUrl, kidId, id } = await chippedIn();
    const item = await makeWish(world.db, kidId);
    await world.visitor().wishlist.purchase({ id: item.id, purchasedBy: "Grandma Rose" });
    const put = async (isOnWall: boolean) => {
      await caller.gratitude.editWallEntry({ kind: "contribution", id, isOnWall });
      await caller.gratitude.editWallEntry({ kind: "purchase", id: item.id, isOnWall });
      const hub = await world.visitor().hub.kid({ familyUrl, kidId });
      const bought = hub.wishlist.find((one) => one.id === item.id);
      return [hub.contributions.length, bought?.isOnWall, bought?.purchasedBy];
    };
    expect(await put(false)).toEqual([0, false, null]);
    expect(await put(true)).toEqual([1, true, "Grandma Rose"]);
    const entry = await caller.gratitude.editWallEntry({ kind: "contribution", id });
    expect(entry).toMatchObject({ giverName: "Uncle Ben", isOnWall: true });
  });
});

describe("privacy", () => {
  test("rejects a name for an anonymous giver and for the parent's own purchase", async () => {
    const { caller, kidId } = await family();
    const [shy, own, free] = [
      await makeWish(world.db, kidId),
      await makeWish(world.db, kidId),
      await makeWish(world.db, kidId),
    ];
    await world.visitor().wishlist.purchase({ id: shy.id, isAnonymous: true });
    await caller.wishlist.purchase({ id: own.id, purchasedBy: "Parent" });
    const given = await makeContribution(world.db, kidId, {
      contributorName: null,
      isAnonymous: true,
    });
    const name = (kind: "purchase" | "contribution", id: string) =>
      getCallOutcome(caller.gratitude.editWallEntry({ kind, id, giverName: "Grandma Rose" }));
    expect(await name("purchase", shy.id)).toBe("CONFLICT");
    expect(await name("purchase", own.id)).toBe("CONFLICT");
    expect(await name("contribution", given.id)).toBe("CONFLICT");
    expect(await name("purchase", free.id)).toBe("NOT_FOUND");
  });

  test("returns NOT_FOUND for another family's entries", async () => {
    const owner = await chippedIn();
    const item = await makeWish(world.db, owner.kidId);
    await world.visitor().wishlist.purchase({ id: item.id, purchasedBy: "Grandma Rose" });
    const { caller, kidId } = await family();
    for (const id of [owner.id, item.id, UNKNOWN_ID, "x"]) {
      const set = caller.gratitude.setContributionStatus({ id, status: "confirmed" });
      expect(await getCallOutcome(set)).toBe("NOT_FOUND");
      for (const kind of ["purchase", "contribution"] as const) {
        const edit = caller.gratitude.editWallEntry({ kind, id, isOnWall: false });
        expect(await getCallOutcome(edit)).toBe("NOT_FOUND");
      }
    }
    const record = (patch: object) =>
      caller.gratitude.recordContribution({ ...GIVEN, kidId, givenOn: "2026-03-14", ...patch });
    expect(await getCallOutcome(record({ kidId: owner.kidId }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(record({ wishlistItemId: owner.activityId }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(caller.gratitude.wall({ kidId: owner.kidId }))).toBe("NOT_FOUND");
    expect(await owner.caller.gratitude.wall({ kidId: owner.kidId })).toMatchObject([
      { isOnWall: true },
      { isOnWall: true },
    ]);
  });
});

describe("races", () => {
  test("counts twenty concurrent confirmations once, and subtracts twenty concurrent dismissals once", async () => {
    const { funding, set } = await chippedIn();
    const times = (status: "reported" | "confirmed" | "dismissed") =>
      countCallOutcomes(Array.from({ length: 20 }, () => set(status)));
    expect(await times("confirmed")).toEqual({ ok: 20 });
    expect(await funding()).toBe(35);
    expect(await times("dismissed")).toEqual({ ok: 20 });
    expect(await funding()).toBe(10);
  });

  test("ends in a valid state after concurrent confirmations, dismissals and deletions", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { caller, kidId, activityId, id, funding, set } = await chippedIn();
      const tally = await countCallOutcomes([
        set("confirmed"),
        set("dismissed"),
        set("confirmed"),
        caller.gratitude.editWallEntry({ kind: "contribution", id, giverName: "Ben" }),
        world
          .visitor()
          .gratitude.reportContribution({ ...GIVEN, kidId, wishlistItemId: activityId }),
        ...(round % 2 ? [caller.wishlist.delete({ id: activityId })] : []),
      ]);
      expect(Object.keys(tally).filter((code) => !["ok", "NOT_FOUND"].includes(code))).toEqual([]);
      const ledger = await caller.gratitude.contributions({ kidId });
      const isConfirmed = ledger.some((one) => one.id === id && one.status === "confirmed");
      if (round % 2 === 0) expect(await funding()).toBe(isConfirmed ? 35 : 10);
    }
  });
});
