import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import { deriveToken, equalsInConstantTime, hmac } from "../core/crypto/tokens.ts";
import { AppError } from "../core/errors/app-error.ts";
import { readCookie } from "../core/read-cookie.ts";
import type { Context, RequestContext } from "./context.ts";
import { findSessionFamilyId } from "./find-session.ts";

/** Request data needed to authorize access to a hub. */
export type HubAccessContext = Pick<RequestContext, "deps" | "cookieHeader" | "limitKeys" | "meet">;

/** Lifetime of a browser's access in seconds: a year. A changed passcode revokes access at once. */
const PASS_SECONDS = 365 * 24 * 60 * 60;

/** A family and its passcode. A value derived from both becomes invalid when either changes. */
type Lock = Pick<HubAccessSettings, "familyId" | "passcodeHash">;
const lockOf = ({ familyId, passcodeHash }: Lock) => `${familyId} ${passcodeHash}`;

/**
 * Returns the name of a family's cookie without the `__Host-` prefix of newer releases. Cookies of this name are accepted
 * for a year after the change.
 */
const oldPassName = (secret: string, { familyId }: HubAccessSettings) =>
  `giftling-hub-${hmac(secret, "hub-pass-name", familyId).slice(0, 16)}`;
/** Returns the name of a family's cookie. On https, only this origin can set a cookie with the prefix. */
const passName = (
  { secret, origin }: HubAccessContext["deps"]["config"],
  door: HubAccessSettings,
) => `${origin.startsWith("https:") ? "__Host-" : ""}${oldPassName(secret, door)}`;
const passOf = (secret: string, door: HubAccessSettings) =>
  deriveToken(secret, "hub-pass", lockOf(door));

/** Returns the key that a hub's link contains instead of the passcode (rule: hub-passcode). */
export const getHubKey = (secret: string, door: Lock): string =>
  deriveToken(secret, "hub-key", lockOf(door));

/** Returns whether a key is valid for the hub's current passcode. */
export const isValidHubKey = (secret: string, door: HubAccessSettings, key: string): boolean =>
  door.passcodeHash !== null && equalsInConstantTime(key, getHubKey(secret, door));

/** Returns the Set-Cookie header that grants a browser access to a hub. */
export function createHubAccessCookie(
  config: HubAccessContext["deps"]["config"],
  door: HubAccessSettings,
): string {
  const { secret, origin } = config;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${passName(config, door)}=${passOf(secret, door)}; Path=/; Max-Age=${PASS_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function hasPass({ deps, cookieHeader }: HubAccessContext, door: HubAccessSettings): boolean {
  const { secret } = deps.config;
  const names = [passName(deps.config, door), oldPassName(secret, door)];
  return names.some((name) => {
    const value = readCookie(cookieHeader, name);
    return value !== null && equalsInConstantTime(value, passOf(secret, door));
  });
}

const isOwner = async (caller: HubAccessContext, door: HubAccessSettings): Promise<boolean> =>
  (await findSessionFamilyId(caller)) === door.familyId;

/**
 * Returns why a visitor cannot send a heart: the card is of the visitor's own family, or its hub is paused. Returns null
 * when the visitor can (rule: heart-back).
 */
export async function getHeartRefusalReason(caller: HubAccessContext, door: HubAccessSettings) {
  caller.meet?.(door);
  if (await isOwner(caller, door)) return "own";
  return door.pausesWrites ? "paused" : null;
}

/**
 * Authorizes reading a hub. Throws PASSCODE_REQUIRED for visitors without the passcode's cookie. Needs no query without a
 * passcode or with a valid cookie. `door` is null for the demo (rule: hub-passcode).
 */
export async function assertCanViewHub(caller: HubAccessContext, door: HubAccessSettings | null) {
  if (door !== null) caller.meet?.(door);
  if (door === null || door.passcodeHash === null || hasPass(caller, door)) return;
  if (!(await isOwner(caller, door))) throw new AppError("PASSCODE_REQUIRED");
}

/**
 * Authorizes reading a picture of the family. While the hub is hidden, the family sees the picture and visitors get
 * NOT_FOUND.
 */
export async function assertCanViewPicture(caller: HubAccessContext, door: HubAccessSettings) {
  if (!door.isShown && !(await isOwner(caller, door))) throw new AppError("NOT_FOUND");
  await assertCanViewHub(caller, door);
}

/**
 * Authorizes a write to a hub. Returns whether the caller is the family itself, which is never refused. Throws NOT_FOUND,
 * PASSCODE_REQUIRED or PAUSED for other callers (rule: paused-hub).
 */
export async function assertCanWriteToHub(ctx: Context, door: HubAccessSettings) {
  if ((await ctx.session())?.family.id === door.familyId) return { isOwner: true };
  if (!door.isShown) throw new AppError("NOT_FOUND");
  await assertCanViewHub(ctx, door);
  if (door.pausesWrites) throw new AppError("PAUSED");
  return { isOwner: false };
}

/** Authorizes a caller to take back a gift, even while the hub is paused. */
export const assertCanUndoGift = (
  ctx: Context,
  door: HubAccessSettings,
): Promise<{ isOwner: boolean }> => assertCanWriteToHub(ctx, { ...door, pausesWrites: false });
