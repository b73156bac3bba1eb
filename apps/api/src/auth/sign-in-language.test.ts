import { findAccount } from "@giftling/db/queries/account/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSignInWorld, type SignInWorld } from "../testing/sign-in-world.ts";

let world: SignInWorld;
beforeAll(async () => {
  world = await createSignInWorld();
});
afterAll(() => world.close());

type Wish = { cookie?: string; accepted?: string };

/** What a sign-in by a browser that wants this leaves: the person's language and their family's. */
async function signIn(person: ReturnType<SignInWorld["somebody"]>, { cookie, accepted }: Wish) {
  const { callback, cookie: attempt } = await world.walk(person);
  const response = await world.app.inject({
    url: callback,
    headers: {
      cookie: cookie === undefined ? attempt : `${attempt}; lang=${cookie}`,
      ...(accepted === undefined ? {} : { "accept-language": accepted }),
    },
  });
  const session = [response.headers["set-cookie"]]
    .flat()
    .find((line) => /^giftling=/.test(line ?? ""));
  const live = await world.deps.sessions.fromCookieHeader(session?.split(";")[0]);
  const account = await findAccount(world.db, live?.user.id ?? "");
  return [account?.user.language, account?.family.language];
}

test.each<[Wish, (string | null)[]]>([
  [{ accepted: "es-MX,es;q=0.9,en;q=0.5" }, ["es", "es"]],
  [{ cookie: "en", accepted: "es" }, ["en", "en"]],
  [{ accepted: "fr" }, [null, "en"]],
])("a first sign-in by a browser that wants %j (rule: languages)", async (wish, languages) => {
  expect(await signIn(world.somebody(), wish)).toEqual(languages);
});

test("a later sign-in says a language that was never said, and changes no other", async () => {
  const person = world.somebody();
  expect(await signIn(person, {})).toEqual([null, "en"]);
  expect(await signIn(person, { accepted: "es" })).toEqual(["es", "en"]);
  expect(await signIn(person, { cookie: "en" })).toEqual(["es", "en"]);
});
