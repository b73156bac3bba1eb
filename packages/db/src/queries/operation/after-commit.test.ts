import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeItem, makeKid, newPurchase } from "../../testing/factories.ts";
import { newId } from "../ids.ts";
import { insertPurchase, undoPurchaseOf } from "../wishlist/purchases.ts";
import { tellOthers } from "./after-commit.ts";

const { db, url, drop } = await createTestDatabase({ max: 20 });
const client = postgres(url, { max: 1, onnotice: () => {} });
const heard: string[] = [];
let jobsHeard = 0;
beforeAll(async () => {
  await client.listen("hub_changed", (familyId) => heard.push(familyId));
  await client.listen("jobs:insert", () => {
    jobsHeard += 1;
  });
});
afterAll(async () => {
  await client.end();
  await drop();
});

/** Notifications of one sender come in their order: when this one is here, so are all before it. */
async function hearAll(): Promise<void> {
  const marker = newId();
  await db.execute(`select pg_notify('hub_changed', '${marker}')`);
  await vi.waitFor(() => expect(heard).toContain(marker), { timeout: 5_000, interval: 5 });
  heard.splice(heard.indexOf(marker), 1);
}

/** A family with so many wishes, whose making was heard and forgotten. */
async function family(wishes: number) {
  const { id: familyId, owner } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  const itemIds: string[] = [];
  while (itemIds.length < wishes) itemIds.push((await makeItem(db, kidId)).id);
  await hearAll();
  heard.splice(0);
  return { familyId, userId: owner.id, itemIds };
}

type Store = { points?: number; isToldAfterCommit?: boolean };

/** Buys the family's next wish, with a mail to it. */
function buy(
  { familyId, userId, itemIds }: { familyId: string; userId: string; itemIds: string[] },
  { points = 100, isToldAfterCommit = true }: Store = {},
) {
  const purchasedAt = new Date();
  const mailId = newId();
  const purchase = newPurchase(itemIds.pop() ?? "", { purchasedAt });
  const stored = insertPurchase(db, purchase, {
    thankYou: null,
    notice: {
      mail: {
        id: mailId,
        kind: "gift-recorded",
        userId,
        recipientHash: "a".repeat(64),
        facts: {},
        queuedAt: purchasedAt,
        dueAt: purchasedAt,
      },
      job: { task: "send-mail", payload: { mailId }, options: { key: mailId, delaySeconds: 60 } },
    },
    answer: null,
    windows: [{ key: `gift:${familyId}`, points, seconds: 60 }],
    isToldAfterCommit,
  });
  return { ...purchase, stored };
}

const leftOver = async () => [
  await db.query.hubChanges.findMany(),
  (await db.query.jobRequests.findMany()).length,
];
const jobs = async () =>
  (await db.execute("select 1 from graphile_worker.jobs where run_at > now()")).length;

beforeEach(async () => {
  await tellOthers(db);
  await db.execute("delete from graphile_worker._private_jobs");
  await hearAll();
  heard.splice(0);
  jobsHeard = 0;
});

test("a gift's commit notifies nobody and leaves what is to be told; telling deletes it", async () => {
  const to = await family(2);
  await buy(to).stored;
  await buy(to).stored;
  await hearAll();
  expect([heard, jobsHeard, await jobs()]).toEqual([[], 0, 0]);
  expect(await leftOver()).toEqual([[{ familyId: to.familyId }, { familyId: to.familyId }], 1]);
  await tellOthers(db);
  await hearAll();
  expect([heard, jobsHeard, await jobs()]).toEqual([[to.familyId], 1, 1]);
  expect(await leftOver()).toEqual([[], 0]);
});

test("so does an undo's", async () => {
  const to = await family(2);
  const purchase = buy(to);
  await purchase.stored;
  await tellOthers(db);
  await hearAll();
  heard.splice(0);
  expect(await undoPurchaseOf(db, purchase)).toBe(true);
  await hearAll();
  expect(heard).toEqual([]);
  await tellOthers(db);
  await hearAll();
  expect(heard).toEqual([to.familyId]);
});

test("a gift that was refused leaves nothing to tell", async () => {
  const to = await family(2);
  await buy(to).stored;
  await tellOthers(db);
  await expect(buy(to, { points: 1 }).stored).rejects.toThrow();
  expect(await leftOver()).toEqual([[], 0]);
});

test("a gift inside a larger transaction notifies at its commit", async () => {
  const to = await family(2);
  await buy(to, { isToldAfterCommit: false }).stored;
  await hearAll();
  expect([heard, jobsHeard, await jobs()]).toEqual([[to.familyId], 1, 1]);
  expect(await leftOver()).toEqual([[], 0]);
});

test("of gifts and tellings at once, every family is told and every job is queued once", async () => {
  const families = [];
  while (families.length < 8) families.push(await family(3));
  const bought = [...families, ...families, ...families].map((to) => buy(to));
  await Promise.all(
    bought.flatMap(({ stored }) => [stored, stored.then(() => tellOthers(db)), tellOthers(db)]),
  );
  await hearAll();
  expect([...new Set(heard)].sort()).toEqual(families.map(({ familyId }) => familyId).sort());
  expect(await jobs()).toBe(families.length);
  expect(await leftOver()).toEqual([[], 0]);
});
