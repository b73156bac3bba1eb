import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, moment } from "./columns.ts";

/** A friend's way from click to first page (spec section 4, D8). */
export const referrals = pgTable(
  "referrals",
  {
    id: id(),
    referrerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Unique: a referee rewards one referrer, once. */
    refereeId: uuid()
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    /** Already masked: "ma•••@example.com". */
    refereeEmail: text(),
    /** A daily-keyed hash, emptied after 30 days: a visitor counts once an hour (D29). */
    visitorHash: text(),
    clickedAt: moment().notNull(),
    signedUpAt: moment(),
    publishedPageAt: moment(),
    rewardGrantedAt: moment(),
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
