import { families } from "@giftling/db/schema/families";
import { updateRow } from "@giftling/db/testing/rows";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN, getSetCookieHeaders } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";
import { createAuthenticator } from "../../../testing/software-authenticator.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture({ RATE_LIMIT_MULTIPLIER: "100" });
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
const hasSession = (response: LightMyRequestResponse) =>
  getSetCookieHeaders(response).some((line) => line.startsWith("giftling="));

/** Signs a new parent in by e-mail. `call` sends a request to the API with the parent's session. */
async function signUp() {
  const { email, ...started } = await world.start(world.newAddress());
  const response = await started.open();
  const cookie = world.sessionOf(response);
  const { user, family } = await world.userOf(response);
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
    world.app.inject({
      method,
      url: `/api/users/${path}`,
      headers: { cookie, "user-agent": AGENT },
      ...(payload && { payload }),
    });
  return { email, user, family, cookie, call };
}

/** Signs a new parent up and adds a passkey. */
async function signUpWithPasskey(authenticator = createAuthenticator(APP_ORIGIN)) {
  const parent = await signUp();
  const options = await parent.call("POST", "passkeys/options");
  const added = await parent.call("POST", "passkeys", authenticator.create(options.json()));
  expect(added.statusCode).toBe(201);
  return { ...parent, authenticator, passkeyId: String(added.json().id) };
}

/** Opens the sign-in page in a new browser, or one with `headers`. `send` posts a response to its challenge. */
async function openSignIn(query = "", headers: Record<string, string> = {}) {
  const response = await world.app.inject({
    method: "POST",
    url: "/api/login/passkey/options",
    headers,
  });
  expect(response.statusCode).toBe(200);
  const own = { cookie: world.cookiesOf(response) };
  return {
    options: response.json(),
    send: (credential: string, as: Record<string, string> = own) =>
      world.post(`/api/login/passkey${query}`, { credential }, as),
  };
}

