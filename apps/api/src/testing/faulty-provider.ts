import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const CLIENT_ID = "giftling";
export const CLIENT_SECRET = "a-secret-that-only-this-test-knows";

type ProviderFaults = {
  /** Claims that replace the ID token's claims. */
  claims?: JWTPayload;
  /** Kind of invalid ID token signature: with an unpublished key, with HMAC and the public key, or missing. */
  signature?: "strangers-key" | "public-key-as-hmac" | "none";
  /** Fields that replace fields of the OpenID Connect discovery document. */
  configuration?: Record<string, unknown>;
  userInfo?: Record<string, unknown>;
  /** Whether the token endpoint rejects every authorization code. */
  refusesCode?: boolean;
};

/** Starts an OpenID provider with faults that the test selects. Call `close` when done. */
export async function startFaultyProvider() {
  let faults: ProviderFaults = {};
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const seen = { tokenAuthorization: [] as string[], discoveries: 0 };
  const own = await generateKeyPair("RS256", { extractable: true });
  const strangers = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256" };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  async function sign(claims: JWTPayload): Promise<string> {
    const token = new SignJWT(claims);
    switch (faults.signature) {
      case "strangers-key":
        return token.setProtectedHeader({ alg: "RS256", kid: "one" }).sign(strangers.privateKey);
      case "public-key-as-hmac": {
        const key = new TextEncoder().encode(await exportSPKI(own.publicKey));
        return token.setProtectedHeader({ alg: "HS256" }).sign(key);
      }
      case "none": {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
        return `${part({ alg: "none" })}.${part(claims)}.`;
      }
      default:
        return token.setProtectedHeader({ alg: "RS256", kid: "one" }).sign(own.privateKey);
    }
  }

  async function token(request: IncomingMessage): Promise<object | null> {
    let text = "";
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64");
    const isBasic = request.headers.authorization === `Basic ${basic}`;
    const isPost =
      form.get("client_id") === CLIENT_ID && form.get("client_secret") === CLIENT_SECRET;
    seen.tokenAuthorization.push(isBasic ? "basic" : isPost ? "post" : "none");
    const grant = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (faults.refusesCode || !grant || grant.challenge !== challenge || !(isBasic || isPost))
      return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      sub: "person-1",
      nonce: grant.nonce,
      iat: now,
      exp: now + 300,
      email: "ana@example.com",
      given_name: "Ana",
      family_name: "Rivera",
      ...faults.claims,
    };
    return { token_type: "Bearer", access_token: "access", id_token: await sign(claims) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: object, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    switch (request.url?.split("?")[0]) {
      case "/.well-known/openid-configuration":
        seen.discoveries += 1;
        return void send({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/me`,
          ...faults.configuration,
        });
      case "/jwks":
        return void send({ keys: [jwk] });
      case "/token": {
        const tokens = await token(request);
        return void send(tokens ?? { error: "invalid_grant" }, tokens ? 200 : 400);
      }
      case "/me":
        return void send(
          faults.userInfo ?? {},
          request.headers.authorization === "Bearer access" ? 200 : 401,
        );
      default:
        return void send({}, 404);
    }
  }

  return {
    issuer,
    seen,
    setFaults: (next: ProviderFaults) => {
      faults = next;
    },
    /** Approves an authorization request. Returns the query parameters of the redirect to the app. */
    approve(authorization: URL): URLSearchParams {
      const code = randomUUID();
      codes.set(code, {
        nonce: authorization.searchParams.get("nonce") ?? "",
        challenge: authorization.searchParams.get("code_challenge") ?? "",
      });
      return new URLSearchParams({ code, state: authorization.searchParams.get("state") ?? "" });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
