import { z } from "zod";

/** Error thrown when the identity provider is unreachable or its response is invalid. The message is for the log. */
export class IdentityProviderError extends Error {
  override readonly name = "IdentityProviderError";
}

const configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});

export type OidcProvider = z.infer<typeof configuration>;

const CACHE_MS = 60 * 60 * 1_000;
const TIMEOUT_MS = 5_000;

const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** Creates a function that fetches the issuer's configuration, cached for an hour. Throws IdentityProviderError. */
export function createOidcDiscovery(issuer: string): () => Promise<OidcProvider> {
  let known: { at: number; provider: Promise<OidcProvider> } | null = null;
  return () => {
    if (!known || Date.now() - known.at > CACHE_MS) {
      const attempt = { at: Date.now(), provider: discover(issuer) };
      known = attempt;
      // Failures are not cached, so the next call retries.
      attempt.provider.catch(() => {
        if (known === attempt) known = null;
      });
    }
    return known.provider;
  };
}

async function discover(issuer: string): Promise<OidcProvider> {
  const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const json = await fetchJson(address, {});
  const parsed = configuration.safeParse(json);
  if (!parsed.success) {
    throw new IdentityProviderError(
      `${address} is not an OpenID configuration (check OIDC_ISSUER)`,
    );
  }
  if (withoutSlash(parsed.data.issuer) !== withoutSlash(issuer)) {
    throw new IdentityProviderError(`${address} names another issuer than OIDC_ISSUER`);
  }
  return parsed.data;
}

/** Fetches JSON from the identity provider with a timeout of five seconds. Throws IdentityProviderError. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new IdentityProviderError(`${address} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (cause instanceof IdentityProviderError) throw cause;
    throw new IdentityProviderError(`${address} could not be read`, { cause });
  }
}
