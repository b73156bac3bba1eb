import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { kids } from "./kids.ts";
import { pictures } from "./pictures.ts";

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    id: id(),
    kidId: uuid()
      .notNull()
      .references(() => kids.id, { onDelete: "cascade" }),
    name: text().notNull(),
    url: text(),
    /** As the parent wrote it: "about $30". */
    price: text(),
    description: text(),
    priority: text({ enum: ["low", "medium", "high"] })
      .notNull()
      .default("medium"),
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    isActivity: boolean().notNull().default(false),
    fundingGoalCents: integer(),
    fundingReceivedCents: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("wishlist_items_name", sql`char_length(${t.name}) between 1 and 120`),
    check("wishlist_items_url", sql`char_length(${t.url}) <= 2048 and ${t.url} ~ '^https?://'`),
    check("wishlist_items_url_unless_activity", sql`${t.isActivity} or ${t.url} is not null`),
    check("wishlist_items_priority", sql`${t.priority} in ('low', 'medium', 'high')`),
    check(
      "wishlist_items_funding",
      sql`${t.fundingGoalCents} >= 0 and ${t.fundingReceivedCents} >= 0`,
    ),
    check(
      "wishlist_items_funding_only_for_activities",
      sql`${t.isActivity} or (${t.fundingGoalCents} is null and ${t.fundingReceivedCents} = 0)`,
    ),
    unique("wishlist_items_kid_and_id").on(t.kidId, t.id),
    // Needed by the foreign key that lets a priority slot hold activities only (rule: slot-candidates).
    unique("wishlist_items_kid_id_activity").on(t.kidId, t.id, t.isActivity),
    index("wishlist_items_picture").on(t.pictureId),
  ],
);

/** Who bought an item. `itemId` is unique, so that there is one buyer (rule: purchase-once). */
export const purchases = pgTable(
  "purchases",
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .unique("purchases_one_buyer")
      .references(() => wishlistItems.id, { onDelete: "cascade" }),
    /** null for anonymous givers, whose name is dropped before it gets here (rule: anonymous-givers). */
    giverName: text(),
    isAnonymous: boolean().notNull(),
    /** The parent's own mark as purchased: no thank-you, no supporter (rule: parent-mark). */
    isByParent: boolean().notNull().default(false),
    isOnWall: boolean().notNull().default(true),
    /** False while the name waits for the parent; null when it was never asked (rule: approved-names). */
    isNameApproved: boolean(),
    /** The wall says thank you beneath it (rule: wall-thanks). */
    isThanked: boolean().notNull().default(false),
    /** SHA-256 of the undo token in the purchase's answer (rule: undo-purchase). */
    undoTokenHash: text(),
    purchasedAt: moment().notNull(),
  },
  (t) => [
    check(
      "purchases_name_or_anonymous",
      sql`${t.isAnonymous} = (${t.giverName} is null) and (${t.giverName} is null or char_length(${t.giverName}) between 1 and 80)`,
    ),
    check("purchases_undo_token", sql`${t.undoTokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
