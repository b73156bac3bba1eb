import type { Executor } from "@giftling/db/client";
import { lockKid, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import {
  countOccasions,
  deleteOccasion,
  findOccasion,
  insertOccasion,
  updateOccasion,
} from "@giftling/db/queries/occasions/occasions";
import {
  type CreateOccasionInput,
  findOccasionDateProblem,
  type IdInput,
  type ParentOccasionView,
  type UpdateOccasionInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { addOccasionVersion, assertNoEditConflict } from "../../access/versions.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountBound } from "../../limits/bounds.ts";

/** Adds an occasion to a kid. Throws NOT_FOUND for an unknown kid, and TOO_MANY at the limit (rule: occasions). */
export async function addOccasion(
  tx: Executor,
  ctx: ParentContext,
  { kidId, name, month = null, day = null, year = null }: CreateOccasionInput,
): Promise<ParentOccasionView> {
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  enforceCountBound("occasions", await countOccasions(tx, kidId));
  return addOccasionVersion(await insertOccasion(tx, kidId, { name, month, day, year }));
}

/** Edits an occasion. Throws NOT_FOUND, CHANGED_MEANWHILE, or INVALID_INPUT for an impossible date. */
export async function editOccasion(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...fields }: UpdateOccasionInput,
): Promise<ParentOccasionView> {
  orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "occasion", id }));
  const before = orNotFound(await findOccasion(tx, ctx.familyId, id));
  assertNoEditConflict("occasion", before, { version, ...fields });
  const { month = before.month, day = before.day, year = before.year } = fields;
  const problem = findOccasionDateProblem({ month, day, year });
  if (problem) throw createFieldError("day", problem);
  await updateOccasion(tx, ctx.familyId, id, fields);
  return addOccasionVersion(orNotFound(await findOccasion(tx, ctx.familyId, id)));
}

/** Deletes an occasion. The occasion's wishes stay on the list. Throws NOT_FOUND for an unknown occasion. */
export async function removeOccasion(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "occasion", id }));
  if (!(await deleteOccasion(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
}
