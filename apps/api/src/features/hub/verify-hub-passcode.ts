import { findHubByFamilyUrl } from "@giftling/db/queries/account/family-urls";
import { API_ERRORS, isDemoFamily, normalizeFamilyUrl, type OpenHubInput } from "@giftling/domain";
import type { RequestContext } from "../../access/context.ts";
import { createHubAccessCookie, isValidHubAccessKey } from "../../access/hub-access.ts";
import { verifyPasscode } from "../../core/crypto/passcodes.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { createFairSemaphore } from "../../limits/fair-semaphore.ts";
import { queueDailyWarning } from "../../services/email/outbox/queue-mails.ts";

/** Number of wrong passcodes per day after which the family's parents are mailed. */
const MAIL_AT_WRONG_PASSCODES = 50;

/** Semaphore that serializes a visitor's passcode checks, which occupy a thread for 40 ms each. */
const checks = createFairSemaphore({
  capacity: 2,
  perOwner: 1,
  maxWaiting: 1_000,
  waitMs: 30_000,
});

/**
 * Verifies a hub's passcode and returns the Set-Cookie header that grants access. Returns null for a hub without a
 * passcode. Only a wrong passcode counts against the limit. Throws PASSCODE_REQUIRED for a wrong passcode, RATE_LIMITED
 * after too many wrong passcodes, and NOT_FOUND for an unknown hub (rule: hub-passcode).
 */
export async function verifyHubPasscode(
  visit: RequestContext,
  { familyUrl, passcode }: OpenHubInput,
) {
  const hubAccess = await findHubAccessSettings(visit, familyUrl);
  if (hubAccess === null || hubAccess.passcodeHash === null) return null;
  const { familyId, passcodeHash } = hubAccess;
  await checks.run(visit.limitKeys.address, () =>
    checkPasscode(visit, familyId, passcode, passcodeHash),
  );
  return createHubAccessCookie(visit.deps.config, hubAccess);
}

async function checkPasscode(
  { deps, limitKeys }: RequestContext,
  familyId: string,
  passcode: string,
  passcodeHash: string,
): Promise<void> {
  await deps.limiter.mayTryPasscode(limitKeys, familyId);
  if (await verifyPasscode(passcode, passcodeHash)) return;
  const wrongToday = await deps.limiter.countWrongPasscode(limitKeys, familyId);
  if (wrongToday === MAIL_AT_WRONG_PASSCODES) {
    await queueDailyWarning(deps, familyId, "passcode-guessed");
  }
  throw new AppError("PASSCODE_REQUIRED", {
    message: API_ERRORS.passcodeIncorrectWithHint,
    fields: { passcode: API_ERRORS.passcodeIncorrectWithHint },
  });
}

/** Verifies the key of a hub's link. Returns the Set-Cookie header that grants access, or null for a wrong key. */
export async function verifyHubAccessKey(visit: RequestContext, familyUrl: string, key: string) {
  const { config } = visit.deps;
  const hubAccess = await findHubAccessSettings(visit, familyUrl);
  return hubAccess !== null && isValidHubAccessKey(config.secret, hubAccess, key)
    ? createHubAccessCookie(config, hubAccess)
    : null;
}

/** Returns the access settings of a hub. Returns null for the demo. */
export async function findHubAccessSettings(visit: RequestContext, familyUrl: string) {
  const { deps, limitKeys } = visit;
  const normalizedUrl = normalizeFamilyUrl(familyUrl);
  if (isDemoFamily(normalizedUrl)) return null;
  const { db, limiter } = deps;
  const { hubAccess } = await limiter.lookUp(limitKeys, normalizedUrl, async () =>
    orNotFound(await findHubByFamilyUrl(db, normalizedUrl)),
  );
  visit.applyFamilyLanguage?.(hubAccess);
  return hubAccess;
}
