import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { families, kids, prioritySlots, users } from "../schema/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedIfEmpty, seedRivera } from "./seed.ts";

const identity = { issuer: "http://localhost:3001/identity", subject: "parent" };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("an empty database is seeded once, also by two starts at the same time", async () => {
  const { db } = database;
  const seeded = await Promise.all([seedIfEmpty(db, identity), seedIfEmpty(db, identity)]);
  expect(seeded.toSorted()).toEqual([false, true]);
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(kids)).toBe(2);
});

test("seeding again replaces the family, with everything that hung on it", async () => {
  const { db } = database;
  await seedRivera(db, identity);
  expect(await db.$count(users)).toBe(1);
  const slots = await db
    .select({ kidId: prioritySlots.kidId, slots: count() })
    .from(prioritySlots)
    .groupBy(prioritySlots.kidId);
  expect(slots.map((row) => row.slots).toSorted()).toEqual([2, 3]);
});

test("a family that was not seeded keeps the address", async () => {
  const { db } = database;
  const other = { issuer: identity.issuer, subject: "somebody" };
  await db.update(families).set({ referralCode: "somebody-else" });
  await expect(seedRivera(db, other)).rejects.toThrow("not seeded");
  expect(await db.$count(users)).toBe(1);
});
