import type { Executor } from "@giftling/db/client";
import { type FamilyRow, lockFamily } from "@giftling/db/queries/account/families";
import type { Account } from "@giftling/db/queries/account/users";
import { findMember } from "@giftling/db/queries/family/members";
import { isKidInFamily } from "@giftling/db/queries/kids/kids";
import { AppError, orNotFound } from "../core/errors/app-error.ts";
import type { Context } from "./context.ts";

export type ParentContext = Context & Account & { familyId: string };

/** Returns one of a kid's lists. Throws NOT_FOUND for another family's kid (rule: not-found-not-forbidden). */
export async function readOwnKidList<T>(
  ctx: ParentContext,
  kidId: string,
  list: (db: Executor, familyId: string, kidId: string) => Promise<T>,
): Promise<T> {
  const [isOwn, things] = await Promise.all([
    isKidInFamily(ctx.deps.db, ctx.familyId, kidId),
    list(ctx.deps.db, ctx.familyId, kidId),
  ]);
  if (!isOwn) throw new AppError("NOT_FOUND");
  return things;
}

/** Locks the caller's family. Throws OWNER_ONLY when the caller no longer owns the family (rule: owner-only). */
export async function lockFamilyAsOwner(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  const family = orNotFound(await lockFamily(tx, ctx.familyId));
  const member = await findMember(tx, ctx.familyId, ctx.user.id);
  if (member?.role !== "owner") throw new AppError("OWNER_ONLY");
  return family;
}
