import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { emailSignIns, users } from "../../schema/account.ts";
import { equalsId } from "../core/ids.ts";

export type EmailSignInRow = typeof emailSignIns.$inferSelect;

/** Number of wrong codes after which an e-mail sign-in can no longer be used (rule: email-sign-in). */
export const MAX_WRONG_CODE_ATTEMPTS = 10;

export async function insertEmailSignIn(
  tx: Executor,
  row: Pick<EmailSignInRow, "id" | "email" | "tokenHash" | "expiresAt"> & {
    isForAnyBrowser?: boolean;
  },
): Promise<void> {
  await tx.insert(emailSignIns).values(row);
}

/** Returns an e-mail sign-in by ID, even if it can no longer be used. Returns null for an unknown ID. */
export async function findEmailSignIn(db: Executor, id: string) {
  const [row] = await db.select().from(emailSignIns).where(equalsId(emailSignIns.id, id));
  return row ?? null;
}

/** Returns an e-mail sign-in by ID. Returns null if the sign-in does not exist or can no longer be used. */
export async function findOpenEmailSignIn(db: Executor, id: string, now: Date) {
  const [row] = await db.select().from(emailSignIns).where(isOpen(id, now));
  return row ?? null;
}

/**
 * Returns the e-mail sign-in whose mailed link contains the given token, even if the sign-in can no longer be used.
 * Returns null for an unknown token.
 */
export async function findEmailSignInByToken(db: Executor, tokenHash: string) {
  const [row] = await db.select().from(emailSignIns).where(eq(emailSignIns.tokenHash, tokenHash));
  return row ?? null;
}

/**
 * Marks an e-mail sign-in as used and returns the sign-in. Returns null for a used or expired sign-in, and after too
 * many wrong codes. Only one of several concurrent calls succeeds.
 */
export async function claimEmailSignIn(db: Executor, id: string, now: Date) {
  const [row] = await db
    .update(emailSignIns)
    .set({ usedAt: now })
    .where(isOpen(id, now))
    .returning();
  return row ?? null;
}

/** Increments the number of wrong codes of an e-mail sign-in. Returns the sign-in, or null for an unknown ID. */
export async function incrementWrongCodeAttempts(db: Executor, id: string) {
  const [row] = await db
    .update(emailSignIns)
    .set({ wrongCodes: sql`${emailSignIns.wrongCodes} + 1` })
    .where(equalsId(emailSignIns.id, id))
    .returning();
  return row ?? null;
}

export async function deleteEmailSignIns(tx: Executor, userIds: readonly string[]): Promise<void> {
  const addresses = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  await tx.delete(emailSignIns).where(inArray(sql`lower(${emailSignIns.email})`, addresses));
}

/**
 * Returns the SQL condition that an e-mail sign-in can still be used. The condition is false for a used or expired
 * sign-in, and after too many wrong codes.
 */
const isOpen = (id: string, now: Date) =>
  and(
    equalsId(emailSignIns.id, id),
    isNull(emailSignIns.usedAt),
    gt(emailSignIns.expiresAt, now),
    lt(emailSignIns.wrongCodes, MAX_WRONG_CODE_ATTEMPTS),
  );
