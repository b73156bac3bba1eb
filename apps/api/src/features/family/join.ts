import type { Executor } from "@giftling/db/client";
import {
  type FamilyRow,
  findFamily,
  findFamilyFacts,
  lockFamilies,
} from "@giftling/db/queries/account/families";
import { findAccount, findOwner, type UserRow } from "@giftling/db/queries/account/users";
import {
  deleteInvite,
  findInvite,
  findOpenInvite,
  recordJoinRequest,
} from "@giftling/db/queries/family/invites";
import { addParent, countParents } from "@giftling/db/queries/family/members";
import { listKids } from "@giftling/db/queries/kids/kids";
import {
  type AcceptedInviteView,
  API_ERRORS,
  findLeaveFamilyProblem,
  type IdInput,
  isInvitedEmailAddress,
  type JoinFamilyInput,
  type JoinPageView,
  type Sentence,
} from "@giftling/domain";
import { findSession } from "../../access/find-session.ts";
import type { HubAccessContext } from "../../access/hub-access.ts";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { sha256 } from "../../core/crypto/tokens.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";
import { deleteFamilyWithFiles } from "../account/purge-account.ts";
import { enforceParentLimit } from "./invite.ts";

/** Returns the data of an invitation's page, or throws NOT_FOUND for an invalid link (rule: joining). */
export async function readJoinPage(
  caller: HubAccessContext,
  { token }: JoinFamilyInput,
): Promise<JoinPageView> {
  const { db, clock } = caller.deps;
  const invite = orNotFound(await findOpenInvite(db, sha256(token), clock.now()));
  const [owner, kids, live] = await Promise.all([
    findOwner(db, invite.familyId),
    listKids(db, invite.familyId),
    findSession(caller),
  ]);
  const isMember = live?.family.id === invite.familyId;
  const isWaiting = live !== null && live.user.id === invite.askedBy;
  return {
    invitedBy: owner?.firstName ?? "",
    children: kids.map(({ firstName }) => firstName),
    standing: isMember ? "member" : isWaiting ? "waiting" : "invited",
  };
}

/**
 * Accepts an invitation. A person whose verified address is not the invited address needs the owner's approval. Throws
 * NOT_FOUND for an invalid link, CONFLICT for the caller's own family, HAS_FAMILY for a person with a family page, and
 * PLAN_LIMIT or TOO_MANY for a full family (rule: joining).
 */
export async function acceptInvite(
  tx: Executor,
  ctx: ParentContext,
  { token }: JoinFamilyInput,
): Promise<AcceptedInviteView> {
  const { deps, user } = ctx;
  const now = deps.clock.now();
  const { familyId } = orNotFound(await findOpenInvite(tx, sha256(token), now));
  if (familyId === ctx.familyId) {
    throw new AppError("CONFLICT", { message: API_ERRORS.alreadyMember });
  }
  await lockFamilies(tx, familyId, ctx.familyId);
  // Reads the invitation again under the lock, because a concurrent call may have accepted the invitation.
  const invite = orNotFound(await findOpenInvite(tx, sha256(token), now));
  await requireFree(tx, user.id);
  if (isInvitedEmailAddress(user.verifiedEmail, invite.email)) {
    await moveToFamily(tx, deps, { familyId, inviteId: invite.id, user });
    return { status: "joined" };
  }
  if (invite.askedBy !== null && invite.askedBy !== user.id) throw new AppError("NOT_FOUND");
  if (invite.askedBy === null) {
    await recordJoinRequest(tx, invite.id, user.id);
    const owner = await findOwner(tx, familyId);
    const facts = { inviteId: invite.id };
    await queueParentMail(tx, deps, owner, { kind: "parent-asks", facts });
  }
  return { status: "waiting" };
}

/** Approves a request to join. Throws NOT_FOUND, OWNER_ONLY, HAS_FAMILY, PLAN_LIMIT or TOO_MANY (rule: joining). */
export async function approveJoinRequest(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { deps, familyId } = ctx;
  const askedBy = orNotFound((await findInvite(tx, familyId, id))?.askedBy);
  const theirs = orNotFound(await findAccount(tx, askedBy.id));
  if (theirs.family.id === familyId) throw new AppError("NOT_FOUND");
  await lockFamilies(tx, familyId, theirs.family.id);
  await lockFamilyAsOwner(tx, ctx);
  const invite = orNotFound(await findInvite(tx, familyId, id));
  if (invite.askedBy?.id !== askedBy.id) throw new AppError("NOT_FOUND");
  await requireFree(tx, askedBy.id, API_ERRORS.inviteeHasFamily);
  await moveToFamily(tx, deps, { familyId, inviteId: id, user: theirs.user });
  const mail = { kind: "parent-let-in", facts: {}, onceFor: id } as const;
  await queueParentMail(tx, deps, theirs.user, mail);
}

/** Throws HAS_FAMILY unless the person's family can be deleted without loss. Requires that family's lock. */
async function requireFree(tx: Executor, userId: string, message?: Sentence): Promise<void> {
  const { family, role } = orNotFound(await findAccount(tx, userId));
  const { kidCount } = await findFamilyFacts(tx, family.id);
  const { subscriptionStatus } = family;
  const parentCount = await countParents(tx, family.id);
  const reason =
    role === "owner"
      ? findLeaveFamilyProblem({ kidCount, parentCount, subscriptionStatus })
      : "family";
  if (reason === null) return;
  const said = message ?? (reason === "plan" ? API_ERRORS.ownPlanActive : undefined);
  throw new AppError("HAS_FAMILY", said === undefined ? {} : { message: said });
}

/** Adds a person to the family and deletes the previous, empty family. Requires the locks of both families. */
async function moveToFamily(
  tx: Executor,
  deps: Deps,
  { familyId, inviteId, user }: { familyId: string; inviteId: string; user: UserRow },
): Promise<void> {
  const family: FamilyRow = orNotFound(await findFamily(tx, familyId));
  enforceParentLimit(deps, family, await countParents(tx, familyId));
  await deleteInvite(tx, familyId, inviteId);
  const own = orNotFound(await findAccount(tx, user.id)).family;
  await deleteFamilyWithFiles(tx, deps, own, { staying: [user.id] });
  await addParent(tx, familyId, user.id);
  const owner = await findOwner(tx, familyId);
  const facts = { userId: user.id };
  await queueParentMail(tx, deps, owner, { kind: "parent-joined", facts });
}
