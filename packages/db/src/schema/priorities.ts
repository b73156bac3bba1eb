import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from "drizzle-orm/pg-core";
import { kids } from "./kids.ts";
import { paymentLinks, registryLinks } from "./links.ts";
import { wishlistItems } from "./wishlist.ts";

/**
 * The three slots of a kid. The primary key allows one item per slot. The composite foreign keys exclude other kids' items
 * and plain wishes. Deleting an item frees its slot (rule: priority-slots).
 */
export const prioritySlots = pgTable(
  "priority_slots",
  {
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    slot: smallint().notNull(),
    paymentLinkId: uuid().unique(),
    registryLinkId: uuid().unique(),
    wishlistItemId: uuid().unique(),
    /** Always true. The foreign key to `wishlistItems` below requires this column. */
    isActivity: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.kidId, t.slot] }),
    check("priority_slots_slot", sql`${t.slot} between 1 and 3`),
    check(
      "priority_slots_one_thing",
      sql`num_nonnulls(${t.paymentLinkId}, ${t.registryLinkId}, ${t.wishlistItemId}) = 1`,
    ),
    check("priority_slots_is_activity", sql`${t.isActivity}`),
    foreignKey({
      name: "priority_slots_payment_link_of_kid",
      columns: [t.kidId, t.paymentLinkId],
      foreignColumns: [paymentLinks.kidId, paymentLinks.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "priority_slots_registry_link_of_kid",
      columns: [t.kidId, t.registryLinkId],
      foreignColumns: [registryLinks.kidId, registryLinks.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "priority_slots_activity_of_kid",
      columns: [t.kidId, t.wishlistItemId, t.isActivity],
      foreignColumns: [wishlistItems.kidId, wishlistItems.id, wishlistItems.isActivity],
    }).onDelete("cascade"),
  ],
);
