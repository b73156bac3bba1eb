import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ownPlace } from "./columns.ts";
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
    /** How many pieces are wished for; null for any number (rule: pieces). */
    quantity: integer().default(1),
    /** Put away: on no list of the hub, its history stays (rule: put-away). A draft was never given nor is held (rule: drafts). */
    state: text({ enum: ["shown", "put-away", "draft"] })
      .notNull()
      .default("shown"),
    /** Made for a gift that was never on the list; counts as no wish (rule: other-gifts). */
    isOffList: boolean().notNull().default(false),
    position: ownPlace(),
    createdAt: createdAt(),
  },
  (t) => [
    check("wishlist_items_name", sql`char_length(${t.name}) between 1 and 120`),
    check("wishlist_items_url", sql`char_length(${t.url}) <= 2048 and ${t.url} ~ '^https?://'`),
    // A gift that was never on the list is a wish that was put away from the first, without an address (rule: other-gifts). A draft
    // gets its address before it is put on the list (rule: drafts).
    check(
      "wishlist_items_url_unless_activity",
      sql`${t.isActivity} or ${t.url} is not null or ${t.state} in ('put-away', 'draft')`,
    ),
    check("wishlist_items_priority", sql`${t.priority} in ('low', 'medium', 'high')`),
    check(
      "wishlist_items_funding",
      sql`${t.fundingGoalCents} >= 0 and ${t.fundingReceivedCents} >= 0`,
    ),
    check(
      "wishlist_items_funding_only_for_activities",
      sql`${t.isActivity} or (${t.fundingGoalCents} is null and ${t.fundingReceivedCents} = 0)`,
    ),
    check("wishlist_items_quantity", sql`${t.quantity} between 1 and 20`),
    check(
      "wishlist_items_one_activity",
      sql`not ${t.isActivity} or (${t.quantity} is not null and ${t.quantity} = 1)`,
    ),
    check("wishlist_items_state", sql`${t.state} in ('shown', 'put-away', 'draft')`),
    unique("wishlist_items_kid_and_id").on(t.kidId, t.id),
    // Needed by the foreign key that lets a priority slot hold activities only (rule: slot-candidates).
    unique("wishlist_items_kid_id_activity").on(t.kidId, t.id, t.isActivity),
    index("wishlist_items_picture").on(t.pictureId),
  ],
);

/**
 * Who bought a piece of a wish, or holds it: one row per piece, so that a piece has one giver (rule: purchase-once, holds). A row
 * with `reservedUntil` is a hold, which counts for nothing from that moment on; one without is a purchase.
 */
export const purchases = pgTable(
  "purchases",
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => wishlistItems.id, { onDelete: "cascade" }),
    /** Which piece of the wish, from 1 (rule: pieces). */
    unit: integer().notNull().default(1),
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
    /** SHA-256 of the undo token in the purchase's answer (rule: undo-purchase); null for a hold. */
    undoTokenHash: text(),
    /** A few words to the family only (rule: gift-words). */
    message: text(),
    /** When the hold began, or the piece was bought. */
    purchasedAt: moment().notNull(),
    /** The end of a hold; null once it is bought. */
    reservedUntil: moment(),
    /**
     * Keyed hashes of a holder's network address and network, by which holds are limited (rule: holds). They differ from family to
     * family and from day to day; null once the piece is bought.
     */
    visitorHash: text(),
    networkHash: text(),
    /** The hold was made longer, which goes once. */
    isExtended: boolean().notNull().default(false),
    /** When the parent ticked it as arrived. */
    receivedAt: moment(),
  },
  (t) => [
    check(
      "purchases_name_or_anonymous",
      sql`${t.isAnonymous} = (${t.giverName} is null) and (${t.giverName} is null or char_length(${t.giverName}) between 1 and 80)`,
    ),
    check("purchases_undo_token", sql`${t.undoTokenHash} ~ '^[0-9a-f]{64}$'`),
    check("purchases_unit", sql`${t.unit} > 0`),
    check("purchases_message", sql`char_length(${t.message}) between 1 and 300`),
    check(
      "purchases_hold",
      sql`${t.reservedUntil} is null or (not ${t.isByParent} and ${t.undoTokenHash} is null and ${t.receivedAt} is null)`,
    ),
    unique("purchases_one_giver_a_piece").on(t.itemId, t.unit),
    index("purchases_visitor").on(t.visitorHash).where(sql`${t.visitorHash} is not null`),
    index("purchases_network").on(t.networkHash).where(sql`${t.networkHash} is not null`),
    index("purchases_reserved").on(t.reservedUntil).where(sql`${t.reservedUntil} is not null`),
  ],
);
