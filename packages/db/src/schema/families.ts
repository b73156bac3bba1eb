import { CURRENCIES, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from "@giftling/domain";
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
import {
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  momentColumn,
} from "./columns.ts";

/**
 * Families. Deleting a row also deletes the family's kids, URLs, settings and plan. At the end of each transaction, a
 * family has exactly one owner (rule: family-members).
 */
export const families = pgTable(
  "families",
  {
    id: idColumn(),
    subscriptionPlan: text({ enum: ["free", "premium", "enterprise"] })
      .notNull()
      .default("free"),
    subscriptionStatus: text({
      enum: ["active", "trialing", "past_due", "canceled"],
    }),
    trialEndsAt: momentColumn(),
    premiumGrantedUntil: momentColumn(),
    currentPeriodEnd: momentColumn(),
    stripeCustomerId: text().unique(),
    /**
     * Time since which the new owner's payment method has been missing at Stripe. Null if no payment method is missing
     * (rule: handing-over).
     */
    paymentMissingSince: momentColumn(),
    /**
     * Time at which the parent chose to continue on Free. This choice ended the trial permanently
     * (rule: continue-on-free).
     */
    continuedOnFreeAt: momentColumn(),
    /** Whether an operator set the plan. A sync with Stripe does not change such a plan (rule: stripe-truth). */
    planSetByOperator: boolean().notNull().default(false),
    referralCode: text().notNull().unique(),
    photoInPreviews: boolean().notNull().default(false),
    /** Whether the parent publishes the hub (rule: unpublished-hub). */
    isPublished: boolean().notNull().default(true),
    /** Scrypt hash of the passcode, with the hash's salt. Null if the hub has no passcode (rule: hub-passcode). */
    passcodeHash: text(),
    /**
     * Whether the passcode complied with the current passcode rules when the parent set it. False if the hub has no
     * passcode.
     */
    isPasscodeChecked: boolean().notNull().default(false),
    showsPhoto: boolean().notNull().default(true),
    showsBirthday: boolean().notNull().default(true),
    /** Whether the hub rejects every write by visitors (rule: paused-hub). */
    pausesWrites: boolean().notNull().default(false),
    /** Whether new givers' names require a parent's approval (rule: approved-names). */
    approvesNames: boolean().notNull().default(false),
    /** Whether followers can get a weekly mail with new wishes (rule: wish-digest). */
    sendsDigests: boolean().notNull().default(false),
    /** Title in the header of a Premium hub. Null if the family set no title (rule: hub-title). */
    hubTitle: text(),
    /**
     * Language of the family's texts, and the language of its hub for visitors without a supported language
     * (rule: languages).
     */
    language: languageColumn().notNull().default(DEFAULT_LANGUAGE),
    /** Currency of all amounts of the family. The currency is fixed once a contribution exists (rule: currency). */
    currency: text({ enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    /** Time at which a parent last reported which gifts arrived. Null before the first report (rule: after-the-day). */
    arrivalsCheckedAt: momentColumn(),
    /** Time at which an operator took the hub down. Null while the hub is not taken down (rule: unpublished-hub). */
    takenDownAt: momentColumn(),
    /** Time at which the account was closed. The account is purged 90 days later (rule: closed-account). */
    closedAt: momentColumn(),
    createdAt: createdAtColumn(),
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
    createLanguageCheck("families", t.language),
    check("families_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    index("families_closed_at").on(t.closedAt).where(sql`${t.closedAt} is not null`),
  ],
);

/**
 * Members of families. A user has at most one family. Deleting the user or the family deletes the row. An index
 * guarantees at most one owner, and the triggers of migrations/0016_families.sql guarantee at least one
 * (rule: family-members).
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
    /**
     * Time at which the user was removed from another family and received this empty family. Null for other members
     * (rule: leaving).
     */
    takenOutAt: momentColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.userId] }),
    unique("family_members_one_family").on(t.userId),
    uniqueIndex("family_members_one_owner").on(t.familyId).where(sql`${t.role} = 'owner'`),
    check("family_members_role", sql`${t.role} in ('owner', 'parent')`),
  ],
);
