import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { equalsInConstantTime, hmac } from "../../core/crypto/tokens.ts";
import type { Deps } from "../../services/deps.ts";
import { SIGN_IN_MAIL_LIFETIME_MINUTES } from "../../services/email/composition/tokens.ts";

export const OIDC_CALLBACK_PATH = "/api/auth/callback";

export const LOGIN_PATH = "/api/login";

export const PASSKEY_SIGN_IN_PATH = `${LOGIN_PATH}/passkey`;

export const EMAIL_CHANGE_PATH = `${LOGIN_PATH}/change`;

/** Maximum duration of a sign-in at the identity provider or by e-mail, in seconds. */
export const SIGN_IN_ATTEMPT_LIFETIME_SECONDS = SIGN_IN_MAIL_LIFETIME_MINUTES * 60;

/** Maximum number of open sign-in attempts per browser, one per tab. Above the maximum, all are dropped. */
const MAX_OPEN_SIGN_IN_ATTEMPTS = 5;

/** Common fields of a sign-in attempt at the identity provider and a sign-in attempt by e-mail. */
const visitFields = {
  /** Path on this origin to open after the sign-in. Null selects the default of `getPathAfterSignIn`. */
  returnTo: z.string().nullable(),
  /** ID of the referral that was recorded for the click on a referral link (rule: hub-grant). */
  referralId: z.string().nullable(),
  /** Referral code, stored for a retry of the sign-in. Null if the sign-in has no code. */
  referralCode: z.string().nullable().default(null),
  /** Whether the sign-in started from a hub (rule: hub-grant). */
  isFromHub: z.boolean(),
  wantsTrial: z.boolean(),
  /** Expiry time of the sign-in attempt, in milliseconds since the Unix epoch. */
  expiresAt: z.number(),
};

/** Schemas of the sign-in attempts by kind. A signature is valid for one kind only. */
const schemas = {
  "sign-in-attempt": z.strictObject({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    ...visitFields,
  }),
  "email-sign-in-attempt": z.strictObject({
    /** ID of the sign-in's row in `email_sign_ins`. */
    state: z.string(),
    email: z.string(),
    ...visitFields,
  }),
  "email-change-attempt": z.strictObject({
    /** ID of the user who changes the e-mail address. */
    state: z.string(),
    /** Current e-mail address. `fromId` is the ID of the row in `email_sign_ins` that stores the address's code. */
    from: z.string(),
    fromId: z.string(),
    /** New e-mail address. `toId` is the ID of the row in `email_sign_ins` that stores the address's code. */
    to: z.string(),
    toId: z.string(),
    expiresAt: z.number(),
  }),
};
type AttemptKind = keyof typeof schemas;
type Attempt<K extends AttemptKind> = z.infer<(typeof schemas)[K]>;
const schemasByKind: { [K in AttemptKind]: z.ZodType<Attempt<K>> } = schemas;

/** State of a sign-in while the browser is at the identity provider. Only a signed cookie stores the state. */
type SignInAttempt = Attempt<"sign-in-attempt">;

/** Parameters of the visit that started a sign-in. */
export type SignInParameters = Omit<SignInAttempt, "state" | "nonce" | "verifier" | "expiresAt">;

/** Parameters of a sign-in that a link without a query string starts. */
export const DEFAULT_SIGN_IN_PARAMETERS: SignInParameters = {
  returnTo: null,
  referralId: null,
  referralCode: null,
  isFromHub: false,
  wantsTrial: false,
};

/** State of a sign-in by e-mail until the parent enters the code or opens the link, stored in a signed cookie. */
export type EmailSignInAttempt = Attempt<"email-sign-in-attempt">;

const PREFIX = "giftling-sign-in-";

/** State of an address change until the parent enters both codes, stored in a signed cookie. */
export type EmailChangeAttempt = Attempt<"email-change-attempt">;

/** Returns the name of a sign-in attempt's cookie, which differs for attempts in two tabs. */
export const getSignInAttemptCookieName = (state: string): string =>
  `${PREFIX}${state.slice(0, 12)}`;

const isAttemptCookie = (name: string): boolean => name.startsWith(PREFIX);

/**
 * Returns options that restrict a sign-in attempt's cookie to `path`. Setting and clearing the cookie require the same
 * options.
 */
export const getSignInAttemptCookieOptions = (origin: string, path: string) =>
  ({ path, httpOnly: true, sameSite: "lax", secure: origin.startsWith("https:") }) as const;

/** Stores a sign-in attempt in a cookie that is signed with the server's secret. Sets the attempt's expiry time. */
export function setSignInAttemptCookie<K extends AttemptKind>(
  reply: FastifyReply,
  { config, clock }: Pick<Deps, "config" | "clock">,
  kind: K,
  { name, path, attempt }: { name: string; path: string; attempt: Omit<Attempt<K>, "expiresAt"> },
): FastifyReply {
  const expiresAt = clock.now().getTime() + SIGN_IN_ATTEMPT_LIFETIME_SECONDS * 1_000;
  const body = Buffer.from(JSON.stringify({ ...attempt, expiresAt })).toString("base64url");
  return reply.setCookie(name, `${body}.${hmac(config.secret, kind, body)}`, {
    ...getSignInAttemptCookieOptions(config.origin, path),
    maxAge: SIGN_IN_ATTEMPT_LIFETIME_SECONDS,
  });
}

/**
 * Returns the sign-in attempt in a cookie. Returns null for an attempt that is missing, forged, expired or for another
 * `state`.
 */
export function readSignInAttemptCookie<K extends AttemptKind>(
  request: FastifyRequest,
  { config, clock }: Pick<Deps, "config" | "clock">,
  kind: K,
  { name, state }: { name: string; state: string },
): Attempt<K> | null {
  const [body = "", seal = ""] = request.cookies[name]?.split(".") ?? [];
  if (!equalsInConstantTime(seal, hmac(config.secret, kind, body))) return null;
  const attempt = schemasByKind[kind].parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return equalsInConstantTime(attempt.state, state) && attempt.expiresAt > clock.now().getTime()
    ? attempt
    : null;
}

/** Clears the cookie `name` of a used attempt, or all attempt cookies if too many are open. */
export function clearSignInAttemptCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, path, name }: { origin: string; path: string; name: string },
): void {
  const open = Object.keys(request.cookies).filter(isAttemptCookie);
  const gone = open.length > MAX_OPEN_SIGN_IN_ATTEMPTS ? open : open.filter((one) => one === name);
  for (const one of gone) reply.clearCookie(one, getSignInAttemptCookieOptions(origin, path));
}
