import { and, eq, gt, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { deleteInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { identities, passkeys, pushSubscriptions, sessions, users } from "../../schema/account.ts";
import { families, familyMembers } from "../../schema/families.ts";
import { buildIdentityCondition } from "./users.ts";

export type SessionRow = typeof sessions.$inferSelect;

/**
 * Returns the session with the given ID hash, with the session's user, family and role. Includes expired sessions.
 * Returns null for an unknown session and for a session created at or before `oldest`. No other query determines the
 * family of a signed-in parent (rule: family-members).
 */
export async function findSession(db: Executor, idHash: string, oldest: Date) {
  const [row] = await db
    .select({ session: sessions, user: users, family: families, role: familyMembers.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(familyMembers, eq(familyMembers.userId, users.id))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.createdAt, oldest)));
  return row ?? null;
}

/** Returns all sessions of a user, including expired sessions. */
export async function listSessionsOfUser(db: Executor, userId: string): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId));
}

/** Stores a session under the hash of its ID, so that a stolen database contains no usable session ID. */
export async function insertSession(
  db: Executor,
  session: { idHash: string; userId: string; expiresAt: Date; device?: string | null },
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function setSessionExpiry(db: Executor, idHash: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
}

export async function deleteSession(db: Executor, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Deletes all sessions and push subscriptions of a user. */
export async function deleteSessionsOfUser(db: Executor, userId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Deletes the sessions, push subscriptions and passkeys of an identity's user if the user has no verified e-mail
 * address. Such a user has signed up with an invitation's link, and the unverified address can belong to another person
 * (rule: sign-up-invitations).
 */
export async function deleteUnverifiedSignIns(
  db: Executor,
  identity: { issuer: string; subject: string },
): Promise<void> {
  const unverified = db
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(buildIdentityCondition(identity), isNull(users.verifiedEmail)));
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, unverified));
  await db.delete(sessions).where(inArray(sessions.userId, unverified));
  await db.delete(passkeys).where(inArray(passkeys.userId, unverified));
}

/** Deletes all sessions and push subscriptions of a family's parents (rule: account-closing). */
export async function deleteSessionsOfFamily(db: Executor, familyId: string): Promise<void> {
  const members = db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(eq(familyMembers.familyId, familyId));
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, members));
  await db.delete(sessions).where(inArray(sessions.userId, members));
}

/**
 * Deletes the sessions that expired at or before `now` or were created before `oldest`. Returns the number of deleted
 * rows.
 */
export function deleteSessionsExpiredBefore(db: Executor, now: Date, oldest: Date) {
  const isExpired = or(lte(sessions.expiresAt, now), lt(sessions.createdAt, oldest));
  return deleteInBatches(db, sessions, isExpired);
}
