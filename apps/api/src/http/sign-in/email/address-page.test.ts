import { makeFamily } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import {
  createEmailSignInFixture,
  type EmailSignInFixture,
} from "../../../testing/email-sign-in-fixture.ts";

let world: EmailSignInFixture;
beforeAll(async () => {
  world = await createEmailSignInFixture();
});
afterAll(() => world.close());

describe("the page for the address (rule: email-sign-in)", () => {
  test("is a plain form in the visitor's language, which keeps the visit's parameters", async () => {
    const { statusCode, body, headers } = await world.app.inject({
      url: "/api/login?ref=ana&returnTo=%2Fsettings",
      headers: { "accept-language": "es" },
    });
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain('lang="es"');
    expect(body).toContain("Continuar con tu correo");
    expect(body).toContain('action="/api/login?ref=ana&#38;returnTo=%2Fsettings"');
    // The script only adds passkeys.
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script defer src="/passkey-sign-in.js">']);
  });

  test("redirects a person who is signed in", async () => {
    const { id } = await world.parent();
    const response = await world.app.inject({
      url: "/api/login",
      headers: { cookie: await world.signIn(id) },
    });
    expect(response.headers.location).toBe("/dashboard");
  });

  test.each(["", "ana", "ana@", "a@b@c.example", "<b>@example.com"])(
    "rejects an invalid address: %j",
    async (email) => {
      const response = await world.ask(email);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('aria-invalid="true"');
      expect(response.body).not.toContain("<b>@");
    },
  );

  test("rejects a form of another site", async () => {
    const response = await world.ask("ana@example.com", "", { origin: "https://evil.example" });
    expect(response.statusCode).toBe(403);
  });
});

describe("other configurations (rule: email-sign-in)", () => {
  test("a server without a mail server says how to get a link", async () => {
    const app = await createTestApp({ SIGN_IN: "email" });
    const page = await app.app.inject({ url: "/api/login" });
    expect(page.body).toContain("sign-in link for your address");
    expect(page.body).not.toContain('type="email"');
    await app.close();
  });

  test("a server with both ways offers the provider on the page", async () => {
    const both = await createEmailSignInFixture({
      SIGN_IN: "email,oidc",
      OIDC_NAME: "Family <Login>",
    });
    const { body } = await both.app.inject({ url: "/api/login?ref=ana" });
    expect(body).toContain('href="/api/login?ref=ana&#38;with=provider"');
    expect(body).toContain("Continue with Family &#60;Login&#62;");
    // This provider cannot be reached.
    const away = await both.app.inject({ url: "/api/login?with=provider" });
    expect(away.headers.location).toBe("/sign-in-failed?reason=failed");
    expect(await both.visitor().account.config()).toMatchObject({ identityProvider: "" });
    await both.close();
  });

  test("a server with a provider has no form", async () => {
    const app = await createTestApp();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const asked = await app.app.inject({ method: "POST", url: "/api/login", headers: type });
    expect(asked.statusCode).toBe(405);
    expect((await app.app.inject({ url: "/api/login/link/x" })).statusCode).toBe(404);
    await app.close();
  });
});

describe("the parameters of a visit (rule: email-sign-in)", () => {
  test("lead to the requested page, the trial and the referral", async () => {
    const back = await world.start(world.newAddress(), "?returnTo=%2Fjoin%2Fabc");
    expect((await back.open()).headers.location).toBe("/join/abc");
    const trial = await world.start(world.newAddress(), "?trial=true");
    expect((await trial.enter(trial.code)).headers.location).toBe("/onboarding?trial=true");
    const elsewhere = await world.start(world.newAddress(), "?returnTo=https%3A%2F%2Fevil.example");
    expect((await elsewhere.open()).headers.location).toBe("/onboarding");
    const friend = await makeFamily(world.db);
    const referred = await world.start(world.newAddress(), `?ref=${friend.referralCode}`);
    const { family } = await world.userOf(await referred.open());
    expect(family.premiumGrantedUntil).not.toBeNull();
    const rows = await world.db.query.referrals.findMany();
    expect(rows.filter((row) => row.referrerId === friend.id)).toMatchObject([
      { refereeId: family.id },
    ]);
  });

  test("are kept by the link that asks again", async () => {
    const one = await world.start(world.newAddress(), "?from=hub&returnTo=%2Fsettings");
    const { body } = await one.page();
    expect(body).toContain('href="/api/login?from=hub&#38;returnTo=%2Fsettings"');
  });
});
