import {
  makeContribution,
  makeKid,
  makeLink,
  makePurchase,
  makeThankYou,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { addDays, getLinkProcedureSuffix, LINK_KINDS } from "@giftling/domain";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createTestApp } from "../testing/app.ts";

const world = await createTestApp();
afterAll(() => world.close());

/** Spy on the SQL statements that the database driver sends. */
const statement = vi.spyOn(world.db.$client, "unsafe");
const transaction = vi.spyOn(world.db.$client, "begin");
beforeEach(() => {
  statement.mockClear();
  transaction.mockClear();
});

/**
 * Procedures about the parent that the web app calls when a dashboard opens. The web app's prefetch-dashboard.test.ts
 * tests that the web app makes these calls.
 */
const OF_THE_PARENT = ["account.user", "kids.list"];
const OF_THE_KID = [
  "kids.analytics",
  ...LINK_KINDS.map((kind) => `links.list${getLinkProcedureSuffix(kind)}`),
  "wishlist.list",
  "updates.list",
  "gratitude.contributions",
  "gratitude.pendingThankYous",
];
/** Procedure that returns the number of pending tasks per kid. */
const AT_THE_END = "gratitude.waiting";

async function open(cookie: string, kidId: string) {
  const paths = [...OF_THE_PARENT, ...OF_THE_KID, AT_THE_END];
  const inputs = paths.flatMap((path, index) =>
    OF_THE_KID.includes(path) ? [[index, { kidId }] as const] : [],
  );
  const query = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
  const url = `/trpc/${paths.join()}?batch=1&input=${query}`;
  return world.app.inject({ url, headers: { cookie } });
}

async function family(facts: Parameters<typeof world.parent>[0]) {
  const { id, owner } = await world.parent(facts);
  const person = { issuer: "https://login.example.com", subject: id, userId: owner.id };
  await world.db.insert(world.db._.fullSchema.identities).values(person);
  const kid = await makeKid(world.db, id);
  const { id: itemId } = await makeWish(world.db, kid.id);
  await makePurchase(world.db, itemId);
  for (const kind of LINK_KINDS) await makeLink(world.db, kind, kid.id);
  await makeUpdate(world.db, kid.id);
  await makeContribution(world.db, kid.id);
  await makeThankYou(world.db, kid.id);
  return { cookie: await world.signIn(id), kidId: kid.id };
}

test.each([
  ["Premium", { premiumGrantedUntil: addDays(new Date(), 5), trialEndsAt: new Date(0) }, 6],
  // One more statement than Premium, because only the app can compute the hash that identifies a previous trial.
  ["a family that may begin a trial", {}, 7],
] as const)("opens a dashboard in few statements: %s", async (_name, facts, most) => {
  const { cookie, kidId } = await family(facts);
  statement.mockClear();
  transaction.mockClear();
  const answer = await open(cookie, kidId);
  expect(answer.statusCode).toBe(200);
  const lists = answer
    .json<{ result: { data: unknown } }[]>()
    .map(({ result }) => (Array.isArray(result.data) ? result.data.length : null));
  expect(lists).toEqual([null, 1, null, ...OF_THE_KID.slice(1).map(() => 1), 1]);
  expect(statement.mock.calls.map(([text]) => text)).toHaveLength(most);
  expect(transaction).not.toHaveBeenCalled();
});

test("executes no more statements for another family's kid, which is not found (rule: not-found-not-forbidden)", async () => {
  const { cookie } = await family({});
  const { kidId } = await family({});
  statement.mockClear();
  const answer = await open(cookie, kidId);
  expect(answer.statusCode).toBe(207);
  const codes = answer
    .json<{ error?: { data: { appCode: string } } }[]>()
    .map(({ error }) => error?.data.appCode ?? "ok");
  expect(codes).toEqual(["ok", "ok", ...OF_THE_KID.map(() => "NOT_FOUND"), "ok"]);
  expect(statement.mock.calls.length).toBeLessThanOrEqual(7);
});
