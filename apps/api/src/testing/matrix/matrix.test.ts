import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeFamily, reopenFamily } from "@giftling/db/queries/account/families";
import { type LocalServices, startLocalServices } from "@giftling/local-services/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "../../core/errors/app-error.ts";
import { requireStripe } from "../../features/billing/billing.ts";
import { getSuccessStatus, procedures, restProcedures } from "../../http/rest/procedures.ts";
import { ensureStripePrices } from "../../services/stripe/prices.ts";
import { APP_ORIGIN, createTestApp, type TestApp } from "../app.ts";
import { assertDeclaredError } from "../assert-declared-error.ts";
import { getStripeEnv } from "../billing.ts";
import { ACTORS, type Actor, addMemberOutcomes, type CallOutcome } from "./actors.ts";
import { type MatrixFamily, makeMatrixFamily } from "./family.ts";
import { PROCEDURE_ROWS } from "./procedures.ts";
import { ROUTE_ROWS, TRPC_ROUTES } from "./routes.ts";

const mounted = new Set<string>();
let localDir: string;
let services: LocalServices;
let world: TestApp;

beforeAll(async () => {
  localDir = await mkdtemp(path.join(tmpdir(), "giftling-matrix-"));
  services = await startLocalServices({ port: 0, localDir, appOrigin: APP_ORIGIN });
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const verb of [method].flat()) mounted.add(`${verb} ${url}`);
  };
  world = await createTestApp(
    {
      OIDC_ISSUER: services.identity?.issuer ?? "",
      SIGN_IN: "email,oidc",
      ...getStripeEnv(services),
    },
    { onRoute },
  );
  await ensureStripePrices(await requireStripe(world.deps).client());
});
afterAll(async () => {
  await world.close();
  await services.close();
  await rm(localDir, { recursive: true, force: true });
});

type Entered = { family: MatrixFamily; cookie: string | undefined };

/** Creates a family, and the Cookie header for an actor's calls about this family. Anonymous calls have no header. */
async function enter(actor: Actor): Promise<Entered> {
  const family = await makeMatrixFamily(world, actor !== "owner without address");
  const cookies: Record<Actor, () => Promise<string | undefined>> = {
    anonymous: async () => undefined,
    owner: () => world.signIn(family.ownerId),
    "owner without address": () => world.signIn(family.ownerId),
    "other parent": async () => world.signIn((await world.parent()).id),
    "closed parent": () => world.signIn(family.ownerId),
    "forged session": async () => world.forgedCookie(),
    "expired session": () => world.expiredCookie(family.ownerId),
    "co-parent": async () => (await world.coParent(family.ownerId)).cookie,
    async "removed parent"() {
      const { id, caller, cookie } = await world.coParent(family.ownerId);
      await caller.family.removeMember({ id });
      return cookie;
    },
    async invited() {
      const { id, owner } = await world.parent();
      await family.invited(owner.email);
      return world.signIn(id);
    },
  };
  return { family, cookie: await cookies[actor]() };
}

const readers = new Map<Actor, Promise<Entered>>();

/**
 * Returns a family and an actor's Cookie header for calls that change nothing. All calls of an actor share one family.
 */
async function enterToRead(actor: Actor): Promise<Entered> {
  const entered = readers.get(actor) ?? enter(actor);
  readers.set(actor, entered);
  // The account must be open while the next call's input is created. The previous call closed it.
  if (actor === "closed parent") await reopenFamily(world.db, (await entered).family.ownerId);
  return entered;
}

/**
 * Closes the account of the "closed parent". Must run after the input is created, because creating input requires an
 * open account.
 */
async function settle(actor: Actor, family: MatrixFamily): Promise<void> {
  if (actor === "closed parent") await closeFamily(world.db, family.ownerId, new Date());
}

const getHeaders = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie });

const rows = new Map(Object.entries(PROCEDURE_ROWS));

function getRow(name: string) {
  const row = rows.get(name);
  if (!row) throw new Error(`${name} has no row`);
  const isForOwner = procedures.some((one) => one.name === name && one.ownerOnly);
  const refused = isForOwner ? "OWNER_ONLY" : undefined;
  return { ...row, outcomes: addMemberOutcomes<CallOutcome>(row.outcomes, refused) };
}

test("has a row for every procedure", () => {
  expect([...rows.keys()].sort()).toEqual(procedures.map(({ name }) => name).sort());
});

test("has a row for every route", () => {
  const known = new Set([
    ...Object.keys(ROUTE_ROWS),
    ...restProcedures.map(({ rest }) => `${rest.method} ${rest.path}`),
    ...TRPC_ROUTES,
  ]);
  // Fastify handles HEAD requests with the GET handler.
  const routes = [...mounted].filter((route) => !route.startsWith("HEAD "));
  expect(
    routes.filter((route) => !known.has(route)),
    "apps/api/src/testing/matrix/routes.ts: no row for these",
  ).toEqual([]);
  expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
});

