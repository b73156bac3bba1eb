import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, JWK } from "oidc-provider";
import { createMemoryAdapter } from "oidc-provider/lib/adapters/memory_adapter.js";
import { getIdTokenClaims, type LocalAccount } from "./account.ts";
import { sendSignInErrorPage } from "./pages.ts";

export const IDENTITY_PATH = "/identity";
export const LOCAL_OIDC_CLIENT_ID = "giftling";
export const IDENTITY_SESSION_COOKIE = "local_identity_session";

/** Keys of the OpenID provider, stored in a file so that sessions and the client remain valid after a restart. */
interface IdentityKeys {
  signingKey: JWK;
  cookieKey: string;
  clientSecret: string;
}

/** Reads the OpenID provider's keys, or creates a key file that only the current user can read. */
export function loadIdentityKeys(localDir: string): IdentityKeys {
  const file = path.join(localDir, "identity.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keys: IdentityKeys = {
    signingKey: { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256" },
    cookieKey: randomBytes(32).toString("hex"),
    clientSecret: randomBytes(32).toString("hex"),
  };
  mkdirSync(localDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

const TEN_MINUTES = 600;

/** Returns the OpenID provider's configuration: one client, authorization code flow with PKCE, ten-minute sessions. */
export function createProviderConfiguration(
  appOrigin: string,
  keys: IdentityKeys,
  accounts: ReadonlyMap<string, LocalAccount>,
): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: LOCAL_OIDC_CLIENT_ID,
        client_secret: keys.clientSecret,
        redirect_uris: [`${appOrigin}/api/auth/callback`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [keys.signingKey] },
    cookies: {
      keys: [keys.cookieKey],
      names: {
        session: IDENTITY_SESSION_COOKIE,
        interaction: "local_identity_interaction",
        resume: "local_identity_resume",
      },
      // Browsers send cookies to every port of a host. The separate path prevents them from sending these cookies to
      // the app.
      long: { path: IDENTITY_PATH, httpOnly: true, sameSite: "lax" },
    },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    // Puts the claims into the ID token, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      url: (_ctx, interaction) => `${IDENTITY_PATH}/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: TEN_MINUTES,
      AuthorizationCode: 60,
      Grant: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      Interaction: 3600,
      Session: TEN_MINUTES,
    },
    findAccount: (_ctx, subject) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: () => getIdTokenClaims(account) };
    },
    renderError: (ctx, out) => {
      ctx.respond = false;
      sendSignInErrorPage(ctx.res, appOrigin, ctx.status, out.error_description);
    },
  };
}
