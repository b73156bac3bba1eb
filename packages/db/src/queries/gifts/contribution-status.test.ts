import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeContribution, makeFamily, makeKid } from "../../testing/factories.ts";
import { findRowLock } from "../../testing/row-lock.ts";
import { createId } from "../core/ids.ts";
import { lockContribution, writeContributionStatus } from "./contribution-status.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

async function makeEntry() {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  return { familyId, kidId, entry: await makeContribution(db, kidId) };
}

test("locks the kid, then a contribution of the family", async () => {
  const [ours, theirs] = [await makeEntry(), await makeEntry()];
  await db.transaction(async (tx) => {
    expect(await lockContribution(tx, theirs.familyId, ours.entry.id)).toBeNull();
    expect(await lockContribution(tx, ours.familyId, createId())).toBeNull();
    expect(await lockContribution(tx, ours.familyId, "no-uuid")).toBeNull();
    expect(await findRowLock(db, "kids", ours.kidId)).toBeNull();
    expect(await lockContribution(tx, ours.familyId, ours.entry.id)).toEqual(ours.entry);
    expect(await findRowLock(db, "kids", ours.kidId)).toBe("no key update");
    expect(await findRowLock(db, "contributions", ours.entry.id)).toBe("no key update");
    expect(await findRowLock(db, "contributions", theirs.entry.id)).toBeNull();
  });
});

test("changes the status of one contribution", async () => {
  const { kidId, entry } = await makeEntry();
  const other = await makeContribution(db, kidId);
  expect(await writeContributionStatus(db, entry.id, { status: "confirmed" })).toMatchObject({
    id: entry.id,
    status: "confirmed",
    amount: 25,
  });
  const [untouched] = await db.execute(`select status from contributions where id = '${other.id}'`);
  expect(untouched).toEqual({ status: "reported" });
});
