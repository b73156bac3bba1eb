import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from "arctic";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { generateToken } from "../../core/crypto/tokens.ts";
import { createOidcDiscovery, IdentityProviderError, type OidcProvider } from "./discovery.ts";
import {
  exchangeAuthorizationCode,
  fetchUserInfo,
  type OidcCredentials,
  type UserClaims,
  userClaimsSchema,
} from "./token-exchange.ts";

/** Person at the identity provider, identified by issuer and subject, never by the e-mail address (rule: sign-in). */
export type OidcProfile = {
  issuer: string;
  subject: string;
  /** E-mail address. Empty when the provider returns no address or an unverified address. */
  email: string;
  /** E-mail address that the provider has not verified. The address may belong to another person. */
  unverifiedEmail?: string;
  /** E-mail address that the provider has verified. Null if the provider has verified no address (rule: joining). */
  verifiedEmail: string | null;
  firstName: string;
  lastName: string;
};

/** Values of a pending sign-in, stored until the provider redirects the browser back. */
type OidcAttempt = { state: string; nonce: string; verifier: string };

/** Client of the configured OpenID provider. The methods `begin` and `finish` throw IdentityProviderError. */
export type OidcClient = {
  /** Starts a sign-in. Returns the provider's URL, and the attempt that the caller stores for `finish`. */
  begin(): Promise<{ url: URL; attempt: OidcAttempt }>;
  /** Validates the provider's response and returns the person. `callback` is the query of the callback URL. */
  finish(attempt: OidcAttempt, callback: URLSearchParams): Promise<OidcProfile>;
};

type OidcClientOptions = OidcCredentials & {
  issuer: string;
  /** Whether an address counts as verified when the provider omits `email_verified`. */
  trustsEmail: boolean;
};

/** Accepted signature algorithms. "none" is unsafe, and HMAC would accept a public key as the secret. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
];

const SCOPES = ["openid", "email", "profile"];

/** Creates an OpenID Connect client with PKCE, for any issuer that publishes its configuration. */
export function createOidcClient(options: OidcClientOptions): OidcClient {
  const { clientId, clientSecret, redirectUri } = options;
  const discover = createOidcDiscovery(options.issuer);
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  let keys: { uri: string; set: ReturnType<typeof createRemoteJWKSet> } | null = null;

  const keysOf = (provider: OidcProvider) => {
    if (keys?.uri !== provider.jwks_uri) {
      const set = createRemoteJWKSet(new URL(provider.jwks_uri), { timeoutDuration: 5_000 });
      keys = { uri: provider.jwks_uri, set };
    }
    return keys.set;
  };

  async function verifiedClaims(provider: OidcProvider, idToken: string, nonce: string) {
    const { payload } = await jwtVerify(idToken, keysOf(provider), {
      issuer: provider.issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: 30,
      requiredClaims: ["sub", "exp", "iat", "nonce"],
    }).catch((cause: unknown) => {
      throw new IdentityProviderError("The ID token was refused", { cause });
    });
    if (payload.nonce !== nonce) throw new IdentityProviderError("The ID token has another nonce");
    checkAuthorizedParty(payload, clientId);
    return userClaimsSchema.parse(payload);
  }

  return {
    async begin() {
      const provider = await discover();
      const attempt = {
        state: generateToken(),
        nonce: generateToken(),
        verifier: generateCodeVerifier(),
      };
      const url = client.createAuthorizationURLWithPKCE(
        provider.authorization_endpoint,
        attempt.state,
        CodeChallengeMethod.S256,
        attempt.verifier,
        SCOPES,
      );
      url.searchParams.set("nonce", attempt.nonce);
      return { url, attempt };
    },

    async finish(attempt, callback) {
      const provider = await discover();
      // RFC 9207: rejects a response from another provider.
      const from = callback.get("iss");
      const mustName = provider.authorization_response_iss_parameter_supported === true;
      if ((mustName || from !== null) && from !== provider.issuer) {
        throw new IdentityProviderError("The answer came from another issuer");
      }
      const code = callback.get("code");
      if (!code) throw new IdentityProviderError("The answer holds no code");
      const tokens = await exchangeAuthorizationCode(
        client,
        provider,
        { code, verifier: attempt.verifier },
        options,
      );
      const claims = await verifiedClaims(provider, tokens.idToken, attempt.nonce);
      const more =
        claims.email === undefined && tokens.accessToken !== null
          ? await fetchUserInfo(provider, tokens.accessToken, claims.sub)
          : {};
      return personFrom(provider.issuer, { ...more, ...claims }, options.trustsEmail);
    },
  };
}

/** Throws IdentityProviderError if an ID token was issued to another client (OpenID Connect Core 3.1.3.7). */
function checkAuthorizedParty(payload: JWTPayload, clientId: string): void {
  const isShared = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isShared || payload.azp !== undefined) && payload.azp !== clientId) {
    throw new IdentityProviderError("The ID token was issued to another client");
  }
}

function personFrom(issuer: string, claims: UserClaims, trustsEmail: boolean): OidcProfile {
  const words = (claims.name ?? "").trim().split(/\s+/u);
  const email = claims.email?.trim() ?? "";
  const isVerified = isEmailVerified(claims);
  return {
    issuer,
    subject: claims.sub,
    ...(isVerified === false ? { email: "", unverifiedEmail: email } : { email }),
    verifiedEmail: (isVerified ?? trustsEmail) && email !== "" ? email : null,
    firstName: nameLine(claims.given_name ?? words[0] ?? ""),
    lastName: nameLine(claims.family_name ?? words.slice(1).join(" ")),
  };
}

/** Returns whether the provider has verified the address, or null if the claim is absent. The claim can be a string. */
function isEmailVerified({ email_verified: verified }: UserClaims): boolean | null {
  if (verified === true || verified === "true") return true;
  return verified === false || verified === "false" ? false : null;
}

/** Returns a name as one line without invisible characters, or "" if the name is longer than 80 characters. */
function nameLine(raw: string): string {
  const clean = raw.replaceAll(/[\p{C}]+/gu, "").trim();
  return clean.length <= 80 ? clean : "";
}
