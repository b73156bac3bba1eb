import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { installation, signUpInvites } from "../../schema/installation.ts";

export async function hasAccounts(db: Executor): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(users).limit(1);
  return rows.length > 0;
}

/**
 * Stores the hash of a new setup link, which replaces the previous link. Returns false and stores nothing if an account
 * exists (rule: first-account).
 */
export async function storeSetupToken(db: Executor, setupTokenHash: string): Promise<boolean> {
  if (await hasAccounts(db)) return false;
  const row = { setupTokenHash, setUpAt: null, origin: null };
  await db
    .insert(installation)
    .values(row)
    .onConflictDoUpdate({ target: installation.id, set: row });
  return true;
}

/** Returns whether the token belongs to the setup link and this link is unused. */
export async function isSetupToken(db: Executor, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: installation.id })
    .from(installation)
    .where(and(eq(installation.setupTokenHash, tokenHash), isNull(installation.setUpAt)));
  return rows.length > 0;
}

/**
 * Marks the setup link as used. Returns false for another token or a used link. Only one of several concurrent calls
 * succeeds.
 */
export async function claimSetup(
  tx: Executor,
  tokenHash: string,
  { origin, now }: { origin: string | null; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(installation)
    .set({ setUpAt: now, origin })
    .where(and(eq(installation.setupTokenHash, tokenHash), isNull(installation.setUpAt)))
    .returning({ id: installation.id });
  return rows.length > 0;
}

/** Returns the origin that was stored during the setup, or null if no origin was stored (rule: first-account). */
export async function findStoredOrigin(db: Executor): Promise<string | null> {
  const [row] = await db.select({ origin: installation.origin }).from(installation);
  return row?.origin ?? null;
}

export async function insertSignUpInvite(
  tx: Executor,
  row: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(signUpInvites).values(row);
}

/** Returns whether the token belongs to an invitation that is neither used nor expired. */
export async function isSignUpInvite(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(signUpInvites)
    .where(isOpenInvite(tokenHash, now));
  return rows.length > 0;
}

/**
 * Marks an invitation as used. Returns false if the invitation is used, expired or unknown. Only one of several
 * concurrent calls succeeds.
 */
export async function claimSignUpInvite(
  tx: Executor,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(signUpInvites)
    .set({ usedAt: now })
    .where(isOpenInvite(tokenHash, now))
    .returning({ tokenHash: signUpInvites.tokenHash });
  return rows.length > 0;
}

const isOpenInvite = (tokenHash: string, now: Date) =>
  and(
    eq(signUpInvites.tokenHash, tokenHash),
    isNull(signUpInvites.usedAt),
    gt(signUpInvites.expiresAt, now),
  );

export async function deleteSignUpInvitesExpiredBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(signUpInvites).where(lt(signUpInvites.expiresAt, moment));
}
