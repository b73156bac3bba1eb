import { makeKid, makePicture, makePurchase } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
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

const TRAIN = { name: "Wooden train", url: "https://example.com/train" } as const;
const SWIM = { name: "Swim lessons", isActivity: true, fundingGoal: 200 } as const;

async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

describe("create", () => {
  test("stores a wish with priority medium", async () => {
    const { id, caller, kidId } = await family();
    const picture = await makePicture(world.db, id);
    const imageUrl = `/media/${picture.storageKey}`;
    const item = await caller.wishlist.create({
      ...TRAIN,
      kidId,
      price: "about $30",
      description: "The blue one",
      priority: "high",
      imageUrl,
    });
    expect(item).toMatchObject({
      ...TRAIN,
      price: "about $30",
      description: "The blue one",
      priority: "medium",
      imageUrl,
      isPurchased: false,
      purchasedBy: null,
      isActivity: false,
      fundingGoal: null,
      fundingReceived: 0,
    });
    expect(await caller.wishlist.list({ kidId })).toEqual([item]);
  });

  test("stores an activity with amounts in cents and in a slot", async () => {
    const { caller, kidId } = await family();
    const activity = {
      ...SWIM,
      kidId,
      fundingGoal: 199.99,
      fundingReceived: 0.1,
      isPriority: true,
    };
    expect(await caller.wishlist.create(activity)).toMatchObject({
      url: null,
      fundingGoal: 199.99,
      fundingReceived: 0.1,
      priorityOrder: 1,
    });
  });

  test("rejects invalid wishes and plain wishes in a slot (rule: wishes)", async () => {
    const { caller, kidId } = await family();
    const add = (item: object) =>
      getCallOutcome(caller.wishlist.create({ ...TRAIN, kidId, ...item }));
    expect(await add({ url: "" })).toBe("INVALID_INPUT");
    expect(await add({ url: "javascript:alert(1)" })).toBe("INVALID_INPUT");
    expect(await add({ fundingGoal: 5 })).toBe("INVALID_INPUT");
    expect(await add({ isActivity: true, fundingGoal: 0.001 })).toBe("INVALID_INPUT");
    expect(await add({ isPurchased: true })).toBe("INVALID_INPUT");
    expect(await add({ imageUrl: "https://shop.example/train.jpg" })).toBe("INVALID_INPUT");
    expect(await add({ priorityOrder: 1 })).toBe("NOT_A_CANDIDATE");
    expect(await caller.wishlist.list({ kidId })).toEqual([]);
  });

  test("creates one wish for a repeated key", async () => {
    const { as, caller, kidId } = await family();
    const twice = as({ idempotencyKey: "one-train-please" });
    const first = await twice.wishlist.create({ ...TRAIN, kidId });
    expect(await twice.wishlist.create({ ...TRAIN, kidId })).toEqual(first);
    expect(await caller.wishlist.list({ kidId })).toHaveLength(1);
  });
});

describe("read", () => {
  test("lists wishes in creation order, with the givers of purchased ones", async () => {
    const { caller, kidId } = await family();
    const first = await caller.wishlist.create({ ...TRAIN, kidId });
    const second = await caller.wishlist.create({ ...TRAIN, kidId, name: "Paints" });
    await makePurchase(world.db, first.id, { giverName: "Grandma Rose" });
    await makePurchase(world.db, second.id, { giverName: null, isAnonymous: true });
    expect(await caller.wishlist.list({ kidId })).toMatchObject([
      { name: "Wooden train", isPurchased: true, purchasedBy: "Grandma Rose", isAnonymous: false },
      { name: "Paints", isPurchased: true, purchasedBy: null, isAnonymous: true },
    ]);
  });
});

describe("update", () => {
  test("updates the given fields, preserves the others, and rejects server-managed fields", async () => {
    const { caller, kidId } = await family();
    const item = await caller.wishlist.create({ ...TRAIN, kidId, price: "$30" });
    const { id } = item;
    const after = await caller.wishlist.update({ id, price: "", name: "Steam train" });
    expect(after).toEqual({ ...item, price: null, name: "Steam train", version: after.version });
    for (const owned of ["isPurchased", "purchasedBy", "purchasedAt", "kidId"]) {
      const patch = { id, [owned]: owned };
      expect(await getCallOutcome(caller.wishlist.update(patch))).toBe("INVALID_INPUT");
    }
  });

  test("stores the priority, and preserves it when omitted (rule: wishes)", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.wishlist.create({ ...TRAIN, kidId });
    for (const priority of ["high", "low", "medium"] as const) {
      expect(await caller.wishlist.update({ id, priority })).toMatchObject({ priority });
      expect(await caller.wishlist.update({ id, price: "$3" })).toMatchObject({ priority });
      expect(await caller.wishlist.list({ kidId })).toMatchObject([{ priority }]);
    }
    const odd = caller.wishlist.update({ id, priority: "urgent" as "high" });
    expect(await getCallOutcome(odd)).toBe("INVALID_INPUT");
  });

  test("removes slot and funding when an activity becomes a plain wish", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.wishlist.create({
      ...SWIM,
      kidId,
      fundingReceived: 20,
      priorityOrder: 2,
    });
    const turn = (patch: object) => caller.wishlist.update({ id, isActivity: false, ...patch });
    expect(await getCallOutcome(turn({}))).toBe("INVALID_INPUT");
    expect(await getCallOutcome(turn({ url: TRAIN.url, fundingGoal: 5 }))).toBe("INVALID_INPUT");
    expect(await getCallOutcome(turn({ url: TRAIN.url, priorityOrder: 2 }))).toBe(
      "NOT_A_CANDIDATE",
    );
    expect(await turn({ url: TRAIN.url })).toMatchObject({
      isActivity: false,
      isPriority: false,
      priorityOrder: null,
      fundingGoal: null,
      fundingReceived: 0,
    });
  });

  test("rejects changes to a purchased wish", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.wishlist.create({ ...TRAIN, kidId });
    await makePurchase(world.db, id);
    expect(await getCallOutcome(caller.wishlist.update({ id, name: "Another" }))).toBe(
      "PURCHASED_ITEM",
    );
  });

  test("deletes the file of a replaced picture", async () => {
    const { id: familyId, caller, kidId } = await family();
    const picture = await makePicture(world.db, familyId);
    const imageUrl = `/media/${picture.storageKey}`;
    const { id } = await caller.wishlist.create({ ...TRAIN, kidId, imageUrl });
    const jobs = () => listJobs(world.db);
    const before = (await jobs()).length;
    expect(await caller.wishlist.update({ id, imageUrl })).toMatchObject({ imageUrl });
    expect(await jobs()).toHaveLength(before);
    expect(await caller.wishlist.update({ id, imageUrl: null })).toMatchObject({ imageUrl: null });
    expect(await jobs()).toHaveLength(before + 1);
  });
});

