import type { Executor } from "@giftling/db/client";
import {
  deleteSignUpInvite,
  insertSignUpInvite,
  listSignUpInvites,
  type SignUpInviteAccess,
  type SignUpInviteRow,
} from "@giftling/db/queries/account/sign-up-invites";
import {
  API_ERRORS,
  addDays,
  type IdInput,
  MAX_SIGN_UP_INVITES,
  type NewSignUpInviteView,
  SIGN_UP_INVITE_LIFETIME_DAYS,
} from "@giftling/domain";
import { lockFamilyAsOwner, type ParentContext } from "../../access/parent-context.ts";
import { generateToken, sha256 } from "../../core/crypto/tokens.ts";
import { AppError, createLimitError } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";

/** Path of sign-up invitation links, without the token. */
export const SIGN_UP_INVITE_PATH = "/api/invite";

/** Returns the conditions that a sign-up invitation must meet to create an account now. */
export const getSignUpInviteConditions = ({
  clock,
  config,
}: Pick<Deps, "clock" | "config">): SignUpInviteAccess => ({
  now: clock.now(),
  allowsOwners: config.ownersInvite,
});

/** Creates a link for one new account. Without `inviter`, the operator is the inviter (rule: sign-up-invitations). */
export async function createSignUpInvite(
  tx: Executor,
  {
    origin,
    now,
    inviter,
  }: { origin: string; now: Date; inviter?: Pick<SignUpInviteRow, "familyId" | "inviterId"> },
): Promise<{ url: string; row: SignUpInviteRow }> {
  const token = generateToken();
  const row = await insertSignUpInvite(tx, {
    tokenHash: sha256(token),
    expiresAt: addDays(now, SIGN_UP_INVITE_LIFETIME_DAYS),
    ...inviter,
  });
  return { url: `${origin}${SIGN_UP_INVITE_PATH}/${token}`, row };
}

/** Creates an owner's link for one new account. Throws CONFLICT if owners cannot invite, and TOO_MANY at the limit. */
export async function createOwnerSignUpInvite(
  tx: Executor,
  ctx: ParentContext,
): Promise<NewSignUpInviteView> {
  const { deps, familyId, user } = ctx;
  if (!deps.config.ownersInvite) {
    throw new AppError("CONFLICT", { message: API_ERRORS.signUpInvitesNotAllowed });
  }
  await lockFamilyAsOwner(tx, ctx);
  const now = deps.clock.now();
  if ((await listSignUpInvites(tx, familyId, now)).length >= MAX_SIGN_UP_INVITES) {
    throw createLimitError(API_ERRORS.signUpInviteLimitReached, MAX_SIGN_UP_INVITES);
  }
  const { origin } = deps.config;
  const inviter = { familyId, inviterId: user.id };
  const { url, row } = await createSignUpInvite(tx, { origin, now, inviter });
  return { id: row.id, inviter: user.firstName, expiresAt: row.expiresAt.toISOString(), url };
}

/** Deletes an unused sign-up invitation of the family. Throws NOT_FOUND for a used invitation. */
export async function revokeSignUpInvite(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  await lockFamilyAsOwner(tx, ctx);
  if (!(await deleteSignUpInvite(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
}
