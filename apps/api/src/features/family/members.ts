import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import {
  findMember,
  listMembers,
  type Member,
  moveMemberToNewFamily,
} from "@giftling/db/queries/family/members";
import { insertDueGiftNotice } from "@giftling/db/queries/gifts/gift-notices";
import { listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import { API_ERRORS, formatFullName, type IdInput, type MemberView } from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { createReferralCode } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";

const viewMember = ({ id, email, role, ...name }: Member): MemberView => ({
  id,
  name: formatFullName(name),
  email,
  role,
});

/** Returns the family's members, the owner first (rule: members). */
export async function readMembers({ deps, familyId }: ParentContext): Promise<MemberView[]> {
  return (await listMembers(deps.db, familyId)).map(viewMember);
}

/**
 * Removes a parent from the family. The parent's content stays, and the parent gets a new, empty family. Mails a parent
 * who was removed by the owner. Throws OWNER_ONLY if a caller who is not the owner removes another parent, CONFLICT for
 * removing the owner, and NOT_FOUND for a person who is not a member (rule: leaving).
 */
export async function removeMember(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { familyId, user, deps } = ctx;
  if (id === user.id) orNotFound(await lockFamily(tx, familyId));
  else await lockFamilyAsOwner(tx, ctx);
  const member = orNotFound(await findMember(tx, familyId, id));
  if (member.role === "owner")
    throw new AppError("CONFLICT", { message: API_ERRORS.ownerCannotLeave });
  const isTakenOut = id !== user.id;
  await moveMemberToNewFamily(tx, familyId, member.id, {
    referralCode: createReferralCode(),
    takenOutAt: isTakenOut ? deps.clock.now() : null,
  });
  if (isTakenOut) {
    const facts = { familyId, by: user.id };
    await queueParentMail(tx, deps, member, { kind: "parent-removed", facts });
  }
  // Removing a member drops that member's pending gift mail, so the mail is queued again for a remaining parent.
  const waiting = await listGiftsAwaitingNotice(tx, familyId);
  if (waiting.length > 0) await insertDueGiftNotice(tx, familyId);
}
