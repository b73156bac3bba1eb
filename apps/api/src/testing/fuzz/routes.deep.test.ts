import fc from "fast-check";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createTestApp, type TestApp } from "../app.ts";
import { type MatrixFamily, makeMatrixFamily } from "../matrix/family.ts";
import { ROUTE_ROWS } from "../matrix/routes.ts";
import {
  expectDocumentedResponse,
  expectNoServerError,
  isDocumentedOperation,
} from "./expect-response.ts";
import { getFuzzParameters } from "./fuzz-parameters.ts";
import { BODY_MUTATIONS, encodeUrlPart, HOSTILE_TEXTS, mutateBody } from "./hostile-input.ts";

let world: TestApp;
let family: MatrixFamily;
let cookie: string;
beforeAll(async () => {
  world = await createTestApp({ STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" });
  family = await makeMatrixFamily(world, true);
  cookie = await world.signIn(family.ownerId);
});
afterAll(() => world.close());

/** Encodes a text as a header value. Replaces characters that Node.js rejects with question marks. */
const inHeader = (text: string) =>
  Buffer.from(text)
    .toString("latin1")
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .slice(0, 2_000);

const SHORT_TEXTS = HOSTILE_TEXTS.filter((text) => text.length < 5_000);
const text = fc.oneof(
  fc.constantFrom(...SHORT_TEXTS),
  fc.string({ unit: "binary", maxLength: 50 }),
);
const QUERIES = ["kid", "key", "ref", "code", "state", "error", "returnTo", "from", "before", "f"];
const query = fc.array(fc.tuple(fc.constantFrom(...QUERIES), text), { maxLength: 3 });
const header = fc.constantFrom(
  "cookie",
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "if-none-match",
  "if-modified-since",
  "range",
  "referer",
  "stripe-signature",
  "user-agent",
  "x-family",
  "x-forwarded-for",
);
/** Values with a special meaning in an HTTP header. */
const MEANT = ["giftling=x", "x=100%", "bytes=9-1", "t=1,v1=x", "gzip;q=x", "*", "::ffff:1.2.3.4"];
const plan = fc.record({
  isSignedIn: fc.boolean(),
  parts: fc.option(fc.array(text, { minLength: 2, maxLength: 2 })),
  query,
  headers: fc.array(fc.tuple(header, fc.oneof(fc.constantFrom(...MEANT), text)), { maxLength: 2 }),
  wrapping: fc.constantFrom(...BODY_MUTATIONS),
  body: fc.constantFrom("{}", '{"passcode":"\\u0000"}', '{"reason":["other"]}', "[[[[]]]]"),
});

describe.each(Object.entries(ROUTE_ROWS))("%s", (route, { path, isStream }) => {
  const [method = "", pattern = ""] = route.split(" ");
  test("handles any request without a server error", async () => {
    const good = (await path?.(family)) ?? pattern;
    const property = fc.asyncProperty(plan, async ({ isSignedIn, parts, ...sent }) => {
      const left = [...(parts ?? [])];
      const at = parts
        ? pattern.replaceAll(/:\w+|\*/g, () => encodeUrlPart(left.shift() ?? "x") || "x")
        : good;
      const search = sent.query.map(([name, value]) => `${name}=${encodeUrlPart(value)}`).join("&");
      const headers = Object.fromEntries(sent.headers.map(([name, it]) => [name, inHeader(it)]));
      const { payload, type } = mutateBody(sent.body, sent.wrapping);
      const answer = await world.app.inject({
        method: method === "POST" ? "POST" : isStream ? "HEAD" : "GET",
        url: search ? `${at}?${search}` : at,
        headers: {
          ...(isSignedIn ? { cookie } : {}),
          ...headers,
          ...(method === "POST" && type !== undefined ? { "content-type": type } : {}),
        },
        ...(method === "POST" ? { payload } : {}),
      });
      expectNoServerError(answer);
      const documented = pattern.replaceAll(/:(\w+)/g, "{$1}");
      // A segment that is too long or empty makes the path match another route.
      const isItself =
        !isStream && (parts === null || parts.every((part) => /^[\w.-]{3,}$/.test(part)));
      if (isItself && isDocumentedOperation(method, documented)) {
        expectDocumentedResponse(method, documented, answer);
      }
    });
    await fc.assert(property, getFuzzParameters(20));
  });
});
