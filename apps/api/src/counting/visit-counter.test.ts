import { createDatabasePool } from "@giftling/db/client";
import { findKidByLink } from "@giftling/db/queries/analytics/visits";
import { visitDays } from "@giftling/db/schema/analytics";
import { kids } from "@giftling/db/schema/kids";
import { makeKid, makePaymentLink, makeRegistryLink } from "@giftling/db/testing/factories";
import { hideTable } from "@giftling/db/testing/hidden-table";
import { deleteRow } from "@giftling/db/testing/rows";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createFailureReporter } from "../core/errors/failures.ts";
import { BROWSER_USER_AGENT, createTestFixture } from "../testing/test-fixture.ts";
import { createVisitCounter } from "./visit-counter.ts";

const HOUR = 60 * 60 * 1_000;

const world = await createTestFixture();
afterAll(() => world.close());
const { db, clock } = world;

const visitor = (visitorHash: string, sessionHash: string | null = null) => ({
  visitorHash,
  userAgent: BROWSER_USER_AGENT,
  sessionHash: () => sessionHash,
});

/** Creates a visit counter. `reported` lists the failures that the counter tolerated. */
function counter(maxWaiting?: number, executor = db) {
  const failures = createFailureReporter();
  const reported: string[] = [];
  failures.listen((what, error) =>
    reported.push(`${what}: ${error instanceof Error ? error.message.split("\n")[0] : error}`),
  );
  const visits = createVisitCounter({ db: executor, failures, clock }, maxWaiting);
  onTestFinished(() => visits.close());
  return { visits, reported };
}

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(db, parent.id);
  const payment = (await makePaymentLink(db, kid.id)).id;
  const registry = (await makeRegistryLink(db, kid.id)).id;
  return { ...parent, kidId: kid.id, payment, registry };
}

/** Returns the number of visits to one target on all days. */
async function visitsTo(targetId: string): Promise<number> {
  const rows = await db.select().from(visitDays).where(eq(visitDays.targetId, targetId));
  return rows.reduce((total, { visits }) => total + visits, 0);
}

test("counts a visitor once per target and hour across flushes", async () => {
  const { visits } = counter();
  const { kidId, payment, registry } = await family();
  const visitAll = () => {
    for (const who of ["a", "a", "b"]) {
      visits.count(visitor(who), kidId);
      visits.count(visitor(who), kidId, payment);
      visits.count(visitor(who), kidId, registry);
    }
  };
  visitAll();
  expect(await visitsTo(kidId)).toBe(0);
  await visits.flush();
  visitAll();
  await visits.flush();
  const counts = () => Promise.all([kidId, payment, registry].map(visitsTo));
  expect(await counts()).toEqual([2, 2, 2]);
  clock.advance(HOUR);
  visitAll();
  await visits.flush();
  expect(await counts()).toEqual([4, 4, 4]);
});

test("writes all pending visits in one statement, and flushes the rest on close", async () => {
  const families = await Promise.all([family(), family(), family()]);
  const execute = vi.fn(db.execute.bind(db));
  const { visits } = counter(undefined, Object.assign(Object.create(db), { execute }));
  for (const { kidId, payment } of families) {
    for (let index = 0; index < 50; index += 1) {
      visits.count(visitor(`v${index}`), kidId);
      visits.count(visitor(`v${index}`), kidId, payment);
    }
  }
  const total = async () =>
    (await Promise.all(families.map(({ kidId }) => visitsTo(kidId)))).reduce((a, b) => a + b);
  await vi.waitFor(async () => expect(await total()).toBe(150), { timeout: 30_000 });
  expect(execute).toHaveBeenCalledTimes(1);
  visits.count(visitor("late"), families[0].kidId);
  await visits.close();
  expect(await total()).toBe(151);
  expect(execute).toHaveBeenCalledTimes(2);
});

test("counts each visit once when two processes record the same visits", async () => {
  const other = createDatabasePool(world.url, { max: 2 });
  onTestFinished(() => other.close());
  const here = counter();
  const there = counter(undefined, other.db);
  const { kidId, payment } = await family();
  for (let round = 0; round < 10; round += 1) {
    for (let index = 0; index < 100; index += 1) {
      for (const [{ visits }, name] of [
        [here, index],
        [there, 99 - index],
      ] as const) {
        visits.count(visitor(`${round} ${name}`), kidId);
        visits.count(visitor(`${round} ${name}`), kidId, payment);
      }
    }
    await Promise.all([here.visits.flush(), there.visits.flush()]);
  }
  expect([...here.reported, ...there.reported]).toEqual([]);
  expect(await visitsTo(kidId)).toBe(1_000);
  expect(await visitsTo(payment)).toBe(1_000);
});

