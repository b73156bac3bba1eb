import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { listenForHubChanges } from "@giftling/db/hub-changes";
import { makeKid } from "@giftling/db/testing/factories";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, vi } from "vitest";
import { buildApp } from "../app.ts";
import { createHubCache } from "../cache/hub-cache.ts";
import { createTestApp, type TestApp } from "./app.ts";

export const POLL_OPTIONS = { timeout: 30_000, interval: 10 };

/** Creates three apps on one database: `app`, the second process `other`, and `hasty` with minimal delays. */
export async function createEventStreamFixture() {
  const world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1", TRUSTED_PROXIES: "127.0.0.1" });
  const hubs = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  const up = vi.spyOn(hubs, "up");
  const other = await buildApp({ ...world.deps, hubs });
  const listening = listenForHubChanges(world.url, hubs);
  world.deps.schedulePublish = listening.schedulePublish;
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), POLL_OPTIONS);
  let isDraining = false;
  const hasty = await buildApp(world.deps, {
    isDraining: () => isDraining,
    streamTimings: { batchMs: 1, heartbeatMs: 1, surpriseMs: 1 },
  });
  for (const app of [world.app, other, hasty]) await app.listen({ port: 0, host: "127.0.0.1" });

  let visitors = 0;
  /** Returns the X-Forwarded-For header of a new visitor. */
  function newVisitor() {
    visitors += 1;
    return { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors & 255}` };
  }

  /** Opens an event stream that is closed at the end of the test. */
  async function open(path: string, headers: Record<string, string> = {}, app = world.app) {
    const stream = await openEventStream(app, path, { ...newVisitor(), ...headers });
    onTestFinished(stream.close);
    return stream;
  }

  async function makeHub(facts: Parameters<TestApp["parent"]>[0] = {}) {
    const { id, familyUrl, caller } = await world.parent(facts);
    const kid = await makeKid(world.db, id);
    const events = `/api/hub/${familyUrl}/events?kid=${kid.id}`;
    return { familyId: id, familyUrl, caller, kidId: kid.id, events };
  }

  async function post(url: string, payload: object) {
    const answer = await world.app.inject({ method: "POST", url, payload });
    expect(answer.statusCode).toBeLessThan(300);
  }

  return {
    world,
    other,
    hasty,
    newVisitor,
    open,
    makeHub,
    post,
    buy: (id: string) => post(`/api/wishlist/${id}/purchase`, { purchasedBy: "Grandma Rosa" }),
    /** Makes the app `hasty` drain until the end of the test. */
    drain() {
      isDraining = true;
      onTestFinished(() => {
        isDraining = false;
      });
    },
    async close() {
      await listening.close();
      await other.close();
      await hasty.close();
      await world.close();
    },
  };
}

/** Opens a stream of server-sent events. `text` and `events` return everything received so far. */
async function openEventStream(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
) {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject).end();
  });
  sent.on("error", () => undefined);
  let text = "";
  let hasEnded = false;
  response.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  const ended = new Promise<void>((resolve) => {
    response.once("close", () => {
      hasEnded = true;
      resolve();
    });
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    events: () => text.split("\n").filter((line) => line === "event: change").length,
    ended,
    hasEnded: () => hasEnded,
    close: () => void sent.destroy(),
  };
}
