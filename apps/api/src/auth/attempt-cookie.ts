import { z } from "zod";
import { hmac, sameText } from "../crypto/tokens.ts";

/** Where the identity provider sends people back to. */
export const CALLBACK_PATH = "/api/auth/callback";

/** How long somebody may take at the identity provider, in seconds. */
export const ATTEMPT_SECONDS = 15 * 60;

/** How many attempts a browser may have open at once (tabs); older ones are dropped. */
export const OPEN_ATTEMPTS = 5;

const attemptSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of this origin to come back to; null: where the account stands. */
  returnTo: z.string().nullable(),
  /** The referral row that this visit's click made (D3, D8). */
  referralId: z.string().nullable(),
  /** The code that led to that row, for another try; attempts from before it was kept have none. */
  referralCode: z.string().nullable().default(null),
  /** Came from a hub's call to action without a code (D3). */
  isFromHub: z.boolean(),
  wantsTrial: z.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** All that ties a browser to its way through the identity provider. It lives in the browser alone, signed. */
export type SignInAttempt = z.infer<typeof attemptSchema>;

const PREFIX = "giftling-sign-in-";

/** One cookie per attempt, so that two tabs don't get in each other's way. Named after the state. */
export const attemptCookieName = (state: string): string => `${PREFIX}${state.slice(0, 12)}`;

/** True for the cookie of any attempt, this one's or another tab's. */
export const isAttemptCookie = (name: string): boolean => name.startsWith(PREFIX);

/** It travels to the callback alone. A cookie is taken away by the same options that set it. */
export const attemptCookieOptions = (origin: string) =>
  ({
    path: CALLBACK_PATH,
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  }) as const;

/** The attempt as a cookie's value, which nobody without the secret can write. */
export function sealAttempt(secret: string, attempt: SignInAttempt): string {
  const body = Buffer.from(JSON.stringify(attempt)).toString("base64url");
  return `${body}.${hmac(secret, "sign-in-attempt", body)}`;
}

/** The attempt of this state; null when the seal is not ours, it is another's, or its time is over. */
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
