import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { identities, users } from "../../schema/account.ts";
import { subscriptions } from "../../schema/billing.ts";
import { addressTombstones, familyAddresses } from "../../schema/family-url.ts";
import { kids } from "../../schema/kids.ts";
import { doorColumns, type HubDoor, isHubShown } from "../hub/door.ts";
import { jsonList } from "../hub/json.ts";
import { hasChanges } from "../patch.ts";

export type UserRow = typeof users.$inferSelect;

/** A parent's row; null when there is none. */
export async function findUser(db: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** What an account has besides its own row. */
export type FamilyFacts = {
  /** The present address; null before one was chosen. */
  familyUrl: string | null;
  /** Latest first (rule: former-addresses). */
  formerFamilyUrls: string[];
  kidCount: number;
  /** The subscription at Stripe; null when there never was one. */
  subscription: { cancelAtPeriodEnd: boolean } | null;
  /** The identities that sign in to the account. */
  identities: { issuer: string; subject: string }[];
};

const { address, isCurrent, createdAt } = familyAddresses;
const addressesOf = sql<{ address: string; isCurrent: boolean }[]>`${jsonList(
  { address, isCurrent },
  sql`${familyAddresses} where ${familyAddresses.userId} = ${users.id} and ${familyAddresses.retiredAt} is null`,
  sql`${createdAt} desc, ${address}`,
)}`;

const { issuer, subject } = identities;
const identitiesOf = sql<FamilyFacts["identities"]>`${jsonList(
  { issuer, subject },
  sql`${identities} where ${identities.userId} = ${users.id}`,
  sql`${issuer}, ${subject}`,
)}`;

/** The facts of a family, in one statement; those of nobody when the account is gone. */
export async function findFamilyFacts(db: Executor, userId: string): Promise<FamilyFacts> {
  const [row] = await db
    .select({
      addresses: addressesOf,
      identities: identitiesOf,
      kidCount: sql`${db.$count(kids, eq(kids.userId, userId))}`.mapWith(Number),
      subscription: { cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd },
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId));
  const addresses = row?.addresses ?? [];
  return {
    familyUrl: addresses.find((one) => one.isCurrent)?.address ?? null,
    formerFamilyUrls: addresses.filter((one) => !one.isCurrent).map((one) => one.address),
    kidCount: row?.kidCount ?? 0,
    subscription: row?.subscription ?? null,
    identities: row?.identities ?? [],
  };
}

/** Writes the parent's name; null when the account is gone. */
export async function updateProfile(
  db: Executor,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(name).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** What a parent decides of the hub's door; `passcodeHash` null takes the passcode away. */
export type Sharing = Pick<
  UserRow,
  | "photoInPreviews"
  | "isPublished"
  | "passcodeHash"
  | "showsPhoto"
  | "showsBirthday"
  | "pausesWrites"
  | "approvesNames"
  | "hubTitle"
>;

/** Writes the given parts of what strangers may see and do, and leaves the others; null when the account is gone. */
export async function updateSharing(
  db: Executor,
  userId: string,
  sharing: { [Part in keyof Sharing]?: Sharing[Part] | undefined },
): Promise<UserRow | null> {
  if (!hasChanges(sharing)) return findUser(db, userId);
  const [row] = await db.update(users).set(sharing).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/**
 * Locks a family until the end of the transaction: kids are added one at a time (rule: free-limits), and nothing else
 * changes its plan or purges it meanwhile. Returns its present row; null when the account is gone.
 */
export async function lockFamily(tx: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row ?? null;
}

/**
 * Closes an open account at `closedAt`. False when it was closed already: the first moment stays (rule: account-closing).
 * Of two calls at the same time the second waits for the first.
 */
export async function markClosed(tx: Executor, userId: string, closedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ closedAt })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Reopens a closed account (rule: closed-account); null when it is gone. The caller holds `lockFamily`. */
export async function markOpen(tx: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ closedAt: null })
    .where(eq(users.id, userId))
    .returning();
  return row ?? null;
}

/**
 * Makes `address` the family's present one; the previous one stays theirs and keeps answering (rule: former-addresses).
 * False when another family has or had it, also one that was purged (rule: address-never-reused). Of two families at the
 * same time the primary key lets one through.
 */
export async function setFamilyAddress(
  db: Executor,
  userId: string,
  address: string,
  addressHmac: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One change of address per family at a time: the two updates below must not interleave.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await tx
      .insert(familyAddresses)
      .values({ address, userId, isCurrent: false })
      .onConflictDoNothing();
    // Checked after the insert: it may have waited for the purge of the family that had the address, which leaves a
    // tombstone.
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
      .set({ isCurrent: true, retiredAt: null })
      .where(and(eq(familyAddresses.address, address), eq(familyAddresses.userId, userId)));
    return true;
  });
}

/** Those of these addresses that the family could not have: another's, now or ever (rule: address-never-reused). */
export async function listTakenAddresses(
  db: Executor,
  userId: string,
  asked: readonly { address: string; hmac: string }[],
): Promise<Set<string>> {
  const taken = await db
    .select({ address: familyAddresses.address })
    .from(familyAddresses)
    .where(
      and(
        inArray(
          familyAddresses.address,
          asked.map((one) => one.address),
        ),
        ne(familyAddresses.userId, userId),
      ),
    );
  const gone = await db
    .select({ hmac: addressTombstones.addressHmac })
    .from(addressTombstones)
    .where(
      inArray(
        addressTombstones.addressHmac,
        asked.map((one) => one.hmac),
      ),
    );
  const hmacs = new Set(gone.map(({ hmac }) => hmac));
  const purged = asked.filter(({ hmac }) => hmacs.has(hmac));
  return new Set([...taken, ...purged].map(({ address }) => address));
}

/**
 * Makes a former address of the family lead nowhere; done before, it stays so (rule: retired-address). False when it is not
 * a former address of theirs.
 */
export async function retireAddress(
  db: Executor,
  userId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(familyAddresses)
    .set({ retiredAt: sql`coalesce(${familyAddresses.retiredAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(familyAddresses.address, address),
        eq(familyAddresses.userId, userId),
        eq(familyAddresses.isCurrent, false),
      ),
    )
    .returning({ address: familyAddresses.address });
  return rows.length > 0;
}

/**
 * The shown hub that has or had `address`, by its present one, with its door; null when there is none (rule:
 * former-addresses).
 */
export async function findHubAt(
  db: Executor,
  address: string,
): Promise<{ familyUrl: string; door: HubDoor } | null> {
  const present = alias(familyAddresses, "present");
  const [row] = await db
    .select({ familyUrl: present.address, door: doorColumns })
    .from(familyAddresses)
    .innerJoin(users, eq(users.id, familyAddresses.userId))
    .innerJoin(present, and(eq(present.userId, users.id), eq(present.isCurrent, true)))
    .where(
      and(eq(familyAddresses.address, address), isNull(familyAddresses.retiredAt), isHubShown),
    );
  return row ?? null;
}
