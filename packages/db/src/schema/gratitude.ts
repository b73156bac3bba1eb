import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { cascadingIdColumn, idColumn, momentColumn } from "./columns.ts";
import { kids } from "./kids.ts";
import { paymentLinks } from "./links.ts";
import { pictures } from "./pictures.ts";
import { mailContacts, people } from "./supporters.ts";
import { purchases, wishlistItems } from "./wishlist.ts";

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
    contributedAt: momentColumn().notNull(),
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

/** Thank-yous, at most one per purchase or contribution (rule: thank-you-queue). */
export const thankYous = pgTable(
  "thank_yous",
  {
    id: idColumn(),
    kidId: cascadingIdColumn(() => kids.id),
    purchaseId: uuid()
      .unique()
      .references(() => purchases.id, { onDelete: "set null" }),
    contributionId: uuid()
      .unique()
      .references(() => contributions.id, { onDelete: "set null" }),
    contactId: uuid().references(() => mailContacts.id, {
      onDelete: "set null",
    }),
    /**
     * Stored person who gave the gift. Null for an anonymous giver, and for a giver without a row in `people`
     * (rule: people).
     */
    personId: uuid().references(() => people.id, { onDelete: "set null" }),
    /**
     * Thank-you for a newer gift of the same giver, if that thank-you's page also covers this gift (rule:
     * one-card-a-person).
     */
    cardId: uuid().references((): AnyPgColumn => thankYous.id, { onDelete: "set null" }),
    contributorName: text(),
    contributionType: text({
      enum: ["wishlist", "529", "esa", "contribution"],
    }).notNull(),
    amountCents: integer(),
    giftLabel: text(),
    contributedAt: momentColumn().notNull(),
    status: text({ enum: ["pending", "queued", "sent", "failed", "thanked"] })
      .notNull()
      .default("pending"),
    message: text(),
    /** Drawing of the thank-you. Several thank-yous can share one drawing (rule: thank-you-drawing). */
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /**
     * Author of the thank-you's message. Null before the message is written, and after the author is deleted (rule:
     * who-wrote).
     */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Earliest time at which the giver may have read the thank-you's message, on its page or in its mail. */
    sentAt: momentColumn(),
    heartedAt: momentColumn(),
    /**
     * Reason why the thank-you's mail failed: permanent rejection, no delivery within a day, or an unsubscribed giver.
     */
    problem: text({ enum: ["refused", "unreachable", "unsubscribed"] }),
    /** Whether the parent must still be notified of the gift. */
    awaitsNotice: boolean().notNull().default(false),
  },
  (t) => [
    check(
      "thank_yous_type",
      sql`${t.contributionType} in ('wishlist', '529', 'esa', 'contribution')`,
    ),
    check(
      "thank_yous_status",
      sql`${t.status} in ('pending', 'queued', 'sent', 'failed', 'thanked')`,
    ),
    check("thank_yous_problem", sql`${t.problem} in ('refused', 'unreachable', 'unsubscribed')`),
    check("thank_yous_amount", sql`${t.amountCents} > 0`),
    check(
      "thank_yous_person_named",
      sql`${t.personId} is null or ${t.contributorName} is not null`,
    ),
    check("thank_yous_message", sql`char_length(${t.message}) between 1 and 500`),
    index("thank_yous_kid").on(t.kidId, t.status, t.contributedAt),
    index("thank_yous_contact").on(t.contactId),
    index("thank_yous_person").on(t.personId),
    index("thank_yous_card").on(t.cardId),
    index("thank_yous_picture").on(t.pictureId),
    index("thank_yous_author").on(t.authorId),
    index("thank_yous_awaits_notice").on(t.kidId).where(sql`${t.awaitsNotice}`),
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
    hourEnds: momentColumn().notNull(),
    hourTries: integer().notNull(),
    hourGifts: integer().notNull(),
    hourHolds: integer().notNull(),
    dayEnds: momentColumn().notNull(),
    dayTries: integer().notNull(),
    dayGifts: integer().notNull(),
    dayHolds: integer().notNull(),
  },
  (t) => [index("gift_counts_day_ends").on(t.dayEnds)],
);
