import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { pageViewDays, pageViews } from "../../schema/analytics.ts";
import { kids } from "../../schema/kids.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeKid } from "../../testing/factories.ts";
import { countKidActivity } from "./counts.ts";
import { readKidStatistics } from "./kid-statistics.ts";
import { rollUpPageViewsBefore } from "./visits.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const TODAY = new Date("2026-11-10T00:00:00Z");

/** Creates a kid with two views on each of two past days, and one view today. */
async function makeViewedKid() {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  const hours = ["08T00", "08T23", "09T12", "09T13", "10T00"];
  await db.insert(pageViews).values(
    hours.map((hour) => ({
      kidId,
      visitorHash: "a visitor",
      hour: new Date(`2026-11-${hour}:00:00Z`),
    })),
  );
  return { familyId, kidId };
}

const readDays = (kidId: string) =>
  db
    .select({ day: pageViewDays.day, views: pageViewDays.views })
    .from(pageViewDays)
    .where(eq(pageViewDays.kidId, kidId))
    .orderBy(pageViewDays.day);

test("replaces the page views of past days by their number, for concurrent and repeated calls", async () => {
  const { familyId, kidId } = await makeViewedKid();
  await Promise.all([rollUpPageViewsBefore(db, TODAY), rollUpPageViewsBefore(db, TODAY)]);
  const late = { kidId, visitorHash: "late", hour: new Date("2026-11-09T23:00:00Z") };
  await db.insert(pageViews).values(late);
  await rollUpPageViewsBefore(db, TODAY);
  expect(await readDays(kidId)).toEqual([
    { day: "2026-11-08", views: 2 },
    { day: "2026-11-09", views: 3 },
  ]);
  expect(await db.$count(pageViews, eq(pageViews.kidId, kidId))).toBe(1);
  expect(await countKidActivity(db, familyId, kidId)).toMatchObject({ totalPageViews: 6 });
  expect(await readKidStatistics(db, familyId, kidId, TODAY)).toMatchObject({ totalPageViews: 6 });
});

test("skips a kid that is being deleted, without a deadlock", async () => {
  const { kidId } = await makeViewedKid();
  const other = await makeViewedKid();
  await db.transaction(async (tx) => {
    await tx.delete(kids).where(eq(kids.id, kidId));
    await rollUpPageViewsBefore(db, TODAY);
  });
  expect(await readDays(kidId)).toEqual([]);
  expect(await readDays(other.kidId)).toHaveLength(2);
});