describe("targets deleted before the write", () => {
  test("discards a deleted kid's visits, and counts a deleted link's clicks in the total", async () => {
    const { visits, reported } = counter();
    const [gone, left] = await Promise.all([family(), family()]);
    for (const { kidId, payment, registry } of [gone, left]) {
      visits.count(visitor("a"), kidId);
      visits.count(visitor("a"), kidId, payment);
      visits.count(visitor("a"), kidId, registry);
    }
    await gone.caller.kids.delete({ id: gone.kidId });
    await left.caller.links.deletePayment({ id: left.payment });
    await visits.flush();
    expect(reported).toEqual([]);
    expect(await visitsTo(left.kidId)).toBe(1);
    const { totalLinkClicks } = await left.caller.kids.analytics({ kidId: left.kidId });
    expect(totalLinkClicks).toBe(2);
    expect(await visitsTo(gone.kidId)).toBe(0);
  });

  test("does not block on a delete in progress", async () => {
    const { visits, reported } = counter();
    const [gone, left] = await Promise.all([family(), family()]);
    visits.count(visitor("a"), gone.kidId);
    visits.count(visitor("a"), left.kidId);
    await db.transaction(async (tx) => {
      await deleteRow(tx, kids, gone.kidId);
      await visits.flush();
      expect(await visitsTo(left.kidId)).toBe(1);
    });
    expect(reported).toEqual([]);
    expect(await findKidByLink(db, { kind: "payment", id: gone.payment })).toBeNull();
  });

  test("does not treat an edit in progress as a delete", async () => {
    const { visits } = counter();
    const { id, kidId } = await family();
    visits.count(visitor("a"), kidId);
    await db.transaction(async (tx) => {
      await tx.execute(sql`update kids set bio = 'Loves trains' where family_id = ${id}`);
      await visits.flush();
    });
    expect(await visitsTo(kidId)).toBe(1);
  });
});

describe("excluded visits", () => {
  test.each([
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "WhatsApp/2.23.20.0 A",
    "Twitterbot/1.0",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  ])("does not count a bot: %s", async (userAgent) => {
    const { familyUrl, kidId, payment } = await family();
    const robot = world.visitor({ userAgent });
    await robot.hub.kid({ familyUrl, kidId });
    await robot.links.clickPayment({ id: payment });
    await world.deps.visits.flush();
    expect([await visitsTo(kidId), await visitsTo(payment)]).toEqual([0, 0]);
  });

  test.each([
    "",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0;FBBV/1;FBDV/iPhone14,2]",
    "Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537",
  ])("counts a person: %s", async (userAgent) => {
    const { familyUrl, kidId } = await family();
    await world.visitor({ userAgent }).hub.kid({ familyUrl, kidId });
    await world.deps.visits.flush();
    expect(await visitsTo(kidId)).toBe(1);
  });

  test("excludes the family's own visits, but not another parent's or those after signing out", async () => {
    const { familyUrl, kidId, payment, registry, caller, owner } = await family();
    const stranger = await world.parent();
    const visit = async (who: typeof caller) => {
      await who.hub.kid({ familyUrl, kidId });
      await who.links.clickPayment({ id: payment });
      await who.links.clickRegistry({ id: registry });
      await world.deps.visits.flush();
      return Promise.all([kidId, payment, registry].map(visitsTo));
    };
    expect(await visit(caller)).toEqual([0, 0, 0]);
    expect(await visit(stranger.caller)).toEqual([1, 1, 1]);
    clock.advance(HOUR);
    await db.execute(sql`delete from sessions where user_id = ${owner.id}`);
    expect(await visit(caller)).toEqual([2, 2, 2]);
  });

  test("counts a signed-out visit from the family's own computer", async () => {
    const { visits } = counter();
    const { owner, kidId } = await family();
    const [session] = await db.query.sessions.findMany({
      where: (row) => eq(row.userId, owner.id),
    });
    visits.count(visitor("same", session?.idHash), kidId);
    visits.count(visitor("same"), kidId);
    await visits.flush();
    expect(await visitsTo(kidId)).toBe(1);
  });
});

describe("a failed write", () => {
  test("is reported and retried with the next flush", async () => {
    const { visits, reported } = counter();
    const { kidId, payment } = await family();
    visits.count(visitor("a"), kidId);
    visits.count(visitor("a"), kidId, payment);
    const restoreVisits = await hideTable(db, "visit_days");
    await visits.flush();
    expect(reported).toEqual([expect.stringMatching(/^page-view: Failed query/)]);
    await restoreVisits();
    visits.count(visitor("b"), kidId);
    await visits.flush();
    expect(await visitsTo(kidId)).toBe(2);
    expect(await visitsTo(payment)).toBe(1);
    expect(reported).toHaveLength(1);
  });

  test("counts each visit once after the connection ends during a write", async () => {
    const { visits, reported } = counter();
    const { kidId } = await family();
    visits.count(visitor("a"), kidId);
    await visits.flush();
    await db.transaction(async (tx) => {
      await tx.select().from(visitDays).where(eq(visitDays.kidId, kidId)).for("update");
      visits.count(visitor("b"), kidId);
      const written = visits.flush();
      await vi.waitFor(async () => {
        const [ended] = await db.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like '%with visits%' and wait_event_type = 'Lock'`);
        expect(ended).toBeDefined();
      });
      await written;
    });
    expect(reported).toEqual([expect.stringMatching(/^page-view: /)]);
    await visits.flush();
    expect(await visitsTo(kidId)).toBe(2);
  });

  test("limits pending visits and reports the number of dropped ones", async () => {
    const { visits, reported } = counter(10);
    const { kidId } = await family();
    const visitAs = (name: string, many: number) => {
      for (let index = 0; index < many; index += 1)
        visits.count(visitor(`${name} ${index}`), kidId);
    };
    visitAs("before", 8);
    const restoreVisits = await hideTable(db, "visit_days");
    await visits.flush();
    const writing = visits.flush();
    // The write starts in the next microtask. Its visits still count as pending.
    await Promise.resolve();
    visitAs("during", 5);
    await writing;
    await restoreVisits();
    await visits.flush();
    expect(await visitsTo(kidId)).toBe(10);
    expect(reported).toContain("visits-dropped: 3 visits not counted: 10 wait already");
    visitAs("after", 10);
    await visits.flush();
    expect(await visitsTo(kidId)).toBe(20);
  });
});
