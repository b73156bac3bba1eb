import type { SignUpInviteView } from "@giftling/domain";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { families } from "../../schema/families.ts";
import { signUpInvites } from "../../schema/installation.ts";
import { equalsId } from "../core/ids.ts";
import { buildIsoTimestamp, withFieldTypes } from "../core/json.ts";

export type SignUpInviteRow = typeof signUpInvites.$inferSelect;

/** Data that determines whether a sign-up invitation is valid (rule: sign-up-invitations). */
export type SignUpInviteAccess = { now: Date; allowsOwners: boolean };

/** Stores a sign-up invitation. Its creator is a family's owner, or an operator if `familyId` is absent. */
export async function insertSignUpInvite(
  tx: Executor,
  row: Pick<SignUpInviteRow, "tokenHash" | "expiresAt"> &
    Partial<Pick<SignUpInviteRow, "familyId" | "inviterId">>,
): Promise<SignUpInviteRow> {
  const [stored] = await tx.insert(signUpInvites).values(row).returning();
  if (!stored) throw new Error("The invitation was not stored.");
  return stored;
}

const fields = withFieldTypes<SignUpInviteView>({
  id: signUpInvites.id,
  inviter: sql`coalesce(${users.firstName}, '')`,
  expiresAt: buildIsoTimestamp(signUpInvites.expiresAt),
});

/** Returns a family's unused and unexpired sign-up invitations, oldest first, with the inviters' first names. */
export async function listSignUpInvites(db: Executor, familyId: string, now: Date) {
  return db
    .select(fields)
    .from(signUpInvites)
    .leftJoin(users, eq(users.id, signUpInvites.inviterId))
    .where(and(eq(signUpInvites.familyId, familyId), isWaiting(now)))
    .orderBy(asc(signUpInvites.createdAt), asc(signUpInvites.id));
}

/**
 * Deletes an unused sign-up invitation. Returns false if the invitation is used, does not exist, or belongs to another
 * family.
 */
export async function deleteSignUpInvite(tx: Executor, familyId: string, id: string) {
  const { count } = await tx
    .delete(signUpInvites)
    .where(
      and(
        equalsId(signUpInvites.id, id),
        eq(signUpInvites.familyId, familyId),
        isNull(signUpInvites.usedAt),
      ),
    );
  return count > 0;
}

/** Returns whether an account can be created with the token of a sign-up invitation. */
export async function isValidSignUpInviteToken(
  db: Executor,
  tokenHash: string,
  access: SignUpInviteAccess,
) {
  return (await db.$count(signUpInvites, isOpenInvite(tokenHash, access))) > 0;
}

/**
 * Marks a sign-up invitation as used. Returns false if no account can be created with its token. Only one of several
 * concurrent calls succeeds.
 */
export async function claimSignUpInvite(
  tx: Executor,
  tokenHash: string,
  access: SignUpInviteAccess,
): Promise<boolean> {
  const { count } = await tx
    .update(signUpInvites)
    .set({ usedAt: access.now })
    .where(isOpenInvite(tokenHash, access));
  return count > 0;
}

const isWaiting = (now: Date) =>
  and(isNull(signUpInvites.usedAt), gt(signUpInvites.expiresAt, now));

/** SQL condition that the sign-up invitation's family exists, is not closed and is not taken down. */
const isOfOpenFamily = sql`exists (
  select from ${families}
  where ${families.id} = ${signUpInvites.familyId} and ${families.closedAt} is null and ${families.takenDownAt} is null)`;

const isOpenInvite = (tokenHash: string, { now, allowsOwners }: SignUpInviteAccess) =>
  and(
    eq(signUpInvites.tokenHash, tokenHash),
    isWaiting(now),
    or(isNull(signUpInvites.familyId), allowsOwners ? isOfOpenFamily : undefined),
  );
