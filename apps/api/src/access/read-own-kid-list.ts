import type { Executor } from "@giftling/db/client";
import type { Account } from "@giftling/db/queries/account/users";
import { isFamilyKid } from "@giftling/db/queries/kids/kids";
import { AppError } from "../core/errors/app-error.ts";
import type { Context } from "./context.ts";

export type ParentContext = Context & Account & { familyId: string };

/** Returns one of a kid's lists. Throws NOT_FOUND for another family's kid (rule: not-found-not-forbidden). */
export async function readOwnKidList<T>(
  ctx: ParentContext,
  kidId: string,
  list: (db: Executor, familyId: string, kidId: string) => Promise<T>,
): Promise<T> {
  const [isOwn, things] = await Promise.all([
    isFamilyKid(ctx.deps.db, ctx.familyId, kidId),
    list(ctx.deps.db, ctx.familyId, kidId),
  ]);
  if (!isOwn) throw new AppError("NOT_FOUND");
  return things;
}
