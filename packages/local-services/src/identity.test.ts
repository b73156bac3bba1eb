import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { subjectOf } from "./identity.ts";
import { type LocalServices, startLocalServices } from "./server.ts";
import { TestBrowser } from "./testing/browser.ts";

const APP = "http://localhost:4999";
const CALLBACK = `${APP}/api/auth/callback`;

let localDir: string;
let services: LocalServices;
beforeAll(async () => {
  localDir = mkdtempSync(path.join(tmpdir(), "giftling-identity-test-"));
  services = await startLocalServices({ port: 0, localDir, appOrigin: APP });
});
afterAll(async () => {
  await services.close();
  rmSync(localDir, { recursive: true, force: true });
});

function provider() {
  if (!services.identity) throw new Error("The provider does not run.");
  return services.identity;
}

/**
 * Returns the URL and PKCE verifier of an authorization request that resembles the app's requests. `overrides` replaces
 * parameters.
 */
function begin(overrides: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const { issuer, clientId } = provider();
  const url = new URL(`${issuer}/auth`);
  url.search = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    redirect_uri: CALLBACK,
    scope: "openid email profile",
    state: "the-state",
    nonce: "the-nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...overrides,
  }).toString();
  return { url: url.href, verifier };
}

async function exchange(
  code: string,
  verifier: string,
): Promise<{ id_token: string; error?: string }> {
  const { issuer, clientId, clientSecret } = provider();
  const response = await fetch(`${issuer}/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
    },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    }),
  });
  return JSON.parse(await response.text());
}

async function signIn(fields: Record<string, string>, browser = new TestBrowser()) {
  const { url, verifier } = begin();
  const form = await browser.get(url);
  expect(form.body).toContain("Who is signing in?");
  const back = new URL((await browser.submit(form.url, fields, APP)).url);
  expect(back.searchParams.get("state")).toBe("the-state");
  const { id_token } = await exchange(back.searchParams.get("code") ?? "", verifier);
  const { issuer, clientId } = provider();
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
    issuer,
    audience: clientId,
  });
  return payload;
}

describe("identity provider", () => {
  test("signs in any address, and sets the claims in the ID token", async () => {
    const claims = await signIn({ email: "Parent@Example.com ", name: "Ana Maria Rivera" });
    expect(claims).toMatchObject({
      sub: subjectOf("parent@example.com"),
      nonce: "the-nonce",
      email: "parent@example.com",
      email_verified: true,
      name: "Ana Maria Rivera",
      given_name: "Ana Maria",
      family_name: "Rivera",
    });
  });

  test.each([
    ["true", true],
    ["false", false],
    ["none", undefined],
  ])("sends email_verified as selected in the form: %s", async (email_verified, sent) => {
    const fields = { email: "parent@example.com", name: "Ana", email_verified };
    expect((await signIn(fields)).email_verified).toBe(sent);
  });

  test("assigns a stable subject to an address, and another subject to another address", async () => {
    const browser = new TestBrowser();
    const first = await signIn({ email: "grandma@example.com", name: "Rosa" }, browser);
    const again = await signIn({ email: "GRANDMA@example.com", name: "" }, browser);
    const other = await signIn({ email: "uncle@example.com", name: "Leo" }, browser);
    expect(again.sub).toBe(first.sub);
    expect(again.name).toBe("grandma");
    expect(first).not.toHaveProperty("family_name");
    expect(other.sub).not.toBe(first.sub);
  });

  test("uses the same keys after a restart", async () => {
    const before = await (await fetch(`${provider().issuer}/jwks`)).json();
    const secret = provider().clientSecret;
    await services.close();
    services = await startLocalServices({ port: 0, localDir, appOrigin: APP });
    expect(await (await fetch(`${provider().issuer}/jwks`)).json()).toEqual(before);
    expect(provider().clientSecret).toBe(secret);
  });

  test("returns to the app with access_denied on Cancel", async () => {
    const browser = new TestBrowser();
    const form = await browser.get(begin().url);
    const [, cancel = ""] = /href="([^"]+\/cancel)"/.exec(form.body) ?? [];
    const back = new URL((await browser.get(new URL(cancel, form.url).href, APP)).url);
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("the-state");
  });

  test("shows the form again with the typed text for an invalid address", async () => {
    const browser = new TestBrowser();
    const form = await browser.get(begin().url);
    const again = await browser.submit(form.url, { email: 'nobody"', name: "<b>Zoë</b>" });
    expect(again.status).toBe(422);
    expect(again.body).toContain("Please enter an e-mail address");
    expect(again.body).toContain('value="nobody&quot;"');
    expect(again.body).toContain('value="&lt;b&gt;Zoë&lt;/b&gt;"');
  });

  test("rejects a sign-in without PKCE, for another app or from another browser", async () => {
    const browser = new TestBrowser();
    const noPkce = new URL(begin().url);
    noPkce.searchParams.delete("code_challenge");
    noPkce.searchParams.delete("code_challenge_method");
    const back = new URL((await browser.get(noPkce.href, APP)).url);
    expect(back.searchParams.get("error")).toBe("invalid_request");

    const elsewhere = await browser.get(begin({ redirect_uri: "https://evil.example/" }).url);
    expect(elsewhere).toMatchObject({ status: 400, body: expect.stringContaining("cannot go on") });

    const form = await browser.get(begin().url);
    const stolen = await new TestBrowser().submit(form.url, { email: "a@b.example", name: "A" });
    expect(stolen).toMatchObject({ status: 400, body: expect.stringContaining("cannot go on") });
  });

  test("accepts a code once, and only with its verifier", async () => {
    const browser = new TestBrowser();
    const { url, verifier } = begin();
    const form = await browser.get(url);
    const fields = { email: "a@b.example", name: "A" };
    const back = new URL((await browser.submit(form.url, fields, APP)).url);
    const code = back.searchParams.get("code") ?? "";
    expect(await exchange(code, randomBytes(32).toString("base64url"))).toMatchObject({
      error: "invalid_grant",
    });
    expect(await exchange(code, verifier)).toHaveProperty("id_token");
    expect(await exchange(code, verifier)).toMatchObject({ error: "invalid_grant" });
  });

  test("writes nothing to the console", async () => {
    const said = [vi.spyOn(console, "warn"), vi.spyOn(console, "info"), vi.spyOn(console, "error")];
    vi.resetModules();
    const fresh = await import("./server.ts");
    const second = await fresh.startLocalServices({ port: 0, localDir, appOrigin: APP });
    await fetch(`${second.identity?.issuer}/.well-known/openid-configuration`);
    await second.close();
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
