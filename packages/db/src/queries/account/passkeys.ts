import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { passkeyChallenges, passkeys, users } from "../../schema/account.ts";
import { equalsId, lockRows } from "../core/ids.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type PasskeyChallengeRow = typeof passkeyChallenges.$inferSelect;

/** Stores the hashes of a passkey challenge and of the requesting browser's cookie. */
export async function insertPasskeyChallenge(db: Executor, row: PasskeyChallengeRow) {
  await db.insert(passkeyChallenges).values(row);
}

/**
 * Deletes a passkey challenge. Returns false for an unknown, used or expired challenge, and for a challenge that
 * another browser requested. Only one of several concurrent calls succeeds.
 */
export async function claimPasskeyChallenge(
  db: Executor,
  { challengeHash, browserHash, now }: { challengeHash: string; browserHash: string; now: Date },
): Promise<boolean> {
  const { count } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.browserHash, browserHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    );
  return count > 0;
}

/** Returns a user's passkeys, oldest first. */
export async function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns the passkey with the given credential ID. Returns null for an unknown ID. */
export async function findPasskeyByCredential(db: Executor, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/**
 * Locks a user's row until the end of the transaction, so that the number of the user's passkeys or push subscriptions
 * cannot change.
 */
export async function lockUser(tx: Executor, userId: string): Promise<void> {
  await lockRows(tx, users, eq(users.id, userId), "update");
}

/** Stores a passkey. Returns null if the credential ID is already stored. */
export async function insertPasskey(
  tx: Executor,
  row: Omit<typeof passkeys.$inferInsert, "id" | "lastUsedAt" | "createdAt">,
): Promise<PasskeyRow | null> {
  const [stored] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/**
 * Records a sign-in with a passkey. Returns false if the passkey was removed, or if the signature counter did not
 * increase. A counter that is always 0 is accepted.
 */
export async function recordPasskeyUse(
  db: Executor,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const hasCounted = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
  );
  const { count } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasCounted));
  return count > 0;
}

/** Renames a passkey. Returns null if the passkey does not exist or belongs to another user. */
export async function renamePasskey(db: Executor, userId: string, id: string, name: string) {
  const [row] = await db.update(passkeys).set({ name }).where(isPasskeyOf(userId, id)).returning();
  return row ?? null;
}

/** Deletes a passkey and returns it. Returns null if the passkey does not exist or belongs to another user. */
export async function deletePasskey(tx: Executor, userId: string, id: string) {
  const [row] = await tx.delete(passkeys).where(isPasskeyOf(userId, id)).returning();
  return row ?? null;
}

/** Records the time at which the offer to add a passkey ends for a user. Does not overwrite a recorded time. */
export async function endPasskeyOffer(tx: Executor, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passkeyOfferEndedAt: now })
    .where(and(eq(users.id, userId), isNull(users.passkeyOfferEndedAt)));
}

const isPasskeyOf = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), equalsId(passkeys.id, id));
