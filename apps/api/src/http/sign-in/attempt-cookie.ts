import { z } from "zod";
import { equalsInConstantTime, hmac } from "../../core/crypto/tokens.ts";

/** Path to which the identity provider redirects browsers. */
export const CALLBACK_PATH = "/api/auth/callback";

/** Maximum duration of a sign-in at the identity provider, in seconds. */
export const SIGN_IN_ATTEMPT_SECONDS = 15 * 60;

/**
 * Maximum number of open sign-in attempts per browser, one per tab. The callback drops all attempts of a browser with
 * more attempts.
 */
export const MAX_OPEN_SIGN_IN_ATTEMPTS = 5;

const attemptSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path on this origin to open after the sign-in. Null selects the default of `getLandingPath`. */
  returnTo: z.string().nullable(),
  /** Id of the referral that was recorded for the click on a referral link (rule: hub-grant). */
  referralId: z.string().nullable(),
  /**
   * Referral code, stored for a retry of the sign-in. Null without a code, and in attempts started by an older release.
   */
  referralCode: z.string().nullable().default(null),
  /** Whether the sign-in started from a hub (rule: hub-grant). */
  isFromHub: z.boolean(),
  wantsTrial: z.boolean(),
  /** Expiry time in milliseconds since the Unix epoch. */
  expiresAt: z.number(),
});

/** State of a sign-in while the browser is at the identity provider, stored only in a signed cookie. */
export type SignInAttempt = z.infer<typeof attemptSchema>;

const PREFIX = "giftling-sign-in-";

/**
 * Returns the name of an attempt's cookie. Each attempt has its own cookie, so that attempts in two tabs do not
 * overwrite each other.
 */
export const getAttemptCookieName = (state: string): string => `${PREFIX}${state.slice(0, 12)}`;

export const isAttemptCookie = (name: string): boolean => name.startsWith(PREFIX);

/** Returns options that restrict an attempt's cookie to the callback. Clearing the cookie requires the same options. */
export const getAttemptCookieOptions = (origin: string) =>
  ({
    path: CALLBACK_PATH,
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  }) as const;

/** Serializes an attempt to a cookie value, signed with the server's secret. */
export function signAttempt(secret: string, attempt: SignInAttempt): string {
  const body = Buffer.from(JSON.stringify(attempt)).toString("base64url");
  return `${body}.${hmac(secret, "sign-in-attempt", body)}`;
}

/**
 * Returns the attempt in a signed cookie value. Returns null when the signature is invalid, the state differs, or the
 * attempt has expired.
 */
export function verifyAttempt(
  secret: string,
  sealed: string | undefined,
  state: string,
  now: Date,
): SignInAttempt | null {
  const [body = "", seal = ""] = sealed?.split(".") ?? [];
  if (!equalsInConstantTime(seal, hmac(secret, "sign-in-attempt", body))) return null;
  const attempt = attemptSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return equalsInConstantTime(attempt.state, state) && attempt.expiresAt > now.getTime()
    ? attempt
    : null;
}
