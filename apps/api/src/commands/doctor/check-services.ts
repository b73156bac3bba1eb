import { PRICE_IDS } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { MailError, verifyMailServer } from "../../services/email/delivery/mailer.ts";
import { createOidcDiscovery, IdentityProviderError } from "../../services/identity/discovery.ts";
import { createStripeAccess, getStripeErrorType } from "../../services/stripe/stripe-access.ts";
import {
  createFaultResult,
  createNotConfiguredResult,
  createOkResult,
  type DoctorCheckResult,
  describeError,
} from "./finding.ts";

/** Connects to the mail server and logs in, without sending a mail. */
export async function checkMailServer({
  mail,
  hasEmailSignIn,
}: Config): Promise<DoctorCheckResult> {
  if (mail.smtpUrl === null) {
    const signIn = hasEmailSignIn ? " Sign people in with: giftling sign-in-link" : "";
    return createNotConfiguredResult(`Without SMTP_URL, mails wait in the outbox.${signIn}`);
  }
  try {
    await verifyMailServer(mail.smtpUrl);
    const { host, username } = new URL(mail.smtpUrl);
    return createOkResult(`handshake ${username === "" ? "" : "and login "}at ${host}`);
  } catch (error) {
    const code = error instanceof MailError ? error.code : describeError(error);
    if (/^5\d\d$|EAUTH/.test(code)) {
      return createFaultResult(
        `The mail server rejects the login (${code}).`,
        "Check the user and the password in SMTP_URL. Special characters must be percent-encoded.",
      );
    }
    return createFaultResult(
      `The mail server cannot be reached (${code}).`,
      "Check the host and port in SMTP_URL, smtp:// or smtps://, and the firewall.",
    );
  }
}

/** Reads the OpenID provider's published configuration. */
export async function checkIdentityProvider({ oidc }: Config): Promise<DoctorCheckResult> {
  if (oidc === null)
    return createNotConfiguredResult("No OpenID provider: people sign in by e-mail.");
  try {
    const { token_endpoint } = await createOidcDiscovery(oidc.issuer)();
    return createOkResult(`discovered ${new URL(token_endpoint).host}`);
  } catch (error) {
    if (!(error instanceof IdentityProviderError)) throw error;
    const code = error.cause === undefined ? "" : ` (${describeError(error.cause)})`;
    return createFaultResult(
      `${error.message}${code}.`,
      "Check OIDC_ISSUER, and that this machine reaches it.",
    );
  }
}

/** Reads the catalog's prices with the Stripe key. */
export async function checkStripe(config: Config): Promise<DoctorCheckResult> {
  const access = createStripeAccess(config);
  if (access === null) return createNotConfiguredResult("No plans are sold.");
  try {
    for (const id of PRICE_IDS) await access.prices.find(id);
    return createOkResult(`the key is accepted, ${PRICE_IDS.length} prices`);
  } catch (error) {
    if (error instanceof AppError) {
      return createFaultResult(
        "Stripe accepts the key, but lacks a price of the catalog.",
        "Create the prices with: npx pnpm@12.21.0 stripe:prices",
      );
    }
    const type = getStripeErrorType(error);
    if (type === null) throw error;
    if (type === "StripeAuthenticationError" || type === "StripePermissionError") {
      return createFaultResult(
        `Stripe rejects STRIPE_SECRET_KEY (${type}).`,
        "Copy the secret key from the dashboard again. A restricted key must be able to read prices.",
      );
    }
    return createFaultResult(
      `Stripe does not answer (${type}).`,
      "Check the internet connection and status.stripe.com.",
    );
  }
}

/** Connects to the Redis server that counts rate limits, with the password in its URL. */
export async function checkRedis({ redisUrl }: Config): Promise<DoctorCheckResult> {
  if (redisUrl === null)
    return createNotConfiguredResult("Without REDIS_URL, Postgres counts the limits.");
  const { createClient } = await import("@redis/client");
  const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false } });
  // Without a listener, the `error` event of a failed connection would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return createOkResult(`connected to ${new URL(redisUrl).host}`);
  } catch (error) {
    return createFaultResult(
      `Redis cannot be used (${describeError(error)}). Postgres counts the limits meanwhile.`,
      "Check that Redis runs, and the host, port and password in REDIS_URL.",
    );
  } finally {
    client.destroy();
  }
}
