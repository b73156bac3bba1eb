import { makeActivity, makeKid, makePaymentLink, makeWish } from "@giftling/db/testing/factories";
import { afterAll, expect, test } from "vitest";
import { createTestFixture } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

let keys = 0;

/** Creates a visitor's API caller that sends an idempotency key with each write, as the web app does. */
function visitor() {
  keys += 1;
  return world.visitor({ idempotencyKey: `round-trip-${keys}` });
}

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const link = await makePaymentLink(world.db, kid.id);
  const activity = await makeActivity(world.db, kid.id);
  const wish = async () => (await makeWish(world.db, kid.id)).id;
  return { ...parent, kidId: kid.id, paymentLinkId: link.id, activityId: activity.id, wish };
}

/**
 * Runs a write twice and returns the statements of the second run. Only the first run sends the statements that prepare
 * the connection.
 */
async function listStatements(write: () => Promise<unknown>): Promise<string[]> {
  await write();
  return world.captureStatements(write);
}

test("executes at most four statements for a purchase with its rate limit", async () => {
  const { wish } = await family();
  const wishes = [await wish(), await wish(), await wish(), await wish()];
  const buy = () => visitor().wishlist.purchase({ id: wishes.pop() ?? "", purchasedBy: "Rose" });
  const statements = await listStatements(buy);
  const friend = await world.parent();
  const id = wishes.pop() ?? "";
  const signedIn = await world.captureStatements(() =>
    friend.as({ idempotencyKey: "friend-buys" }).wishlist.purchase({ id, purchasedBy: "Ana" }),
  );
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(signedIn.length).toBeLessThanOrEqual(4);
});

test("executes at most four statements for a contribution with its rate limit", async () => {
  const { kidId, paymentLinkId, activityId } = await family();
  for (const to of [{}, { paymentLinkId }, { wishlistItemId: activityId }]) {
    const gift = { kidId, amount: 25, contributorName: "Uncle Ben", type: "529", ...to } as const;
    const statements = await listStatements(() => visitor().gratitude.reportContribution(gift));
    expect(statements.length).toBeLessThanOrEqual(4);
  }
});

test("executes at most ten statements for an undo with its rate limit", async () => {
  const { wish } = await family();
  const undo = async (id: string) => {
    const { undoToken } = await visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
    return () => world.visitor().wishlist.undoPurchase({ id, undoToken });
  };
  await (await undo(await wish()))();
  const statements = await world.captureStatements(await undo(await wish()));
  expect(statements.length).toBeLessThanOrEqual(10);
});
