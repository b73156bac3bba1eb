import { findAccount } from "@giftling/db/queries/account/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSignInFixture, type SignInFixture } from "../../testing/sign-in-fixture.ts";

let world: SignInFixture;
beforeAll(async () => {
  world = await createSignInFixture();
});
afterAll(() => world.close());

type Wish = { cookie?: string; accepted?: string };

/** Signs in with a language preference. Returns the stored languages of the user and of the family. */
async function signIn(person: ReturnType<SignInFixture["somebody"]>, { cookie, accepted }: Wish) {
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
])(
  "stores the language preference on a first sign-in with %j (rule: languages)",
  async (wish, languages) => {
    expect(await signIn(world.somebody(), wish)).toEqual(languages);
  },
);

test("stores a missing language on a later sign-in, and does not change an existing one", async () => {
  const person = world.somebody();
  expect(await signIn(person, {})).toEqual([null, "en"]);
  expect(await signIn(person, { accepted: "es" })).toEqual(["es", "en"]);
  expect(await signIn(person, { cookie: "en" })).toEqual(["es", "en"]);
});

test("stores the language of a sign-in from a Spanish mail, but not of an API call (rule: mail-language)", async () => {
  const cookiesOf = async (url: string) =>
    [(await world.app.inject({ url })).headers["set-cookie"]].flat().join("\n");
  const signIn = await cookiesOf("/api/login?lang=es");
  expect(signIn).toContain("lang=es;");
  expect(signIn.split("\n").length, "the attempt's own beside it").toBeGreaterThan(1);
  expect(await cookiesOf("/api/config?lang=es")).not.toContain("lang=es");
  expect(await cookiesOf("/api/loginx?lang=es")).not.toContain("lang=es");
});

test("applies the person's language after the sign-in in a browser without a choice (rule: chosen-languages)", async () => {
  const person = world.somebody();
  await signIn(person, { accepted: "es" });
  const cookieOf = async ({ cookie, accepted }: Wish) => {
    const { callback, cookie: attempt } = await world.walk(person);
    const response = await world.app.inject({
      url: callback,
      headers: {
        cookie: cookie === undefined ? attempt : `${attempt}; lang=${cookie}`,
        ...(accepted === undefined ? {} : { "accept-language": accepted }),
      },
    });
    const lines = [response.headers["set-cookie"]].flat();
    return lines.find((line) => line?.startsWith("lang="))?.split(";")[0];
  };
  expect(await cookieOf({ accepted: "en" })).toBe("lang=es");
  expect(await cookieOf({})).toBe("lang=es");
  expect(await cookieOf({ accepted: "es" })).toBeUndefined();
  expect(await cookieOf({ cookie: "en" })).toBeUndefined();
});
