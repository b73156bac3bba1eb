import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import { deriveToken, equalsInConstantTime, hmac } from "../core/crypto/tokens.ts";
import { AppError } from "../core/errors/app-error.ts";
import { readCookie } from "../core/read-cookie.ts";
import type { Context, RequestContext } from "./context.ts";
import { findSessionFamilyId } from "./find-session.ts";

/** Request data needed to authorize access to a hub. */
export type HubAccessContext = Pick<
  RequestContext,
  "deps" | "cookieHeader" | "limitKeys" | "applyFamilyLanguage"
>;

/** Lifetime of the hub access cookie in seconds: one year. Changing the passcode invalidates the cookie. */
const ACCESS_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Family and passcode hash from which the hub key and the access cookie are derived. */
type HubKeySource = Pick<HubAccessSettings, "familyId" | "passcodeHash">;
const formatHubKeySource = ({ familyId, passcodeHash }: HubKeySource) =>
  `${familyId} ${passcodeHash}`;

/** Returns the name of the hub access cookie that older releases set, without the `__Host-` prefix. */
const getUnprefixedCookieName = (secret: string, { familyId }: HubAccessSettings) =>
  `giftling-hub-${hmac(secret, "hub-pass-name", familyId).slice(0, 16)}`;
/** Returns the name of a family's hub access cookie. With the `__Host-` prefix, other hosts cannot set the cookie. */
const getAccessCookieName = (
  { secret, origin }: HubAccessContext["deps"]["config"],
  hubAccess: HubAccessSettings,
) => `${origin.startsWith("https:") ? "__Host-" : ""}${getUnprefixedCookieName(secret, hubAccess)}`;
const deriveAccessCookieValue = (secret: string, hubAccess: HubAccessSettings) =>
  deriveToken(secret, "hub-pass", formatHubKeySource(hubAccess));

/** Returns the key that a hub's shared link contains to grant access without the passcode (rule: hub-passcode). */
export const getHubAccessKey = (secret: string, hubAccess: HubKeySource): string =>
  deriveToken(secret, "hub-key", formatHubKeySource(hubAccess));

/** Returns whether a hub key is valid for the hub's current passcode. Returns false for a hub without a passcode. */
export const isValidHubAccessKey = (
  secret: string,
  hubAccess: HubAccessSettings,
  key: string,
): boolean =>
  hubAccess.passcodeHash !== null && equalsInConstantTime(key, getHubAccessKey(secret, hubAccess));

/** Returns the value of the Set-Cookie header that grants access to a hub for one year. */
export function createHubAccessCookie(
  config: HubAccessContext["deps"]["config"],
  hubAccess: HubAccessSettings,
): string {
  const { secret, origin } = config;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${getAccessCookieName(config, hubAccess)}=${deriveAccessCookieValue(secret, hubAccess)}; Path=/; Max-Age=${ACCESS_COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function hasAccessCookie(
  { deps, cookieHeader }: HubAccessContext,
  hubAccess: HubAccessSettings,
): boolean {
  const { secret } = deps.config;
  const names = [
    getAccessCookieName(deps.config, hubAccess),
    getUnprefixedCookieName(secret, hubAccess),
  ];
  return names.some((name) => {
    const value = readCookie(cookieHeader, name);
    return (
      value !== null && equalsInConstantTime(value, deriveAccessCookieValue(secret, hubAccess))
    );
  });
}

const isOwner = async (caller: HubAccessContext, hubAccess: HubAccessSettings): Promise<boolean> =>
  (await findSessionFamilyId(caller)) === hubAccess.familyId;

/**
 * Returns why a caller cannot send a heart: "own" for the family itself, "paused" for a paused hub, or null
 * (rule: heart-back).
 */
export async function getHeartDenialReason(caller: HubAccessContext, hubAccess: HubAccessSettings) {
  caller.applyFamilyLanguage?.(hubAccess);
  if (await isOwner(caller, hubAccess)) return "own";
  return hubAccess.pausesWrites ? "paused" : null;
}

/** Authorizes reading a hub. Throws PASSCODE_REQUIRED if a required access cookie is missing (rule: hub-passcode). */
export async function assertCanViewHub(
  caller: HubAccessContext,
  hubAccess: HubAccessSettings | null,
) {
  if (hubAccess !== null) caller.applyFamilyLanguage?.(hubAccess);
  if (hubAccess === null || hubAccess.passcodeHash === null || hasAccessCookie(caller, hubAccess))
    return;
  if (!(await isOwner(caller, hubAccess))) throw new AppError("PASSCODE_REQUIRED");
}

/**
 * Authorizes reading a family's picture. Throws NOT_FOUND for a hidden hub, and PASSCODE_REQUIRED without hub access.
 */
export async function assertCanViewPicture(caller: HubAccessContext, hubAccess: HubAccessSettings) {
  if (!hubAccess.isShown && !(await isOwner(caller, hubAccess))) throw new AppError("NOT_FOUND");
  await assertCanViewHub(caller, hubAccess);
}

/** Authorizes a write to a hub. The hub's own family can always write (rule: paused-hub). */
export async function assertCanWriteToHub(ctx: Context, hubAccess: HubAccessSettings) {
  if ((await ctx.session())?.family.id === hubAccess.familyId) return { isOwner: true };
  if (!hubAccess.isShown) throw new AppError("NOT_FOUND");
  await assertCanViewHub(ctx, hubAccess);
  if (hubAccess.pausesWrites) throw new AppError("PAUSED");
  return { isOwner: false };
}
