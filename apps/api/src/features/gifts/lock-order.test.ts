import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { countLockWaits } from "@giftling/db/testing/lock-statistics";
import { afterAll, expect, test, vi } from "vitest";
import { createTestFixture } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

/**
 * Locks a wish until `work` waits for that lock. Asserts that `work` has not yet locked the rows of the table `piece`.
 */
async function expectWishLockedFirst(
  wishId: string,
  piece: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const { call } = await world.db.transaction(async (tx) => {
    await tx.execute(`select from wishlist_items where id = '${wishId}' for no key update`);
    const running = work();
    await vi.waitFor(async () => expect(await countLockWaits(world.db)).toBe(1), {
      timeout: 8_000,
    });
    expect(await tx.execute(`select from ${piece} for update nowait`)).toHaveLength(1);
    return { call: running };
  });
  await call;
}

async function makeHub() {
  const { id, caller } = await world.parent();
  return { caller, kidId: (await makeKid(world.db, id)).id };
}

test("locks the wish before its purchases when undoing them", async () => {
  const { caller, kidId } = await makeHub();
  const { id } = await makeWish(world.db, kidId);
  await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
  await expectWishLockedFirst(id, `purchases where item_id = '${id}'`, () =>
    caller.wishlist.unpurchase({ id }),
  );
});

test("locks the wish before the hold when releasing it", async () => {
  const { caller, kidId } = await makeHub();
  const { id } = await makeWish(world.db, kidId);
  await world.visitor().wishlist.reserve({ id, reservedBy: "Rose" });
  await expectWishLockedFirst(id, `purchases where item_id = '${id}'`, () =>
    caller.wishlist.release({ id }),
  );
});

test("locks the activity before the contribution when confirming it", async () => {
  const { caller, kidId } = await makeHub();
  const { id: wishlistItemId } = await makeActivity(world.db, kidId);
  const { id } = await world.visitor().gratitude.reportContribution({
    kidId,
    wishlistItemId,
    contributorName: "Ben",
    amount: 5,
    type: "other",
  });
  await expectWishLockedFirst(wishlistItemId, `contributions where id = '${id}'`, () =>
    caller.gratitude.setContributionStatus({ id, status: "confirmed" }),
  );
});
