import type { Currency } from "@giftling/domain";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities, users } from "../../schema/account.ts";
import { subscriptions } from "../../schema/billing.ts";
import {
  families,
  familyAddresses,
  familyHandovers,
  familyInvites,
  familyMembers,
} from "../../schema/families.ts";
import { contributions } from "../../schema/gifts.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks } from "../../schema/links.ts";
import { supporters } from "../../schema/supporters.ts";
import { thankYous } from "../../schema/thank-yous.ts";
import { lockRows } from "../core/ids.ts";
import { buildIsoTimestamp, buildJsonArray } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";

export type FamilyRow = typeof families.$inferSelect;

export async function findFamily(db: Executor, familyId: string): Promise<FamilyRow | null> {
  const [row] = await db.select().from(families).where(eq(families.id, familyId));
  return row ?? null;
}

/** Data of a family from tables other than `families`. */
export type FamilyFacts = {
  familyUrl: string | null;
  formerFamilyUrls: string[];
  kidCount: number;
  isCurrencyFixed: boolean;
  /** First name of the owner. Empty until the owner enters a name. */
  ownerName: string;
  /** Whether the family was created for an owner who was removed from another family (rule: leaving). */
  wasTakenOut: boolean;
  /** Open or expired handover. Null if no handover was requested (rule: handing-over). */
  handover: { id: string; askedBy: string; memberId: string; expiresAt: Date } | null;
  /**
   * Unaccepted invitations, oldest first. `askedBy` is the first name of the person who requests to join, or null if
   * nobody requests to join.
   */
  invitations: { email: string; askedBy: string | null; expiresAt: string }[];
  /** Subscription as stored by the last sync with Stripe. Null if the family has no subscription. */
  subscription: { cancelAtPeriodEnd: boolean } | null;
  /** Identities of all members, each with the verified e-mail address of its user. */
  identities: { issuer: string; subject: string; verifiedEmail: string | null }[];
};

const { address, isCurrent, createdAt } = familyAddresses;
const addressesOf = sql<{ address: string; isCurrent: boolean }[]>`${buildJsonArray(
  { address, isCurrent },
  sql`${familyAddresses} where ${familyAddresses.familyId} = ${families.id} and ${familyAddresses.retiredAt} is null`,
  sql`${createdAt} desc, ${address}`,
)}`;

const { issuer, subject } = identities;
const { verifiedEmail } = users;
const identitiesOf = sql<FamilyFacts["identities"]>`${buildJsonArray(
  { issuer, subject, verifiedEmail },
  sql`${identities} join ${familyMembers} on ${familyMembers.userId} = ${identities.userId}
    join ${users} on ${users.id} = ${identities.userId}
    where ${familyMembers.familyId} = ${families.id}`,
  sql`${issuer}, ${subject}`,
)}`;

const ownerNameOf = sql<string>`(
  select ${users.firstName} from ${familyMembers} join ${users} on ${users.id} = ${familyMembers.userId}
  where ${familyMembers.familyId} = ${families.id} and ${familyMembers.role} = 'owner')`;

const wasTakenOutOf = sql<boolean>`exists (
  select 1 from ${familyMembers}
  where ${familyMembers.familyId} = ${families.id} and ${familyMembers.takenOutAt} is not null)`;

const invitationsOf = sql<FamilyFacts["invitations"]>`${buildJsonArray(
  {
    email: familyInvites.email,
    askedBy: users.firstName,
    expiresAt: buildIsoTimestamp(familyInvites.expiresAt),
  },
  sql`${familyInvites} left join ${users} on ${users.id} = ${familyInvites.askedBy}
    where ${familyInvites.familyId} = ${families.id}`,
  sql`${familyInvites.createdAt}, ${familyInvites.id}`,
)}`;

/**
 * Returns a family's data from tables other than `families`, in one statement. All fields are empty for an unknown
 * family.
 */
export async function findFamilyFacts(db: Executor, familyId: string): Promise<FamilyFacts> {
  const [row] = await db
    .select({
      addresses: addressesOf,
      identities: identitiesOf,
      ownerName: ownerNameOf,
      wasTakenOut: wasTakenOutOf,
      invitations: invitationsOf,
      isCurrencyFixed,
      kidCount: sql`${db.$count(kids, eq(kids.familyId, familyId))}`.mapWith(Number),
      handover: {
        id: familyHandovers.id,
        askedBy: familyHandovers.askedBy,
        memberId: familyHandovers.memberId,
        expiresAt: familyHandovers.expiresAt,
      },
      subscription: { cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd },
    })
    .from(families)
    .leftJoin(subscriptions, eq(subscriptions.familyId, families.id))
    .leftJoin(familyHandovers, eq(familyHandovers.familyId, families.id))
    .where(eq(families.id, familyId));
  const addresses = row?.addresses ?? [];
  return {
    familyUrl: addresses.find((one) => one.isCurrent)?.address ?? null,
    formerFamilyUrls: addresses.filter((one) => !one.isCurrent).map((one) => one.address),
    kidCount: row?.kidCount ?? 0,
    isCurrencyFixed: row?.isCurrencyFixed ?? false,
    ownerName: row?.ownerName ?? "",
    wasTakenOut: row?.wasTakenOut ?? false,
    handover: row?.handover ?? null,
    invitations: row?.invitations ?? [],
    subscription: row?.subscription ?? null,
    identities: row?.identities ?? [],
  };
}

