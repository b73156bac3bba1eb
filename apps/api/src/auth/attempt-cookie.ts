import { z } from "zod";
import { hmac, sameText } from "../crypto/tokens.ts";

/** Path to which the identity provider sends browsers back. */
export const CALLBACK_PATH = "/api/auth/callback";

/** How long a sign-in may take at the identity provider, in seconds. */
export const ATTEMPT_SECONDS = 15 * 60;

/** How many attempts one browser may have open (tabs); when there are more, all are dropped. */
export const OPEN_ATTEMPTS = 5;

const attemptSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of this origin to come back to; null for the default of `landingPath`. */
  returnTo: z.string().nullable(),
  /** The referral row of this visit's click (rule: hub-grant, referral-stats). */
  referralId: z.string().nullable(),
  /** The code of that referral, kept for another try; null in attempts that began before it was stored here. */
  referralCode: z.string().nullable().default(null),
  /** The visit came from a hub's closing call without a code (rule: hub-grant). */
  isFromHub: z.boolean(),
  wantsTrial: z.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** What a sign-in has to remember while the browser is at the identity provider. Stored only in a signed cookie. */
export type SignInAttempt = z.infer<typeof attemptSchema>;

const PREFIX = "giftling-sign-in-";

/** The name of an attempt's cookie: one per state, so that two tabs don't overwrite each other's. */
export const attemptCookieName = (state: string): string => `${PREFIX}${state.slice(0, 12)}`;

/** True for the cookie of any attempt, including other tabs'. */
export const isAttemptCookie = (name: string): boolean => name.startsWith(PREFIX);

/** Limits the cookie to the callback. Clearing it needs the options it was set with. */
export const attemptCookieOptions = (origin: string) =>
  ({
    path: CALLBACK_PATH,
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  }) as const;

/** The attempt as a cookie's value, signed with the server's secret. */
export function sealAttempt(secret: string, attempt: SignInAttempt): string {
  const body = Buffer.from(JSON.stringify(attempt)).toString("base64url");
  return `${body}.${hmac(secret, "sign-in-attempt", body)}`;
}

/** The attempt with this state; null when the seal is wrong, it is another state's, or it expired. */
export function openAttempt(
  secret: string,
  sealed: string | undefined,
  state: string,
  now: Date,
): SignInAttempt | null {
  const [body = "", seal = ""] = sealed?.split(".") ?? [];
  if (!sameText(seal, hmac(secret, "sign-in-attempt", body))) return null;
  const attempt = attemptSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return sameText(attempt.state, state) && attempt.expiresAt > now.getTime() ? attempt : null;
}
