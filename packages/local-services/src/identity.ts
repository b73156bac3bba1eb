/// <reference path="./identity/oidc-provider.d.ts" />
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider as OidcProvider } from "oidc-provider";
import * as errors from "oidc-provider/lib/helpers/errors.js";
import { Provider } from "oidc-provider/lib/provider.js";
import { type LocalAccount, parseLocalAccount } from "./identity/account.ts";
import {
  createProviderConfiguration,
  IDENTITY_PATH,
  IDENTITY_SESSION_COOKIE,
  LOCAL_OIDC_CLIENT_ID,
  loadIdentityKeys,
} from "./identity/configuration.ts";
import { sendSignInErrorPage, sendSignInPage } from "./identity/pages.ts";
import { BadRequestError, readFormBody } from "./web/http.ts";

export { getSubjectClaim as subjectOf } from "./identity/account.ts";
export { IDENTITY_PATH } from "./identity/configuration.ts";

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/**
 * Creates a local OpenID provider for development without an external account. The provider supports the authorization
 * code flow with PKCE. The sign-in form accepts any e-mail address, and each address always has the same subject.
 */
export function createIdentityProvider({
  issuer,
  localDir,
  appOrigin,
}: {
  /** Issuer URL, such as http://localhost:3001/identity. */
  issuer: string;
  localDir: string;
  /** Origin of the app. After a sign-in, the OpenID provider redirects to /api/auth/callback at this origin. */
  appOrigin: string;
}) {
  const keys = loadIdentityKeys(localDir);
  const accounts = new Map<string, LocalAccount>();
  const provider: OidcProvider = new Provider(
    issuer,
    createProviderConfiguration(appOrigin, keys, accounts),
  );
  const answer = provider.callback();

  /** Handles a request whose path begins with /identity. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    forgetSession(request);
    const { pathname } = new URL(request.url ?? "/", issuer);
    const [, uid, cancel] = /^\/identity\/interaction\/([\w-]+)(\/cancel)?$/.exec(pathname) ?? [];
    if (uid) return interact(request, response, uid, cancel !== undefined);
    // The OpenID library derives its mount path from the difference between `url` and `originalUrl`.
    const url = request.url?.slice(IDENTITY_PATH.length) || "/";
    await answer(Object.assign(request, { originalUrl: request.url, url }), response);
  }

  async function interact(
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
    cancelled: boolean,
  ): Promise<void> {
    try {
      const interaction = await provider.interactionDetails(request, response);
      if (interaction.uid !== uid) throw new BadRequestError("The sign-in was begun elsewhere.");
      if (cancelled) {
        await finish(request, response, {
          error: "access_denied",
          error_description: "The sign-in was cancelled.",
        });
      } else if (request.method === "POST") {
        await submit(request, response, uid);
      } else {
        sendSignInPage(response, { uid, appOrigin });
      }
    } catch (error) {
      sendSignInErrorPage(response, appOrigin, 400, describe(error));
    }
  }

  async function submit(
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
  ): Promise<void> {
    const form = await readFormBody(request);
    const account = parseLocalAccount(form);
    if (!account) {
      const email = form.get("email") ?? "";
      const name = form.get("name") ?? "";
      sendSignInPage(response, {
        uid,
        appOrigin,
        email,
        name,
        problem: "Please enter an e-mail address, such as parent@example.com.",
      });
      return;
    }
    accounts.set(account.subject, account);
    const grant = new provider.Grant({
      accountId: account.subject,
      clientId: LOCAL_OIDC_CLIENT_ID,
    });
    grant.addOIDCScope("openid email profile");
    await finish(request, response, {
      login: { accountId: account.subject, remember: false },
      consent: { grantId: await grant.save() },
    });
  }

  function finish(
    request: IncomingMessage,
    response: ServerResponse,
    result: Parameters<OidcProvider["interactionFinished"]>[2],
  ): Promise<void> {
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }

  return { issuer, clientId: LOCAL_OIDC_CLIENT_ID, clientSecret: keys.clientSecret, handle };
}

/** Returns the message of an OpenID provider error or a request error. Returns undefined for any other error. */
function describe(error: unknown): string | undefined {
  if (error instanceof errors.OIDCProviderError) return error.error_description;
  return error instanceof BadRequestError ? error.message : undefined;
}

/** Removes the OpenID provider's session cookie from a request, so that every sign-in shows the sign-in form. */
function forgetSession(request: IncomingMessage): void {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  request.headers.cookie = cookies
    .filter((each) => !each.startsWith(IDENTITY_SESSION_COOKIE))
    .join("; ");
}
