import { webhooks } from "@giftling/db/schema/webhooks";
import { makeWebhook } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { MAX_WEBHOOKS } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDelivery, queueDeliveries } from "../../services/webhooks/queue-events.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { countCallOutcomes, getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";
import { deriveWebhookSecret } from "./deliver-webhook.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const url = "https://home.example/hooks?key=1";
const events = ["gift.recorded" as const];

describe("webhooks (rule: webhooks)", () => {
  test("show their secret once, and replace it on request", async () => {
    const { caller } = await world.parent();
    const { secret, ...webhook } = await caller.webhooks.create({ url, events });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(await caller.webhooks.list()).toEqual([webhook]);
    const { id } = webhook;
    const renamed = await caller.webhooks.update({ id, url: "https://other.example/" });
    expect(renamed).toMatchObject({ url: "https://other.example/", events, secret: null });
    const rolled = await caller.webhooks.update({ id, newSecret: true });
    expect(rolled.secret).toMatch(/^whsec_/);
    expect(rolled.secret).not.toBe(secret);
    const appSecret = world.deps.config.secret;
    expect(rolled.secret).toBe(deriveWebhookSecret(appSecret, { id, secretNumber: 2 }));
  });

  test("return the same webhook and secret for a repeated request, which stores no secret", async () => {
    const { as, id: familyId } = await world.parent();
    const idempotencyKey = `webhook-${familyId}`;
    const create = () => as({ idempotencyKey }).webhooks.create({ url, events });
    const answers = await Promise.all(Array.from({ length: 5 }, create));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(answers.map(({ secret }) => secret)).size).toBe(1);
    expect(await as().webhooks.list()).toHaveLength(1);
    const stored = await world.db.query.idempotencyKeys.findMany();
    expect(JSON.stringify(stored)).not.toContain("whsec_");
  });

  test("are at most five, even when twenty are added at once", async () => {
    const { as } = await world.parent();
    const calls = Array.from({ length: 20 }, () => as().webhooks.create({ url, events }));
    expect(await countCallOutcomes(calls)).toEqual({ ok: MAX_WEBHOOKS, TOO_MANY: 15 });
  });

  test("belong to the owner, and another family's are missing", async () => {
    const { id: familyId } = await world.parent();
    const { caller: coParent } = await world.coParent(familyId);
    const { caller: stranger } = await world.parent();
    const { id } = await makeWebhook(world.db, familyId);
    expect(await getCallOutcome(coParent.webhooks.list())).toBe("OWNER_ONLY");
    expect(await getCallOutcome(coParent.webhooks.test({ id }))).toBe("OWNER_ONLY");
    expect(await getCallOutcome(stranger.webhooks.deliveries({ id }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(stranger.webhooks.update({ id, isOn: false }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(stranger.webhooks.remove({ id }))).toBe("NOT_FOUND");
  });

  test.each([
    "http://home.example/",
    "http://192.168.1.4/hooks",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest",
    "https://home.example:8443/",
    "ftp://home.example/",
    "https://user:secret@home.example/",
  ])("reject the URL %s", async (address) => {
    const { caller } = await world.parent();
    const call = caller.webhooks.create({ url: address, events });
    expect(await getCallOutcome(call)).toBe("INVALID_INPUT");
  });

  test("reject an empty, unknown or repeated choice of events", async () => {
    const { caller } = await world.parent();
    for (const chosen of [[], ["hub.deleted"], ["gift.recorded", "gift.recorded"]]) {
      const call = caller.webhooks.create({ url, events: chosen as typeof events });
      expect(await getCallOutcome(call)).toBe("INVALID_INPUT");
    }
  });

  test("that are turned off keep why, end their deliveries, and lose both when turned on", async () => {
    const { caller, id: familyId } = await world.parent();
    const { id } = await makeWebhook(world.db, familyId, { failingSince: new Date(0) });
    const now = new Date();
    const event = { webhookId: id, eventId: UNKNOWN_ID, type: "gift.recorded" } as const;
    await queueDeliveries(world.db, world.deps, [createDelivery(now, event)]);
    expect(await caller.webhooks.update({ id, isOn: false })).toMatchObject({
      turnedOffBy: "owner",
    });
    expect(await caller.webhooks.deliveries({ id })).toMatchObject([{ status: "failed" }]);
    expect(await caller.webhooks.update({ id, isOn: true })).toMatchObject({ turnedOffBy: null });
  });
});

test("are called by the documented REST paths", async () => {
  const { id: familyId } = await world.parent();
  const cookie = (await world.startSession(familyId)).split(";")[0] ?? "";
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api/family/webhooks${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  const created = await call("POST", "", { url, events });
  expect(created.statusCode).toBe(201);
  const { id } = created.json();
  expect((await call("GET", "")).json()).toMatchObject([{ id, url, events, turnedOffBy: null }]);
  expect((await call("PATCH", `/${id}`, { isOn: false })).json().turnedOffBy).toBe("owner");
  await updateRow(world.db, webhooks, id, { url: "https://127.0.0.1/" });
  expect((await call("POST", `/${id}/test`)).statusCode).toBe(201);
  const [delivery] = (await call("GET", `/${id}/deliveries`)).json();
  const again = await call("POST", `/${id}/deliveries/${delivery.id}/send`);
  expect([again.statusCode, again.json().problem]).toEqual([200, "private"]);
  expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
  expect((await call("GET", `/${id}/deliveries`)).statusCode).toBe(404);
});
