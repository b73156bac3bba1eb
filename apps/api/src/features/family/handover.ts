import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { createId } from "@giftling/db/queries/core/ids";
import {
  deleteHandover,
  findHandover,
  type HandoverRow,
  insertHandover,
} from "@giftling/db/queries/family/handovers";
import { findMember, setFamilyOwner } from "@giftling/db/queries/family/members";
import { disableWebhooks } from "@giftling/db/queries/webhooks/webhooks";
import {
  type AcceptHandoverInput,
  API_ERRORS,
  addDays,
  HANDOVER_LIFETIME_DAYS,
  type HandoverInput,
  type HandoverOutput,
} from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { equalsInConstantTime, sha256 } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { deriveHandoverToken, hashRecipient } from "../../services/email/composition/tokens.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";

const viewHandover = ({ memberId, expiresAt }: HandoverRow): HandoverOutput => ({
  status: "waiting",
  memberId,
  expiresAt: expiresAt.toISOString(),
});

/** Counts a handover request against the rate limit, before the family is locked. Throws NOT_FOUND or RATE_LIMITED. */
export async function enforceHandoverRateLimit(ctx: ParentContext, { memberId }: HandoverInput) {
  const { deps, familyId } = ctx;
  const { id, email } = orNotFound(await findMember(deps.db, familyId, memberId));
  await deps.limiter.invite(familyId, hashRecipient(deps.config.secret, email || id));
}

/**
 * Requests a handover to another parent, and mails both parents. An open request to the same parent is returned
 * unchanged. Throws OWNER_ONLY, NOT_FOUND for a person who is not a member, and CONFLICT for the owner or while another
 * request is open (rule: handing-over).
 */
export async function requestHandover(
  tx: Executor,
  ctx: ParentContext,
  { memberId }: HandoverInput,
): Promise<HandoverOutput> {
  const { familyId, deps, user } = ctx;
  const now = deps.clock.now();
  await lockFamilyAsOwner(tx, ctx);
  const member = orNotFound(await findMember(tx, familyId, memberId));
  if (member.role === "owner")
    throw new AppError("CONFLICT", { message: API_ERRORS.memberAlreadyOwner });
  const open = await findHandover(tx, familyId, now);
  if (open?.memberId === member.id) return viewHandover(open);
  if (open) throw new AppError("CONFLICT", { message: API_ERRORS.handoverAlreadyPending });
  const id = createId();
  const handover = {
    id,
    familyId,
    askedBy: user.id,
    memberId: member.id,
    tokenHash: sha256(deriveHandoverToken(deps.config.secret, id)),
    expiresAt: addDays(now, HANDOVER_LIFETIME_DAYS),
  };
  await insertHandover(tx, handover);
  const facts = { handoverId: id };
  await queueParentMail(tx, deps, member, { kind: "hand-over-asked", facts });
  await queueParentMail(tx, deps, user, { kind: "hand-over-sent", facts });
  return viewHandover({ ...handover, createdAt: now });
}

/**
 * Makes the caller the owner, and mails both members. Disables the webhooks, and detaches the former owner's payment
 * methods. Throws NOT_FOUND for an invalid token or another parent's token (rule: handing-over).
 */
export async function acceptHandover(
  tx: Executor,
  ctx: ParentContext,
  { token }: AcceptHandoverInput,
): Promise<void> {
  const { familyId, deps, user } = ctx;
  const now = deps.clock.now();
  orNotFound(await lockFamily(tx, familyId));
  const handover = orNotFound(await findHandover(tx, familyId, now));
  if (handover.memberId !== user.id || !equalsInConstantTime(handover.tokenHash, sha256(token))) {
    throw new AppError("NOT_FOUND");
  }
  const former = orNotFound(await findMember(tx, familyId, handover.askedBy));
  await deleteHandover(tx, familyId);
  await setFamilyOwner(tx, familyId, user.id);
  // The former owner may control the servers that receive the events.
  await disableWebhooks(tx, familyId);
  await deps.jobs.enqueue(tx, "hand-over-stripe-customer", {
    familyId,
    handedOverAt: now.toISOString(),
  });
  await queueParentMail(tx, deps, user, { kind: "new-owner", facts: { from: former.id } });
  await queueParentMail(tx, deps, former, { kind: "handed-over", facts: { to: user.id } });
}

/**
 * Deletes the family's open handover request. The owner who made the request and the parent who received the request
 * can delete it. Mails the owner if the other parent deletes the request.
 */
export async function cancelHandover(tx: Executor, ctx: ParentContext): Promise<void> {
  const { familyId, deps, user } = ctx;
  orNotFound(await lockFamily(tx, familyId));
  const handover = orNotFound(await findHandover(tx, familyId, deps.clock.now()));
  const { askedBy, memberId } = handover;
  if (user.id !== askedBy && user.id !== memberId) throw new AppError("OWNER_ONLY");
  await deleteHandover(tx, familyId);
  if (user.id === memberId) {
    const owner = orNotFound(await findMember(tx, familyId, askedBy));
    const facts = { by: memberId };
    await queueParentMail(tx, deps, owner, { kind: "hand-over-declined", facts });
  }
}
