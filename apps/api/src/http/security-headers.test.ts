import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { addSecurityHeaders } from "./headers.ts";

const routes: { method: string | string[]; url: string }[] = [];
let world: TestApp;
beforeAll(async () => {
  const onRoute = (route: (typeof routes)[number]) => void routes.push(route);
  world = await createTestApp({ APP_ORIGIN: "https://gifts.example" }, { onRoute });
});
afterAll(() => world.close());

const SECURITY = {
  "content-security-policy":
    "default-src 'self';script-src 'self' 'sha256-EviZ/SKnS8qHSWUPm6xp4gjK4WzNA8eQ+datZoWfdPQ=' 'sha256-neMGcTx0MYf4AlyOo14auU5UmHIFYLLMndOW2NrqXvQ=' 'sha256-TeKZUOkA7Vxp4Ob+GT7LPA5ufHmzScwTBqdyJgIAdhc=' 'sha256-Q/RqMil3JFcKIJ1/nJ55794U4/sHZbVbLUqN/A1lld4=';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;object-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'self';upgrade-insecure-requests",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const WATCHED = [
  ...Object.keys(SECURITY),
  "x-robots-tag",
  "cache-control",
  "x-powered-by",
  "server",
];

/** Returns the status of a response, and the security headers that differ from `SECURITY`. */
async function special(request: {
  method?: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
}) {
  const { statusCode, headers } = await world.app.inject({ method: "GET", ...request });
  const there = Object.fromEntries(WATCHED.map((name) => [name, headers[name]]));
  const usual: Record<string, string> = SECURITY;
  const other = Object.entries(there).filter(([name, value]) => value !== usual[name]);
  return { status: statusCode, ...Object.fromEntries(other) };
}

const PAGE = { "cache-control": "no-cache" };
const DATA = { "cache-control": "no-store", "x-robots-tag": "noindex" };
const PRIVATE = { "x-robots-tag": "noindex", "referrer-policy": "same-origin" };
const HUB = { ...PRIVATE, "cache-control": "private, no-cache" };
const TOKEN_PAGE = { ...PRIVATE, "cache-control": "no-store" };

describe("security headers of every kind of response", () => {
  test.each<[string, Parameters<typeof special>[0], object]>([
    ["a public page", { url: "/" }, { status: 200, ...PAGE }],
    ["a page for this visit", { url: "/signup" }, { status: 200, ...PAGE }],
    ["a private page", { url: "/dashboard" }, { status: 200, ...PAGE, "x-robots-tag": "noindex" }],
    [
      "a place beneath it",
      { url: "/dashboard/giving" },
      { status: 200, ...PAGE, "x-robots-tag": "noindex" },
    ],
    ["a hub", { url: "/hub/demo" }, { status: 200, ...HUB }],
    ["a missing hub", { url: "/hub/nobody" }, { status: 404, ...HUB }],
    ["a missing thank-you", { url: "/thank-you/nobody" }, { status: 404, ...TOKEN_PAGE }],
    ["a gift's page", { url: "/gift/x" }, { status: 404, ...TOKEN_PAGE }],
    ["one's own gifts", { url: "/mine" }, { status: 200, ...TOKEN_PAGE }],
    ["one's own gifts by a link", { url: "/mine/x" }, { status: 404, ...TOKEN_PAGE }],
    ["an invitation", { url: "/join/x" }, { status: 404, ...TOKEN_PAGE }],
    ["an unknown page", { url: "/nothing" }, { status: 404, ...PAGE }],
    ["an address too long", { url: `/hub/${"x".repeat(2_001)}` }, { status: 404, ...HUB }],
    ["an address that cannot be read", { url: "/%zz" }, { status: 404, ...PAGE }],
    ["a redirect", { url: "/pricing/" }, { status: 301, "cache-control": undefined }],
    [
      "data",
      { url: "/api/hub/demo/kids" },
      { status: 200, ...DATA, "cache-control": "private, no-cache" },
    ],
    ["a refusal", { url: "/api/auth/user" }, { status: 401, ...DATA }],
    ["data that is not there", { url: "/api/nothing" }, { status: 404, ...DATA }],
    ["a wrong method", { method: "POST", url: "/api/auth/user" }, { status: 405, ...DATA }],
    [
      "a request of another site",
      { method: "POST", url: "/api/kids", headers: { origin: "https://evil.example" } },
      { status: 403, ...DATA },
    ],
    [
      "a body of another type",
      { method: "POST", url: "/api/kids", headers: { "content-type": "text/plain" } },
      { status: 415, ...DATA },
    ],
    ["a call", { url: "/trpc/account.config" }, { status: 200, "cache-control": "no-store" }],
    ["an unknown call", { url: "/trpc/x" }, { status: 404, "cache-control": "no-store" }],
    ["a forged webhook", { method: "POST", url: "/api/stripe/webhook" }, { ...DATA, status: 404 }],
    ["a picture that is not there", { url: "/media/x" }, { status: 404, ...DATA }],
    [
      "a built file",
      { url: "/assets/main-4f2a.js" },
      { status: 200, "cache-control": "public, max-age=31536000, immutable" },
    ],
    [
      "a link in a mail",
      { url: "/unsubscribe/x" },
      {
        status: 404,
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "same-origin",
      },
    ],
    ["a probe", { url: "/health/live" }, { status: 200, "cache-control": undefined }],
    ["readiness", { url: "/health/ready" }, { status: 200, "cache-control": "no-store" }],
  ])("%s", async (_kind, request, expected) => {
    expect(await special(request)).toEqual(expected);
  });
});

test("sets the security headers on every route, for every method and response", async () => {
  const { "referrer-policy": _ours, "cross-origin-resource-policy": _media, ...fixed } = SECURITY;
  const asked = new Set<string>();
  for (const { method, url } of routes) {
    if (url.includes("*")) continue;
    for (const verb of [method].flat()) {
      const one = `${verb} ${url}`;
      const { headers } = await world.app.inject({
        method: verb as "GET",
        url: url.replaceAll(/:\w+/g, "x"),
      });
      expect([one, headers]).toEqual([one, expect.objectContaining(fixed)]);
      expect(headers["referrer-policy"]).toBeDefined();
      expect(headers).not.toHaveProperty("x-powered-by");
      asked.add(verb);
    }
  }
  for (const verb of ["GET", "HEAD", "POST", "PATCH", "DELETE"]) expect([...asked]).toContain(verb);
});

test("omits the opener policy on plain HTTP, except on this machine (rule: own-server)", async () => {
  const readPolicy = async (origin: string) => {
    const app = Fastify();
    addSecurityHeaders(app, origin);
    app.get("/", () => "");
    return (await app.inject("/")).headers["cross-origin-opener-policy"];
  };
  expect(await readPolicy("http://192.168.1.5:3000")).toBeUndefined();
  expect(await readPolicy("http://localhost:3000")).toBe("same-origin");
});
