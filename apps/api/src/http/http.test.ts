import { createHash } from "node:crypto";
import {
  EARLY_CLICKS_SCRIPT,
  EARLY_REQUEST_SCRIPT,
  FORM_DIALOGS_SCRIPT,
  OWN_GIFTS_SCRIPT,
} from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN, createTestApp, type TestApp } from "../testing/app.ts";

let world: TestApp;
let cookie: string;
beforeAll(async () => {
  world = await createTestApp();
  cookie = await world.signIn((await world.parent()).id);
});
afterAll(() => world.close());

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const send = (method: Verb, url: string, headers: Record<string, string> = {}, payload?: string) =>
  world.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const json = { "content-type": "application/json" };

describe("cross-site requests (rule: own-site-requests)", () => {
  const rename = (headers: Record<string, string>) =>
    send(
      "POST",
      "/api/users/profile",
      { ...json, cookie, ...headers },
      '{"firstName":"A","lastName":"B"}',
    );

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${APP_ORIGIN}.evil.example` },
    { origin: "http://localhost:5000" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: APP_ORIGIN, "sec-fetch-site": "cross-site" },
  ])("are rejected: %o", async (headers) => {
    const response = await rename(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: "FORBIDDEN_ORIGIN" });
  });

  test.each<Record<string, string>>([
    {},
    { origin: APP_ORIGIN },
    { origin: APP_ORIGIN, "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])("exclude same-origin requests and clients other than browsers: %o", async (headers) => {
    expect((await rename(headers)).statusCode).toBe(200);
  });

  test("are rejected by tRPC in its own error format, except reads", async () => {
    const headers = { ...json, cookie, origin: "https://evil.example" };
    const write = await send("POST", "/trpc/kids.create", headers, '{"firstName":"Eve"}');
    expect(write.statusCode).toBe(403);
    expect(write.json().error.data).toMatchObject({ appCode: "FORBIDDEN_ORIGIN", httpStatus: 403 });
    expect((await send("GET", "/health/live", headers)).statusCode).toBe(200);
  });
});

describe("request bodies", () => {
  const post = (headers: Record<string, string>, payload?: string) =>
    send("POST", "/api/kids", { cookie, ...headers }, payload);

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
  ])("are rejected with 415 when sent as %s", async (type) => {
    const response = await post({ "content-type": type }, "firstName=Emma");
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe("UNSUPPORTED_MEDIA");
    expect(
      (await send("POST", "/trpc/kids.create", { cookie, "content-type": type }, "x")).statusCode,
    ).toBe(415);
  });

  test.each(["{bad", "[]", '"text"', "null", '{"__proto__":{"a":1},"firstName":"Emma"}'])(
    "are rejected unless they are a JSON object: %s",
    async (body) => {
      const response = await post(json, body);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe("BAD_REQUEST");
    },
  );

  test("are rejected with 413 above 64 KiB, over REST and tRPC", async () => {
    const body = JSON.stringify({ firstName: "E".repeat(65 * 1024) });
    expect((await post(json, body)).json()).toMatchObject({ code: "TOO_LARGE" });
    const overTrpc = await send("POST", "/trpc/kids.create", { ...json, cookie }, body);
    expect(overTrpc.statusCode).toBe(413);
    expect(overTrpc.json().error.data.appCode).toBe("TOO_LARGE");
  });

  test("can be empty when no input is required, with or without a content type", async () => {
    const url = "/api/payment-links/018f0000-0000-7000-8000-000000000000/click";
    expect((await send("POST", url)).statusCode).toBe(404);
    expect((await send("POST", url, json, "")).statusCode).toBe(404);
    expect((await send("POST", url, json, "{}")).statusCode).toBe(404);
  });

  test("are rejected with unknown fields, which the response names (rule: strict-input)", async () => {
    const response = await post(json, '{"firstName":"Emma","isPremium":true}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: "INVALID_INPUT",
      message: '"isPremium" is not a field of this request.',
      fields: { isPremium: '"isPremium" is not a field of this request.' },
    });
  });

  test("are rejected with fields named like object members, and only some of many fields are listed", async () => {
    const odd = (await post(json, '{"firstName":"Emma","constructor":1,"toString":2}')).json();
    expect(odd.message).toBe('"constructor" is not a field of this request.');
    expect(Object.keys(odd.fields)).toEqual(["constructor", "toString"]);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
    const answer = await post(json, JSON.stringify(many));
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(10_000);
  });

  test("are rejected without a required field, which the message names", async () => {
    expect((await post(json, "{}")).json()).toMatchObject({
      code: "INVALID_INPUT",
      message: "Please enter kid's name",
      fields: { firstName: "Please enter kid's name" },
    });
    expect((await post(json, '{"firstName":""}')).json().message).toBe("Please enter kid's name");
    const wrong = (await post(json, '{"firstName":7,"birthdayMonth":13}')).json();
    expect(wrong.fields).toEqual({
      firstName: "Please enter kid's name",
      birthdayMonth: "Choose a month from January to December.",
    });
  });

  test("cannot override the ID in the path", async () => {
    const own = await world.parent();
    const own2 = await own.caller.kids.create({ firstName: "Leo" });
    const kid = await own.caller.kids.create({ firstName: "Emma" });
    const headers = { ...json, cookie: await world.signIn(own.id) };
    const body = JSON.stringify({ id: own2.id, firstName: "Mia" });
    const response = await send("PATCH", `/api/kids/${kid.id}`, headers, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ id: '"id" is not a field of this request.' });
    const names = (await own.caller.kids.list()).map(({ firstName }) => firstName);
    expect(names.sort()).toEqual(["Emma", "Leo"]);
  });
});

describe("unknown paths", () => {
  test.each(["/api/nothing", "/api", "/api/kids/1/2/3/4", "/trpc/kids.steal", "/trpc/"])(
    "return 404 as JSON below /api and /trpc: %s",
    async (url) => {
      const response = await send("GET", url, { cookie, accept: "text/html" });
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toMatch(/^application\/json/);
    },
  );

  test.each([
    ["PUT", "/api/kids?x=1", "GET, HEAD, POST"],
    ["GET", "/api/users/profile", "POST"],
    ["DELETE", "/api/kids/018f0000-0000-7000-8000-000000000000/avatar", "PUT"],
    ["POST", "/dashboard", "GET, HEAD"],
  ] as const)(
    "differ from an unsupported method, which returns 405: %s %s",
    async (method, url, allow) => {
      const answer = await send(method, url, { cookie });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.json().code).toBe("METHOD_NOT_ALLOWED");
    },
  );

  test("include paths with an oversized parameter, for every method", async () => {
    const long = "x".repeat(2_001);
    for (const url of [`/api/kids/${long}`, `/api/hub/${long}`, `/trpc/${long}`, `/media/${long}`])
      for (const method of ["GET", "POST", "PATCH", "DELETE"] as const) {
        const answer = await send(method, url, { cookie });
        expect([method, answer.statusCode]).toEqual([method, 404]);
        expect(answer.headers.allow).toBeUndefined();
        expect(answer.headers["content-security-policy"]).toBeDefined();
      }
    expect((await send("GET", `/hub/${long}`)).statusCode).toBe(404);
    expect((await send("PUT", `/api/kids/${long.slice(1)}`, { cookie })).statusCode).toBe(405);
  });

  test("include malformed paths", async () => {
    const response = await send("GET", "/api/hub/%E0%A4%A/kids");
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });
});

describe("response headers", () => {
  test("allow only own scripts and the four inline scripts", async () => {
    const csp = String((await send("GET", "/")).headers["content-security-policy"]);
    // These scripts are inline, because they must run with the first markup.
    const hashes = [
      EARLY_CLICKS_SCRIPT,
      EARLY_REQUEST_SCRIPT,
      FORM_DIALOGS_SCRIPT,
      OWN_GIFTS_SCRIPT,
    ].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(csp.split(";").sort()).toEqual(
      [
        "default-src 'self'",
        `script-src 'self' ${hashes.join(" ")}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].sort(),
    );
  });

  test("are set on errors, and require HTTPS only for an HTTPS origin", async () => {
    const { headers } = await send("GET", "/api/nothing");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBeDefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
    const secure = await createTestApp({ APP_ORIGIN: "https://gifts.example" });
    const response = await secure.app.inject("/");
    await secure.close();
    expect(response.headers["strict-transport-security"]).toMatch(/max-age=31536000/);
    expect(response.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  test("exclude hubs and private pages from search engines, and hub URLs from referrers", async () => {
    for (const url of [
      "/hub/demo",
      "/hub/nobody",
      "/thank-you/nobody",
      "/dashboard",
      "/onboarding",
      "/reactivate",
      "/api/auth/user",
    ]) {
      expect((await send("GET", url)).headers["x-robots-tag"]).toBe("noindex");
    }
    for (const url of ["/", "/pricing", "/terms"]) {
      expect((await send("GET", url)).headers["x-robots-tag"]).toBeUndefined();
    }
    for (const url of ["/hub/demo", "/thank-you/nobody"]) {
      expect((await send("GET", url)).headers["referrer-policy"]).toBe("same-origin");
    }
    expect((await send("GET", "/thank-you/nobody")).statusCode).toBe(404);
    expect((await send("GET", "/")).headers["referrer-policy"]).toBe(
      "strict-origin-when-cross-origin",
    );
  });

  test("prevent caching of API responses", async () => {
    expect((await send("GET", "/api/auth/user", { cookie })).headers["cache-control"]).toBe(
      "no-store",
    );
    expect((await send("GET", "/trpc/account.user", { cookie })).headers["cache-control"]).toBe(
      "no-store",
    );
  });
});