describe("a passkey (rule: passkeys)", () => {
  test("signs its parent in, as a mailed link does", async () => {
    const { user, authenticator, call } = await signUpWithPasskey();
    const page = await openSignIn();
    const response = await page.send(authenticator.sign(page.options));
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe("/onboarding");
    expect((await world.userOf(response)).user.id).toBe(user.id);
    const { passkeys } = (await call("GET", "passkeys")).json();
    expect(passkeys).toEqual([
      expect.objectContaining({ name: "Safari, iPhone", lastUsedAt: expect.any(String) }),
    ]);
  });

  test.each([
    [
      "?returnTo=%2Fadd%3Furl%3Dhttps%253A%252F%252Fshop.example",
      "/add?url=https%3A%2F%2Fshop.example",
    ],
    ["?returnTo=https%3A%2F%2Fevil.example", "/onboarding"],
    ["?trial=true", "/onboarding?trial=true"],
    ["?ref=unknown", "/onboarding"],
  ])("opens the page after the sign-in for %s", async (query, path) => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn(query);
    const response = await page.send(authenticator.sign(page.options));
    expect(response.headers.location).toBe(path);
  });

  test("signs in again without a counter, as synchronized passkeys do", async () => {
    const { authenticator } = await signUpWithPasskey(
      createAuthenticator(APP_ORIGIN, { counts: false }),
    );
    for (const _ of [1, 2]) {
      const page = await openSignIn();
      expect(hasSession(await page.send(authenticator.sign(page.options)))).toBe(true);
    }
  });

  test("signs in two tabs of one browser", async () => {
    const { authenticator } = await signUpWithPasskey();
    const first = await openSignIn();
    const cookie = "giftling-sign-in-passkey=one-browser";
    const [one, two] = [await openSignIn("", { cookie }), await openSignIn("", { cookie })];
    const [a, b] = [authenticator.sign(one.options), authenticator.sign(two.options)];
    expect(hasSession(await two.send(b, { cookie }))).toBe(true);
    expect(hasSession(await one.send(authenticator.sign(one.options), { cookie }))).toBe(true);
    expect(hasSession(await first.send(a))).toBe(false);
  });

  test("signs in once when its response is posted ten times at once", async () => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn();
    const credential = authenticator.sign(page.options);
    const responses = await Promise.all(Array.from({ length: 10 }, () => page.send(credential)));
    expect(responses.filter(hasSession)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  });

  test("leads a browser that is signed in already to its page", async () => {
    const { authenticator, cookie } = await signUpWithPasskey();
    const page = await openSignIn();
    const credential = authenticator.sign(page.options);
    await page.send(credential);
    const again = await page.send(credential, { cookie });
    expect(again.headers.location).toBe("/onboarding");
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another server's name", { rpId: "evil.example" }],
    ["another user", { userHandle: Buffer.from("somebody else").toString("base64url") }],
    ["a counter that did not advance", { counter: 1 }],
  ])("does not sign in with a response for %s", async (_what, replaced) => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn();
    const response = await page.send(authenticator.sign(page.options, replaced));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("We don’t know this passkey");
    expect(hasSession(response)).toBe(false);
  });

  test("does not sign in with another authenticator's signature", async () => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn();
    const [own, forged] = [authenticator, createAuthenticator(APP_ORIGIN)].map((one) =>
      JSON.parse(one.sign(page.options)),
    );
    own.response.signature = forged.response.signature;
    expect(hasSession(await page.send(JSON.stringify(own)))).toBe(false);
  });

  test("does not sign in twice with one response", async () => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn();
    const credential = authenticator.sign(page.options);
    await page.send(credential);
    const replayed = await page.send(credential);
    expect(replayed.body).toContain("That took a little too long");
    expect(hasSession(replayed)).toBe(false);
  });

  test("does not sign in after five minutes, and its challenge is deleted then", async () => {
    const { authenticator } = await signUpWithPasskey();
    const page = await openSignIn();
    world.clock.advance(5 * MINUTE_MS);
    const response = await page.send(authenticator.sign(page.options));
    expect(response.body).toContain("That took a little too long");
    world.clock.advance(1);
    await deleteExpiredData(world.deps);
    expect(await world.db.query.passkeyChallenges.findMany()).toEqual([]);
  });

  test("does not sign in in another browser", async () => {
    const { authenticator } = await signUpWithPasskey();
    const [page, other] = [await openSignIn(), await openSignIn()];
    const credential = authenticator.sign(page.options);
    expect(hasSession(await other.send(credential))).toBe(false);
    expect(hasSession(await page.send(credential, { cookie: "" }))).toBe(false);
    expect(hasSession(await page.send(credential))).toBe(true);
  });

  test("does not sign in after it was removed", async () => {
    const { authenticator, passkeyId, call } = await signUpWithPasskey();
    const page = await openSignIn();
    const credential = authenticator.sign(page.options);
    expect((await call("DELETE", `passkeys/${passkeyId}`)).statusCode).toBe(204);
    const response = await page.send(credential);
    expect(response.body).toContain("We don’t know this passkey");
    expect(hasSession(response)).toBe(false);
  });

  test("does not sign in to a closed account, whose page says what to do", async () => {
    const { authenticator, family } = await signUpWithPasskey();
    await updateRow(world.db, families, family.id, { closedAt: world.clock.now() });
    const page = await openSignIn();
    const response = await page.send(authenticator.sign(page.options));
    expect(response.body).toContain("This account is closed");
    expect(hasSession(response)).toBe(false);
  });

  test.each(["", "{", "null", "[]", '{"id":"AQ"}', "x".repeat(20_000)])(
    "does not sign in with the malformed response %j",
    async (credential) => {
      const page = await openSignIn();
      const response = await page.send(credential.slice(0, 12_000));
      expect(response.statusCode).toBe(400);
    },
  );

  test("is not one that another address of the operator's invitation added", async () => {
    const { authenticator, user, email } = await signUpWithPasskey();
    await world.db.execute(`update users set verified_email = null where id = '${user.id}'`);
    await (await world.start(email)).open();
    const page = await openSignIn();
    expect(hasSession(await page.send(authenticator.sign(page.options)))).toBe(false);
  });
});