describe("a purchased activity (rule: priority-slots)", () => {
  test("frees its slot, and regains it when put back if the slot is still free", async () => {
    const { caller, kidId } = await family({
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
    });
    const add = () => caller.wishlist.create({ ...SWIM, kidId, isPriority: true });
    const slots = async () =>
      (await caller.wishlist.list({ kidId })).map(({ priorityOrder }) => priorityOrder);
    const { id } = await add();
    await add();
    await add();
    expect(await getCallOutcome(add())).toBe("NO_FREE_SLOT");
    const { item } = await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    expect(item).toMatchObject({ isPriority: false, priorityOrder: null });
    expect(await slots()).toEqual([null, 2, 3]);
    expect(await caller.wishlist.unpurchase({ id })).toMatchObject({ priorityOrder: 1 });
    expect(await slots()).toEqual([1, 2, 3]);
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    expect(await add()).toMatchObject({ priorityOrder: 1 });
    expect(await caller.wishlist.unpurchase({ id })).toMatchObject({ isPriority: false });
    expect(await slots()).toEqual([null, 2, 3, 1]);
  });
});

describe("delete", () => {
  test("deletes a wish, purchased or not, and preserves its thank-you", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.wishlist.create({ ...TRAIN, kidId });
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    expect(await caller.wishlist.delete({ id })).toBeNull();
    expect(await caller.wishlist.list({ kidId })).toEqual([]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: "Grandma Rose", giftLabel: "Wooden train" },
    ]);
    expect(await getCallOutcome(caller.wishlist.delete({ id }))).toBe("NOT_FOUND");
  });
});

describe("privacy", () => {
  test("returns NOT_FOUND for another family's wishes", async () => {
    const owner = await family();
    const { caller } = await family();
    const item = await owner.caller.wishlist.create({ ...TRAIN, kidId: owner.kidId });
    for (const kidId of [owner.kidId, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.wishlist.list({ kidId }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.wishlist.create({ ...TRAIN, kidId }))).toBe("NOT_FOUND");
    }
    for (const id of [item.id, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.wishlist.update({ id, name: "!" }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.wishlist.delete({ id }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.wishlist.unpurchase({ id }))).toBe("NOT_FOUND");
    }
    expect(await owner.caller.wishlist.list({ kidId: owner.kidId })).toEqual([item]);
  });
});

describe("limits", () => {
  test("does not limit plain wishes, but limits their conversion to activities", async () => {
    const { caller, kidId } = await family();
    for (let count = 0; count < 4; count += 1) await caller.wishlist.create({ ...SWIM, kidId });
    const { id } = await caller.wishlist.create({ ...TRAIN, kidId });
    expect(await getCallOutcome(caller.wishlist.update({ id, isActivity: true }))).toBe(
      "PLAN_LIMIT",
    );
    expect(await getCallOutcome(caller.wishlist.create({ ...SWIM, kidId }))).toBe("PLAN_LIMIT");
    const [activity] = await caller.wishlist.list({ kidId });
    const edit = caller.wishlist.update({
      id: activity?.id ?? "",
      isActivity: true,
      fundingGoal: 9,
    });
    expect(await getCallOutcome(edit)).toBe("ok");
  });
});

describe("races", () => {
  test("admits one of twenty concurrent conversions to activities at one below the limit", async () => {
    const { caller, kidId } = await family();
    for (let count = 0; count < 3; count += 1) await caller.wishlist.create({ ...SWIM, kidId });
    const items = await Promise.all(
      Array.from({ length: 20 }, () => caller.wishlist.create({ ...TRAIN, kidId })),
    );
    const turns = items.map(({ id }) => caller.wishlist.update({ id, isActivity: true }));
    expect(await countCallOutcomes(turns)).toEqual({ ok: 1, PLAN_LIMIT: 19 });
  });
});
