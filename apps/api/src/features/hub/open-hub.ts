import { findHubAt } from "@giftling/db/queries/account/addresses";
import type { HubDoor } from "@giftling/db/queries/hub/door";
import { isDemoFamily, normalizeFamilyUrl, type OpenHubInput, REFUSALS } from "@giftling/domain";
import type { Visit } from "../../context.ts";
import { isPasscode } from "../../crypto/passcodes.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { isHubKey, passCookie } from "../../hub-door.ts";

/**
 * Opens a hub with its passcode (rule: hub-passcode): the Set-Cookie header that lets the browser in; null where no passcode
 * is asked. PASSCODE_REQUIRED with a wrong one, RATE_LIMITED for who guesses, NOT_FOUND without such a hub.
 */
export async function openHub(
  visit: Visit,
  { familyUrl, passcode }: OpenHubInput,
): Promise<string | null> {
  const { deps, addressHash } = visit;
  const door = await findDoor(visit, familyUrl);
  if (door === null || door.passcodeHash === null) return null;
  const guess = await deps.limiter.passcode(addressHash, door.familyId);
  if (!(await isPasscode(passcode, door.passcodeHash))) {
    throw new AppError("PASSCODE_REQUIRED", {
      message: REFUSALS.notThePasscodeAsk,
      fields: { passcode: REFUSALS.notThePasscodeAsk },
    });
  }
  await guess.takeBack();
  return passCookie(deps.config, door);
}

/** The same with the key that a link carries; null also for a wrong key, which is as good as none. */
export async function openHubByKey(
  visit: Visit,
  familyUrl: string,
  key: string,
): Promise<string | null> {
  const { config } = visit.deps;
  const door = await findDoor(visit, familyUrl);
  return door !== null && isHubKey(config.secret, door, key) ? passCookie(config, door) : null;
}

/** Null for the demo, which has no door. */
async function findDoor(visit: Visit, familyUrl: string): Promise<HubDoor | null> {
  const { deps, addressHash } = visit;
  const address = normalizeFamilyUrl(familyUrl);
  if (isDemoFamily(address)) return null;
  const { db, limiter } = deps;
  const { door } = await limiter.lookUp(addressHash, async () =>
    found(await findHubAt(db, address)),
  );
  visit.meet?.(door);
  return door;
}
