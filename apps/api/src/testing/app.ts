import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { deleteSessionsOfFamily, insertSession } from "@giftling/db/queries/account/sessions";
import { findOwner } from "@giftling/db/queries/account/users";
import { makeFamily } from "@giftling/db/testing/factories";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type AppOptions, buildApp } from "../app.ts";
import { generateToken, sha256 } from "../core/crypto/tokens.ts";
import { createTestFixture } from "./test-fixture.ts";

export const APP_ORIGIN = "http://localhost:4999";

export const INDEX_HTML = '<!doctype html><div id="root"></div>';

/** Writes the server bundle of a fake build. `source` is the code of the bundle. */
export async function writeServerBundle(webDist: string, source: string): Promise<void> {
  const folder = path.join(webDist, ".server");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
  await writeFile(path.join(folder, "entry-server.js"), source);
}

/** Creates a test fixture with the HTTP app and a fake build of the web app. Call `close` in `afterAll`. */
export async function createTestApp(env: Record<string, string> = {}, options: AppOptions = {}) {
  const world = await createTestFixture({ APP_ORIGIN, LOG_LEVEL: "silent", ...env });
  const webDist = path.join(world.folder, "web");
  await mkdir(path.join(webDist, "assets"), { recursive: true });
  await writeFile(path.join(webDist, "index.html"), INDEX_HTML);
  await writeFile(path.join(webDist, "assets", "main-4f2a.js"), "export {};");
  await writeFile(path.join(webDist, "favicon.svg"), "<svg/>");
  const html = JSON.stringify(INDEX_HTML);
  await writeServerBundle(webDist, `export const createPageRenderer = () => async () => ${html};`);
  const deps = { ...world.deps, config: { ...world.deps.config, webDist } };
  const app: FastifyInstance = await buildApp(deps, options);

  return {
    ...world,
    deps,
    app,
    /** Starts a session for the family's owner and returns the session's Cookie header. */
    async signIn(familyId: string): Promise<string> {
      return getCookiePair(await world.startSession(familyId));
    },
    forgedCookie: () => `giftling=${generateToken()}`,
    /** Returns the Cookie header of an expired session of the family's owner. */
    async expiredCookie(familyId: string): Promise<string> {
      const owner = await findOwner(world.db, familyId);

      const token = generateToken();
      const expiresAt = new Date(Date.now() - 60_000);
      await insertSession(world.db, { idHash: sha256(token), userId: owner?.id ?? "", expiresAt });
      return `giftling=${token}`;
    },
    async parentWithoutAddress() {
      const { id } = await makeFamily(world.db);
      return { id, cookie: getCookiePair(await world.startSession(id)) };
    },
    endSessions: (familyId: string) => deleteSessionsOfFamily(world.db, familyId),
    async close() {
      await app.close();
      await world.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Returns the name and value of a Set-Cookie header, without its attributes. */
export const getCookiePair = (setCookie: string): string => setCookie.split(";")[0] ?? "";

/** Returns the Cookie header that a browser would send after a response. Omits cookies that the response deletes. */
export function getCookieHeader(response: LightMyRequestResponse): string {
  return getSetCookieHeaders(response)
    .filter((line) => !/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line))
    .map(getCookiePair)
    .join("; ");
}

export function getSetCookieHeaders(response: LightMyRequestResponse): string[] {
  const lines = response.headers["set-cookie"];
  return lines === undefined ? [] : [lines].flat();
}
