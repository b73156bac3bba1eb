import { visitDays } from "@giftling/db/schema/analytics";
import { makeKid, makePaymentLink, makeRegistryLink } from "@giftling/db/testing/factories";
import { addDays, listDashboardTrendDays, toUtcDay } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const inAYear = () => addDays(new Date(), 365);

/**
 * Creates a Premium family with clicks on a payment link and on a registry link, and with a deleted link. The registry
 * link's label looks like a spreadsheet formula.
 */
async function clickedFamily() {
  const parent = await world.parent({ premiumGrantedUntil: inAYear() });
  const { id: kidId } = await makeKid(world.db, parent.id);
  const payment = await makePaymentLink(world.db, kidId, { label: "College fund" });
  const registry = await makeRegistryLink(world.db, kidId, { label: '=HYPERLINK("x")' });
  const now = world.clock.now();
  const clicks = [
    [payment.id, 6, 2],
    [payment.id, 7, 1],
    [registry.id, 0, 1],
    [UNKNOWN_ID, 1, 1],
  ] as const;
  await world.db.insert(visitDays).values(
    clicks.map(([targetId, daysAgo, visits]) => ({
      kidId,
      targetId,
      day: toUtcDay(addDays(now, -daysAgo)),
      visits,
    })),
  );
  return { parent, kidId, payment, registry };
}

test("counts clicks per link and UTC day, including days without clicks and deleted links", async () => {
  const { parent, kidId, payment, registry } = await clickedFamily();
  const report = await parent.caller.kids.clicks({ kidId, range: "7" });
  expect(report.days).toEqual(listDashboardTrendDays(world.clock.now(), 7));
  expect(report.daily).toEqual([2, 0, 0, 0, 0, 1, 1]);
  expect(report.clicks).toBe(4);
  expect(report.links.map(({ id, clicks }) => [id, clicks])).toEqual([
    [payment.id, 2],
    [registry.id, 1],
    [null, 1],
  ]);
  const month = await parent.caller.kids.clicks({ kidId, range: "30" });
  expect(month.daily).toHaveLength(30);
  expect(month.clicks).toBe(5);
  const quiet = await makeKid(world.db, parent.id);
  expect(await parent.caller.kids.clicks({ kidId: quiet.id, range: "90" })).toMatchObject({
    clicks: 0,
    links: [],
  });
});

test("requires Premium and returns NOT_FOUND for another family's kid", async () => {
  const { kidId } = await clickedFamily();
  const free = await world.parent();
  const own = await makeKid(world.db, free.id);
  expect(await getCallOutcome(free.caller.kids.clicks({ kidId: own.id, range: "7" }))).toBe(
    "PLAN_LIMIT",
  );
  const other = await world.parent({ premiumGrantedUntil: inAYear() });
  expect(await getCallOutcome(other.caller.kids.clicks({ kidId, range: "7" }))).toBe("NOT_FOUND");
  expect(await getCallOutcome(other.caller.kids.clicks({ kidId: UNKNOWN_ID, range: "7" }))).toBe(
    "NOT_FOUND",
  );
});

test("exports a CSV file without formulas", async () => {
  const { parent, kidId } = await clickedFamily();
  const get = async (path: string, cookie: string) =>
    world.app.inject({ url: `/api/kids/${kidId}/clicks/${path}`, headers: { cookie } });
  const cookie = await world.signIn(parent.id);
  const answer = await get("7/clicks.csv", cookie);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="clicks-7-days.csv"');
  const lines = answer.body.split("\r\n");
  expect(lines[0]).toBe("\uFEFFDay (UTC),Link,Kind,Clicks");
  expect(lines).toHaveLength(1 + 7 * 3 + 1);
  expect(lines).toContain(
    `${listDashboardTrendDays(world.clock.now(), 7)[0]},College fund,Payment link,2`,
  );
  expect(answer.body).toContain(`,"'=HYPERLINK(""x"")",Registry,1`);
  expect((await get("8/clicks.csv", cookie)).json()).toMatchObject({
    code: "INVALID_INPUT",
    fields: { range: "Choose 7, 30 or 90 days." },
  });
  const spanish = await world.app.inject({
    url: `/api/kids/${kidId}/clicks/7/clicks.csv`,
    headers: { cookie: `${cookie}; lang=es` },
  });
  expect(spanish.body).toContain("Día (UTC),Enlace,Tipo,Clics");
  expect(spanish.body).toContain(",Enlaces eliminados,Eliminado,");
  const free = await world.parent();
  const refused = await get("7/clicks.csv", await world.signIn(free.id));
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: "PLAN_LIMIT",
    message: expect.stringContaining("come with Premium"),
  });
});
