import type { HubDoor } from "@giftling/db/queries/hub/door";
import type { Context, Visit } from "./context.ts";
import { cookieValue } from "./cookie-value.ts";
import { derivedToken, hmac, sameText } from "./crypto/tokens.ts";
import { AppError } from "./errors/app-error.ts";
import { findSessionFamily } from "./find-session.ts";

/** What the door needs to know of who asks. */
export type Caller = Pick<Visit, "deps" | "cookieHeader" | "limitKeys" | "meet">;

/** How long a browser stays let in, in seconds: a year. A changed passcode ends it at once. */
const PASS_SECONDS = 365 * 24 * 60 * 60;

/** A family and its passcode: what is derived from both ends with either. */
type Lock = Pick<HubDoor, "familyId" | "passcodeHash">;
const lockOf = ({ familyId, passcodeHash }: Lock) => `${familyId} ${passcodeHash}`;

/** The name of a family's cookie before it had the prefix. Accepted until the cookies of that release are a year old. */
const oldPassName = (secret: string, { familyId }: HubDoor) =>
  `giftling-hub-${hmac(secret, "hub-pass-name", familyId).slice(0, 16)}`;
/** On https only this origin itself can set a cookie with the prefix. */
const passName = ({ secret, origin }: Caller["deps"]["config"], door: HubDoor) =>
  `${origin.startsWith("https:") ? "__Host-" : ""}${oldPassName(secret, door)}`;
const passOf = (secret: string, door: HubDoor) => derivedToken(secret, "hub-pass", lockOf(door));

/** What a link to a hub carries in place of its passcode, so that whoever follows it is let in (rule: hub-passcode). */
export const hubKey = (secret: string, door: Lock): string =>
  derivedToken(secret, "hub-key", lockOf(door));

/** Whether a link carried the key of this hub as it is now. */
export const isHubKey = (secret: string, door: HubDoor, key: string): boolean =>
  door.passcodeHash !== null && sameText(key, hubKey(secret, door));

/** The Set-Cookie header that lets a browser into this family's hub. */
export function passCookie(config: Caller["deps"]["config"], door: HubDoor): string {
  const { secret, origin } = config;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${passName(config, door)}=${passOf(secret, door)}; Path=/; Max-Age=${PASS_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function hasPass({ deps, cookieHeader }: Caller, door: HubDoor): boolean {
  const { secret } = deps.config;
  const names = [passName(deps.config, door), oldPassName(secret, door)];
  return names.some((name) => {
    const value = cookieValue(cookieHeader, name);
    return value !== null && sameText(value, passOf(secret, door));
  });
}

const isOwner = async (caller: Caller, door: HubDoor): Promise<boolean> =>
  (await findSessionFamily(caller)) === door.familyId;

/** Why somebody can't send a heart back: the card is of their own family, or its hub is paused (rule: heart-back). */
export async function heartStop(caller: Caller, door: HubDoor): Promise<"own" | "paused" | null> {
  caller.meet?.(door);
  if (await isOwner(caller, door)) return "own";
  return door.pausesWrites ? "paused" : null;
}

/**
 * Lets somebody in who is to see a family's hub: PASSCODE_REQUIRED for strangers without the passcode's cookie (rule:
 * hub-passcode). Asks nothing of the database where there is no passcode, or the cookie is there. Null is the demo's door.
 */
export async function enterHub(caller: Caller, door: HubDoor | null): Promise<void> {
  if (door !== null) caller.meet?.(door);
  if (door === null || door.passcodeHash === null || hasPass(caller, door)) return;
  if (!(await isOwner(caller, door))) throw new AppError("PASSCODE_REQUIRED");
}

/** The same for one of the family's pictures, which it sees also while strangers find none: they get NOT_FOUND. */
export async function enterToSee(caller: Caller, door: HubDoor): Promise<void> {
  if (!door.isShown && !(await isOwner(caller, door))) throw new AppError("NOT_FOUND");
  await enterHub(caller, door);
}

/**
 * Lets somebody in who is to record something, and tells whether it is the family itself, whom nothing stops. Strangers get
 * NOT_FOUND, PASSCODE_REQUIRED or PAUSED (rule: unpublished-hub, hub-passcode, paused-hub).
 */
export async function enterToWrite(ctx: Context, door: HubDoor): Promise<{ isOwner: boolean }> {
  if ((await ctx.session())?.family.id === door.familyId) return { isOwner: true };
  if (!door.isShown) throw new AppError("NOT_FOUND");
  await enterHub(ctx, door);
  if (door.pausesWrites) throw new AppError("PAUSED");
  return { isOwner: false };
}

/** The same for somebody who takes back what they did, also while the hub is paused. */
export const enterToUndo = (ctx: Context, door: HubDoor): Promise<{ isOwner: boolean }> =>
  enterToWrite(ctx, { ...door, pausesWrites: false });
