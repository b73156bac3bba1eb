import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAt, id, languageCheck, languageCode, moment } from "./columns.ts";

/**
 * A family: kids, addresses, settings and the plan belong to this row, and go with it. At the end of each transaction it has
 * exactly one owner (rule: family-members).
 */
export const families = pgTable(
  "families",
  {
    id: id(),
    subscriptionPlan: text({ enum: ["free", "premium", "enterprise"] })
      .notNull()
      .default("free"),
    subscriptionStatus: text({
      enum: ["active", "trialing", "past_due", "canceled"],
    }),
    trialEndsAt: moment(),
    premiumGrantedUntil: moment(),
    currentPeriodEnd: moment(),
    stripeCustomerId: text().unique(),
    /** Since when the new owner's payment method is missing at Stripe; null when none is (rule: handing-over). */
    paymentMissingSince: moment(),
    /** When the parent chose to continue on Free; a trial that began before is over for good (rule: continue-on-free). */
    continuedOnFreeAt: moment(),
    /** An operator set the plan by hand; Stripe does not change it (rule: stripe-truth). */
    planSetByOperator: boolean().notNull().default(false),
    referralCode: text().notNull().unique(),
    photoInPreviews: boolean().notNull().default(false),
    /** False while the parent keeps the hub to themselves (rule: unpublished-hub). */
    isPublished: boolean().notNull().default(true),
    /** The hub's passcode as scrypt made it, with its salt; null without one (rule: hub-passcode). */
    passcodeHash: text(),
    /** Whether the passcode passed the present rules when it was set; false also without one. */
    isPasscodeChecked: boolean().notNull().default(false),
    showsPhoto: boolean().notNull().default(true),
    showsBirthday: boolean().notNull().default(true),
    /** Strangers record nothing for now (rule: paused-hub). */
    pausesWrites: boolean().notNull().default(false),
    /** New names wait for the parent before strangers see them (rule: approved-names). */
    approvesNames: boolean().notNull().default(false),
    /** What a Premium hub's header says; null for nothing (rule: hub-title). */
    hubTitle: text(),
    /** What its own words are in, and its hub for whoever asks for no language of ours (rule: languages). */
    language: languageCode().notNull().default(DEFAULT_LANGUAGE),
    /** When an operator took the hub down; null while it is up (rule: unpublished-hub). */
    takenDownAt: moment(),
    /** When the parent closed the account; it is purged 90 days later (rule: closed-account). */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check("families_plan", sql`${t.subscriptionPlan} in ('free', 'premium', 'enterprise')`),
    check(
      "families_status",
      sql`${t.subscriptionStatus} in ('active', 'trialing', 'past_due', 'canceled')`,
    ),
    check(
      "families_passcode_hash",
      sql`${t.passcodeHash} ~ '^scrypt:[A-Za-z0-9_-]{22}:[A-Za-z0-9_-]{43}$'`,
    ),
    check("families_hub_title", sql`char_length(${t.hubTitle}) between 1 and 40`),
    languageCheck("families", t.language),
    index("families_closed_at").on(t.closedAt).where(sql`${t.closedAt} is not null`),
  ],
);

/**
 * Who looks after a family (rule: family-members). A person has one family at most; deleting either deletes the row. One
 * owner at most by the index below, and one at least by the triggers of migrations/0016_families.sql.
 */
export const familyMembers = pgTable(
  "family_members",
  {
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["owner", "parent"] }).notNull(),
    /** When the person was taken out of another family and got this empty one; null for all others (rule: leaving). */
    takenOutAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.userId] }),
    unique("family_members_one_family").on(t.userId),
    uniqueIndex("family_members_one_owner").on(t.familyId).where(sql`${t.role} = 'owner'`),
    check("family_members_role", sql`${t.role} in ('owner', 'parent')`),
  ],
);
