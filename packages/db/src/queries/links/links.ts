import { isEducationSavings, type PaymentLinkView, type RegistryLinkView } from "@giftling/domain";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { paymentLinks, registryLinks } from "../../schema/links.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { equalsId, kidBelongsToFamily, rowBelongsToKid } from "../core/ids.ts";
import { hasChanges } from "../core/patch.ts";

type Slotted = { priorityOrder: number | null };
export type PaymentLinkRow = typeof paymentLinks.$inferSelect & Slotted;
export type RegistryLinkRow = typeof registryLinks.$inferSelect & Slotted;
type ServerOwned = "id" | "kidId" | "position" | "createdAt";
export type PaymentLinkColumns = Omit<typeof paymentLinks.$inferInsert, ServerOwned>;
export type RegistryLinkColumns = Omit<typeof registryLinks.$inferInsert, ServerOwned>;

/**
 * Converts a payment link to its view for the hub and the dashboard. `isPrimary` follows from the type (rule:
 * payment-links).
 */
export function toPaymentLinkView({
  kidId: _kidId,
  position: _position,
  ...row
}: PaymentLinkRow): PaymentLinkView {
  return {
    ...row,
    isPrimary: isEducationSavings(row.type),
    isPriority: row.priorityOrder !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Converts a registry link to its view for the hub and the dashboard. */
export function toRegistryLinkView({
  kidId: _kidId,
  position: _position,
  ...row
}: RegistryLinkRow): RegistryLinkView {
  return {
    ...row,
    isPriority: row.priorityOrder !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

const selectPayment = (db: Executor) =>
  db
    .select({ ...getTableColumns(paymentLinks), priorityOrder: prioritySlots.slot })
    .from(paymentLinks)
    .leftJoin(prioritySlots, eq(prioritySlots.paymentLinkId, paymentLinks.id));

const selectRegistry = (db: Executor) =>
  db
    .select({ ...getTableColumns(registryLinks), priorityOrder: prioritySlots.slot })
    .from(registryLinks)
    .leftJoin(prioritySlots, eq(prioritySlots.registryLinkId, registryLinks.id));

/**
 * Returns the payment links of a family's kid in the parent's order. Returns none for another family's kid (rule:
 * own-order).
 */
export async function listPaymentLinks(
  db: Executor,
  familyId: string,
  kidId: string,
): Promise<PaymentLinkView[]> {
  const rows = await selectPayment(db)
    .where(rowBelongsToKid(paymentLinks.kidId, familyId, kidId))
    .orderBy(asc(paymentLinks.position), asc(paymentLinks.id));
  return rows.map(toPaymentLinkView);
}

/**
 * Returns the registry links of a family's kid in the parent's order. Returns none for another family's kid (rule:
 * own-order).
 */
export async function listRegistryLinks(
  db: Executor,
  familyId: string,
  kidId: string,
): Promise<RegistryLinkView[]> {
  const rows = await selectRegistry(db)
    .where(rowBelongsToKid(registryLinks.kidId, familyId, kidId))
    .orderBy(asc(registryLinks.position), asc(registryLinks.id));
  return rows.map(toRegistryLinkView);
}

/** Returns a payment link, or null when the link is missing or belongs to another family (rule: not-found-not-forbidden). */
export async function findPaymentLink(
  db: Executor,
  familyId: string,
  linkId: string,
): Promise<PaymentLinkRow | null> {
  const [row] = await selectPayment(db).where(
    and(equalsId(paymentLinks.id, linkId), kidBelongsToFamily(paymentLinks.kidId, familyId)),
  );
  return row ?? null;
}

/** Returns a registry link, or null when the link is missing or belongs to another family (rule: not-found-not-forbidden). */
export async function findRegistryLink(
  db: Executor,
  familyId: string,
  linkId: string,
): Promise<RegistryLinkRow | null> {
  const [row] = await selectRegistry(db).where(
    and(equalsId(registryLinks.id, linkId), kidBelongsToFamily(registryLinks.kidId, familyId)),
  );
  return row ?? null;
}

/** Adds a payment link to a kid locked by `lockKid`. Returns the link's id. */
export async function insertPaymentLink(
  tx: Executor,
  kidId: string,
  values: PaymentLinkColumns,
): Promise<string> {
  const [row] = await tx
    .insert(paymentLinks)
    .values({ ...values, kidId })
    .returning({ id: paymentLinks.id });
  if (!row) throw new Error("The payment link was not stored");
  return row.id;
}

/** Adds a registry link to a kid locked by `lockKid`. Returns the link's id. */
export async function insertRegistryLink(
  tx: Executor,
  kidId: string,
  values: RegistryLinkColumns,
): Promise<string> {
  const [row] = await tx
    .insert(registryLinks)
    .values({ ...values, kidId })
    .returning({ id: registryLinks.id });
  if (!row) throw new Error("The registry link was not stored");
  return row.id;
}

/**
 * Writes the given fields of a payment link and leaves the other fields unchanged. Does nothing when the link is missing or
 * belongs to another family.
 */
export async function updatePaymentLink(
  db: Executor,
  familyId: string,
  linkId: string,
  patch: Partial<PaymentLinkColumns>,
): Promise<void> {
  if (!hasChanges(patch)) return;
  await db
    .update(paymentLinks)
    .set(patch)
    .where(
      and(equalsId(paymentLinks.id, linkId), kidBelongsToFamily(paymentLinks.kidId, familyId)),
    );
}

/**
 * Writes the given fields of a registry link and leaves the other fields unchanged. Does nothing when the link is missing
 * or belongs to another family.
 */
export async function updateRegistryLink(
  db: Executor,
  familyId: string,
  linkId: string,
  patch: Partial<RegistryLinkColumns>,
): Promise<void> {
  if (!hasChanges(patch)) return;
  await db
    .update(registryLinks)
    .set(patch)
    .where(
      and(equalsId(registryLinks.id, linkId), kidBelongsToFamily(registryLinks.kidId, familyId)),
    );
}

/**
 * Deletes a payment link and frees its slot. Returns false when the link is missing or belongs to another family (rule:
 * priority-slots).
 */
export async function deletePaymentLink(
  db: Executor,
  familyId: string,
  linkId: string,
): Promise<boolean> {
  const gone = await db
    .delete(paymentLinks)
    .where(and(equalsId(paymentLinks.id, linkId), kidBelongsToFamily(paymentLinks.kidId, familyId)))
    .returning({ id: paymentLinks.id });
  return gone.length > 0;
}

/**
 * Deletes a registry link and frees its slot. Returns false when the link is missing or belongs to another family (rule:
 * priority-slots).
 */
export async function deleteRegistryLink(
  db: Executor,
  familyId: string,
  linkId: string,
): Promise<boolean> {
  const gone = await db
    .delete(registryLinks)
    .where(
      and(equalsId(registryLinks.id, linkId), kidBelongsToFamily(registryLinks.kidId, familyId)),
    )
    .returning({ id: registryLinks.id });
  return gone.length > 0;
}

/** Numbers of a kid's links and activities (rule: free-limits). */
export type LinkCounts = { paymentLinks: number; registryLinks: number; activities: number };

/**
 * Returns the numbers of a kid's links and activities, which count toward the plan's limit. Requires `lockKid` (rule:
 * free-limits).
 */
export async function countLinks(db: Executor, kidId: string): Promise<LinkCounts> {
  const [payments, registries, activities] = await Promise.all([
    db.$count(paymentLinks, eq(paymentLinks.kidId, kidId)),
    db.$count(registryLinks, eq(registryLinks.kidId, kidId)),
    db.$count(
      wishlistItems,
      and(eq(wishlistItems.kidId, kidId), eq(wishlistItems.isActivity, true)),
    ),
  ]);
  return { paymentLinks: payments, registryLinks: registries, activities };
}
