import { createDatabasePool } from "@giftling/db/client";
import { makeContribution, makePicture, makeWish } from "@giftling/db/testing/factories";
import { startFaultyProxy } from "@giftling/db/testing/faulty-proxy";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { buildApp } from "../app.ts";
import { createVisitCounter } from "../counting/visit-counter.ts";
import { procedures } from "../http/rest/procedures.ts";
import { createRateLimiter } from "../limits/rate-limit.ts";
import {
  deriveMailOptOutToken,
  deriveUnsubscribeToken,
} from "../services/email/composition/tokens.ts";
import { createSessionStore } from "../services/identity/session.ts";
import { createTestApp, INDEX_HTML, type TestApp } from "./app.ts";
import { type MatrixFamily, makeMatrixFamily } from "./matrix/family.ts";
import { PROCEDURE_ROWS } from "./matrix/procedures.ts";
import { ROUTE_ROWS } from "./matrix/routes.ts";
import { UNKNOWN_ID } from "./test-fixture.ts";

const PAGE = { accept: "text/html", "accept-language": "es" };

type Call = InjectOptions & { method: NonNullable<InjectOptions["method"]>; url: string };

const form = (url: string, fields: Record<string, string>): Call => ({
  method: "POST",
  url,
  headers: { ...PAGE, "content-type": "application/x-www-form-urlencoded" },
  payload: new URLSearchParams(fields).toString(),
});

/** Returns the calls of every procedure, over tRPC and REST, with valid input. */
async function listProcedureCalls(family: MatrixFamily): Promise<Call[]> {
  const calls: Call[] = [];
  const rows = new Map(Object.entries(PROCEDURE_ROWS));
  for (const { name, type, rest } of procedures) {
    const input = Object.entries((await rows.get(name)?.input?.(family)) ?? {});
    const json = encodeURIComponent(JSON.stringify(Object.fromEntries(input)));
    calls.push(
      type === "query"
        ? { method: "GET", url: `/trpc/${name}?input=${json}` }
        : { method: "POST", url: `/trpc/${name}`, payload: Object.fromEntries(input) },
    );
    if (!rest) continue;
    const left = new Map<string, unknown>(input);
    const url = rest.path.replaceAll(/:(\w+)/g, (_, part: string) => {
      const value = String(left.get(part));
      left.delete(part);
      return encodeURIComponent(value);
    });
    const body = rest.method === "GET" ? {} : { payload: Object.fromEntries(left) };
    calls.push({ method: rest.method, url, ...body });
  }
  return calls;
}

/** Returns calls of all routes that are not procedures, including valid posts of the script-free forms. */
async function listPageCalls(world: TestApp, family: MatrixFamily): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [route, { path, isStream }] of Object.entries(ROUTE_ROWS)) {
    const [method, pattern = ""] = route.split(" ");
    const url = (await path?.(family)) ?? pattern;
    calls.push({
      method: method === "POST" ? "POST" : isStream ? "HEAD" : "GET",
      url,
      headers: PAGE,
    });
  }
  const { secret } = world.deps.config;
  const hub = `/hub/${family.familyUrl}`;
  const gift = `/gift/${(await family.pass()).token}`;
  const contact = `/unsubscribe/${deriveUnsubscribeToken(secret, UNKNOWN_ID)}`;
  const refused = `/unsubscribe/${deriveMailOptOutToken(secret, "a-hash")}/never`;
  const { storageKey } = await makePicture(world.db, family.ownerId);
  const item = await makeWish(world.db, family.kidId);
  await makeContribution(world.db, family.kidId);
  const pages = [
    `${hub}?form=updates`,
    `${hub}?get=${item.id}`,
    `${hub}?done=subscribed`,
    `${gift}/thanks`,
    `${gift}/release`,
    `/media/${storageKey}`,
    "/api/login?ref=somebody&returnTo=/settings",
    contact,
    refused,
  ];
  return [
    ...calls,
    ...pages.map((url): Call => ({ method: "GET", url, headers: PAGE })),
    form(hub, { passcode: "guess-guess" }),
    form(`${hub}?form=updates`, { name: "May", email: "may@example.com", wantsUpdates: "on" }),
    form(`${hub}?form=gift`, { label: "A book", name: "May" }),
    form(`${hub}?get=${item.id}`, { name: "May", key: UNKNOWN_ID }),
    form(`${hub}/report`, { reason: "other", text: "Look" }),
    form("/mine", { email: "may@example.com" }),
    form("/api/login", { email: "may@example.com" }),
    form(`${gift}/bought`, { itemId: item.id, name: "May" }),
    form(`${gift}/extend`, {}),
    form(`${gift}/release`, {}),
    form(contact, {}),
    form(`${contact}/undo`, {}),
    form(`${contact}/delete`, {}),
    form(refused, {}),
  ];
}

