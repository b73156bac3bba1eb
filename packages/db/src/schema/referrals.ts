import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { cascadingIdColumn, idColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Referrals, from the click on a referral link to the friend's first published page (rule: referral-stats). */
export const referrals = pgTable(
  "referrals",
  {
    id: idColumn(),
    referrerId: cascadingIdColumn(() => families.id),
    /**
     * Family of the referred friend. Unique, because a referred family rewards only one referrer
     * (rule: referral-reward).
     */
    refereeId: uuid()
      .unique()
      .references(() => families.id, { onDelete: "set null" }),
    /** Masked e-mail address of the friend, such as "ma•••@example.com". The full address is not stored. */
    refereeEmail: text(),
    /**
     * Daily keyed hash of the visitor, used to count a visitor once per hour. Deleted after the day
     * (rule: click-counting).
     */
    visitorHash: text(),
    /**
     * Keyed hashes of the identities and e-mail addresses of the referring family's members at the time of the click.
     * Null after the friend's first page, after 30 days without a sign-up, and for clicks from an older release
     * (rule: self-referral).
     */
    referrerHashes: text().array(),
    clickedAt: timestampColumn().notNull(),
    signedUpAt: timestampColumn(),
    publishedPageAt: timestampColumn(),
    rewardGrantedAt: timestampColumn(),
  },
  (t) => [
    check("referrals_not_self", sql`${t.refereeId} <> ${t.referrerId}`),
    check(
      "referrals_order",
      sql`(${t.publishedPageAt} is null or ${t.signedUpAt} is not null) and (${t.rewardGrantedAt} is null or ${t.publishedPageAt} is not null)`,
    ),
    uniqueIndex("referrals_click_once").on(
      t.referrerId,
      t.visitorHash,
      sql`date_trunc('hour', ${t.clickedAt} at time zone 'UTC')`,
    ),
    index("referrals_referrer").on(t.referrerId, t.clickedAt),
  ],
);
