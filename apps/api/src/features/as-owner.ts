import type { Executor } from "@giftling/db/client";
import { type FamilyRow, lockFamily } from "@giftling/db/queries/account/families";
import { findMember } from "@giftling/db/queries/family/members";
import { AppError, found } from "../errors/app-error.ts";
import type { ParentContext } from "./own-kid.ts";

/**
 * Holds the family for the transaction and makes sure that the caller owns it now: somebody may have handed it over, or taken
 * them out, since the request came (rule: owner-only). OWNER_ONLY otherwise.
 */
export async function holdAsOwner(tx: Executor, ctx: ParentContext): Promise<FamilyRow> {
  const family = found(await lockFamily(tx, ctx.familyId));
  const member = await findMember(tx, ctx.familyId, ctx.user.id);
  if (member?.role !== "owner") throw new AppError("OWNER_ONLY");
  return family;
}
