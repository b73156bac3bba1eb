import { makeKid, makeWish } from "@giftling/db/testing/factories";
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

const HOUR = 60 * 60 * 1_000;

async function gift(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id);
  const item = await makeWish(world.db, kid.id);
  return { ...parent, kidId: kid.id, id: item.id, familyId: parent.id };
}

describe("create", () => {
  test("adds the purchase to the wish immediately and queues a thank-you", async () => {
    const { caller, kidId, id } = await gift();
    const answer = await world.visitor().wishlist.purchase({ id, purchasedBy: " Grandma Rose " });
    expect(answer.item).toMatchObject({
      id,
      isPurchased: true,
      purchasedBy: "Grandma Rose",
      isAnonymous: false,
    });
    expect(answer.undoToken).not.toBe(answer.giftToken);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      {
        kidId,
        contributorName: "Grandma Rose",
        contributionType: "wishlist",
        contributionAmount: null,
        giftLabel: "Wooden train",
        status: "pending",
      },
    ]);
  });

  test("stores the owner's purchase as the parent's own, regardless of the name, without a thank-you", async () => {
    const { caller, kidId, id } = await gift();
    const { item } = await caller.wishlist.purchase({
      id,
      purchasedBy: "Nobody",
      isAnonymous: true,
    });
    expect(item).toMatchObject({ purchasedBy: "Parent", isAnonymous: false });
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ supporters: 0 });
  });

  test("stores a purchase that a parent records for a relative as the relative's, with a thank-you (rule: parent-mark)", async () => {
    const { caller, kidId } = await gift();
    await caller.account.updateSharing({ approvesNames: true });
    const { id } = await makeWish(world.db, kidId, { quantity: 3 });
    const asked = { id, purchasedBy: "Nana Vera", onBehalfOf: "Nana Vera" };
    const { item } = await caller.wishlist.purchase(asked);
    expect(item).toMatchObject({ isPurchased: false, remaining: 2 });
    expect(await caller.gratitude.pendingThankYous({ kidId })).toMatchObject([
      { contributorName: "Nana Vera", status: "pending" },
    ]);
    expect(await caller.gratitude.wall({ kidId })).toMatchObject([
      { giverName: "Nana Vera", isByParent: false, awaitsApproval: false },
    ]);
    expect(await listJobs(world.db)).toEqual([]);
  });

  test("ignores for whom a visitor claims to record a purchase", async () => {
    const { caller, kidId, id } = await gift();
    const { wishlist } = world.visitor();
    await wishlist.purchase({ id, purchasedBy: "Maya", onBehalfOf: "Grandma Rose" });
    expect(await caller.gratitude.wall({ kidId })).toMatchObject([{ giverName: "Maya" }]);
  });

  test("treats another family's parent as an ordinary giver", async () => {
    const { id } = await gift();
    const friend = await world.parent();
    const { item } = await friend.caller.wishlist.purchase({ id, purchasedBy: "Maya" });
    expect(item.purchasedBy).toBe("Maya");
  });

  test("requires a name unless the giver is anonymous", async () => {
    const { id } = await gift();
    const { wishlist } = world.visitor();
    expect(await getCallOutcome(wishlist.purchase({ id, purchasedBy: "  " }))).toBe(
      "INVALID_INPUT",
    );
    expect(await getCallOutcome(wishlist.purchase({ id, isAnonymous: false }))).toBe(
      "INVALID_INPUT",
    );
  });

  test("returns the first response with its tokens for a repeated key, and rejects different input", async () => {
    const { id } = await gift();
    const visitor = world.visitor({ idempotencyKey: "grandma-rose-1" });
    const call = () => visitor.wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    const [first, second] = await Promise.all([call(), call()]);
    expect(second).toEqual(first);
    expect(await call()).toEqual(first);
    const other = visitor.wishlist.purchase({ id, purchasedBy: "Uncle Ben" });
    expect(await getCallOutcome(other)).toBe("IDEMPOTENCY_MISMATCH");
  });

  test("returns the first response after an undo or a deletion, without another purchase", async () => {
    const { caller, kidId, id } = await gift();
    const visitor = world.visitor({ idempotencyKey: "grandma-rose-2" });
    const call = () => visitor.wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    const first = await call();
    await world.visitor().wishlist.undoPurchase({ id, undoToken: first.undoToken });
    expect(await call()).toEqual(first);
    expect(await caller.wishlist.list({ kidId })).toMatchObject([{ isPurchased: false }]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    await caller.wishlist.delete({ id });
    expect(await call()).toEqual(first);
  });

  test("buys one wish per key, even when sent for several wishes concurrently", async () => {
    const { caller, kidId, id } = await gift();
    const wishes = [id];
    for (let count = 1; count < 8; count += 1) wishes.push((await makeWish(world.db, kidId)).id);
    const { wishlist } = world.visitor({ idempotencyKey: "one-key-for-all" });
    const tally = await countCallOutcomes(
      wishes.map((one) => wishlist.purchase({ id: one, purchasedBy: "Rose" })),
    );
    expect(tally).toEqual({ ok: 1, IDEMPOTENCY_MISMATCH: 7 });
    const bought = (await caller.wishlist.list({ kidId })).filter((item) => item.isPurchased);
    expect(bought).toHaveLength(1);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
  });

  test("releases the key of a failed purchase", async () => {
    const { id } = await gift();
    const { wishlist } = world.visitor({ idempotencyKey: "free-again-please" });
    const first = await world.visitor().wishlist.purchase({ id, purchasedBy: "Uncle Ben" });
    const buy = () => wishlist.purchase({ id, purchasedBy: "Rose" });
    expect(await getCallOutcome(buy())).toBe("ALREADY_PURCHASED");
    await world.visitor().wishlist.undoPurchase({ id, undoToken: first.undoToken });
    expect((await buy()).item.purchasedBy).toBe("Rose");
  });

  test("returns a response for the demo without storing anything", async () => {
    const { wishlist, hub } = world.visitor();
    const { kids } = await hub.kids({ familyUrl: "demo" });
    const before = await hub.kid({ familyUrl: "demo", kidId: kids[0]?.id ?? "" });
    const free = before.wishlist.find((item) => !item.isPurchased);
    const bought = before.wishlist.find((item) => item.isPurchased);
    const answer = await wishlist.purchase({ id: free?.id ?? "", purchasedBy: "Rose" });
    expect(answer.item).toMatchObject({ id: free?.id, isPurchased: true, purchasedBy: "Rose" });
    const again = wishlist.purchase({ id: bought?.id ?? "", purchasedBy: "Rose" });
    expect(await getCallOutcome(again)).toBe("ALREADY_PURCHASED");
    const undo = { id: free?.id ?? "", undoToken: answer.undoToken };
    expect(await wishlist.undoPurchase(undo)).toMatchObject({ isPurchased: false });
    const missing = wishlist.purchase({ id: "demo-nothing", purchasedBy: "Rose" });
    expect(await getCallOutcome(missing)).toBe("NOT_FOUND");
  });
});

