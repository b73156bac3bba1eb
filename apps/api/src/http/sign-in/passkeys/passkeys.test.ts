import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { createEmailSignInFixture } from "../../../testing/email-sign-in-fixture.ts";
import { createPasskeyFixture, type PasskeyFixture } from "../../../testing/passkey-fixture.ts";
import { createAuthenticator } from "../../../testing/software-authenticator.ts";

let world: PasskeyFixture;
beforeAll(async () => {
  world = await createPasskeyFixture();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;

describe("the passkeys of a parent (rule: passkeys)", () => {
  test("are added once when the browser's response arrives ten times at once", async () => {
    const parent = await world.signUp();
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
    const { email, call, passkeyId } = await world.signUpWithPasskey();
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
    const [one, two] = [await world.signUp(), await world.signUp()];
    expect(await offers(one)).toBe(true);
    await one.call("DELETE", "passkey-offer");
    expect(await offers(one)).toBe(false);
    expect(await offers(two)).toBe(true);
    const three = await world.signUpWithPasskey();
    await three.call("DELETE", `passkeys/${three.passkeyId}`);
    expect(await offers(three)).toBe(false);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another server's name", { rpId: "evil.example" }],
  ])("are not added for %s", async (_what, replaced) => {
    const { call } = await world.signUp();
    const options = await call("POST", "passkeys/options");
    const input = createAuthenticator(APP_ORIGIN).create(options.json(), replaced);
    expect((await call("POST", "passkeys", input)).statusCode).toBe(409);
  });

  test("are not added after five minutes, with another session's challenge, or twice", async () => {
    const [one, two] = [await world.signUp(), await world.signUp()];
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
    const { call } = await world.signUp();
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
    const [one, two] = [await world.signUpWithPasskey(), await world.signUp()];
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
