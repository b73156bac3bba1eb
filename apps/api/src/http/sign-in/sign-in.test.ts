import { families } from "@giftling/db/schema/index";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  APP_ORIGIN,
  createTestApp,
  getCookieHeader,
  getSetCookieHeaders,
} from "../../testing/app.ts";
import { makeInvite } from "../../testing/invites.ts";
import { createSignInFixture, type SignInFixture } from "../../testing/sign-in-fixture.ts";

let world: SignInFixture;
beforeAll(async () => {
  world = await createSignInFixture();
});
afterAll(() => world.close());

const userCount = async () => (await world.db.query.users.findMany()).length;
const failed = (reason: string) => `/sign-in-failed?reason=${reason}`;

describe("a first sign-in", () => {
  test("creates an account with the provider's data and redirects to onboarding", async () => {
    const person = world.somebody();
    const { response, user, location } = await world.walkIn(person);
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

  test("preserves the request for a trial", async () => {
    const person = world.somebody();
    const { location, familyId } = await world.walkIn(person, "?trial=true");
    expect(location).toBe("/onboarding?trial=true");
    await makeFamilyUrl(world.db, familyId);
    expect((await world.walkIn(person, "?trial=true")).location).toBe("/subscription");
  });

  test("creates one account for concurrent callbacks", async () => {
    const person = world.somebody();
    const before = await userCount();
    const attempts = await Promise.all(Array.from({ length: 4 }, () => world.walk(person)));
    const answers = await Promise.all(
      attempts.map(({ callback, cookie }) =>
        world.app.inject({ url: callback, headers: { cookie } }),
      ),
    );
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(4).fill("/onboarding"));
    expect(await userCount()).toBe(before + 1);
    expect(await world.db.query.families.findMany()).toHaveLength(before + 1);
    expect(await world.db.query.familyMembers.findMany()).toHaveLength(before + 1);
  });
});

describe("a later sign-in", () => {
  test("finds the same account and redirects to the dashboard", async () => {
    const person = world.somebody();
    const first = await world.walkIn(person);
    await makeFamilyUrl(world.db, first.familyId);
    const second = await world.walkIn(person);
    expect(second.user.id).toBe(first.user.id);
    expect(second.location).toBe("/dashboard");
    const kid = await makeKid(world.db, first.familyId);
    expect((await world.walkIn(person)).location).toBe(`/dashboard?kid=${kid.id}`);
    expect((await world.walkIn(person, "?returnTo=%2Fdashboard")).location).toBe(
      `/dashboard?kid=${kid.id}`,
    );
  });

  test("redirects to the requested page on this origin only", async () => {
    const person = world.somebody();
    expect((await world.walkIn(person, "?returnTo=%2Fsettings%3Fa%3D1")).location).toBe(
      "/settings?a=1",
    );
    expect((await world.walkIn(person, "?returnTo=%2F%2Fevil.example")).location).toBe(
      "/onboarding",
    );
    expect((await world.walkIn(person, "?returnTo=https%3A%2F%2Fevil.example")).location).toBe(
      "/onboarding",
    );
    expect((await world.walkIn(person, "?returnTo=%2F%5Cevil.example")).location).toBe(
      "/onboarding",
    );
  });

  test("ends the browser's previous session", async () => {
    const first = await world.walkIn(world.somebody());
    const second = await world.walkIn(world.somebody(), "", first.session);
    expect(second.session).not.toBe(first.session);
    const old = await world.app.inject({
      url: "/api/auth/user",
      headers: { cookie: first.session },
    });
    expect(old.statusCode).toBe(401);
  });

  test("redirects a closed account to reactivation and grants no access", async () => {
    const person = world.somebody();
    const { familyId } = await world.walkIn(person);
    await updateRow(world.db, families, familyId, { closedAt: new Date() });
    const again = await world.walkIn(person);
    expect(again.location).toBe("/reactivate");
    expect(again.user.code).toBe("ACCOUNT_CLOSED");
  });
});

describe("a login link with returnTo", () => {
  const follow = async (query: string, cookie: string) => {
    const answer = await world.app.inject({ url: `/api/login${query}`, headers: { cookie } });
    return { answer, location: String(answer.headers.location) };
  };
  const toProvider = (location: string) =>
    location.startsWith(world.deps.config.oidc?.issuer ?? "none");

  test("redirects a signed-in visitor directly", async () => {
    const { familyId, session } = await world.walkIn(world.somebody());
    const { answer, location } = await follow("?returnTo=%2Fsettings%3Fa%3D1", session);
    expect([answer.statusCode, location]).toEqual([302, "/settings?a=1"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(getCookieHeader(answer)).toBe("");
    const kid = await makeKid(world.db, familyId);
    await makeFamilyUrl(world.db, familyId);
    expect((await follow("?returnTo=%2Fdashboard", session)).location).toBe(
      `/dashboard?kid=${kid.id}`,
    );
    await updateRow(world.db, families, familyId, { closedAt: new Date() });
    expect((await follow("?returnTo=%2Fsettings", session)).location).toBe("/reactivate");
  });

  test("redirects other visitors and invalid targets to the provider", async () => {
    const { familyId, session } = await world.walkIn(world.somebody());
    for (const query of ["", "?ref=abc", "?returnTo=%2F%2Fevil.example", "?returnTo=%2Fapi%2Fx"]) {
      expect(toProvider((await follow(query, session)).location), query).toBe(true);
    }
    const asked = "?returnTo=%2Fsettings";
    for (const cookie of ["", world.forgedCookie(), await world.expiredCookie(familyId)]) {
      expect(toProvider((await follow(asked, cookie)).location), cookie).toBe(true);
    }
  });
});

describe("the callback", () => {
  test("accepts the provider's response once, and only in the browser that started the sign-in", async () => {
    const { callback, cookie } = await world.walk(world.somebody());
    const stranger = await world.app.inject({ url: callback });
    expect(stranger.headers.location).toBe(failed("expired"));
    const first = await world.app.inject({ url: callback, headers: { cookie } });
    expect(first.headers.location).toBe("/onboarding");
    expect(
      getSetCookieHeaders(first).some((line) => /^giftling-sign-in-.*(Max-Age=0|1970)/.test(line)),
    ).toBe(true);
    const again = await world.app.inject({ url: callback, headers: { cookie } });
    expect(again.headers.location).toBe(failed("failed"));
  });

  test("rejects another attempt's cookie, a modified one and an expired one", async () => {
    const [mine, other] = [await world.walk(world.somebody()), await world.walk(world.somebody())];
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

  test("distinguishes a canceled sign-in from a failed one", async () => {
    const answer = async (error: string, query = "") => {
      const { callback, cookie } = await world.walk(world.somebody(), query);
      const state = new URL(callback, APP_ORIGIN).searchParams.get("state");
      const url = `/api/auth/callback?error=${error}&state=${state}`;
      return (await world.app.inject({ url, headers: { cookie } })).headers.location;
    };
    expect(await answer("access_denied")).toBe(failed("cancelled"));
    expect(await answer("server_error")).toBe(failed("failed"));
    const brought = "ref=a%26b&from=hub&trial=true";
    expect(await answer("access_denied", `?${brought}&utm_source=chat`)).toBe(
      failed(`cancelled&${brought}`),
    );
  });

  test("rejects a response of another issuer", async () => {
    const { callback, cookie } = await world.walk(world.somebody());
    const url = new URL(callback, APP_ORIGIN);
    url.searchParams.set("iss", "https://another.example");
    const response = await world.app.inject({
      url: `${url.pathname}${url.search}`,
      headers: { cookie },
    });
    expect(response.headers.location).toBe(failed("failed"));
  });

  test("supports concurrent sign-ins in two tabs", async () => {
    const [one, two] = [await world.walk(world.somebody()), await world.walk(world.somebody())];
    const cookie = `${one.cookie}; ${two.cookie}`;
    for (const { callback } of [two, one]) {
      const response = await world.app.inject({ url: callback, headers: { cookie } });
      expect(response.headers.location).toBe("/onboarding");
    }
  });
});

test.each([
  ["true", "joined"],
  ["none", "waiting"],
  ["false", "waiting"],
] as const)(
  "given email_verified %s, returns the status %s to an invited person (rule: joining)",
  async (email_verified, status) => {
    const person = { ...world.somebody(), email_verified };
    const family = await makeFamily(world.db);
    const { token } = await makeInvite(world.deps, family.id, person.email.toUpperCase());
    const { session } = await world.walkIn(person);
    const answer = await world.app.inject({
      method: "POST",
      url: `/api/invites/${token}/accept`,
      headers: { cookie: session },
    });
    expect(answer.json()).toEqual({ status });
  },
);

test("shows the error page when the provider is unreachable", async () => {
  const away = await createTestApp({ OIDC_ISSUER: "http://localhost:1/identity" });
  const response = await away.app.inject({ url: "/api/login" });
  await away.close();
  expect(response.headers.location).toBe(failed("failed"));
});
