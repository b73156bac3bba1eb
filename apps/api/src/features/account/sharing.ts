import type { Executor } from "@giftling/db/client";
import {
  findFamilyFacts,
  lockFamily,
  writeSharingSettings,
} from "@giftling/db/queries/account/families";
import { retireFamilyUrl } from "@giftling/db/queries/account/family-urls";
import { listKids } from "@giftling/db/queries/kids/kids";
import { discardDigests } from "@giftling/db/queries/mail/digests";
import {
  containsFamilyFacts,
  normalizeFamilyUrl,
  PARENT_ERRORS,
  type RetireAddressInput,
  type SharingInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { hashPasscode, verifyPasscode } from "../../core/crypto/passcodes.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { requirePremium } from "../billing/plan-limits.ts";

/**
 * Updates the family's sharing settings. Absent settings stay unchanged. The hash of an unchanged passcode stays the
 * same, so that a repeated call does not revoke hub access. Throws INVALID_INPUT for a guessable passcode, and
 * PLAN_LIMIT if a family without Premium sets a title (rule: hub-passcode).
 */
export async function updateSharingSettings(
  tx: Executor,
  ctx: ParentContext,
  { passcode, ...switches }: SharingInput,
): Promise<void> {
  if (switches.hubTitle) requirePremium(ctx, PARENT_ERRORS.hubTitleRequiresPremium);
  const { passcodeHash } = orNotFound(await lockFamily(tx, ctx.familyId));
  if (passcode) await refuseGuessablePasscode(tx, ctx, passcode);
  const passcodePart = await changedPasscode(passcode, passcodeHash);
  await writeSharingSettings(tx, ctx.familyId, { ...switches, ...passcodePart });
  if (switches.sendsDigests === false) {
    await discardDigests(tx, ctx.familyId, ctx.deps.clock.now());
  }
}

/**
 * Throws INVALID_INPUT for a passcode that contains a kid's name or birthday, or the family URL (rule: hub-passcode).
 */
async function refuseGuessablePasscode(
  tx: Executor,
  { familyId }: ParentContext,
  passcode: string,
): Promise<void> {
  const { familyUrl } = await findFamilyFacts(tx, familyId);
  const kids = await listKids(tx, familyId);
  if (containsFamilyFacts(passcode, { familyUrl, kids })) {
    throw createFieldError("passcode", PARENT_ERRORS.passcodeTooGuessable);
  }
}

async function changedPasscode(passcode: string | null | undefined, stored: string | null) {
  if (passcode === undefined) return {};
  if (passcode === null) return { passcodeHash: null, isPasscodeChecked: false };
  if (stored !== null && (await verifyPasscode(passcode, stored)))
    return { isPasscodeChecked: true };
  return { passcodeHash: await hashPasscode(passcode), isPasscodeChecked: true };
}

/** Retires a former URL of the family. Throws NOT_FOUND for any other URL (rule: retired-address). */
export async function retireFormerFamilyUrl(
  tx: Executor,
  ctx: ParentContext,
  { address }: RetireAddressInput,
): Promise<null> {
  const { clock } = ctx.deps;
  const isTheirs = await retireFamilyUrl(
    tx,
    ctx.familyId,
    normalizeFamilyUrl(address),
    clock.now(),
  );
  if (!isTheirs) throw new AppError("NOT_FOUND");
  return null;
}
