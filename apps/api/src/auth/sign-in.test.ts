import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { recordReferralClick } from "@giftling/db/queries/referrals";
import { makeAddress, makeKid, makeUser } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { type LocalServices, startLocalServices } from "@giftling/local-services/server";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN, cookiesOf, createTestApp, setCookies, type TestApp } from "../testing/app.ts";
import { accountOf } from "./sign-in.ts";

let localDir: string;
let services: LocalServices;
let world: TestApp;

beforeAll(async () => {
  localDir = await mkdtemp(path.join(tmpdir(), "giftling-sign-in-"));
  services = await startLocalServices({ port: 0, localDir, appOrigin: APP_ORIGIN });
  const { issuer = "", clientId = "", clientSecret = "" } = services.identity ?? {};
  world = await createTestApp({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  });
});
afterAll(async () => {
  await world.close();
  await services.close();
  await rm(localDir, { recursive: true, force: true });
});

let people = 0;
const somebody = () => {
  people += 1;
  return { email: `person${people}@example.com`, name: "Maria Silva" };
};

type Fields = { email: string; name: string };

/** From the login link through the provider's own form, to just before our callback. */
async function walk(fields: Fields, query = "") {
  const login = await world.app.inject({ url: `/api/login${query}` });
  const browser = new TestBrowser();
  const form = await browser.get(String(login.headers.location));
  const { url } = await browser.submit(form.url, fields, APP_ORIGIN);
  return { callback: url.slice(APP_ORIGIN.length), cookie: cookiesOf(login) };
}

async function signIn(fields: Fields, query = "", cookie = "") {
  const { callback, cookie: attempt } = await walk(fields, query);
  const response = await world.app.inject({
    url: callback,
    headers: { cookie: `${attempt}; ${cookie}` },
  });
  const session = cookiesOf(response);
  const read = await world.app.inject({ url: "/api/auth/user", headers: { cookie: session } });
  return { response, session, user: read.json(), location: response.headers.location };
}

const userCount = async () => (await world.db.query.users.findMany()).length;
const failed = (reason: string) => `/sign-in-failed?reason=${reason}`;

describe("a first sign-in", () => {
  test("makes an account with what the provider tells, and leads to onboarding", async () => {
    const person = somebody();
    const { response, user, location } = await signIn(person);
    expect(response.statusCode).toBe(302);
    expect(location).toBe("/onboarding");
    expect(user).toMatchObject({
      email: person.email,
      firstName: "Maria",
      lastName: "Silva",
      familyUrl: null,
      subscriptionPlan: "free",
      isPremium: false,
    });
  });

  test("keeps the wish for a trial", async () => {
    const person = somebody();
    const { location, user } = await signIn(person, "?trial=true");
    expect(location).toBe("/onboarding?trial=true");
    await makeAddress(world.db, user.id);
    expect((await signIn(person, "?trial=true")).location).toBe("/subscription");
  });

  test("made twice at once makes one account", async () => {
    const person = somebody();
    const before = await userCount();
    const attempts = await Promise.all(Array.from({ length: 4 }, () => walk(person)));
    const answers = await Promise.all(
      attempts.map(({ callback, cookie }) =>
        world.app.inject({ url: callback, headers: { cookie } }),
      ),
    );
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(4).fill("/onboarding"));
    expect(await userCount()).toBe(before + 1);
  });
});

describe("a later sign-in", () => {
  test("finds the same account and leads to the dashboard", async () => {
    const person = somebody();
    const first = await signIn(person);
    await makeAddress(world.db, first.user.id);
    const second = await signIn(person);
    expect(second.user.id).toBe(first.user.id);
    expect(second.location).toBe("/dashboard");
    const kid = await makeKid(world.db, first.user.id);
    expect((await signIn(person)).location).toBe(`/dashboard?kid=${kid.id}`);
    expect((await signIn(person, "?returnTo=%2Fdashboard")).location).toBe(
      `/dashboard?kid=${kid.id}`,
    );
  });

  test("leads back to where it was asked for, on this origin only", async () => {
    const person = somebody();
    expect((await signIn(person, "?returnTo=%2Fsettings%3Fa%3D1")).location).toBe("/settings?a=1");
    expect((await signIn(person, "?returnTo=%2F%2Fevil.example")).location).toBe("/onboarding");
    expect((await signIn(person, "?returnTo=https%3A%2F%2Fevil.example")).location).toBe(
      "/onboarding",
    );
    expect((await signIn(person, "?returnTo=%2F%5Cevil.example")).location).toBe("/onboarding");
  });

  test("ends the session that the browser held before", async () => {
    const first = await signIn(somebody());
    const second = await signIn(somebody(), "", first.session);
    expect(second.session).not.toBe(first.session);
    const old = await world.app.inject({
      url: "/api/auth/user",
      headers: { cookie: first.session },
    });
    expect(old.statusCode).toBe(401);
  });

  test("of a closed account leads to its reactivation and opens nothing", async () => {
    const person = somebody();
    const { user } = await signIn(person);
    await world.db.execute(`update users set closed_at = now() where id = '${user.id}'`);
    const again = await signIn(person);
    expect(again.location).toBe("/reactivate");
    expect(again.user.code).toBe("ACCOUNT_CLOSED");
  });
});

