import { randomUUID } from "node:crypto";
import { listenForHubChanges } from "@giftling/db/hub-changes";
import { makeKid, makePicture } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import { buildApp } from "../app.ts";
import { createHubCache, type HubCache } from "../hub-cache.ts";
import { createTestApp } from "./app.ts";

/** How long what must come may take on a machine that is busy with other things, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Listens as `main.ts` does, and counts what it hears. */
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

/** Three processes on one database: the app itself, another one that keeps hubs as well, and one that keeps nothing. */
export async function createKeptHubWorld() {
  const world = await createTestApp();
  const elsewhere = createHubCache(world.deps.config.hubCacheBytes, world.clock);
  const other = await buildApp({ ...world.deps, hubs: elsewhere });
  const fresh = await buildApp({ ...world.deps, hubs: createHubCache(0, world.clock) });
  const listeners = [world.deps.hubs, elsewhere].map((hubs) => listen(world.url, hubs));
  world.deps.schedulePublish = () => listeners[0]?.schedulePublish();

  /** Waits until this is so of both processes that keep hubs. */
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
    /** What the app and the other one listen with. */
    listeners,
    until,
    /**
     * Resolves once both processes heard of every write that was committed before this was called: Postgres tells messages
     * in the order of their commits, and this one is the last.
     */
    async heard(): Promise<void> {
      const message = randomUUID();
      const upsBefore = listeners.map(({ ups }) => ups);
      await world.db.execute(sql`select pg_notify('hub_changed', ${message})`);
      // Who lost the connection meanwhile has forgotten all when it is back.
      await until(({ told, ups }, index) => told.has(message) || ups > (upsBefore[index] ?? 0));
    },
    /** A family in the trial, with a kid that shows a photo and a birthday. */
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
export type KeptHubWorld = Awaited<ReturnType<typeof createKeptHubWorld>>;

/** The paths that answer a family's hub, in every form. */
export const hubPaths = (familyUrl: string, kidId: string) => [
  `/api/hub/${familyUrl}/kids`,
  `/api/hub/${familyUrl}/${kidId}`,
  `/trpc/hub.kid?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { familyUrl, kidId } }))}`,
];

/** What a process answers at these paths. */
export async function readAll(app: FastifyInstance, paths: string[]): Promise<unknown[]> {
  const answers = [];
  for (const path of paths) {
    const { statusCode, body } = await app.inject(path);
    answers.push({ statusCode, body: JSON.parse(body) });
  }
  return answers;
}
