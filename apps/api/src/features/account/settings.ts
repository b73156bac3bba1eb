import type { Executor } from "@giftling/db/client";
import {
  findFamilyFacts,
  lockFamily,
  lockFamilyForCurrencyChange,
  setReceivedGiftsCheckTime,
  updateCurrency,
  writeSharingSettings,
} from "@giftling/db/queries/account/families";
import { retireFamilyUrl } from "@giftling/db/queries/account/family-urls";
import { updateLanguage } from "@giftling/db/queries/account/users";
import { findTheme, saveTheme } from "@giftling/db/queries/hub/themes";
import { listKids } from "@giftling/db/queries/kids/kids";
import { discardDigests } from "@giftling/db/queries/mail/digests";
import {
  API_ERRORS,
  type CurrencyInput,
  DEFAULT_HUB_THEME,
  getResourceVersion,
  getVisibleTheme,
  isFamilyRelatedPasscode,
  isFreeTheme,
  type LanguagesInput,
  normalizeFamilyUrl,
  PARENT_ERRORS,
  type RetireFamilyUrlInput,
  type SharingInput,
  type ThemeView,
  type UpdateThemeInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { assertNoEditConflict } from "../../access/versions.ts";
import { hashPasscode, verifyPasscode } from "../../core/crypto/passcodes.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { createLanguageCookie } from "../../core/request-language.ts";
import { isPremiumFamily, requirePremium } from "../billing/plan-limits.ts";

/**
 * Updates the sharing settings. An unchanged passcode does not revoke hub access. Throws INVALID_INPUT for a guessable
 * passcode, and PLAN_LIMIT if a family without Premium sets a title (rule: hub-passcode).
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
  if (isFamilyRelatedPasscode(passcode, { familyUrl, kids })) {
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
  { address }: RetireFamilyUrlInput,
): Promise<void> {
  const { clock } = ctx.deps;
  const isTheirs = await retireFamilyUrl(
    tx,
    ctx.familyId,
    normalizeFamilyUrl(address),
    clock.now(),
  );
  if (!isTheirs) throw new AppError("NOT_FOUND");
}

/** Returns the theme that the family chose and the theme that the hub currently shows (rule: hub-themes). */
export async function readTheme(db: Executor, ctx: ParentContext): Promise<ThemeView> {
  const chosen = (await findTheme(db, ctx.familyId)) ?? DEFAULT_HUB_THEME;
  return {
    chosen,
    shown: getVisibleTheme(chosen, isPremiumFamily(ctx)),
    version: getResourceVersion("theme", chosen),
  };
}

/** Updates parts of the hub's theme. Throws CHANGED_MEANWHILE, or PLAN_LIMIT without Premium (rule: hub-themes). */
export async function updateTheme(
  tx: Executor,
  ctx: ParentContext,
  { version, ...patch }: UpdateThemeInput,
): Promise<ThemeView> {
  if (!isFreeTheme(patch) && !isPremiumFamily(ctx)) {
    throw new AppError("PLAN_LIMIT", { message: PARENT_ERRORS.themeRequiresPremium });
  }
  if (version !== undefined) {
    orNotFound(await lockFamily(tx, ctx.familyId));
    const { chosen } = await readTheme(tx, ctx);
    assertNoEditConflict("theme", chosen, { version, ...patch });
  }
  await saveTheme(tx, ctx.familyId, patch);
  return readTheme(tx, ctx);
}

/** Sets the family's currency. Throws CURRENCY_FIXED if a contribution or a 529 or ESA link exists (rule: currency). */
export async function setCurrency(tx: Executor, ctx: ParentContext, { currency }: CurrencyInput) {
  const before = orNotFound(await lockFamilyForCurrencyChange(tx, ctx.familyId));
  if (currency === before.currency) return;
  if (before.isFixed) throw new AppError("CURRENCY_FIXED");
  if (before.hasEducationLink) {
    throw new AppError("CURRENCY_FIXED", { message: API_ERRORS.currencyFixedByEducationLink });
  }
  await updateCurrency(tx, ctx.familyId, currency);
}

/** Updates the language of the parent and of the family. Absent fields stay unchanged (rule: languages). */
export async function updateLanguages(
  tx: Executor,
  ctx: ParentContext,
  { language, hubLanguage }: LanguagesInput,
): Promise<void> {
  // Writes the user before the family, in the same order as a first sign-in.
  if (language) {
    await updateLanguage(tx, ctx.user.id, language);
    ctx.setCookie(createLanguageCookie(language, ctx.deps.config.origin));
  }
  if (hubLanguage) await writeSharingSettings(tx, ctx.familyId, { language: hubLanguage });
}

/** Records that a parent answered the dashboard's question about received gifts (rule: after-the-day). */
export const recordReceivedGiftsCheck = (tx: Executor, { familyId, deps }: ParentContext) =>
  setReceivedGiftsCheckTime(tx, familyId, deps.clock.now());