describe("the passkeys of a parent (rule: passkeys)", () => {
  test("are added once when the browser's response arrives ten times at once", async () => {
    const parent = await signUp();
    const authenticator = createAuthenticator(APP_ORIGIN);
    const options = await parent.call("POST", "passkeys/options");
    const input = authenticator.create(options.json());
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => parent.call("POST", "passkeys", input)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  });

  test("are mailed to the parent when they are added and removed", async () => {
    const { email, call, passkeyId } = await signUpWithPasskey();
    await call("DELETE", `passkeys/${passkeyId}`);
    await deliverAllMails(world.deps);
    const mails = world.smtp.received.filter(({ to }) => to === email).slice(-2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A passkey was added to your account",
      "A passkey was removed from your account",
    ]);
    expect(mails[0]?.text).toContain("Safari, iPhone");
  });

  test("are offered until one is added or the offer is dismissed", async () => {
    const offers = async ({ cookie }: { cookie: string }) =>
      (await world.app.inject({ url: "/api/auth/user", headers: { cookie } })).json().offersPasskey;
    const [one, two] = [await signUp(), await signUp()];
    expect(await offers(one)).toBe(true);
    await one.call("DELETE", "passkey-offer");
    expect(await offers(one)).toBe(false);
    expect(await offers(two)).toBe(true);
    const three = await signUpWithPasskey();
    await three.call("DELETE", `passkeys/${three.passkeyId}`);
    expect(await offers(three)).toBe(false);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another server's name", { rpId: "evil.example" }],
  ])("are not added for %s", async (_what, replaced) => {
    const { call } = await signUp();
    const options = await call("POST", "passkeys/options");
    const input = createAuthenticator(APP_ORIGIN).create(options.json(), replaced);
    expect((await call("POST", "passkeys", input)).statusCode).toBe(409);
  });

  test("are not added after five minutes, with another session's challenge, or twice", async () => {
    const [one, two] = [await signUp(), await signUp()];
    const authenticator = createAuthenticator(APP_ORIGIN);
    const late = await one.call("POST", "passkeys/options");
    world.clock.advance(5 * MINUTE_MS);
    const options = await one.call("POST", "passkeys/options");
    const input = authenticator.create(options.json());
    expect((await one.call("POST", "passkeys", authenticator.create(late.json()))).statusCode).toBe(
      409,
    );
    expect((await two.call("POST", "passkeys", input)).statusCode).toBe(409);
    expect((await one.call("POST", "passkeys", input)).statusCode).toBe(201);
    const others = await two.call("POST", "passkeys/options");
    const known = await two.call("POST", "passkeys", authenticator.create(others.json()));
    expect(known.json().message).toBe("This passkey belongs to an account already.");
  });

  test("are at most twenty", async () => {
    const { call } = await signUp();
    const inputs = [];
    for (let count = 0; count < 21; count += 1) {
      const options = await call("POST", "passkeys/options");
      inputs.push(createAuthenticator(APP_ORIGIN).create(options.json()));
    }
    const responses = await Promise.all(inputs.map((input) => call("POST", "passkeys", input)));
    expect(
      responses
        .map(({ statusCode }) => statusCode)
        .sort()
        .slice(-2),
    ).toEqual([201, 409]);
    expect((await call("GET", "passkeys")).json().passkeys).toHaveLength(20);
  });

  test("are named by the parent, and belong to nobody else", async () => {
    const [one, two] = [await signUpWithPasskey(), await signUp()];
    const path = `passkeys/${one.passkeyId}`;
    const name = "María’s phone";
    expect((await one.call("PATCH", path, { name })).json()).toMatchObject({ name });
    expect((await one.call("PATCH", path, { name: " " })).statusCode).toBe(400);
    expect((await two.call("PATCH", path, { name })).statusCode).toBe(404);
    expect((await two.call("DELETE", path)).statusCode).toBe(404);
  });
});

describe("a server without passkeys (rule: passkeys)", () => {
  test.each([
    ["plain HTTP", { APP_ORIGIN: "http://192.168.1.20:3000" }, "plain-http"],
    ["an address instead of a name", { APP_ORIGIN: "https://192.168.1.20" }, "plain-http"],
    [
      "a provider only",
      { SIGN_IN: "oidc", OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x" },
      "provider",
    ],
  ])("says so with %s, and has no routes", async (_what, env, reason) => {
    const other = await createEmailSignInFixture(env);
    try {
      const { caller } = await other.parent();
      expect(await caller.passkeys.list()).toEqual({ unavailable: reason, passkeys: [] });
      await expect(caller.passkeys.options()).rejects.toThrow("This server has no passkeys");
      const page = await other.app.inject({ url: "/api/login" });
      expect(page.body).not.toContain("passkey");
      const options = await other.app.inject({ method: "POST", url: "/api/login/passkey/options" });
      expect(options.statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
