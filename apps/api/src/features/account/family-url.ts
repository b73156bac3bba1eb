import type { Executor } from "@giftling/db/client";
import { listUnavailableFamilyUrls, saveFamilyUrl } from "@giftling/db/queries/account/family-urls";
import {
  type FamilyUrlAvailabilityView,
  type FamilyUrlInput,
  listAlternativeFamilyUrls,
  normalizeFamilyUrl,
  parseFamilyUrl,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { hashFamilyUrl } from "../../core/crypto/tokens.ts";
import { AppError, createFieldError } from "../../core/errors/app-error.ts";
import { rewardReferral } from "../referrals/reward.ts";

/** Sets the family's URL. Throws INVALID_INPUT, ADDRESS_TAKEN or RATE_LIMITED (rule: family-url). */
export async function setFamilyUrl(tx: Executor, ctx: ParentContext, input: FamilyUrlInput) {
  const parsed = parseFamilyUrl(input.familyUrl);
  if (!parsed.ok) throw createFieldError("familyUrl", parsed.message);
  const { config, limiter } = ctx.deps;
  await limiter.familyUrlTry(ctx.familyId);
  const hmac = hashFamilyUrl(config.secret, parsed.familyUrl);
  const isTheirs = await saveFamilyUrl(tx, ctx.familyId, parsed.familyUrl, hmac);
  if (!isTheirs) throw new AppError("ADDRESS_TAKEN");
  await rewardReferral(tx, ctx.deps, ctx);
}

/** Returns whether the family can use a URL, with a free alternative or null (rule: address-while-typing). */
export async function checkFamilyUrlAvailability(
  ctx: ParentContext,
  { familyUrl: typed }: FamilyUrlInput,
): Promise<FamilyUrlAvailabilityView> {
  const { db, config, limiter } = ctx.deps;
  await limiter.familyUrlTry(ctx.familyId);
  const familyUrl = normalizeFamilyUrl(typed);
  const near = listAlternativeFamilyUrls(familyUrl);
  const asked = [familyUrl, ...near].map((url) => ({
    familyUrl: url,
    hmac: hashFamilyUrl(config.secret, url),
  }));
  const taken = await listUnavailableFamilyUrls(db, ctx.familyId, asked);
  const isFree = parseFamilyUrl(familyUrl).ok && !taken.has(familyUrl);
  const suggestion = isFree ? null : (near.find((url) => !taken.has(url)) ?? null);
  return { familyUrl, isFree, suggestion };
}
