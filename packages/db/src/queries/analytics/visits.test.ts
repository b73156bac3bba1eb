import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createDatabasePool } from "../../client.ts";
import { migrateDatabase } from "../../migrate.ts";
import { linkClicks, pageViews, visitDays } from "../../schema/analytics.ts";
import { kids } from "../../schema/kids.ts";
import { createEmptyDatabase, createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeKid, makePaymentLink } from "../../testing/factories.ts";
import { copyFirstMigrations, listMigrationTags } from "../../testing/migrations-folder.ts";
import { recordVisits } from "./visits.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const HOUR = new Date("2026-11-10T12:00:00Z");

async function makeTargets() {
  const { id: familyId } = await makeFamily(db);
  const { id: kidId } = await makeKid(db, familyId);
  return { kidId, linkId: (await makePaymentLink(db, kidId)).id };
}

const readVisits = async (kidId: string) =>
  new Map(
    (await db.select().from(visitDays).where(eq(visitDays.kidId, kidId))).map((row) => [
      row.targetId,
      row.visits,
    ]),
  );

test("counts a visitor once, also when processes of this and of the previous release store the visit", async () => {
  const { kidId, linkId } = await makeTargets();
  for (let round = 0; round < 10; round += 1) {
    const visitors = Array.from({ length: 50 }, (_, index) => `${round} ${index}`);
    const visits = [kidId, linkId].flatMap((targetId) =>
      visitors.map((visitorHash) => ({
        kidId,
        targetId,
        visitorHash,
        sessionHash: null,
        hour: HOUR,
      })),
    );
    const row = visitors.map((visitorHash) => ({ kidId, visitorHash, hour: HOUR }));
    const storeViews = () => db.insert(pageViews).values(row).onConflictDoNothing();
    const storeClicks = () =>
      db
        .insert(linkClicks)
        .values(row.map((click) => ({ ...click, paymentLinkId: linkId })))
        .onConflictDoNothing();
    await Promise.all([
      recordVisits(db, visits),
      recordVisits(db, visits.toReversed()),
      storeViews(),
      storeViews(),
      storeClicks(),
    ]);
  }
  expect(await readVisits(kidId)).toEqual(
    new Map([
      [kidId, 500],
      [linkId, 500],
    ]),
  );
  expect([await db.$count(pageViews), await db.$count(linkClicks)]).toEqual([0, 0]);
});

test("counts a click that the previous release stores for a deleted link", async () => {
  const { kidId } = await makeTargets();
  await db.insert(linkClicks).values({ kidId, visitorHash: "a", hour: HOUR });
  expect([...(await readVisits(kidId)).values()]).toEqual([1]);
});

test("skips a kid that is being deleted, without waiting", async () => {
  const [gone, left] = [await makeTargets(), await makeTargets()];
  const visits = [gone, left].map(({ kidId }) => ({
    kidId,
    targetId: kidId,
    visitorHash: "a",
    sessionHash: null,
    hour: HOUR,
  }));
  await db.transaction(async (tx) => {
    await tx.delete(kids).where(eq(kids.id, gone.kidId));
    await recordVisits(db, visits);
  });
  expect((await readVisits(gone.kidId)).size).toBe(0);
  expect((await readVisits(left.kidId)).size).toBe(1);
});

test("the migration moves all stored visits, and counts a visitor of the current hour once", async () => {
  const at = (await listMigrationTags()).indexOf("0071_visit_days");
  const url = await createEmptyDatabase();
  await migrateDatabase(url, await copyFirstMigrations(at));
  const before = createDatabasePool(url, { max: 1 });
  onTestFinished(() => before.close());
  const [familyId, kidId, linkId] = [randomUUID(), randomUUID(), randomUUID()];
  await before.db.execute(
    sql.raw(`
    begin;
    insert into users (id, email) values ('${familyId}', 'ana@example.com');
    insert into families (id, referral_code) values ('${familyId}', 'code');
    insert into family_members (family_id, user_id, role) values ('${familyId}', '${familyId}', 'owner');
    commit;
    insert into kids (id, family_id, first_name) values ('${kidId}', '${familyId}', 'Emma');
    insert into payment_links (id, kid_id, type, label, url) values ('${linkId}', '${kidId}', '529', 'Fund', 'https://example.com');
    insert into page_view_days (kid_id, day, views) values ('${kidId}', '2026-11-01', 7);
    insert into page_views (id, kid_id, visitor_hash, hour)
      select gen_random_uuid(), '${kidId}', n, timestamptz '2026-11-01T00:00Z' + (n % 48) * interval '1 hour' from generate_series(1, 24000) n;
    insert into page_views (id, kid_id, visitor_hash, hour) values (gen_random_uuid(), '${kidId}', 'now', date_trunc('hour', now(), 'UTC'));
    insert into link_clicks (id, kid_id, payment_link_id, hour)
      select gen_random_uuid(), '${kidId}', case when n > 5 then '${linkId}'::uuid end, '2026-11-01T23:00Z' from generate_series(1, 12000) n`),
  );
  await migrateDatabase(url);
  const hour = new Date();
  hour.setUTCMinutes(0, 0, 0);
  const visit = { kidId, targetId: kidId, visitorHash: "now", sessionHash: null, hour };
  await recordVisits(before.db, [visit]);
  const rows = await before.db.select().from(visitDays).orderBy(visitDays.day, visitDays.visits);
  expect(rows.map(({ day, targetId, visits }) => [day, targetId, visits])).toEqual([
    ["2026-11-01", "00000000-0000-0000-0000-000000000000", 5],
    ["2026-11-01", linkId, 11_995],
    ["2026-11-01", kidId, 12_007],
    ["2026-11-02", kidId, 12_000],
    [hour.toISOString().slice(0, 10), kidId, 1],
  ]);
  expect([await before.db.$count(pageViews), await before.db.$count(linkClicks)]).toEqual([0, 0]);
});
