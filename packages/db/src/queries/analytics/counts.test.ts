import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeContribution,
  makeFamily,
  makeKid,
  makePaymentLink,
  makePurchase,
  makeWish,
} from "../../testing/factories.ts";
import { countClicksByLink, countKidVisitsAndWishes } from "./counts.ts";
import { readKidAnalytics } from "./kid-statistics.ts";
import { recordVisits } from "./visits.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Start of the tested UTC day, which is still the previous day in time zones west of UTC. */
const FIRST = new Date("2026-11-10T00:00:00.000Z");
const LAST = new Date("2026-11-10T23:59:59.999Z");
const BEFORE = new Date("2026-11-09T23:59:59.999Z");

async function family() {
  const { id: familyId } = await makeFamily(db);
  const kid = await makeKid(db, familyId);
  return { familyId, kidId: kid.id };
}

test.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "counts by UTC day with the connection time zone %s",
  async (zone) => {
    const { familyId, kidId } = await family();
    const link = await makePaymentLink(db, kidId);
    const visit = { kidId, targetId: link.id, sessionHash: null };
    const visits = [
      ["a", "2026-11-10T00:00:00Z"],
      ["b", "2026-11-10T00:00:00Z"],
      ["a", "2026-11-10T23:00:00Z"],
      ["a", "2026-11-09T23:00:00Z"],
    ] as const;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
      const clicks = visits.map(([visitorHash, hour]) => ({
        ...visit,
        visitorHash,
        hour: new Date(hour),
      }));
      await recordVisits(tx, [
        ...clicks,
        ...clicks.map((click) => ({ ...click, targetId: kidId })),
      ]);
    });
    await makeContribution(db, kidId, { contributedAt: LAST, amountCents: 1_050 });
    await makeContribution(db, kidId, { contributedAt: LAST, status: "dismissed" });
    await makeContribution(db, kidId, { contributedAt: BEFORE });
    const item = await makeWish(db, kidId, { createdAt: FIRST });
    await makePurchase(db, item.id, { purchasedAt: LAST });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
      const figures = await readKidAnalytics(tx, familyId, kidId, FIRST);
      expect(figures?.days).toEqual([
        { day: "2026-11-10", linkClicks: 3, contributionCents: 1_050, wishlistItems: 1 },
      ]);
      const byLink = await countClicksByLink(tx, familyId, kidId, FIRST);
      expect(byLink).toEqual([{ day: "2026-11-10", linkId: link.id, clicks: 3 }]);
      expect(figures).toMatchObject({ totalLinkClicks: 4, totalPageViews: 4 });
      expect(await countKidVisitsAndWishes(tx, familyId, kidId)).toMatchObject({
        totalLinkClicks: 4,
        totalPageViews: 4,
      });
      const days = figures?.givers.map(({ day }) => day);
      expect(days?.sort()).toEqual(["2026-11-09", "2026-11-10", "2026-11-10"]);
    });
  },
);

test("returns no days for a kid without data and for another family's kid", async () => {
  const { familyId, kidId } = await family();
  const other = await family();
  await makeContribution(db, kidId, { contributedAt: LAST });
  expect((await readKidAnalytics(db, other.familyId, other.kidId, FIRST))?.days).toEqual([]);
  expect(await readKidAnalytics(db, other.familyId, kidId, FIRST)).toBeNull();
  expect((await readKidAnalytics(db, familyId, kidId, FIRST))?.days).toHaveLength(1);
});
