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
import { cascadingIdColumn, idColumn, timestampColumn } from "./columns.ts";
import { contributions, purchases } from "./gifts.ts";
import { kids } from "./kids.ts";
import { pictures } from "./pictures.ts";
import { mailContacts, people } from "./supporters.ts";

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
    contributedAt: timestampColumn().notNull(),
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
    sentAt: timestampColumn(),
    heartedAt: timestampColumn(),
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
