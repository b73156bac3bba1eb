import { randomUUID } from "node:crypto";
import { listenForHubChanges } from "@giftling/db/hub-changes";
import { makeKid, makePicture } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import { buildApp } from "../app.ts";
import { createHubCache, type HubCache } from "../cache/hub-cache.ts";
import { createTestApp } from "./app.ts";

/** Timeout for expected events, in milliseconds. The timeout is long because the test machine may be busy. */
const PATIENCE_MS = 60_000;

/** Listens for hub changes as `main.ts` does, and records the received changes. */
function listen(url: string, hubs: HubCache) {
  const told = new Set<string>();
  const listener = {
    told,
    ups: 0,
    downs: 0,
    ...listenForHubChanges(url, {
      drop(familyId) {
        hubs.drop(familyId);
        told.add(familyId);
      },
      up() {
        hubs.up();
        listener.ups += 1;
      },
      down() {
        hubs.down();
        listener.downs += 1;
      },
    }),
  };
  return listener;
}

/** Creates three apps on one database, to simulate three processes. The app `fresh` does not cache hubs. */
export async function createHubCacheFixture() {
  const world = await createTestApp();
  const elsewhere = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  const other = await buildApp({ ...world.deps, hubs: elsewhere });
  const fresh = await buildApp({ ...world.deps, hubs: createHubCache(0, world.clock) });
  const listeners = [world.deps.hubs, elsewhere].map((hubs) => listen(world.url, hubs));
  world.deps.schedulePublish = () => listeners[0]?.schedulePublish();

  /** Waits until `isSo` returns true for the change listeners of both apps that cache hubs. */
  const until = (isSo: (listener: ReturnType<typeof listen>, index: number) => boolean) =>
    vi.waitFor(() => expect(listeners.map(isSo)).toEqual([true, true]), {
      timeout: PATIENCE_MS,
      interval: 2,
    });
  await until(({ ups }) => ups > 0);

  return {
    ...world,
    other,
    fresh,
    listeners,
    until,
    /** Resolves when each caching app has received every change committed before this call. */
    async heard(): Promise<void> {
      const message = randomUUID();
      const upsBefore = listeners.map(({ ups }) => ups);
      await world.db.execute(sql`select pg_notify('hub_changed', ${message})`);
      // An app that reconnected during this call may miss the notification, but has cleared its cache.
      await until(({ told, ups }, index) => told.has(message) || ups > (upsBefore[index] ?? 0));
    },
    /** Creates a family in its trial, with a kid who has a picture and a birthday. */
    async family() {
      const { id: familyId, familyUrl: address } = await world.parent({
        subscriptionPlan: "premium",
        subscriptionStatus: "trialing",
        trialEndsAt: addDays(world.clock.now(), 3),
      });
      const { id: avatarId } = await makePicture(world.db, familyId);
      const kid = await makeKid(world.db, familyId, {
        avatarId,
        birthdayMonth: 3,
        birthdayDay: 14,
      });
      return { familyId, address, kidId: kid.id };
    },
    async close() {
      for (const { close } of listeners) await close();
      await other.close();
      await fresh.close();
      await world.close();
    },
  };
}
export type HubCacheFixture = Awaited<ReturnType<typeof createHubCacheFixture>>;

/** Returns the URLs of the kid list, of one kid, and of the same kid in a tRPC batch. */
export const getHubPaths = (familyUrl: string, kidId: string) => [
  `/api/hub/${familyUrl}/kids`,
  `/api/hub/${familyUrl}/${kidId}`,
  `/trpc/hub.kid?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { familyUrl, kidId } }))}`,
];

/** Returns the statuses and JSON bodies of the responses to GET requests. */
export async function fetchResponses(app: FastifyInstance, paths: string[]): Promise<unknown[]> {
  const answers = [];
  for (const path of paths) {
    const { statusCode, body } = await app.inject(path);
    answers.push({ statusCode, body: JSON.parse(body) });
  }
  return answers;
}
