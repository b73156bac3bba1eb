import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { addressTombstones, families, familyAddresses } from "../../schema/families.ts";
import { buildVisibleHubUrlCondition, hubAccessColumns } from "../access/hub-access.ts";
import { lockRows } from "../core/ids.ts";

/**
 * Sets a family's current URL. The previous URL still opens the hub. Returns false if another family, even a purged
 * one, has or had `familyUrl`. If two families request the same URL concurrently, only one succeeds
 * (rule: former-addresses).
 */
export async function saveFamilyUrl(
  db: Executor,
  familyId: string,
  familyUrl: string,
  addressHmac: string,
): Promise<boolean> {
  const isIt = and(eq(familyAddresses.address, familyUrl), eq(familyAddresses.familyId, familyId));
  return db.transaction(async (tx) => {
    // The lock serializes changes of a family's URL, because concurrent changes must not interleave these two updates.
    await lockRows(tx, families, eq(families.id, familyId), "update");
    await tx
      .insert(familyAddresses)
      .values({ address: familyUrl, familyId, isCurrent: false })
      .onConflictDoNothing();
    // The tombstone is checked after the insert, because the insert can wait for a purge that creates the tombstone.
    const [tombstone] = await tx
      .select()
      .from(addressTombstones)
      .where(eq(addressTombstones.addressHmac, addressHmac));
    if (tombstone) {
      await tx.delete(familyAddresses).where(isIt);
      return false;
    }
    const [own] = await tx
      .select({ isCurrent: familyAddresses.isCurrent })
      .from(familyAddresses)
      .where(isIt);
    if (!own) return false;
    if (own.isCurrent) return true;
    await tx
      .update(familyAddresses)
      .set({ isCurrent: false })
      .where(and(eq(familyAddresses.familyId, familyId), sql`${familyAddresses.isCurrent}`));
    await tx.update(familyAddresses).set({ isCurrent: true, retiredAt: null }).where(isIt);
    return true;
  });
}

/** Returns the given family URLs that another family has or had (rule: address-never-reused). */
export async function listUnavailableFamilyUrls(
  db: Executor,
  familyId: string,
  asked: readonly { familyUrl: string; hmac: string }[],
): Promise<Set<string>> {
  const familyUrls = asked.map((one) => one.familyUrl);
  const taken = await db
    .select({ familyUrl: familyAddresses.address })
    .from(familyAddresses)
    .where(
      and(inArray(familyAddresses.address, familyUrls), ne(familyAddresses.familyId, familyId)),
    );
  const askedHmacs = asked.map((one) => one.hmac);
  const gone = await db
    .select({ hmac: addressTombstones.addressHmac })
    .from(addressTombstones)
    .where(inArray(addressTombstones.addressHmac, askedHmacs));
  const hmacs = new Set(gone.map(({ hmac }) => hmac));
  const purged = asked.filter(({ hmac }) => hmacs.has(hmac));
  return new Set([...taken, ...purged].map(({ familyUrl }) => familyUrl));
}

/**
 * Retires a former family URL, which then no longer opens the hub. Idempotent. Returns false if `familyUrl` is not
 * a former URL of the family (rule: retired-address).
 */
export async function retireFamilyUrl(
  db: Executor,
  familyId: string,
  familyUrl: string,
  now: Date,
) {
  const { count } = await db
    .update(familyAddresses)
    .set({ retiredAt: sql`coalesce(${familyAddresses.retiredAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(familyAddresses.address, familyUrl),
        eq(familyAddresses.familyId, familyId),
        eq(familyAddresses.isCurrent, false),
      ),
    );
  return count > 0;
}

/**
 * Returns the current URL and the access settings of the visible hub that has or had `familyUrl`. Returns null for
 * an unknown or retired URL, and for a hub that is not visible (rule: former-addresses).
 */
export async function findHubByFamilyUrl(db: Executor, familyUrl: string) {
  const present = alias(familyAddresses, "present");
  const [row] = await db
    .select({ familyUrl: present.address, hubAccess: hubAccessColumns })
    .from(familyAddresses)
    .innerJoin(families, eq(families.id, familyAddresses.familyId))
    .innerJoin(present, and(eq(present.familyId, families.id), eq(present.isCurrent, true)))
    .where(buildVisibleHubUrlCondition(familyUrl));
  return row ?? null;
}
