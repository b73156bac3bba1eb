import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import {
  findKid,
  insertKid,
  listKids,
  lockKid,
  reorderKids,
  updateKid,
} from "@giftling/db/queries/kids/kids";
import {
  type CreateKidInput,
  findSecondDayProblem,
  isValidBirthday,
  KID_SIZE_NAMES,
  PARENT_ERRORS,
  type ParentKidView,
  type ReorderKidsInput,
  type SetAvatarInput,
  type UpdateKidInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { addKidVersion, assertNoEditConflict } from "../../access/versions.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceKidLimit } from "../billing/plan-limits.ts";
import { claimPicture, deletePictures } from "../pictures/claim-picture.ts";
import { rewardReferral } from "../referrals/reward.ts";

/** Adds a kid to the family. Throws PLAN_LIMIT or TOO_MANY when the family cannot have another kid. */
export async function addKid(
  tx: Executor,
  ctx: ParentContext,
  { avatarUrl, ...fields }: CreateKidInput,
): Promise<ParentKidView> {
  await enforceKidLimit(tx, ctx);
  const avatarId = await claimPicture(tx, ctx, avatarUrl, "avatarUrl");
  const kid = orNotFound(await insertKid(tx, ctx.familyId, { ...fields, avatarId }));
  await rewardReferral(tx, ctx.deps, ctx);
  return addKidVersion(kid);
}

/**
 * Edits a kid. Absent fields stay unchanged. A new clothing size also confirms that all sizes are current. Throws
 * CHANGED_MEANWHILE for a concurrent change. Throws INVALID_INPUT if the edited kid has an impossible birthday or an
 * incomplete second day (rule: sizes).
 */
export async function editKid(
  tx: Executor,
  ctx: ParentContext,
  { id, version, areSizesRight, ...patch }: UpdateKidInput,
): Promise<ParentKidView> {
  orNotFound(await lockKid(tx, ctx.familyId, id));
  const before = orNotFound(await findKid(tx, ctx.familyId, id));
  assertNoEditConflict("kid", before, { version, ...patch });
  const { birthdayMonth = before.birthdayMonth, birthdayDay = before.birthdayDay } = patch;
  if (!isValidBirthday(birthdayMonth, birthdayDay)) {
    throw createFieldError("birthdayDay", PARENT_ERRORS.birthdayInvalid);
  }
  const problem = findSecondDayProblem({ ...before, ...patch });
  if (problem) throw createFieldError(problem.field, problem.message);
  const areChecked = areSizesRight || KID_SIZE_NAMES.some((name) => patch[name] !== undefined);
  const checked = areChecked ? { sizesCheckedAt: ctx.deps.clock.now() } : {};
  return addKidVersion(orNotFound(await updateKid(tx, ctx.familyId, id, { ...patch, ...checked })));
}

/** Sets the order of the family's kids. Throws CONFLICT unless `kidIds` has exactly the IDs of the family's kids. */
export async function setKidOrder(tx: Executor, ctx: ParentContext, { kidIds }: ReorderKidsInput) {
  orNotFound(await lockFamily(tx, ctx.familyId));
  if (!(await reorderKids(tx, ctx.familyId, kidIds))) throw new AppError("CONFLICT");
  return (await listKids(tx, ctx.familyId)).map(addKidVersion);
}

/** Sets a kid's picture, or removes the picture if `avatarUrl` is null. Deletes the previous picture's file. */
export async function setAvatar(
  tx: Executor,
  ctx: ParentContext,
  { id, version, avatarUrl }: SetAvatarInput,
): Promise<ParentKidView> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, id));
  const before = orNotFound(await findKid(tx, ctx.familyId, kid.id));
  assertNoEditConflict("kid", before, { version, avatarUrl });
  const avatarId = await claimPicture(tx, ctx, avatarUrl, "avatarUrl");
  const after = orNotFound(await updateKid(tx, ctx.familyId, kid.id, { avatarId }));
  await deletePictures(tx, ctx, [kid.avatarId]);
  return addKidVersion(after);
}
