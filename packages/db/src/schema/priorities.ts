import { getLinkIdFieldName, getLinkName, LINK_KINDS, mapLinkIds } from "@giftling/domain";
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
import { cascadingIdColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { LINK_TABLES } from "./links.ts";
import { wishlistItems } from "./wishlist.ts";

/** Database table of each kind of item that can have a priority slot. */
export const PRIORITY_TABLES = { ...LINK_TABLES, wishlistItem: wishlistItems } as const;

/**
 * Items in the priority slots of kids, at most three per kid. The primary key allows one item per slot. The composite
 * foreign keys exclude plain wishes and items of other kids. Deleting an item frees its slot (rule: priority-slots).
 */
export const prioritySlots = pgTable(
  "priority_slots",
  {
    kidId: cascadingIdColumn(() => kids.id),
    slot: smallint().notNull(),
    ...mapLinkIds(() => uuid().unique()),
    wishlistItemId: uuid().unique(),
    /** Constant `true`, required by the composite foreign key to `wishlistItems`. */
    isActivity: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.kidId, t.slot] }),
    check("priority_slots_slot", sql`${t.slot} between 1 and 3`),
    check(
      "priority_slots_one_thing",
      sql`num_nonnulls(${sql.join(
        [...LINK_KINDS.map((kind) => t[getLinkIdFieldName(kind)]), t.wishlistItemId],
        sql`, `,
      )}) = 1`,
    ),
    check("priority_slots_is_activity", sql`${t.isActivity}`),
    ...LINK_KINDS.map((kind) =>
      foreignKey({
        name: `priority_slots_${getLinkName(kind)}_link_of_kid`,
        columns: [t.kidId, t[getLinkIdFieldName(kind)]],
        foreignColumns: [LINK_TABLES[kind].kidId, LINK_TABLES[kind].id],
      }).onDelete("cascade"),
    ),
    foreignKey({
      name: "priority_slots_activity_of_kid",
      columns: [t.kidId, t.wishlistItemId, t.isActivity],
      foreignColumns: [wishlistItems.kidId, wishlistItems.id, wishlistItems.isActivity],
    }).onDelete("cascade"),
  ],
);
