import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import { deriveToken, equalsInConstantTime, hmac } from "../core/crypto/tokens.ts";
import { AppError } from "../core/errors/app-error.ts";
import { readCookie } from "../core/read-cookie.ts";
import type { Context, RequestContext } from "./context.ts";
import { findSessionFamilyId } from "./find-session.ts";

/** Request data needed to authorize access to a hub. */
export type HubAccessContext = Pick<RequestContext, "deps" | "cookieHeader" | "limitKeys" | "meet">;

/** Lifetime of the hub access cookie in seconds: one year. Changing the passcode invalidates the cookie. */
const PASS_SECONDS = 365 * 24 * 60 * 60;

/**
 * Family and passcode hash from which the hub key and the access cookie are derived. A new passcode invalidates the key
 * and the cookie.
 */
type Lock = Pick<HubAccessSettings, "familyId" | "passcodeHash">;
const lockOf = ({ familyId, passcodeHash }: Lock) => `${familyId} ${passcodeHash}`;

/**
 * Returns the name of the hub access cookie that older releases set, without the `__Host-` prefix. Browsers store such
 * cookies for up to a year.
 */
const oldPassName = (secret: string, { familyId }: HubAccessSettings) =>
  `giftling-hub-${hmac(secret, "hub-pass-name", familyId).slice(0, 16)}`;
/**
 * Returns the name of a family's hub access cookie. Over HTTPS, the `__Host-` prefix prevents other hosts from setting
 * the cookie.
 */
const passName = (
  { secret, origin }: HubAccessContext["deps"]["config"],
  door: HubAccessSettings,
) => `${origin.startsWith("https:") ? "__Host-" : ""}${oldPassName(secret, door)}`;
const passOf = (secret: string, door: HubAccessSettings) =>
  deriveToken(secret, "hub-pass", lockOf(door));

/** Returns the key that a hub's shared link contains to grant access without the passcode (rule: hub-passcode). */
export const getHubKey = (secret: string, door: Lock): string =>
  deriveToken(secret, "hub-key", lockOf(door));

/** Returns whether a hub key is valid for the hub's current passcode. Returns false for a hub without a passcode. */
export const isValidHubKey = (secret: string, door: HubAccessSettings, key: string): boolean =>
  door.passcodeHash !== null && equalsInConstantTime(key, getHubKey(secret, door));

/** Returns the value of the Set-Cookie header that grants access to a hub for one year. */
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
 * Returns why the caller cannot send a heart: "own" if the card belongs to the caller's family, "paused" if the hub is
 * paused. Returns null if the caller can send a heart (rule: heart-back).
 */
export async function getHeartRefusalReason(caller: HubAccessContext, door: HubAccessSettings) {
  caller.meet?.(door);
  if (await isOwner(caller, door)) return "own";
  return door.pausesWrites ? "paused" : null;
}

/**
 * Authorizes reading a hub. Throws PASSCODE_REQUIRED for visitors without a valid hub access cookie. Queries the
 * database only if the hub has a passcode and the cookie is invalid. The settings are null for the demo
 * (rule: hub-passcode).
 */
export async function assertCanViewHub(caller: HubAccessContext, door: HubAccessSettings | null) {
  if (door !== null) caller.meet?.(door);
  if (door === null || door.passcodeHash === null || hasPass(caller, door)) return;
  if (!(await isOwner(caller, door))) throw new AppError("PASSCODE_REQUIRED");
}

/**
 * Authorizes reading a picture of a family. Throws NOT_FOUND for visitors while the hub is hidden, and
 * PASSCODE_REQUIRED for visitors without access to the hub.
 */
export async function assertCanViewPicture(caller: HubAccessContext, door: HubAccessSettings) {
  if (!door.isShown && !(await isOwner(caller, door))) throw new AppError("NOT_FOUND");
  await assertCanViewHub(caller, door);
}

/**
 * Authorizes a write to a hub. Returns `isOwner: true` for the hub's own family, whose writes are always allowed.
 * Throws NOT_FOUND, PASSCODE_REQUIRED or PAUSED for other callers (rule: paused-hub).
 */
export async function assertCanWriteToHub(ctx: Context, door: HubAccessSettings) {
  if ((await ctx.session())?.family.id === door.familyId) return { isOwner: true };
  if (!door.isShown) throw new AppError("NOT_FOUND");
  await assertCanViewHub(ctx, door);
  if (door.pausesWrites) throw new AppError("PAUSED");
  return { isOwner: false };
}

/** Authorizes undoing a gift, which is allowed even while the hub is paused. */
export const assertCanUndoGift = (
  ctx: Context,
  door: HubAccessSettings,
): Promise<{ isOwner: boolean }> => assertCanWriteToHub(ctx, { ...door, pausesWrites: false });
