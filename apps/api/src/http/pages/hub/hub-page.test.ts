import { brotliDecompressSync } from "node:zlib";
import { makeFamilyUrl, makeKid, makeThankYou, makeWish } from "@giftling/db/testing/factories";
import { hideTable } from "@giftling/db/testing/hidden-table";
import type { PageRequest } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import type { TestApp } from "../../../testing/app.ts";
import { createTestAppWithPages } from "../../../testing/stub-web-app.ts";

/**
 * Time before midnight at which a page is requested, in milliseconds. The test's clock runs, and a busy machine may
 * need a minute.
 */
const MINUTE_MS = 60_000;

let world: TestApp;
let app: FastifyInstance;
let built: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, app, close, webDist: built } = await createTestAppWithPages());
});
afterAll(() => close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Requests a page. Returns the request that the fake page renderer received, and the number of rendered pages. */
async function rendered(url: string, headers: Record<string, string> = {}) {
  const response = await get(url, headers);
  expect(response.statusCode).toBe(200);
  const request: PageRequest & { count: number } = response.json();
  return request;
}

async function family() {
  const parent = await world.parent();
  const emma = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const theo = await makeKid(world.db, parent.id, { firstName: "Theo" });
  return { ...parent, emma, theo, path: `/hub/${parent.familyUrl}` };
}

describe("hub page", () => {
  test("shows the first kid for another family's kid ID, and caches it once (rule: hub-cache)", async () => {
    const { path: hub, familyUrl, theo } = await family();
    const stranger = await family();
    world.deps.hubs.up();
    const { count } = await rendered(`${hub}?kid=nobody`);
    for (const kid of ["somebody", stranger.theo.id, ""]) {
      expect(await rendered(`${hub}?kid=${kid}`)).toMatchObject({ url: hub, count });
    }
    expect(await rendered(hub)).toMatchObject({ url: hub, count });
    expect((await rendered(`${hub}?kid=${theo.id}`)).url).toBe(`${hub}?kid=${theo.id}`);
    const other = `/api/hub/${familyUrl}`;
    expect((await get(`${other}/${stranger.theo.id}`)).statusCode).toBe(404);
    const statements = await world.captureStatements(async () => {
      for (const { id } of [stranger.theo, stranger.emma]) {
        expect((await get(`${other}/${id}`)).statusCode).toBe(404);
      }
    });
    expect(statements).toEqual([]);
    world.deps.hubs.down();
  });

  test("is rendered with all data that it requests, for a visitor and for a parent", async () => {
    const { id, path: hub, theo, familyUrl } = await family();
    const { answers, url } = await rendered(hub);
    expect(url).toBe(hub);
    expect(answers).toMatchObject({
      user: null,
      config: { billing: true },
      hubKids: { familyUrl, kids: [{ firstName: "Emma" }, { firstName: "Theo" }] },
      hub: { kid: { firstName: "Emma" } },
    });
    const other = await rendered(`${hub}?kid=${theo.id}&utm_source=chat`);
    expect(other).toMatchObject({
      url: `${hub}?kid=${theo.id}`,
      answers: { hub: { kid: { firstName: "Theo" } } },
    });
    const cookie = await world.signIn(id);
    expect((await rendered(hub, { cookie })).answers).not.toHaveProperty("user");
  });

  test("is rendered once until a write, and again after it", async () => {
    const { id, emma, path: hub } = await family();
    world.deps.hubs.up();
    const first = await rendered(hub);
    const both = await Promise.all([rendered(hub), rendered(hub)]);
    expect(both.map(({ count }) => count)).toEqual([first.count, first.count]);
    await makeWish(world.db, emma.id, { name: "Bridge kit" });
    world.deps.hubs.drop(id);
    const after = await rendered(hub);
    expect(after.count).toBeGreaterThan(first.count);
    expect(after.answers.hub?.wishlist).toMatchObject([{ name: "Bridge kit" }]);
    world.deps.hubs.down();
  });

  test("is rendered again at the midnight that changes its countdown, and not before (rule: birthday-near)", async () => {
    const { id, familyUrl } = await world.parent();
    const now = world.clock.now();
    const midnightIn = (days: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    // The countdown of 30 days starts at the second midnight, and changes at each midnight after that.
    const birthday = midnightIn(32);
    await makeKid(world.db, id, {
      birthdayMonth: birthday.getMonth() + 1,
      birthdayDay: birthday.getDate(),
    });
    world.deps.hubs.up();
    const countAt = async (time: number) => {
      world.clock.advance(time - world.clock.now().getTime());
      return (await rendered(`/hub/${familyUrl}`)).count;
    };
    let count = await countAt(now.getTime());
    for (const days of [2, 3]) {
      const change = midnightIn(days).getTime();
      expect(await countAt(change - MINUTE_MS)).toBe(count);
      const changed = await countAt(change);
      expect(changed).toBeGreaterThan(count);
      count = changed;
    }
    world.deps.hubs.down();
  });

  test("is compressed, and returns 304 when unchanged", async () => {
    const { path: hub } = await family();
    world.deps.hubs.up();
    const response = await get(hub, { "accept-encoding": "gzip, br" });
    expect(response.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString()).url).toBe(hub);
    const { etag } = response.headers;
    const again = await get(hub, { "if-none-match": String(etag) });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    world.deps.hubs.down();
  });

  test("redirects from a former family URL in any case, with its query (rule: former-addresses)", async () => {
    const { id, path: hub, theo } = await family();
    const { address: old } = await makeFamilyUrl(world.db, id, { isCurrent: false });
    const response = await get(`/hub/${old.toUpperCase()}?kid=${theo.id}`);
    expect(response.statusCode).toBe(307);
    expect(response.headers.location).toBe(`${hub}?kid=${theo.id}`);
  });

  test("returns 404 with the hub's error page without kids or family", async () => {
    const { id, familyUrl } = await world.parent();
    const cookie = await world.signIn(id);
    for (const url of [`/hub/${familyUrl}`, "/hub/nobody-at-all", "/hub/", "/hub/?kid=1"]) {
      expect(await get(url)).toMatchObject({ statusCode: 404, body: "hub-missing" });
      const signedIn = await get(url, { cookie });
      expect(signedIn).toMatchObject({ statusCode: 404, body: "hub-missing-signed-in" });
    }
    expect(await get("/no-such-page")).toMatchObject({ statusCode: 404, body: "404" });
  });

  test("shows the error page when the server fails (rule: failing-server)", async () => {
    const { path: hub, emma } = await family();
    const restoreUpdates = await hideTable(world.db, "updates");
    expect(await get(hub)).toMatchObject({ statusCode: 503, body: "hub-failing" });
    await restoreUpdates();
    expect((await rendered(hub)).answers.hub?.kid.id).toBe(emma.id);
  });

  test("is rendered once for all visitors of the demo (rule: demo-hub)", async () => {
    world.deps.hubs.up();
    expect((await rendered("/hub/demo")).count).toBe((await rendered("/hub/demo")).count);
    world.deps.hubs.down();
  });
});

describe("prerendered pages", () => {
  test("contain this installation's origin", async () => {
    const { origin } = world.deps.config;
    expect((await get("/")).body).toContain(`with-billing ${origin} `);
    expect((await get("/dashboard")).body).toBe("app");
    expect((await get("/sitemap.xml")).body).toContain(`<loc>${origin}/pricing</loc>`);
    expect((await get("/robots.txt")).body).toContain(`${origin}/sitemap.xml`);
  });

  test("contain this installation's settings before any script runs (rule: billing-off)", async () => {
    const settings = { billing: false, contactEmail: "hi@family.example" };
    const provider = { issuer: "https://id.example", clientId: "giftling", clientSecret: null };
    const oidc = { ...provider, trustsEmail: false, name: 'Tom & "Co" </script>' };
    const config = { ...world.deps.config, ...settings, oidc, webDist: built };
    const other = await buildApp({ ...world.deps, config });
    const { body } = await other.inject("/");
    expect(body).toMatch(/^without-billing \S+ hi@family\.example sales@\S+ /);
    expect(body).not.toContain("</script");
    expect(JSON.parse(/\{.*\}/.exec(body)?.[0] ?? "")).toEqual({ name: oidc.name });
    expect((await other.inject("/sitemap.xml")).body).not.toContain("/pricing");
    await other.close();
  });
});

test("lets the client request the session when the visitor may be signed in", async () => {
  const { id } = await family();
  const cookie = await world.signIn(id);
  expect((await rendered("/", { cookie })).url).toBe("/");
  for (const path of ["/", "/signup"]) {
    expect((await rendered(path, { cookie })).answers).not.toHaveProperty("user");
  }
  expect((await get("/", { cookie: "other=1" })).body).toMatch(/^with-billing/);
});

describe("a page rendered per visit", () => {
  test("is rendered with the query parameters that it uses", async () => {
    const { url, answers } = await rendered("/signup?utm_source=mail&ref=A%26B&trial=true");
    expect(url).toBe("/signup?ref=A%26B&trial=true");
    expect(answers).toEqual({ config: expect.objectContaining({ billing: true }), user: null });
    expect((await rendered("/signup")).url).toBe("/signup");
    const failed = await rendered("/sign-in-failed?reason=expired&code=secret");
    expect(failed.url).toBe("/sign-in-failed?reason=expired");
  });

  test("is cached for known queries only", async () => {
    const countOf = async (url: string) => (await rendered(url)).count;
    const kept = await countOf("/signup?from=hub&trial=true");
    const once = await countOf("/signup?ref=made-up-1");
    expect(await countOf("/signup?ref=made-up-1")).toBeGreaterThan(once);
    for (const query of ["from=elsewhere", "trial=maybe"]) {
      const first = await countOf(`/signup?${query}`);
      expect(await countOf(`/signup?${query}`)).toBeGreaterThan(first);
    }
    expect(await countOf("/signup?trial=true&from=hub")).toBe(kept);
  });

  test("shows a thank-you's message, and returns 404 for an unknown token (rule: thank-you-page)", async () => {
    const { caller, emma } = await family();
    const thanks = await makeThankYou(world.db, emma.id);
    const sent = await caller.gratitude.sendThankYou({ id: thanks.id, personalMessage: "Thanks" });
    const { pathname } = new URL(sent.pageUrl ?? "");
    const { answers, url } = await rendered(pathname);
    expect(url).toBe(pathname);
    expect(answers.thankYou).toMatchObject({ childFirstName: "Emma", message: "Thanks" });
    const unknown = await get("/thank-you/nobodys");
    expect(unknown).toMatchObject({ statusCode: 404, body: "thank-you-missing" });
  });
});

test("does not serve the server files of the build", async () => {
  for (const url of ["/.server/entry-server.js", "/.pages/index.html", "/.vite/app.en.json"]) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test("sends JSON for a post to a hub that is rejected before its handler", async () => {
  const post = (headers: Record<string, string>, payload = "passcode=kite") =>
    app.inject({ method: "POST", url: "/hub/rivera", headers, payload });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const responses = [
    await post({ ...form, origin: "https://elsewhere.example" }),
    await post({ "content-type": "text/plain" }),
    await post(form, "x".repeat(100_000)),
  ];
  expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual([
    [403, "FORBIDDEN_ORIGIN"],
    [415, "UNSUPPORTED_MEDIA"],
    [413, "TOO_LARGE"],
  ]);
});