test("declares each procedure's access according to the signed-out and closed actors' outcomes", () => {
  const wrong = procedures.filter(({ name, access }) => {
    const { anonymous, "closed parent": closed } = getRow(name).outcomes;
    const isRefused = anonymous === "UNAUTHORIZED";
    const shown = isRefused ? (closed === "ACCOUNT_CLOSED" ? "parent" : "account") : "anybody";
    return access !== shown;
  });
  expect(wrong.map(({ name, access }) => `${name}: ${access}`)).toEqual([]);
});

test("declares the errors of all actors", () => {
  for (const { name } of procedures) {
    for (const code of Object.values<CallOutcome>(getRow(name).outcomes)) {
      if (code !== "ok") assertDeclaredError(name, code);
    }
  }
});

const idempotent = procedures.flatMap(({ name, takesKey }) => (takesKey ? name : []));

test.each(idempotent)(
  "%s returns its first response for a repeated Idempotency-Key",
  async (name) => {
    // Calls the procedure as the first of these actors who may call it.
    const { outcomes } = getRow(name);
    const doers: readonly Actor[] = ["owner", "anonymous", "invited"];
    const { family, cookie } = await enter(
      doers.find((actor) => outcomes[actor] === "ok") ?? "owner",
    );
    const payload = JSON.stringify((await getRow(name).input?.(family)) ?? {});
    const answer = async (key: string) => {
      const headers = { ...getHeaders(cookie), "content-type": "application/json" };
      const response = await world.app.inject({
        method: "POST",
        url: `/trpc/${name}`,
        headers: { ...headers, "idempotency-key": key },
        payload,
      });
      return response.json();
    };
    const first = await answer("once-and-only-once");
    expect(first).toHaveProperty("result.data");
    expect(await answer("once-and-only-once")).toEqual(first);
    expect(await answer("short")).toHaveProperty("error.data.fields.Idempotency-Key");
  },
);

describe.each(procedures.map(({ name, type }) => [name, type] as const))("%s", (name, type) => {
  test.each(ACTORS)("over tRPC, %s", async (actor) => {
    const row = getRow(name);
    const changesNothing = type === "query" || row.outcomes[actor] !== "ok";
    const { family, cookie } = await (changesNothing ? enterToRead : enter)(actor);
    const input = await row.input?.(family);
    await settle(actor, family);
    const response = await world.app.inject(
      type === "query"
        ? {
            method: "GET",
            url: `/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ""}`,
            headers: getHeaders(cookie),
          }
        : {
            method: "POST",
            url: `/trpc/${name}`,
            headers: { ...getHeaders(cookie), "content-type": "application/json" },
            payload: JSON.stringify(input ?? {}),
          },
    );
    const outcome: CallOutcome = response.json().error?.data.appCode ?? "ok";
    expect(outcome).toBe(row.outcomes[actor]);
    expect(response.statusCode).toBe(outcome === "ok" ? 200 : new AppError(outcome).status);
  });
});

const restPaths = restProcedures.map(
  (one) => [`${one.rest.method} ${one.rest.path}`, one] as const,
);

describe.each(restPaths)("%s", (_path, procedure) => {
  test.each(ACTORS)("%s", async (actor) => {
    const { rest } = procedure;
    const row = getRow(procedure.name);
    const isRead = rest.method === "GET";
    const changesNothing = isRead || row.outcomes[actor] !== "ok";
    const { family, cookie } = await (changesNothing ? enterToRead : enter)(actor);
    const input = new Map<string, unknown>(Object.entries((await row.input?.(family)) ?? {}));
    const url = rest.path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = String(input.get(name));
      input.delete(name);
      return value;
    });
    await settle(actor, family);
    const response = await world.app.inject({
      method: rest.method,
      url,
      headers: getHeaders(cookie),
      ...(isRead ? {} : { payload: Object.fromEntries(input) }),
    });
    const expected = row.outcomes[actor];
    if (expected === "ok") expect(response.statusCode).toBe(getSuccessStatus(procedure));
    else {
      expect(response.json()).toMatchObject({ code: expected });
      expect(response.statusCode).toBe(new AppError(expected).status);
    }
  });
});

describe.each(Object.entries(ROUTE_ROWS))("%s", (route, { status, path, isStream }) => {
  test.each(ACTORS)("%s", async (actor) => {
    const [method = "", pattern = ""] = route.split(" ");
    const { family, cookie } = await (method === "GET" ? enterToRead : enter)(actor);
    const url = (await path?.(family)) ?? pattern;
    await settle(actor, family);
    const response = await world.app.inject({
      method: method === "POST" ? "POST" : isStream ? "HEAD" : "GET",
      url,
      headers: getHeaders(cookie),
    });
    const expected = typeof status === "number" ? status : addMemberOutcomes(status)[actor];
    expect(response.statusCode).toBe(expected);
  });
});