describe("delete", () => {
  test("undoes a purchase and its thank-you with the buyer's token for 24 hours", async () => {
    const { caller, kidId, id } = await gift();
    const visitor = world.visitor();
    const { undoToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    for (const wrong of ["x", `${undoToken}x`]) {
      expect(await getCallOutcome(visitor.wishlist.undoPurchase({ id, undoToken: wrong }))).toBe(
        "NOT_FOUND",
      );
    }
    world.clock.advance(24 * HOUR - 60_000);
    const item = await visitor.wishlist.undoPurchase({ id, undoToken });
    expect(item).toMatchObject({ isPurchased: false, purchasedBy: null, purchasedAt: null });
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
    expect(await getCallOutcome(visitor.wishlist.undoPurchase({ id, undoToken }))).toBe(
      "NOT_FOUND",
    );
  });

  test("allows only a parent to undo a purchase after 24 hours", async () => {
    const { caller, kidId, id } = await gift();
    const visitor = world.visitor();
    const { undoToken } = await visitor.wishlist.purchase({ id, isAnonymous: true });
    world.clock.advance(24 * HOUR + 60_000);
    expect(await getCallOutcome(visitor.wishlist.undoPurchase({ id, undoToken }))).toBe(
      "UNDO_EXPIRED",
    );
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ supporters: 1 });
    const [waiting] = await caller.gratitude.pendingThankYous({ kidId });
    expect(await caller.wishlist.unpurchase({ id })).toMatchObject({
      isPurchased: false,
      changed: { analytics: { supporters: 0 }, withdrawnThankYouId: waiting?.id },
    });
    expect(await caller.wishlist.unpurchase({ id })).toMatchObject({
      isPurchased: false,
      changed: null,
    });
    expect(await caller.gratitude.pendingThankYous({ kidId })).toEqual([]);
  });

  test("does not undo the next buyer's purchase with an old token", async () => {
    const { id } = await gift();
    const visitor = world.visitor();
    const first = await visitor.wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    await visitor.wishlist.undoPurchase({ id, undoToken: first.undoToken });
    const second = await visitor.wishlist.purchase({ id, purchasedBy: "Uncle Ben" });
    const stale = visitor.wishlist.undoPurchase({ id, undoToken: first.undoToken });
    expect(await getCallOutcome(stale)).toBe("NOT_FOUND");
    const { item } = second;
    expect(item.purchasedBy).toBe("Uncle Ben");
  });
});

