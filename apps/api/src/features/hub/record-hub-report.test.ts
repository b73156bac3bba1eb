import * as schema from "@giftling/db/schema/index";
import { makeFamilyUrl } from "@giftling/db/testing/factories";
import { addDays, REPORT_REASONS } from "@giftling/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { deleteExpiredData } from "../../worker/delete-expired-data.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
});
afterAll(() => world.close());

const post = (url: string, payload: object | string, ip = "203.0.113.7", headers = {}) =>
  world.app.inject({ method: "POST", url, payload, remoteAddress: ip, headers });
const form = { "content-type": "application/x-www-form-urlencoded" };
const listStoredReports = (familyId: string) =>
  world.db.query.reports.findMany({ where: eq(schema.reports.familyId, familyId) });

describe("a report of a hub (rule: reported-pages)", () => {
  test("is stored with its reason and text, and without data about the reporter", async () => {
    const { id, familyUrl, caller } = await world.parent();
    const { address: former } = await makeFamilyUrl(world.db, id, { isCurrent: false });
    const url = `/api/hub/${familyUrl}/report`;
    const told = { reason: "hurtful", text: "  Rude names\non the wall  " };
    expect(await post(url, told)).toMatchObject({ statusCode: 204, body: "" });
    expect((await post(`/api/hub/${former}/report`, { reason: "other" })).statusCode).toBe(204);
    const rows = await listStoredReports(id);
    expect(rows.map(({ reason, text }) => ({ reason, text }))).toEqual([
      { reason: "hurtful", text: "Rude names\non the wall" },
      { reason: "other", text: null },
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ["id", "familyId", "reason", "text", "createdAt", "resolvedAt"].sort(),
    );
    expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
    expect(JSON.stringify(await caller.account.user())).not.toContain("Rude");
  });

  test("is deleted 12 months after it was resolved", async () => {
    const { id } = await world.parent();
    const now = world.deps.clock.now();
    const add = (text: string, resolvedAt: Date | null) =>
      world.db
        .insert(schema.reports)
        .values({ familyId: id, reason: "other", text, resolvedAt, createdAt: addDays(now, -800) });
    await add("long settled", addDays(now, -366));
    await add("settled", addDays(now, -364));
    await add("waits", null);
    await Promise.all([deleteExpiredData(world.deps), deleteExpiredData(world.deps)]);
    expect((await listStoredReports(id)).map(({ text }) => text).sort()).toEqual([
      "settled",
      "waits",
    ]);
  });

  test("requires a known reason and a text of limited length", async () => {
    const { id, familyUrl } = await world.parent();
    const url = `/api/hub/${familyUrl}/report`;
    for (const payload of [{}, { reason: "bored" }, { reason: "other", text: "x".repeat(1_001) }]) {
      const refused = await post(url, payload, "203.0.113.8");
      expect([refused.statusCode, refused.json().code]).toEqual([400, "INVALID_INPUT"]);
    }
    expect(await listStoredReports(id)).toEqual([]);
  });

  test("is accepted but not stored for the demo, and returns 404 for an unknown family URL", async () => {
    const before = await world.db.$count(schema.reports);
    const told = { reason: "other" };
    expect((await post("/api/hub/demo/report", told)).statusCode).toBe(204);
    expect((await post("/api/hub/nobody-at-all/report", told)).statusCode).toBe(404);
    expect(await world.db.$count(schema.reports)).toBe(before);
  });

  test("is limited to ten an hour per visitor, even under concurrent calls (rule: rate-limits)", async () => {
    const families = await Promise.all([world.parent(), world.parent()]);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        post(`/api/hub/${families[at % 2]?.familyUrl}/report`, { reason: "other" }, "203.0.113.9"),
      ),
    );
    const accepted = answers.filter(({ statusCode }) => statusCode === 204);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([accepted.length, refused.length]).toEqual([10, 6]);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused[0]?.json().message).toContain("will look at them");
    const rows = await Promise.all(families.map(({ id }) => listStoredReports(id)));
    expect(rows.flat()).toHaveLength(10);
  });
});

describe("the report page without JavaScript", () => {
  test("shows the same fields and stores the report sent by its form", async () => {
    const { id, familyUrl } = await world.parent();
    const url = `/hub/${familyUrl}/report`;
    const asked = await world.app.inject(url);
    expect(asked.statusCode).toBe(200);
    // The browser must send the origin with the page's own form.
    expect(asked.headers["referrer-policy"]).toBe("same-origin");
    for (const reason of REPORT_REASONS) expect(asked.body).toContain(`value="${reason}"`);
    const longest = "é".repeat(1_000);
    const typed = new URLSearchParams({ reason: "privacy", text: longest }).toString();
    const taken = await post(url, typed, "203.0.113.10", form);
    expect(taken.statusCode).toBe(200);
    expect(taken.body).toContain("Thank you for telling us");
    expect(await listStoredReports(id)).toMatchObject([{ reason: "privacy", text: longest }]);
  });

  test("reports missing fields and preserves the input", async () => {
    const { id, familyUrl } = await world.parent();
    const url = `/hub/${familyUrl}/report`;
    const refused = await post(url, "text=%3Cb%3Ehello", "203.0.113.11", form);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain("Please choose what is wrong.");
    expect(refused.body).toContain("&#60;b&#62;hello</textarea>");
    expect(await listStoredReports(id)).toEqual([]);
  });

  test("returns 429 above the rate limit", async () => {
    const { familyUrl } = await world.parent();
    const url = `/hub/${familyUrl}/report`;
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await post(url, "reason=other", "203.0.113.12", form)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
