import { families } from "@giftling/db/schema/families";
import { updateRow } from "@giftling/db/testing/rows";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APP_ORIGIN, getSetCookieHeaders } from "../../../testing/app.ts";
import { createPasskeyFixture, type PasskeyFixture } from "../../../testing/passkey-fixture.ts";
import { createAuthenticator } from "../../../testing/software-authenticator.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";

let world: PasskeyFixture;
beforeAll(async () => {
  world = await createPasskeyFixture();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const hasSession = (response: LightMyRequestResponse) =>
  getSetCookieHeaders(response).some((line) => line.startsWith("giftling="));

describe("a passkey (rule: passkeys)", () => {
  test("signs its parent in, as a mailed link does", async () => {
    const { user, authenticator, call } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
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
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn(query);
    const response = await page.send(authenticator.sign(page.options));
    expect(response.headers.location).toBe(path);
  });

  test("signs in again without a counter, as synchronized passkeys do", async () => {
    const { authenticator } = await world.signUpWithPasskey(
      createAuthenticator(APP_ORIGIN, { counts: false }),
    );
    for (const _ of [1, 2]) {
      const page = await world.openSignIn();
      expect(hasSession(await page.send(authenticator.sign(page.options)))).toBe(true);
    }
  });

  test("signs in two tabs of one browser", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const first = await world.openSignIn();
    const cookie = "giftling-sign-in-passkey=one-browser";
    const [one, two] = [
      await world.openSignIn("", { cookie }),
      await world.openSignIn("", { cookie }),
    ];
    const [a, b] = [authenticator.sign(one.options), authenticator.sign(two.options)];
    expect(hasSession(await two.send(b, { cookie }))).toBe(true);
    expect(hasSession(await one.send(authenticator.sign(one.options), { cookie }))).toBe(true);
    expect(hasSession(await first.send(a))).toBe(false);
  });

  test("signs in once when its response is posted ten times at once", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    const credential = authenticator.sign(page.options);
    const responses = await Promise.all(Array.from({ length: 10 }, () => page.send(credential)));
    expect(responses.filter(hasSession)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  });

  test("leads a browser that is signed in already to its page", async () => {
    const { authenticator, cookie } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
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
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    const response = await page.send(authenticator.sign(page.options, replaced));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain("We don’t know this passkey");
    expect(hasSession(response)).toBe(false);
  });

  test("does not sign in with another authenticator's signature", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    const [own, forged] = [authenticator, createAuthenticator(APP_ORIGIN)].map((one) =>
      JSON.parse(one.sign(page.options)),
    );
    own.response.signature = forged.response.signature;
    expect(hasSession(await page.send(JSON.stringify(own)))).toBe(false);
  });

  test("does not sign in twice with one response", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    const credential = authenticator.sign(page.options);
    await page.send(credential);
    const replayed = await page.send(credential);
    expect(replayed.body).toContain("That took a little too long");
    expect(hasSession(replayed)).toBe(false);
  });

  test("does not sign in after five minutes, and its challenge is deleted then", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    world.clock.advance(5 * MINUTE_MS);
    const response = await page.send(authenticator.sign(page.options));
    expect(response.body).toContain("That took a little too long");
    world.clock.advance(1);
    await deleteExpiredData(world.deps);
    expect(await world.db.query.passkeyChallenges.findMany()).toEqual([]);
  });

  test("does not sign in in another browser", async () => {
    const { authenticator } = await world.signUpWithPasskey();
    const [page, other] = [await world.openSignIn(), await world.openSignIn()];
    const credential = authenticator.sign(page.options);
    expect(hasSession(await other.send(credential))).toBe(false);
    expect(hasSession(await page.send(credential, { cookie: "" }))).toBe(false);
    expect(hasSession(await page.send(credential))).toBe(true);
  });

  test("does not sign in after it was removed", async () => {
    const { authenticator, passkeyId, call } = await world.signUpWithPasskey();
    const page = await world.openSignIn();
    const credential = authenticator.sign(page.options);
    expect((await call("DELETE", `passkeys/${passkeyId}`)).statusCode).toBe(204);
    const response = await page.send(credential);
    expect(response.body).toContain("We don’t know this passkey");
    expect(hasSession(response)).toBe(false);
  });

  test("does not sign in to a closed account, whose page says what to do", async () => {
    const { authenticator, family } = await world.signUpWithPasskey();
    await updateRow(world.db, families, family.id, { closedAt: world.clock.now() });
    const page = await world.openSignIn();
    const response = await page.send(authenticator.sign(page.options));
    expect(response.body).toContain("This account is closed");
    expect(hasSession(response)).toBe(false);
  });

  test.each(["", "{", "null", "[]", '{"id":"AQ"}', "x".repeat(20_000)])(
    "does not sign in with the malformed response %j",
    async (credential) => {
      const page = await world.openSignIn();
      const response = await page.send(credential.slice(0, 12_000));
      expect(response.statusCode).toBe(400);
    },
  );

  test("is not one that another address of the operator's invitation added", async () => {
    const { authenticator, user, email } = await world.signUpWithPasskey();
    await world.db.execute(`update users set verified_email = null where id = '${user.id}'`);
    await (await world.start(email)).open();
    const page = await world.openSignIn();
    expect(hasSession(await page.send(authenticator.sign(page.options)))).toBe(false);
  });
});
