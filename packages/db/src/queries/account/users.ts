import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { addressTombstones, familyAddresses, users } from "../../schema/account.ts";
import { kids } from "../../schema/kids.ts";

export type UserRow = typeof users.$inferSelect;

/** A parent's row; null when there is none. */
export async function findUser(db: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** What GET /api/auth/user tells beside the user's own row (spec section 7, D9). */
export async function findFamilyFacts(
  db: Executor,
  userId: string,
): Promise<{ familyUrl: string | null; formerFamilyUrls: string[]; kidCount: number }> {
  const [addresses, [kidCount]] = await Promise.all([
    db
      .select({ address: familyAddresses.address, isCurrent: familyAddresses.isCurrent })
      .from(familyAddresses)
      .where(eq(familyAddresses.userId, userId))
      .orderBy(desc(familyAddresses.createdAt), familyAddresses.address),
    db.select({ value: count() }).from(kids).where(eq(kids.userId, userId)),
  ]);
  return {
    familyUrl: addresses.find((row) => row.isCurrent)?.address ?? null,
    formerFamilyUrls: addresses.filter((row) => !row.isCurrent).map((row) => row.address),
    kidCount: kidCount?.value ?? 0,
  };
}

/** Saves the parent's name; null when the account is gone. */
export async function updateProfile(
  db: Executor,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(name).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** Saves whether link previews may show a child's photo (D11); null when the account is gone. */
export async function updateSharing(
  db: Executor,
  userId: string,
  sharing: { photoInPreviews: boolean },
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(sharing).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/**
 * Takes the family for this transaction: its kids are counted and added one at a time (D2), and nothing else changes its
 * plan or its end meanwhile. Its row as it is now; null when the account is gone.
 */
export async function lockFamily(tx: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row ?? null;
}

/**
 * Closes an open account at `closedAt` (D7). False when it was closed already: the first moment stays, and a second call
 * at the same time waits here for the first.
 */
export async function markClosed(tx: Executor, userId: string, closedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ closedAt })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Opens a closed account again (D7). The caller holds it by `lockFamily`. */
export async function markOpen(tx: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ closedAt: null })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

/**
 * Makes `address` the family's present one; the one before stays theirs and keeps answering (D9). False when another
 * family has it, had it, or it belonged to one that is gone. The primary key decides between two families at once.
 */
export async function setFamilyAddress(
  db: Executor,
  userId: string,
  address: string,
  addressHmac: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One change of address at a time per family: the two updates below must not interleave.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await tx
      .insert(familyAddresses)
      .values({ address, userId, isCurrent: false })
      .onConflictDoNothing();
    // Asked afterwards: where the address waited for a family that was just being deleted, its tombstone is there by now.
    const [tombstone] = await tx
      .select()
      .from(addressTombstones)
      .where(eq(addressTombstones.addressHmac, addressHmac));
    if (tombstone) {
      await tx
        .delete(familyAddresses)
        .where(and(eq(familyAddresses.address, address), eq(familyAddresses.userId, userId)));
      return false;
    }
    const [own] = await tx
      .select({ isCurrent: familyAddresses.isCurrent })
      .from(familyAddresses)
      .where(and(eq(familyAddresses.address, address), eq(familyAddresses.userId, userId)));
    if (!own) return false;
    if (own.isCurrent) return true;
    await tx
      .update(familyAddresses)
      .set({ isCurrent: false })
      .where(and(eq(familyAddresses.userId, userId), sql`${familyAddresses.isCurrent}`));
    await tx
      .update(familyAddresses)
      .set({ isCurrent: true })
      .where(and(eq(familyAddresses.address, address), eq(familyAddresses.userId, userId)));
    return true;
  });
}

/** The present address of the family that has or had `address`, unless the account is closed; null when there is none (D9). */
export async function findPresentAddress(db: Executor, address: string): Promise<string | null> {
  const asked = db
    .select({ userId: familyAddresses.userId })
    .from(familyAddresses)
    .innerJoin(users, eq(users.id, familyAddresses.userId))
    .where(and(eq(familyAddresses.address, address), sql`${users.closedAt} is null`));
  const [row] = await db
    .select({ address: familyAddresses.address })
    .from(familyAddresses)
    .where(and(sql`${familyAddresses.userId} in ${asked}`, sql`${familyAddresses.isCurrent}`));
  return row?.address ?? null;
}