describe("an invitation", () => {
  const grantOf = (user: { premiumGrantedUntil: string | null }) => user.premiumGrantedUntil;
  const inThirtyDays = () => addDays(new Date(), 30).toISOString().slice(0, 10);
  const referralsOf = async (referrerId: string) =>
    (await world.db.query.referrals.findMany()).filter((row) => row.referrerId === referrerId);

  test("from a hub brings 30 days of Premium, to a new account only", async () => {
    const person = somebody();
    const { user } = await signIn(person, "?from=hub");
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(user.isPremium).toBe(true);
    const old = somebody();
    await signIn(old);
    expect(grantOf((await signIn(old, "?from=hub")).user)).toBeNull();
  });

  test("from a friend brings 30 days and notes the click and the sign-up, with the address masked", async () => {
    const friend = await makeUser(world.db);
    const { user } = await signIn(somebody(), `?ref=${friend.referralCode}`);
    expect(grantOf(user)?.slice(0, 10)).toBe(inThirtyDays());
    expect(await referralsOf(friend.id)).toMatchObject([
      { refereeId: user.id, refereeEmail: "pe•••@example.com", publishedPageAt: null },
    ]);
    expect((await referralsOf(friend.id))[0]?.signedUpAt).not.toBeNull();
  });

  test("that was only clicked stays a click", async () => {
    const friend = await makeUser(world.db);
    await world.app.inject({ url: `/api/login?ref=${friend.referralCode}` });
    expect(await referralsOf(friend.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("by a code that is nobody's brings nothing", async () => {
    expect(grantOf((await signIn(somebody(), "?ref=nobody-has-this")).user)).toBeNull();
  });

  test.each(["%00", "%F0%9F%98%80", "a%20b", "x".repeat(65)])(
    "by what can be no code keeps nobody from signing in: %s",
    async (ref) => {
      const { user, location } = await signIn(somebody(), `?ref=${ref}`);
      expect(location).toBe("/onboarding");
      expect(grantOf(user)).toBeNull();
    },
  );

  test("is read once: two codes are none", async () => {
    const { location } = await signIn(somebody(), "?ref=one-code&ref=another-code");
    expect(location).toBe("/onboarding");
  });

  test("by oneself under another identity brings nothing to either", async () => {
    const person = somebody();
    const self = await makeUser(world.db, { email: person.email.replace("@", "+me@") });
    expect(grantOf((await signIn(person, `?ref=${self.referralCode}`)).user)).toBeNull();
    expect(await referralsOf(self.id)).toMatchObject([{ refereeId: null, signedUpAt: null }]);
  });

  test("counts between two people whose provider tells no address", async () => {
    const friend = await makeUser(world.db, { email: "" });
    const now = world.clock.now();
    const referralId = await recordReferralClick(world.db, friend.id, "visitor", now);
    const person = { issuer: "https://quiet.example", subject: "1", email: "" };
    const named = { ...person, firstName: "Maria", lastName: "Silva" };
    const { id } = await accountOf(world.deps, named, { referralId, isFromHub: false });
    expect(await referralsOf(friend.id)).toMatchObject([{ refereeId: id }]);
  });

  test("counts once per person for ever: also after the account is gone", async () => {
    const person = somebody();
    const { user } = await signIn(person, "?from=hub");
    await world.db.execute(`delete from users where id = '${user.id}'`);
    const again = await signIn(person, "?from=hub");
    expect(again.user.id).not.toBe(user.id);
    expect(grantOf(again.user)).toBeNull();
  });
});

describe("the way back from the provider", () => {
  test("takes an answer once, and only by the browser that asked", async () => {
    const { callback, cookie } = await walk(somebody());
    const stranger = await world.app.inject({ url: callback });
    expect(stranger.headers.location).toBe(failed("expired"));
    const first = await world.app.inject({ url: callback, headers: { cookie } });
    expect(first.headers.location).toBe("/onboarding");
    expect(
      setCookies(first).some((line) => /^giftling-sign-in-.*(Max-Age=0|1970)/.test(line)),
    ).toBe(true);
    const again = await world.app.inject({ url: callback, headers: { cookie } });
    expect(again.headers.location).toBe(failed("failed"));
  });

  test("refuses another attempt's cookie, a changed one, and one whose time is over", async () => {
    const [mine, other] = [await walk(somebody()), await walk(somebody())];
    const swapped = await world.app.inject({
      url: mine.callback,
      headers: { cookie: other.cookie },
    });
    expect(swapped.headers.location).toBe(failed("expired"));
    const changed = mine.cookie.replace(/=ey./, "=eyA");
    const forged = await world.app.inject({ url: mine.callback, headers: { cookie: changed } });
    expect(forged.headers.location).toBe(failed("expired"));
    world.clock.advance(16 * 60 * 1_000);
    const late = await world.app.inject({ url: mine.callback, headers: { cookie: mine.cookie } });
    world.clock.advance(-16 * 60 * 1_000);
    expect(late.headers.location).toBe(failed("expired"));
  });

  test("tells a cancelled sign-in from a failed one", async () => {
    const answer = async (error: string) => {
      const { callback, cookie } = await walk(somebody());
      const state = new URL(callback, APP_ORIGIN).searchParams.get("state");
      const url = `/api/auth/callback?error=${error}&state=${state}`;
      return (await world.app.inject({ url, headers: { cookie } })).headers.location;
    };
    expect(await answer("access_denied")).toBe(failed("cancelled"));
    expect(await answer("server_error")).toBe(failed("failed"));
  });

  test("refuses an answer in another issuer's name", async () => {
    const { callback, cookie } = await walk(somebody());
    const url = new URL(callback, APP_ORIGIN);
    url.searchParams.set("iss", "https://another.example");
    const response = await world.app.inject({
      url: `${url.pathname}${url.search}`,
      headers: { cookie },
    });
    expect(response.headers.location).toBe(failed("failed"));
  });

  test("keeps two tabs apart", async () => {
    const [one, two] = [await walk(somebody()), await walk(somebody())];
    const cookie = `${one.cookie}; ${two.cookie}`;
    for (const { callback } of [two, one]) {
      const response = await world.app.inject({ url: callback, headers: { cookie } });
      expect(response.headers.location).toBe("/onboarding");
    }
  });
});

describe("logging out", () => {
  const logOut = async (headers: Record<string, string>, method: "GET" | "POST" = "GET") => {
    const { session } = await signIn(somebody());
    const response = await world.app.inject({
      method,
      url: "/api/auth/logout",
      headers: { ...headers, cookie: session },
    });
    const after = await world.app.inject({ url: "/api/auth/user", headers: { cookie: session } });
    return { response, isOut: after.statusCode === 401 };
  };

  test.each([
    [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }],
    [{ referer: `${APP_ORIGIN}/dashboard` }],
  ])("happens at once from a page of ours: %o", async (headers) => {
    const { response, isOut } = await logOut(headers);
    expect(response.headers.location).toBe("/");
    expect(isOut).toBe(true);
  });

  test.each([
    [{}],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    [{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
    [{ "sec-fetch-site": "none" }],
    [{ referer: "https://evil.example/" }],
    [{ referer: `${APP_ORIGIN}.evil.example/` }],
  ])("asks first otherwise: %o", async (headers) => {
    const { response, isOut } = await logOut(headers);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<form method="post" action="/api/auth/logout">');
    expect(response.body).not.toContain("<script");
    expect(isOut).toBe(false);
  });

  test("happens by the page's button, and by no other site's", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await logOut({ ...form, origin: APP_ORIGIN }, "POST")).isOut).toBe(true);
    const foreign = await logOut({ ...form, origin: "https://evil.example" }, "POST");
    expect(foreign.response.json().code).toBe("FORBIDDEN_ORIGIN");
    expect(foreign.isOut).toBe(false);
  });
});

test("a provider that is away leads to the page that says so", async () => {
  const away = await createTestApp({ OIDC_ISSUER: "http://localhost:1/identity" });
  const response = await away.app.inject({ url: "/api/login" });
  await away.close();
  expect(response.headers.location).toBe(failed("failed"));
});
