import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { cascadingIdColumn, idColumn, timestampColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { paymentLinks } from "./links.ts";
import { wishlistItems } from "./wishlist.ts";

/**
 * Purchases and holds, one row per unit of a wish, so that a unit has one giver. A row with `reservedUntil` is a hold
 * that expires at that time. Any other row is a purchase (rule: purchase-once).
 */
export const purchases = pgTable(
  "purchases",
  {
    id: idColumn(),
    itemId: cascadingIdColumn(() => wishlistItems.id),
    /** Number of the unit within the wish, starting at 1 (rule: pieces). */
    unit: integer().notNull().default(1),
    /** Name of the giver. Null for an anonymous giver, whose name is never stored (rule: anonymous-givers). */
    giverName: text(),
    isAnonymous: boolean().notNull(),
    /**
     * Whether a parent recorded the purchase. Such a purchase has no thank-you and no supporter (rule: parent-mark).
     */
    isByParent: boolean().notNull().default(false),
    isOnWall: boolean().notNull().default(true),
    /** Whether the giver's name is approved. Null if no approval is required (rule: approved-names). */
    isNameApproved: boolean(),
    /** Whether the wall shows thanks below the gift (rule: wall-thanks). */
    isThanked: boolean().notNull().default(false),
    /** SHA-256 of the undo token in the response to the purchase. Null for a hold (rule: undo-purchase). */
    undoTokenHash: text(),
    /** Giver's message, visible only to the family (rule: gift-words). */
    message: text(),
    /** Time of the purchase, or start of the hold. */
    purchasedAt: timestampColumn().notNull(),
    /** Expiry of a hold. Null for a purchase. */
    reservedUntil: timestampColumn(),
    /**
     * Keyed hash of the holder's network address, used to limit the number of holds. The hash differs by family and
     * day. Null for a purchase (rule: holds).
     */
    visitorHash: text(),
    networkHash: text(),
    /**
     * E-mail address that the giver entered with the hold. Remains after the purchase, so that the giver can find the
     * gift (rule: hold-link).
     */
    giverEmail: text(),
    /** Whether the hold was extended. A hold can be extended once. */
    isExtended: boolean().notNull().default(false),
    receivedAt: timestampColumn(),
  },
  (t) => [
    check(
      "purchases_name_or_anonymous",
      sql`${t.isAnonymous} = (${t.giverName} is null) and (${t.giverName} is null or char_length(${t.giverName}) between 1 and 80)`,
    ),
    check("purchases_undo_token", sql`${t.undoTokenHash} ~ '^[0-9a-f]{64}$'`),
    check("purchases_unit", sql`${t.unit} > 0`),
    check("purchases_message", sql`char_length(${t.message}) between 1 and 300`),
    check("purchases_giver_email", sql`char_length(${t.giverEmail}) <= 254`),
    check(
      "purchases_hold",
      sql`${t.reservedUntil} is null or (not ${t.isByParent} and ${t.undoTokenHash} is null and ${t.receivedAt} is null)`,
    ),
    unique("purchases_one_giver_a_piece").on(t.itemId, t.unit),
    index("purchases_visitor").on(t.visitorHash).where(sql`${t.visitorHash} is not null`),
    index("purchases_network").on(t.networkHash).where(sql`${t.networkHash} is not null`),
    index("purchases_by_giver_email")
      .on(sql`lower(${t.giverEmail})`)
      .where(sql`${t.giverEmail} is not null`),
    index("purchases_reserved").on(t.reservedUntil).where(sql`${t.reservedUntil} is not null`),
  ],
);

/** Contributions to kids, in every status (rule: contribution-ledger). */
export const contributions = pgTable(
  "contributions",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    paymentLinkId: uuid().references(() => paymentLinks.id, {
      onDelete: "set null",
    }),
    /** Activity that the contribution funds. Null for a contribution without an activity. */
    wishlistItemId: uuid().references(() => wishlistItems.id, {
      onDelete: "set null",
    }),
    contributorName: text(),
    isAnonymous: boolean().notNull(),
    amountCents: integer().notNull(),
    type: text({ enum: ["529", "other"] }).notNull(),
    status: text({ enum: ["reported", "confirmed", "dismissed"] }).notNull(),
    isOnWall: boolean().notNull().default(true),
    /** Whether the giver's name is approved. Null if no approval is required (rule: approved-names). */
    isNameApproved: boolean(),
    /** Whether the wall shows thanks below the contribution (rule: wall-thanks). */
    isThanked: boolean().notNull().default(false),
    /** Giver's message, visible only to the family (rule: gift-words). */
    message: text(),
    contributedAt: timestampColumn().notNull(),
    /**
     * State of the giver's request to take the contribution back. Null if the giver made no request. A dismissed
     * contribution with `requested` was taken back (rule: confirmed-withdrawal).
     */
    withdrawal: text({ enum: ["requested", "declined"] }),
  },
  (t) => [
    check(
      "contributions_name_or_anonymous",
      sql`${t.isAnonymous} = (${t.contributorName} is null) and (${t.contributorName} is null or char_length(${t.contributorName}) between 1 and 80)`,
    ),
    check("contributions_amount", sql`${t.amountCents} between 1 and 10000000`),
    check("contributions_message", sql`char_length(${t.message}) between 1 and 300`),
    check("contributions_type", sql`${t.type} in ('529', 'other')`),
    check("contributions_withdrawal", sql`${t.withdrawal} in ('requested', 'declined')`),
    check("contributions_status", sql`${t.status} in ('reported', 'confirmed', 'dismissed')`),
    index("contributions_kid").on(t.kidId, t.contributedAt),
    index("contributions_payment_link").on(t.paymentLinkId),
    index("contributions_wishlist_item").on(t.wishlistItemId),
  ],
);

/**
 * Counts of attempts, gifts and holds in the current hour and day, per hub, and per visitor and hub. The function
 * `count_gift_v2` writes the rows. The table is unlogged, so that counting does not wait for the disk. A crash of
 * Postgres deletes the rows (rule: rate-limits).
 */
export const giftCounts = pgTable(
  "gift_counts",
  {
    /** ID of the family. In a visitor's row, a keyed hash of the network address and a colon precede the ID. */
    key: text().primaryKey(),
    hourEnds: timestampColumn().notNull(),
    hourTries: integer().notNull(),
    hourGifts: integer().notNull(),
    hourHolds: integer().notNull(),
    dayEnds: timestampColumn().notNull(),
    dayTries: integer().notNull(),
    dayGifts: integer().notNull(),
    dayHolds: integer().notNull(),
  },
  (t) => [index("gift_counts_day_ends").on(t.dayEnds)],
);
