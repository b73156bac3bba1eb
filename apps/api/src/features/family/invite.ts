import type { Executor } from "@giftling/db/client";
import type { FamilyRow } from "@giftling/db/queries/account/families";
import { createId } from "@giftling/db/queries/core/ids";
import {
  countOpenInvites,
  deleteInvite,
  extendInvite,
  findInvite,
  type Invite,
  insertInvite,
  listInvites,
} from "@giftling/db/queries/family/invites";
import { countParents, listMembers } from "@giftling/db/queries/family/members";
import {
  API_ERRORS,
  addDays,
  canAddParent,
  canonicalizeEmail,
  formatFullName,
  type IdInput,
  INVITE_LIFETIME_DAYS,
  type InviteInput,
  type InviteView,
  isSameEmailAddress,
  type Language,
  PARENT_ERRORS,
} from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { sha256 } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { deriveInviteToken, hashRecipient } from "../../services/email/composition/tokens.ts";
import { queueMails } from "../../services/email/outbox/queue-mails.ts";
import { hasPremium } from "../../services/premium.ts";

const viewInvite = ({ id, email, expiresAt, askedBy }: Invite): InviteView => ({
  id,
  email,
  expiresAt: expiresAt.toISOString(),
  askedBy: askedBy && { name: formatFullName(askedBy), email: askedBy.email },
});

/** Returns the family's open and expired invitations (rule: invitations). */
export async function readInvites({ deps, familyId }: ParentContext): Promise<InviteView[]> {
  return (await listInvites(deps.db, familyId)).map(viewInvite);
}

/**
 * Throws PLAN_LIMIT or TOO_MANY if a family with `taken` parents and invitations cannot add a parent (rule: members).
 */
export function enforceParentLimit(
  deps: Pick<Deps, "clock" | "config">,
  family: FamilyRow,
  taken: number,
): void {
  const isPremium = hasPremium(deps, family);
  if (canAddParent(taken, isPremium)) return;
  throw isPremium
    ? new AppError("TOO_MANY", { message: PARENT_ERRORS.parentLimitReached })
    : new AppError("PLAN_LIMIT", { message: PARENT_ERRORS.freePlanParentLimitReached });
}

/** Throws PLAN_LIMIT or TOO_MANY if the family cannot invite another person. Requires the family's lock. */
async function requirePlaceForInvite(tx: Executor, ctx: ParentContext, family: FamilyRow) {
  const parents = await countParents(tx, family.id);
  const invites = await countOpenInvites(tx, family.id, ctx.deps.clock.now());
  enforceParentLimit(ctx.deps, family, parents + invites);
}

/** Counts an invitation to an address against the rate limit, before the family is locked. Throws RATE_LIMITED. */
export const enforceInviteRateLimit = (
  { deps, familyId }: ParentContext,
  email: string,
): Promise<void> => deps.limiter.invite(familyId, hashRecipient(deps.config.secret, email));

/** Counts a resent invitation against the rate limit. Throws NOT_FOUND for an unknown invitation, or RATE_LIMITED. */
export async function enforceInviteResendRateLimit(
  ctx: ParentContext,
  { id }: IdInput,
): Promise<void> {
  const { email } = orNotFound(await findInvite(ctx.deps.db, ctx.familyId, id));
  await enforceInviteRateLimit(ctx, email);
}

/** Mails a person an invitation. Throws CONFLICT, PLAN_LIMIT or TOO_MANY (rule: invitations). */
export async function inviteParent(tx: Executor, ctx: ParentContext, { email }: InviteInput) {
  const { familyId, deps } = ctx;
  const family = await lockFamilyAsOwner(tx, ctx);
  const members = await listMembers(tx, familyId);
  if (members.some((member) => isSameEmailAddress(member.email, email))) {
    throw new AppError("CONFLICT", { message: API_ERRORS.inviteeAlreadyMember });
  }
  const known = (await listInvites(tx, familyId)).find((one) =>
    isSameEmailAddress(one.email, email),
  );
  if (known && known.expiresAt > deps.clock.now()) {
    throw new AppError("CONFLICT", { message: API_ERRORS.inviteAlreadySent });
  }
  await requirePlaceForInvite(tx, ctx, family);
  if (known) await deleteInvite(tx, familyId, known.id);
  const id = createId();
  const tokenHash = sha256(deriveInviteToken(deps.config.secret, id));
  const expiresAt = endOfInvite(deps);
  const address = { email, canonicalEmail: canonicalizeEmail(email) };
  const language = ctx.wanted ?? family.language;
  await insertInvite(tx, { id, familyId, ...address, language, tokenHash, expiresAt });
  await mailInvitation(tx, deps, { id, email, language });
  return viewInvite(orNotFound(await findInvite(tx, familyId, id)));
}

/** Sends an invitation again, with the same link. Throws PLAN_LIMIT or TOO_MANY for a full family. */
export async function resendInvite(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { familyId, deps } = ctx;
  const family = await lockFamilyAsOwner(tx, ctx);
  const { email, expiresAt, language: written } = orNotFound(await findInvite(tx, familyId, id));
  if (expiresAt <= deps.clock.now()) await requirePlaceForInvite(tx, ctx, family);
  const language = ctx.wanted ?? written ?? family.language;
  await extendInvite(tx, id, { expiresAt: endOfInvite(deps), language });
  await mailInvitation(tx, deps, { id, email, language });
  return viewInvite(orNotFound(await findInvite(tx, familyId, id)));
}

/** Deletes an invitation, and declines a request to join through the invitation (rule: invitations). */
export async function withdrawInvite(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  await lockFamilyAsOwner(tx, ctx);
  if (!(await deleteInvite(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
}

const endOfInvite = ({ clock }: Pick<Deps, "clock">) => addDays(clock.now(), INVITE_LIFETIME_DAYS);

const mailInvitation = (
  tx: Executor,
  deps: Deps,
  { id, email, language }: { id: string; email: string; language: Language },
): Promise<void> =>
  queueMails(tx, deps, [
    { kind: "invitation", to: { recipient: email, email }, language, facts: { inviteId: id } },
  ]);