/** Returns why a response is wrong while the database is lost. Returns null for a correct response. */
function findProblem({ method, url, headers }: Call, answer: LightMyRequestResponse) {
  const { statusCode, body } = answer;
  const isPage = String(answer.headers["content-type"]).startsWith("text/html");
  const wantsPage = method !== "HEAD" && headers?.accept !== undefined && url !== "/health/ready";
  const isSpanish = answer.headers["content-language"] === "es" && !body.includes("Try again");
  const problems = [
    statusCode !== 503 && "not 503",
    !(Number(answer.headers["retry-after"]) > 0) && "no Retry-After",
    body.split("<h1").length > 2 && "two headings",
    wantsPage && !isPage && "no page",
    // The fake build of the web app has no pages in Spanish.
    isPage && body !== INDEX_HTML && !isSpanish && "not in Spanish",
  ].filter((problem) => problem !== false);
  if (statusCode < 500 || problems.length === 0) return null;
  return `${method} ${url}: ${statusCode}, ${problems}: ${body.slice(0, 200)}`;
}

/** Creates an app with at most `max` database connections, which go through a proxy that can fail. */
export async function createLostDatabaseFixture(max: number) {
  const world = await createTestApp({
    SIGN_IN: "email,oidc",
    SMTP_URL: "smtp://127.0.0.1:1",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  });
  const family = await makeMatrixFamily(world, true);
  const calls = [...(await listProcedureCalls(family)), ...(await listPageCalls(world, family))];
  const proxy = await startFaultyProxy(world.url);
  const through = createDatabasePool(proxy.url, { max, waitMs: 60_000 });
  const { db, poolUse } = through;
  const { failures, clock, config } = world.deps;
  const app = await buildApp({
    ...world.deps,
    db,
    poolUse,
    limiter: createRateLimiter(db, config.rateLimitMultiplier),
    sessions: createSessionStore(db, { isSecure: false }),
    visits: createVisitCounter({ db, failures, clock }),
  });

  /** Sends a call. Returns the response's HTTP status, and what `findProblem` reports about the response. */
  async function send(call: Call, cookie: string) {
    const answer = await app.inject({ ...call, headers: { ...call.headers, cookie } });
    return { status: answer.statusCode, problem: findProblem(call, answer) };
  }

  return {
    ...world,
    app,
    proxy,
    calls,
    send,
    lostDb: db,
    signInOwner: () => world.signIn(family.ownerId),
    /** Sends each call as the owner and as a visitor. Returns the responses' faults and the number with 503. */
    async walk() {
      const cookie = await world.signIn(family.ownerId);
      const sent = calls.flatMap((call) => [send(call, cookie), send(call, "")]);
      const answers = await Promise.all(sent);
      return {
        problems: answers.flatMap(({ problem }) => problem ?? []),
        failed: answers.filter(({ status }) => status === 503).length,
      };
    },
    async close() {
      await app.close();
      await through.close();
      proxy.close();
      await world.close();
    },
  };
}