describe("privacy", () => {
  test("does not store the name of an anonymous giver", async () => {
    const { id } = await gift();
    const purchasedBy = "Canary Smith";
    const visitor = world.visitor({ idempotencyKey: "anonymous-giver" });
    const { item } = await visitor.wishlist.purchase({ id, purchasedBy, isAnonymous: true });
    expect(item).toMatchObject({ purchasedBy: null, isAnonymous: true });
    const tables = await world.db.execute<{ rows: string }>(`
      select string_agg(query_to_xml('select * from ' || oid::regclass, true, false, '')::text, '') as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    expect(tables[0]?.rows).toContain(id);
    expect(tables[0]?.rows).not.toContain(purchasedBy);
  });

  test("does not store the tokens in plain text", async () => {
    const { id } = await gift();
    const visitor = world.visitor({ idempotencyKey: "tokens-stay-out" });
    const { undoToken, giftToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
    const tables = await world.db.execute<{ rows: string }>(`
      select string_agg(query_to_xml('select * from ' || oid::regclass, true, false, '')::text, '') as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    expect(tables[0]?.rows).not.toContain(undoToken);
    expect(tables[0]?.rows).not.toContain(giftToken);
  });

  test("returns NOT_FOUND for a missing wish and for a closed account's wish", async () => {
    const closed = await gift({ closedAt: new Date() });
    const { wishlist } = world.visitor();
    for (const id of [closed.id, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(wishlist.purchase({ id, purchasedBy: "Rose" }))).toBe(
        "NOT_FOUND",
      );
      expect(await getCallOutcome(wishlist.undoPurchase({ id, undoToken: "x" }))).toBe("NOT_FOUND");
    }
  });
});

describe("limits", () => {
  test("rejects a second purchase of a wish", async () => {
    const { caller, id } = await gift();
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    const again = world.visitor().wishlist.purchase({ id, purchasedBy: "Uncle Ben" });
    expect(await getCallOutcome(again)).toBe("ALREADY_PURCHASED");
    expect(await getCallOutcome(caller.wishlist.purchase({ id, purchasedBy: "Parent" }))).toBe(
      "ALREADY_PURCHASED",
    );
  });
});
