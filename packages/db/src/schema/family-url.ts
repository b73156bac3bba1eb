import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, momentColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Current and former URLs of families. The primary key reserves each URL permanently (rule: address-never-reused). */
export const familyAddresses = pgTable(
  "family_addresses",
  {
    address: text().primaryKey(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    isCurrent: boolean().notNull(),
    /**
     * Time at which the family retired the URL. A retired URL leads to no hub and remains reserved for the family
     * (rule: retired-address).
     */
    retiredAt: momentColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check(
      "family_addresses_shape",
      sql`${t.address} ~ '^[a-z0-9-]{3,63}$' and ${t.address} ~ '[a-z0-9]'`,
    ),
    check("family_addresses_retired", sql`not ${t.isCurrent} or ${t.retiredAt} is null`),
    uniqueIndex("family_addresses_one_current").on(t.familyId).where(sql`${t.isCurrent}`),
    index("family_addresses_family").on(t.familyId),
  ],
);

/** HMACs of the URLs of purged families. These URLs remain reserved (rule: tombstones). */
export const addressTombstones = pgTable("address_tombstones", {
  addressHmac: text().primaryKey(),
  createdAt: createdAtColumn(),
});
