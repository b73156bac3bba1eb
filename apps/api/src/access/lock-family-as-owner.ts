import type { Executor } from "@giftling/db/client";
import { type FamilyRow, lockFamily } from "@giftling/db/queries/account/families";
import { findMember } from "@giftling/db/queries/family/members";
import { AppError, orNotFound } from "../core/errors/app-error.ts";
import type { ParentContext } from "./read-own-kid-list.ts";

/** Locks the caller's family. Throws OWNER_ONLY when the caller no longer owns the family (rule: owner-only). */
export async function lockFamilyAsOwner(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  const family = orNotFound(await lockFamily(tx, ctx.familyId));
  const member = await findMember(tx, ctx.familyId, ctx.user.id);
  if (member?.role !== "owner") throw new AppError("OWNER_ONLY");
  return family;
}
