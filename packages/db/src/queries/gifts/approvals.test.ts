import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeContribution,
  makeFamily,
  makeKid,
  makePurchase,
  makeWish,
} from "../../testing/factories.ts";
import { createDescendingIds, findEarlyLocks, findRowLock } from "../../testing/row-lock.ts";
import { approveGiverNames, dismissContributionsInPeriod } from "./approvals.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const DAY = { from: new Date("2026-03-01T00:00:00Z"), to: new Date("2026-03-02T00:00:00Z") };

/** Creates a kid with three purchases and three contributions. All givers' names are pending approval. */
async function makeGifts() {
  const { id: kidId } = await makeKid(db, (await makeFamily(db)).id);
  const { id: wish } = await makeWish(db, kidId, { quantity: 3 });
  const [bought, given] = [createDescendingIds(3), createDescendingIds(3)];
  const waiting = { isNameApproved: false };
  for (const [index, id] of bought.entries()) {
    await makePurchase(db, wish, { ...waiting, id, unit: index + 1 });
  }
  for (const id of given) {
    await makeContribution(db, kidId, { ...waiting, id, contributedAt: DAY.from });
  }
  return { kidId, bought, given };
}

test("approves purchases and contributions after locking each by ascending id", async () => {
  for (const table of ["purchases", "contributions"] as const) {
    const { kidId, bought, given } = await makeGifts();
    const ids = [...bought, ...given];
    const gifts = table === "purchases" ? bought : given;
    const early = await findEarlyLocks(db, table, gifts, async (tx) => {
      await approveGiverNames(tx, kidId, ids);
      for (const id of gifts) expect(await findRowLock(db, table, id)).toBe("no key update");
    });
    expect(early, table).toEqual([]);
    const waiting = await db.execute(
      `select id from ${table} where not is_name_approved and id in ('${ids.join("','")}')`,
    );
    expect(waiting, table).toEqual([]);
  }
});

test("dismisses a day's reported contributions after locking them by ascending id", async () => {
  const { kidId, given } = await makeGifts();
  const late = await makeContribution(db, kidId, { contributedAt: DAY.to });
  const early = await findEarlyLocks(db, "contributions", given, async (tx) => {
    expect(await dismissContributionsInPeriod(tx, kidId, DAY)).toBe(3);
  });
  expect(early).toEqual([]);
  const left = await db.execute(
    `select id from contributions where kid_id = '${kidId}' and status = 'reported'`,
  );
  expect(left).toEqual([{ id: late.id }]);
});
