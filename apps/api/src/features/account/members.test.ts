import { users } from "@giftling/db/schema/account";
import { familyMembers } from "@giftling/db/schema/families";
import { makeKid } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, getCookiePair, type TestApp } from "../../testing/app.ts";
import { purgeAccount } from "./purge-account.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** Creates a family with a kid and a second parent. `ask` sends a request as that second parent. */
async function familyOfTwo() {
  const family = await world.parent();
  const kid = await makeKid(world.db, family.id, { firstName: "Emma" });
  const [second] = await world.db.insert(users).values({ email: "ben@example.com" }).returning();
  const userId = second?.id ?? "";
  await world.db.insert(familyMembers).values({ familyId: family.id, userId, role: "parent" });
  const cookie = getCookiePair(await world.deps.sessions.start(userId, undefined));
  const ask = async (method: "GET" | "POST", url: string, payload?: object) => {
    const answer = await world.app.inject({ method, url, headers: { cookie }, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { family, kid, userId, ask };
}

/** Counts users without a family and families without members. */
async function leftOver() {
  const [row] = await world.db.execute(`select
    (select count(*)::int from users where id not in (select user_id from family_members)) as people,
    (select count(*)::int from families where id not in (select family_id from family_members)) as families`);
  return row;
}

test("authorizes by the caller's family, not by the caller's user ID (rule: family-members)", async () => {
  const { family, kid, userId, ask } = await familyOfTwo();
  const stranger = await world.parent();
  const theirs = await makeKid(world.db, stranger.id);
  expect((await ask("GET", "/api/auth/user")).body).toMatchObject({
    id: userId,
    email: "ben@example.com",
    familyUrl: family.familyUrl,
    kidCount: 1,
  });
  expect((await ask("GET", "/api/kids")).body).toMatchObject([{ id: kid.id }]);
  const wish = { name: "Kite", url: "https://example.com/kite" };
  expect((await ask("POST", `/api/kids/${kid.id}/wishlist`, wish)).status).toBe(201);
  expect((await ask("POST", `/api/kids/${theirs.id}/wishlist`, wish)).status).toBe(404);
  expect((await ask("GET", `/api/kids/${theirs.id}/wishlist`)).status).toBe(404);
});

test("signs out all members on closing and deletes them on purge", async () => {
  const { family, userId, ask } = await familyOfTwo();
  await family.caller.account.close({ confirm: "DELETE" });
  expect((await ask("GET", "/api/auth/user")).status).toBe(401);
  const later = { now: () => addDays(world.clock.now(), 91) };
  const ends = await Promise.all(
    [1, 2].map(() => purgeAccount({ ...world.deps, clock: later }, family.id)),
  );
  expect(ends.filter(Boolean)).toHaveLength(1);
  const people = (await world.db.query.users.findMany()).map(({ id }) => id);
  expect([people.includes(userId), people.includes(family.owner.id)]).toEqual([false, false]);
  expect(await leftOver()).toEqual({ people: 0, families: 0 });
});
