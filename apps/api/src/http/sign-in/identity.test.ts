import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { IdentityProviderError } from "../../services/identity/discovery.ts";
import { createOidcClient } from "../../services/identity/identity.ts";
import { CLIENT_ID, CLIENT_SECRET, startFaultyProvider } from "../../testing/faulty-provider.ts";

let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
beforeAll(async () => {
  provider = await startFaultyProvider();
});
beforeEach(() => provider.setFaults({}));
afterAll(() => provider.close());

const client = (trustsEmail = false) =>
  createOidcClient({
    trustsEmail,
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: "https://gifts.example/api/auth/callback",
  });

async function signIn(identity = client()) {
  const { url, attempt } = await identity.begin();
  return identity.finish(attempt, provider.approve(url));
}

describe("begin", () => {
  test("creates a new PKCE challenge, state and nonce for each request", async () => {
    const [one, two] = [await client().begin(), await client().begin()];
    const { searchParams } = one.url;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: CLIENT_ID,
      redirect_uri: "https://gifts.example/api/auth/callback",
      scope: "openid email profile",
      code_challenge_method: "S256",
      state: one.attempt.state,
      nonce: one.attempt.nonce,
    });
    expect(one.url.href).not.toContain(one.attempt.verifier);
    for (const part of ["state", "nonce", "verifier"] as const) {
      expect(one.attempt[part]).not.toBe(two.attempt[part]);
      expect(one.attempt[part].length).toBeGreaterThanOrEqual(43);
    }
  });

  test("reads the provider's configuration once", async () => {
    const identity = client();
    const before = provider.seen.discoveries;
    await Promise.all([identity.begin(), identity.begin()]);
    await identity.begin();
    expect(provider.seen.discoveries).toBe(before + 1);
  });

  test("retries reading the configuration after a failure", async () => {
    const identity = client();
    provider.setFaults({ configuration: { token_endpoint: null } });
    await expect(identity.begin()).rejects.toThrow("is not an OpenID configuration");
    provider.setFaults({});
    await expect(identity.begin()).resolves.toBeDefined();
  });

  test("rejects a configuration of another issuer", async () => {
    provider.setFaults({ configuration: { issuer: "https://another.example" } });
    await expect(client().begin()).rejects.toThrow("names another issuer");
  });

  test("reports the URL that could not be read", async () => {
    const away = createOidcClient({
      issuer: "http://127.0.0.1:1",
      clientId: CLIENT_ID,
      clientSecret: null,
      trustsEmail: false,
      redirectUri: "https://gifts.example/api/auth/callback",
    });
    await expect(away.begin()).rejects.toThrow(
      "http://127.0.0.1:1/.well-known/openid-configuration could not be read",
    );
  });
});