/** Hub settings that a parent chooses. A null `passcodeHash` removes the passcode. */
type SharingSettings = Pick<
  FamilyRow,
  | "photoInPreviews"
  | "isPublished"
  | "passcodeHash"
  | "isPasscodeChecked"
  | "showsPhoto"
  | "showsBirthday"
  | "pausesWrites"
  | "approvesNames"
  | "sendsDigests"
  | "hubTitle"
  | "language"
>;

/**
 * Updates the given sharing settings of a family. Omitted settings stay unchanged. Returns null for an unknown family.
 */
export async function writeSharingSettings(
  db: Executor,
  familyId: string,
  sharing: { [Part in keyof SharingSettings]?: SharingSettings[Part] | undefined },
): Promise<FamilyRow | null> {
  if (!hasPatchChanges(sharing)) return findFamily(db, familyId);
  const [row] = await db.update(families).set(sharing).where(eq(families.id, familyId)).returning();
  return row ?? null;
}

/**
 * Locks a family's row until the end of the transaction. The lock serializes kid creation, plan changes and the purge.
 * Returns the current row, or null if the family does not exist (rule: free-limits).
 */
export async function lockFamily(tx: Executor, familyId: string): Promise<FamilyRow | null> {
  const [row] = await tx
    .select()
    .from(families)
    .where(eq(families.id, familyId))
    .for("no key update");
  return row ?? null;
}

/** SQL condition that the kid belongs to the family. Includes deleted kids, because the owner can restore them. */
const isKidOfFamily = sql`(${kids.familyId} = ${families.id} or ${kids.deletedFromFamilyId} = ${families.id})`;

/**
 * SQL condition that the family ever had a contribution, including dismissed and deleted contributions
 * (rule: currency).
 */
const isCurrencyFixed = sql<boolean>`(
  exists (select from ${contributions} join ${kids} on ${kids.id} = ${contributions.kidId}
    where ${isKidOfFamily})
  or exists (select from ${thankYous} join ${kids} on ${kids.id} = ${thankYous.kidId}
    where ${isKidOfFamily} and ${thankYous.amountCents} is not null)
  or exists (select from ${supporters} join ${kids} on ${kids.id} = ${supporters.kidId}
    where ${isKidOfFamily} and ${supporters.contributionAmountCents} is not null))`;

/**
 * Locks a family and its kids against new kids, links and contributions. Returns the data that determines whether the
 * currency can change, or null if the family does not exist (rule: currency).
 */
export async function lockFamilyForCurrencyChange(tx: Executor, familyId: string) {
  await lockRows(tx, families, eq(families.id, familyId), "update");
  await lockRows(tx, kids, eq(kids.familyId, familyId), "update");
  // A separate statement has a new snapshot, which includes the writes of the transactions that held the locks.
  const [row] = await tx.execute<{
    currency: Currency;
    isFixed: boolean;
    hasEducationLink: boolean;
  }>(sql`
    select ${families.currency} as "currency", ${isCurrencyFixed} as "isFixed", exists (
      select from ${paymentLinks} join ${kids} on ${kids.id} = ${paymentLinks.kidId}
      where ${isKidOfFamily} and ${paymentLinks.type} in ('529', 'esa')
    ) as "hasEducationLink"
    from ${families} where ${families.id} = ${familyId}`);
  return row ?? null;
}

/** Sets a family's currency. Requires `lockFamilyForCurrencyChange`. */
export async function updateCurrency(tx: Executor, familyId: string, currency: Currency) {
  await tx.update(families).set({ currency }).where(eq(families.id, familyId));
}

/** Records when a parent last reported which gifts arrived. Does not overwrite a later time (rule: after-the-day). */
export async function setReceivedGiftsCheckTime(tx: Executor, familyId: string, checkedAt: Date) {
  const isLater = or(isNull(families.arrivalsCheckedAt), lt(families.arrivalsCheckedAt, checkedAt));
  await tx
    .update(families)
    .set({ arrivalsCheckedAt: checkedAt })
    .where(and(eq(families.id, familyId), isLater));
}

/** Locks two families until the end of the transaction, in the order of their IDs. */
export const lockFamilies = (tx: Executor, one: string, other: string) =>
  lockRows(tx, families, inArray(families.id, [one, other]), "no key update");

/**
 * Closes an open account at `closedAt`. Returns false if the account is already closed, without changing its closing
 * time. Concurrent calls are serialized (rule: account-closing).
 */
export async function closeFamily(tx: Executor, familyId: string, closedAt: Date) {
  const { count } = await tx
    .update(families)
    .set({ closedAt })
    .where(and(eq(families.id, familyId), isNull(families.closedAt)));
  return count > 0;
}

/**
 * Reopens a closed account. Returns null if the family does not exist. Requires `lockFamily` (rule: closed-account).
 */
export async function reopenFamily(tx: Executor, familyId: string): Promise<FamilyRow | null> {
  const [row] = await tx
    .update(families)
    .set({ closedAt: null })
    .where(eq(families.id, familyId))
    .returning();
  return row ?? null;
}
