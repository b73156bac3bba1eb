import type { OAuth2Client } from "arctic";
import { z } from "zod";
import { fetchJson, IdentityProviderError, type OidcProvider } from "./discovery.ts";

/** Claims about a person that the provider sends, from the ID token or the user-info endpoint. */
export const userClaimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  /** Whether the provider has verified the e-mail address. Some providers send a string. */
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type UserClaims = z.infer<typeof userClaimsSchema>;

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string().optional() });

/** Registration of this client at the identity provider. A public client has no secret. */
export type OidcCredentials = {
  clientId: string;
  clientSecret: string | null;
  redirectUri: string;
};

type Tokens = { idToken: string; accessToken: string | null };

/** Exchanges the authorization code for tokens. Sends the client secret in the body if HTTP Basic is unsupported. */
export async function exchangeAuthorizationCode(
  client: OAuth2Client,
  provider: OidcProvider,
  grant: { code: string; verifier: string },
  credentials: OidcCredentials,
): Promise<Tokens> {
  const { code, verifier } = grant;
  const methods = provider.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const isInBody =
    !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
  const answer =
    credentials.clientSecret !== null && isInBody
      ? await postWithSecret(provider, grant, credentials.clientSecret, credentials)
      : await client
          .validateAuthorizationCode(provider.token_endpoint, code, verifier)
          .then((tokens) => tokens.data)
          .catch((cause: unknown) => {
            throw new IdentityProviderError("The token endpoint refused the code", { cause });
          });
  const parsed = tokenAnswer.safeParse(answer);
  if (!parsed.success) throw new IdentityProviderError("The token endpoint sent no ID token");
  return { idToken: parsed.data.id_token, accessToken: parsed.data.access_token ?? null };
}

/** Exchanges the authorization code with client_secret_post, which the library arctic does not support. */
function postWithSecret(
  provider: OidcProvider,
  grant: { code: string; verifier: string },
  clientSecret: string,
  { clientId, redirectUri }: OidcCredentials,
): Promise<unknown> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: grant.code,
    code_verifier: grant.verifier,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
  });
  return fetchJson(provider.token_endpoint, {
    method: "POST",
    body,
    headers: { accept: "application/json" },
  });
}

/**
 * Fetches a person's claims, if the provider has a user-info endpoint. Throws IdentityProviderError for another
 * subject.
 */
export async function fetchUserInfo(provider: OidcProvider, accessToken: string, subject: string) {
  if (!provider.userinfo_endpoint) return {};
  const json = await fetchJson(provider.userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}`, accept: "application/json" },
  });
  const parsed = userClaimsSchema.safeParse(json);
  if (!parsed.success || parsed.data.sub !== subject) {
    throw new IdentityProviderError("The user-info endpoint answered for somebody else");
  }
  return parsed.data;
}