describe("finish", () => {
  test("identifies a person by issuer and subject", async () => {
    expect(await signIn()).toEqual({
      issuer: provider.issuer,
      subject: "person-1",
      email: "ana@example.com",
      verifiedEmail: null,
      firstName: "Ana",
      lastName: "Rivera",
    });
  });

  test("sends the client secret with the provider's authentication method", async () => {
    const { tokenAuthorization } = provider.seen;
    await signIn();
    expect(tokenAuthorization.at(-1)).toBe("basic");
    const methods = ["client_secret_post"];
    provider.setFaults({ configuration: { token_endpoint_auth_methods_supported: methods } });
    await signIn();
    expect(tokenAuthorization.at(-1)).toBe("post");
  });

  test("reads an e-mail address from the user-info endpoint when the token omits it", async () => {
    const userInfo = { sub: "person-1", email: "ana@home.example", name: "Ana Maria Rivera" };
    provider.setFaults({
      claims: { email: undefined, given_name: undefined, family_name: undefined },
      userInfo,
    });
    expect(await signIn()).toMatchObject({
      email: "ana@home.example",
      firstName: "Ana",
      lastName: "Maria Rivera",
    });
  });

  test.each([false, "false"])("discards an address with email_verified %j", async (verified) => {
    const told = { email: "ana@example.com", email_verified: verified };
    const unverified = { email: "", unverifiedEmail: "ana@example.com" };
    provider.setFaults({ claims: told });
    expect(await signIn()).toMatchObject(unverified);
    provider.setFaults({ claims: { email: undefined }, userInfo: { sub: "person-1", ...told } });
    expect(await signIn()).toMatchObject(unverified);
  });

  test.each([true, "true", undefined])(
    "accepts an address with email_verified %j",
    async (verified) => {
      provider.setFaults({ claims: { email_verified: verified } });
      const person = await signIn();
      expect(person.email).toBe("ana@example.com");
      expect(person).not.toHaveProperty("unverifiedEmail");
    },
  );

  test.each([
    [true, false, "ana@example.com"],
    ["true", false, "ana@example.com"],
    [undefined, false, null],
    [null, false, null],
    ["yes", false, null],
    [undefined, true, "ana@example.com"],
    [false, true, null],
    ["false", true, null],
  ])(
    "reads email_verified %j, with OIDC_TRUST_EMAIL %j, as %j",
    async (claim, trusts, verified) => {
      provider.setFaults({ claims: { email_verified: claim } });
      expect((await signIn(client(trusts))).verifiedEmail).toBe(verified);
    },
  );

  test("rejects a user-info response about another person", async () => {
    const userInfo = { sub: "person-2", email: "eve@evil.example" };
    provider.setFaults({ claims: { email: undefined }, userInfo });
    await expect(signIn()).rejects.toThrow("answered for somebody else");
  });

  test("omits a name that is too long or invisible", async () => {
    provider.setFaults({ claims: { given_name: "A".repeat(81), family_name: "\u202e\u0000 " } });
    expect(await signIn()).toMatchObject({ firstName: "", lastName: "" });
  });

  const past = () => Math.floor(Date.now() / 1000) - 3_600;
  test.each([
    ["another issuer", { claims: { iss: "https://another.example" } }],
    ["another audience", { claims: { aud: "somebody-else" } }],
    ["several audiences and no party", { claims: { aud: [CLIENT_ID, "another"] } }],
    ["another party", { claims: { aud: [CLIENT_ID, "another"], azp: "another" } }],
    ["another party alone", { claims: { azp: "another" } }],
    ["another nonce", { claims: { nonce: "replayed" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["no subject", { claims: { sub: undefined } }],
    ["no end", { claims: { exp: undefined } }],
    ["an end that is over", { claims: { exp: past(), iat: past() - 300 } }],
    ["a stranger's signature", { signature: "strangers-key" as const }],
    ["the public key as a shared secret", { signature: "public-key-as-hmac" as const }],
    ["no signature", { signature: "none" as const }],
    ["a refused code", { refusesCode: true }],
  ])("rejects %s", async (_name, how) => {
    provider.setFaults(how);
    await expect(signIn()).rejects.toThrow(IdentityProviderError);
  });

  test("accepts several audiences when this client is the authorized party", async () => {
    provider.setFaults({ claims: { aud: [CLIENT_ID, "another"], azp: CLIENT_ID } });
    expect(await signIn()).toMatchObject({ subject: "person-1" });
  });

  test("rejects a code that was requested by another attempt", async () => {
    const identity = client();
    const [mine, theirs] = [await identity.begin(), await identity.begin()];
    const stolen = provider.approve(theirs.url);
    await expect(identity.finish(mine.attempt, stolen)).rejects.toThrow(IdentityProviderError);
  });

  test("requires the issuer in the callback if the provider declares support (RFC 9207)", async () => {
    const promise = { authorization_response_iss_parameter_supported: true };
    provider.setFaults({ configuration: promise });
    const identity = client();
    const { url, attempt } = await identity.begin();
    await expect(identity.finish(attempt, provider.approve(url))).rejects.toThrow("another issuer");
    const named = provider.approve(url);
    named.set("iss", provider.issuer);
    await expect(identity.finish(attempt, named)).resolves.toMatchObject({ subject: "person-1" });
  });
});
