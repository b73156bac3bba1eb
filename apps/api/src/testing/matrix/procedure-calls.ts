import * as schema from "@giftling/db/schema/index";
import { fillWithUniqueWords, listFamilyColumns } from "@giftling/db/testing/family-columns";
import { and, eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { getSuccessStatus, type Procedure } from "../../http/rest/procedures.ts";
import type { TestApp } from "../app.ts";
import { makeCanaryFamily } from "../canary-family.ts";
import type { CallOutcome } from "./actors.ts";
import { getMatrixFamily } from "./family.ts";
import { type AccountState, type AccountStateCaller, getAccountStateColumns } from "./states.ts";

/** Creates a family with a different text in each free-text column, so that responses show the columns. */
export async function makeMarkedFamily(world: TestApp, word: string) {
  const { db } = world;
  const { familyId: ownerId, kidId } = await makeCanaryFamily(world, word);
  // Removes the Stripe customer, because the payment provider does not have it.
  await db
    .update(schema.families)
    .set({ stripeCustomerId: null })
    .where(eq(schema.families.id, ownerId));
  await db.delete(schema.subscriptions).where(eq(schema.subscriptions.familyId, ownerId));
  const texts = listFamilyColumns().filter(({ isFreeText }) => isFreeText);
  const marks = await fillWithUniqueWords(db, texts, word);
  const [current] = await db
    .select({ address: schema.familyAddresses.address })
    .from(schema.familyAddresses)
    .where(
      and(eq(schema.familyAddresses.familyId, ownerId), eq(schema.familyAddresses.isCurrent, true)),
    );
  const family = getMatrixFamily(world, { ownerId, familyUrl: current?.address ?? "", kidId });
  const { id: otherId } = await world.parent();
  const cookies: Readonly<Record<AccountStateCaller, string | undefined>> = {
    stranger: undefined,
    owner: await world.signIn(ownerId),
    "other parent": await world.signIn(otherId),
  };
  /** Returns the names of the columns whose values a response contains, such as "kids.bio". */
  const told = (answer: LightMyRequestResponse) => {
    const text = `${JSON.stringify(answer.headers)} ${answer.body}`;
    return [...marks].flatMap(([name, mark]) => (text.includes(mark) ? [name] : []));
  };
  return { family, cookies, told, marks };
}

/** Puts a family's account into a state by setting columns. Removes the family's hub from the cache. */
export async function setAccountState(
  world: TestApp,
  state: AccountState,
  familyId: string,
): Promise<void> {
  const facts = await getAccountStateColumns(state);
  await world.db.update(schema.families).set(facts).where(eq(schema.families.id, familyId));
  world.deps.hubs.drop(familyId);
}

export async function sendProcedureCall(
  { app }: Pick<TestApp, "app">,
  { name, type, rest }: Procedure,
  input: object,
  { cookie, viaRest }: { cookie: string | undefined; viaRest: boolean },
): Promise<LightMyRequestResponse> {
  const headers = cookie === undefined ? {} : { cookie };
  if (viaRest && rest) {
    const left = new Map<string, unknown>(Object.entries(input));
    const url = rest.path.replaceAll(/:(\w+)/g, (_, part: string) => {
      const value = String(left.get(part));
      left.delete(part);
      return encodeURIComponent(value);
    });
    const { method } = rest;
    const body = method === "GET" ? {} : { payload: Object.fromEntries(left) };
    return app.inject({ method, url, headers, ...body });
  }
  const url = `/trpc/${name}`;
  if (type === "mutation") return app.inject({ method: "POST", url, headers, payload: input });
  const query = `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return app.inject({ method: "GET", url: url + query, headers });
}

/** Returns "ok", the error code of a rejected call, or "ok with …" for an unexpected status. */
export function getResponseOutcome(
  procedure: Procedure,
  answer: LightMyRequestResponse,
  viaRest: boolean,
): CallOutcome | string {
  const { statusCode } = answer;
  const { rest } = procedure;
  if (statusCode < 400) {
    const wanted = viaRest && rest ? getSuccessStatus({ ...procedure, rest }) : 200;
    return statusCode === wanted ? "ok" : `ok with ${statusCode}`;
  }
  const body = answer.json();
  return viaRest ? body.code : body.error.data.appCode;
}
