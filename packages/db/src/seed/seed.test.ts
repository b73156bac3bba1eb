import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { families, kids, prioritySlots, users } from "../schema/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedEmptyDatabase, seedSampleFamily } from "./seed.ts";

const issuer = "http://localhost:3001/identity";
const owner = { issuer, subject: "parent" };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("seeds an empty database once, also with two concurrent starts", async () => {
  const { db } = database;
  const seeded = await Promise.all([
    seedEmptyDatabase(db, { owner }),
    seedEmptyDatabase(db, { owner }),
  ]);
  expect(seeded.toSorted()).toEqual([false, true]);
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(kids)).toBe(2);
});

test("replaces the family and its data on a second run", async () => {
  const { db } = database;
  await seedSampleFamily(db, { owner });
  expect(await db.$count(users)).toBe(1);
  const slots = await db
    .select({ kidId: prioritySlots.kidId, slots: count() })
    .from(prioritySlots)
    .groupBy(prioritySlots.kidId);
  expect(slots.map((row) => row.slots).toSorted()).toEqual([2, 3]);
});

test("seeds an optional second parent repeatedly, and Ana as the author of updates", async () => {
  const { db } = database;
  const people = { owner, other: { issuer, subject: "other" } };
  await seedSampleFamily(db, people);
  await seedSampleFamily(db, people);
  const members = await db.query.familyMembers.findMany();
  expect(members.map(({ role }) => role).toSorted()).toEqual(["owner", "parent"]);
  const ana = members.find(({ role }) => role === "owner")?.userId;
  const news = await db.query.updates.findMany();
  expect(new Set(news.map(({ authorId }) => authorId))).toEqual(new Set([ana]));
  await seedSampleFamily(db, { owner });
  expect(await db.$count(users)).toBe(1);
});

test("throws when another family has the URL", async () => {
  const { db } = database;
  const other = { issuer, subject: "somebody" };
  await db.update(families).set({ referralCode: "somebody-else" });
  await expect(seedSampleFamily(db, { owner: other })).rejects.toThrow("not seeded");
  expect(await db.$count(users)).toBe(1);
});
