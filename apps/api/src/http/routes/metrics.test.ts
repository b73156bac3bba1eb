import { addJob } from "@giftling/db/queries/operation/jobs";
import { mails } from "@giftling/db/schema/mails";
import { makeFamily, makeKid } from "@giftling/db/testing/factories";
import { backdateJobs, exhaustJobs } from "@giftling/db/testing/jobs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
let isWorking = true;
beforeAll(async () => {
  world = await createTestApp({}, { isWorking: () => isWorking });
});
afterAll(() => world.close());

/** Returns the values of GET /metrics by metric name and labels. */
async function readMetrics(of: TestApp = world): Promise<ReadonlyMap<string, number>> {
  const answer = await of.app.inject("/metrics");
  expect(answer.statusCode).toBe(200);
  const lines = answer.body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test("reports the age of overdue mail only", async () => {
  expect((await readMetrics()).get("mail_outbox_age_seconds")).toBe(0);
  const { id: userId } = (await makeFamily(world.db)).owner;
  const mail = (minutesAgo: number) => ({
    kind: "welcome",
    userId,
    recipientHash: "0".repeat(64),
    facts: {},
    queuedAt: new Date(),
    dueAt: new Date(Date.now() - minutesAgo * 60_000),
  });
  await world.db.insert(mails).values([mail(-60), mail(2), mail(5)]);
  const age = (await readMetrics()).get("mail_outbox_age_seconds");
  expect(age).toBeGreaterThan(299);
  expect(age).toBeLessThan(600);
});

test("distinguishes due, future and failed jobs, and reports the age of the oldest Stripe event", async () => {
  const event = { eventId: "evt_1", customerId: null, chargeId: null };
  const before = await readMetrics();
  expect(before.get('jobs_waiting{task="stripe-event"}')).toBe(0);
  expect(before.get('jobs_failed{task="stripe-event"}')).toBe(0);
  expect(before.get("stripe_webhook_lag_seconds")).toBe(0);
  for (const delaySeconds of [0, 0, 600]) {
    await addJob(world.db, "stripe-event", event, { delaySeconds });
  }
  await addJob(world.db, "delete-file", { storageKey: "x" });
  await backdateJobs(world.db, 600);
  await exhaustJobs(world.db, "delete-file");
  const after = await readMetrics();
  expect(after.get('jobs_waiting{task="stripe-event"}')).toBe(2);
  expect(after.get('jobs_waiting{task="delete-file"}')).toBe(0);
  expect(after.get('jobs_failed{task="delete-file"}')).toBe(1);
  expect(after.get("stripe_webhook_lag_seconds")).toBeGreaterThan(599);
});

test("reports the pool's busy connections and queue length", async () => {
  const idle = await readMetrics();
  const size = idle.get('database_pool_connections{state="free"}') ?? 0;
  expect(size).toBeGreaterThan(1);
  expect(idle.get('database_pool_connections{state="in use"}')).toBe(0);
  const held = Array.from({ length: size + 3 }, async () => {
    await world.db.execute(sql`select pg_sleep(1)`);
  });
  const busy = await readMetrics();
  expect(busy.get('database_pool_connections{state="in use"}')).toBe(size);
  expect(busy.get("database_pool_waiting")).toBeGreaterThanOrEqual(3);
  await Promise.all(held);
  expect((await readMetrics()).get("database_pool_waiting")).toBe(0);
});

test("reports the cache's size and misses", async () => {
  const { id, familyUrl } = await world.parent();
  const kid = await makeKid(world.db, id);
  world.deps.hubs.up();
  const before = await readMetrics();
  for (let time = 0; time < 3; time += 1) {
    expect((await world.app.inject(`/api/hub/${familyUrl}/${kid.id}`)).statusCode).toBe(200);
  }
  const after = await readMetrics();
  const grew = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grew('hub_cache_reads_total{shelf="reads",result="miss"}')).toBe(1);
  expect(grew('hub_cache_reads_total{shelf="reads",result="hit"}')).toBe(2);
  expect(grew('hub_cache_entries{shelf="reads"}')).toBe(1);
  expect(grew('hub_cache_bytes{shelf="reads"}')).toBeGreaterThan(100);
});

test("counts responses by status and reports whether jobs run in this process", async () => {
  await world.app.inject("/api/kids");
  const metrics = await readMetrics();
  const refused = [...metrics.keys()].filter(
    (name) => name.startsWith("http_request_duration_seconds_count") && name.includes('"401"'),
  );
  expect(refused).toHaveLength(1);
  expect(metrics.get("worker_running")).toBe(1);
  isWorking = false;
  expect((await readMetrics()).get("worker_running")).toBe(0);
  isWorking = true;
});

test("reports the process's own metrics without the database", async () => {
  const other = await createTestApp();
  await other.dropDatabase();
  const metrics = await readMetrics(other);
  expect(metrics.has("database_pool_waiting")).toBe(true);
  expect(metrics.has("mail_outbox_age_seconds")).toBe(false);
  expect(metrics.has('jobs_waiting{task="send-mail"}')).toBe(false);
  expect((await readMetrics(other)).get('tolerated_failures_total{what="metrics"}')).toBe(1);
  await other.close();
});

test("requires the token when a proxy is trusted, even on this machine", async () => {
  const token = "metrics-token-of-the-test";
  const proxied = await createTestApp({ TRUSTED_PROXIES: "10.0.0.0/8", METRICS_TOKEN: token });
  const headers = { authorization: `Bearer ${token}` };
  expect((await proxied.app.inject("/metrics")).statusCode).toBe(404);
  expect((await proxied.app.inject({ url: "/metrics", headers })).statusCode).toBe(200);
  await proxied.close();
});
