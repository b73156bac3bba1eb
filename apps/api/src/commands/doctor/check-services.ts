import { PRICE_IDS } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";
import { AppError } from "../../core/errors/app-error.ts";
import { MailError, verifyMailServer } from "../../services/email/delivery/mailer.ts";
import { createProviderDiscovery, ProviderError } from "../../services/identity/discovery.ts";
import { createStripeAccess, getStripeErrorType } from "../../services/stripe/stripe-access.ts";
import {
  createFaultFinding,
  createNotConfiguredFinding,
  createOkFinding,
  type DoctorFinding,
  describeError,
} from "./finding.ts";

/** Connects to the mail server and logs in, without sending a mail. */
export async function checkMail({ mail, hasEmailSignIn }: Config): Promise<DoctorFinding> {
  if (mail.smtpUrl === null) {
    const signIn = hasEmailSignIn ? " Sign people in with: giftling sign-in-link" : "";
    return createNotConfiguredFinding(`Without SMTP_URL, mails wait in the outbox.${signIn}`);
  }
  try {
    await verifyMailServer(mail.smtpUrl);
    const { host, username } = new URL(mail.smtpUrl);
    return createOkFinding(`handshake ${username === "" ? "" : "and login "}at ${host}`);
  } catch (error) {
    const code = error instanceof MailError ? error.code : describeError(error);
    if (/^5\d\d$|EAUTH/.test(code)) {
      return createFaultFinding(
        `The mail server rejects the login (${code}).`,
        "Check the user and the password in SMTP_URL. Special characters must be percent-encoded.",
      );
    }
    return createFaultFinding(
      `The mail server cannot be reached (${code}).`,
      "Check the host and port in SMTP_URL, smtp:// or smtps://, and the firewall.",
    );
  }
}

/** Reads the OpenID provider's published configuration. */
export async function checkIdentityProvider({ oidc }: Config): Promise<DoctorFinding> {
  if (oidc === null)
    return createNotConfiguredFinding("No OpenID provider: people sign in by e-mail.");
  try {
    const { token_endpoint } = await createProviderDiscovery(oidc.issuer)();
    return createOkFinding(`discovered ${new URL(token_endpoint).host}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const code = error.cause === undefined ? "" : ` (${describeError(error.cause)})`;
    return createFaultFinding(
      `${error.message}${code}.`,
      "Check OIDC_ISSUER, and that this machine reaches it.",
    );
  }
}

/** Reads the catalog's prices with the Stripe key. */
export async function checkStripe(config: Config): Promise<DoctorFinding> {
  const access = createStripeAccess(config);
  if (access === null) return createNotConfiguredFinding("No plans are sold.");
  try {
    for (const id of PRICE_IDS) await access.prices.find(id);
    return createOkFinding(`the key is accepted, ${PRICE_IDS.length} prices`);
  } catch (error) {
    if (error instanceof AppError) {
      return createFaultFinding(
        "Stripe accepts the key, but lacks a price of the catalog.",
        "Create the prices with: npx pnpm@12.21.0 stripe:prices",
      );
    }
    const type = getStripeErrorType(error);
    if (type === null) throw error;
    if (type === "StripeAuthenticationError" || type === "StripePermissionError") {
      return createFaultFinding(
        `Stripe rejects STRIPE_SECRET_KEY (${type}).`,
        "Copy the secret key from the dashboard again. A restricted key must be able to read prices.",
      );
    }
    return createFaultFinding(
      `Stripe does not answer (${type}).`,
      "Check the internet connection and status.stripe.com.",
    );
  }
}

/** Connects to the Redis server that counts rate limits, with the password in its URL. */
export async function checkRedis({ redisUrl }: Config): Promise<DoctorFinding> {
  if (redisUrl === null)
    return createNotConfiguredFinding("Without REDIS_URL, Postgres counts the limits.");
  const { createClient } = await import("@redis/client");
  const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false } });
  // Without a listener, the `error` event of a failed connection would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return createOkFinding(`connected to ${new URL(redisUrl).host}`);
  } catch (error) {
    return createFaultFinding(
      `Redis cannot be used (${describeError(error)}). Postgres counts the limits meanwhile.`,
      "Check that Redis runs, and the host, port and password in REDIS_URL.",
    );
  } finally {
    client.destroy();
  }
}
