import { and, eq, gt, inArray, lt, lte, or } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { sessions, users } from "../../schema/account.ts";
import { families, familyMembers } from "../../schema/families.ts";
import type { Account } from "./users.ts";

export type SessionRow = typeof sessions.$inferSelect;

/**
 * A session created after `oldest`, by the hash of its id, with its parent and their family; null when there is none. It may
 * have expired. The one place that finds the family of who is signed in (rule: family-members).
 */
export async function findSession(
  db: Executor,
  idHash: string,
  oldest: Date,
): Promise<({ session: SessionRow } & Account) | null> {
  const [row] = await db
    .select({ session: sessions, user: users, family: families, role: familyMembers.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(familyMembers, eq(familyMembers.userId, users.id))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.createdAt, oldest)));
  return row ?? null;
}

/** Every session of a parent; some may have expired. */
export async function findSessionsOf(db: Executor, userId: string): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId));
}

/** Stores a session by the hash of its id, so that a stolen database signs nobody in. */
export async function insertSession(
  db: Executor,
  session: { idHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Sets the moment when an idle session expires. */
export async function moveSessionExpiry(
  db: Executor,
  idHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
}

/** Signs one browser out; does nothing when the session is gone already. */
export async function deleteSession(db: Executor, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Signs a parent out on every device. */
export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Signs all of a family's parents out on every device (rule: account-closing). */
export async function deleteSessionsOfFamily(db: Executor, familyId: string): Promise<void> {
  const members = db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(eq(familyMembers.familyId, familyId));
  await db.delete(sessions).where(inArray(sessions.userId, members));
}

/** Deletes the sessions that had expired at `now` or were created before `oldest`; returns how many. */
export async function deleteEndedSessions(db: Executor, now: Date, oldest: Date): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lt(sessions.createdAt, oldest)))
    .returning({ idHash: sessions.idHash });
  return gone.length;
}
