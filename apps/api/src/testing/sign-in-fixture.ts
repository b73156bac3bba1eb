import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalServices } from "@giftling/local-services/server";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { APP_ORIGIN, createTestApp, getCookieHeader } from "./app.ts";

type Fields = { email: string; name: string; email_verified?: "true" | "false" | "none" };

export async function createSignInFixture() {
  const localDir = await mkdtemp(path.join(tmpdir(), "giftling-sign-in-"));
  const services = await startLocalServices({ port: 0, localDir, appOrigin: APP_ORIGIN });
  const { issuer = "", clientId = "", clientSecret = "" } = services.identity ?? {};
  const world = await createTestApp({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  });

  /** Starts a sign-in and submits the provider's form. Returns the callback URL and the sign-in's cookies. */
  async function walk(fields: Fields, query = "") {
    const login = await world.app.inject({ url: `/api/login${query}` });
    const browser = new TestBrowser();
    const form = await browser.get(String(login.headers.location));
    const { url } = await browser.submit(form.url, fields, APP_ORIGIN);
    return { callback: url.slice(APP_ORIGIN.length), cookie: getCookieHeader(login) };
  }

  let people = 0;
  return {
    ...world,
    somebody(): Fields {
      people += 1;
      return { email: `person${people}@example.com`, name: "Maria Silva" };
    },
    walk,
    /** Completes a sign-in. `cookie` is a Cookie header that the browser already has. */
    async walkIn(fields: Fields, query = "", cookie = "") {
      const { callback, cookie: attempt } = await walk(fields, query);
      const response = await world.app.inject({
        url: callback,
        headers: { cookie: `${attempt}; ${cookie}` },
      });
      const session = getCookieHeader(response);
      const read = await world.app.inject({ url: "/api/auth/user", headers: { cookie: session } });
      const live = await world.deps.sessions.fromCookieHeader(session);
      const familyId = live?.family.id ?? "";
      return {
        response,
        session,
        user: read.json(),
        familyId,
        location: response.headers.location,
      };
    },
    async close() {
      await world.close();
      await services.close();
      await rm(localDir, { recursive: true, force: true });
    },
  };
}

export type SignInFixture = Awaited<ReturnType<typeof createSignInFixture>>;
