import { and, eq, gt, lt, lte, or } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { sessions, users } from "../../schema/account.ts";
import type { UserRow } from "./users.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** A session made after `oldest` with its parent, by the hash of its id; null when there is none. It may be past its end. */
export async function findSession(
  db: Executor,
  idHash: string,
  oldest: Date,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.createdAt, oldest)));
  return row ?? null;
}

/** Every session of a parent, on whatever device; some may be past their end. */
export async function findSessionsOf(db: Executor, userId: string): Promise<SessionRow[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId));
}

/** Stores a new session. Only the hash of its id is kept, so that a stolen database signs nobody in. */
export async function insertSession(
  db: Executor,
  session: { idHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Moves a session's idle limit forward. */
export async function moveSessionExpiry(
  db: Executor,
  idHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
}

/** Signs one browser out. Nothing happens when the session is gone already. */
export async function deleteSession(db: Executor, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash));
}

/** Signs a parent out everywhere, as closing the account does (D7). */
export async function deleteSessionsOf(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Removes the sessions that were over at `now` or made before `oldest`; the number of them. */
export async function deleteEndedSessions(db: Executor, now: Date, oldest: Date): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lt(sessions.createdAt, oldest)))
    .returning({ idHash: sessions.idHash });
  return gone.length;
}
