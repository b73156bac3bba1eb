import { CURRENCIES, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from "@giftling/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
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
  cascadingIdColumn,
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  timestampColumn,
} from "./columns.ts";

/**
 * Families. Deleting a row also deletes the family's kids, URLs, settings and plan. After each transaction, a family
 * has exactly one owner (rule: family-members).
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
    trialEndsAt: timestampColumn(),
    premiumGrantedUntil: timestampColumn(),
    currentPeriodEnd: timestampColumn(),
    stripeCustomerId: text().unique(),
    /**
     * Time since which a new owner has had no payment method at Stripe. Null for any other family (rule: handing-over).
     */
    paymentMissingSince: timestampColumn(),
    /** Time at which a parent chose to continue on Free, which ended the trial permanently (rule: continue-on-free). */
    continuedOnFreeAt: timestampColumn(),
    /** Whether an operator set the plan. A sync with Stripe does not change such a plan (rule: stripe-truth). */
    planSetByOperator: boolean().notNull().default(false),
    referralCode: text().notNull().unique(),
    photoInPreviews: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(true),
    /** Scrypt hash of the passcode, with the salt. Null if the hub has no passcode (rule: hub-passcode). */
    passcodeHash: text(),
    /**
     * Whether the passcode was checked against the current passcode rules when a parent set it. False if there is no
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
    /** Title in the header of a Premium hub. Null if the family entered no title (rule: hub-title). */
    hubTitle: text(),
    /**
     * Language of the family's texts, and of the hub for visitors who prefer no supported language (rule: languages).
     */
    language: languageColumn().notNull().default(DEFAULT_LANGUAGE),
    /** Currency of the family's amounts, fixed once a contribution exists (rule: currency). */
    currency: text({ enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    /** Time at which a parent last reported which gifts arrived. Null before the first report (rule: after-the-day). */
    arrivalsCheckedAt: timestampColumn(),
    /** Time at which an operator took the hub down. Null unless the hub is taken down (rule: unpublished-hub). */
    takenDownAt: timestampColumn(),
    /** Time at which the account was closed. The purge follows 90 days later (rule: closed-account). */
    closedAt: timestampColumn(),
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
 * Members of families. A user has at most one family. A member's row is deleted with the user or the family. An index
 * and the triggers of migrations/0016_families.sql guarantee exactly one owner (rule: family-members).
 */
export const familyMembers = pgTable(
  "family_members",
  {
    familyId: cascadingIdColumn(() => families.id),
    userId: cascadingIdColumn(() => users.id),
    role: text({ enum: ["owner", "parent"] }).notNull(),
    /**
     * Time at which the user was removed from another family and received this empty family. Null for other members
     * (rule: leaving).
     */
    takenOutAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.userId] }),
    unique("family_members_one_family").on(t.userId),
    uniqueIndex("family_members_one_owner").on(t.familyId).where(sql`${t.role} = 'owner'`),
    check("family_members_role", sql`${t.role} in ('owner', 'parent')`),
  ],
);

/** Current and former URLs of families. The primary key reserves each URL permanently (rule: address-never-reused). */
export const familyAddresses = pgTable(
  "family_addresses",
  {
    address: text().primaryKey(),
    familyId: cascadingIdColumn(() => families.id),
    isCurrent: boolean().notNull(),
    /**
     * Time at which the family retired the URL. A retired URL opens no hub, and remains reserved for the family
     * (rule: retired-address).
     */
    retiredAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check(
      "family_addresses_shape",
      sql`${t.address} ~ '^[a-z0-9-]{3,63}$' and ${t.address} ~ '[a-z0-9]'`,
    ),
    check("family_addresses_retired", sql`not ${t.isCurrent} or ${t.retiredAt} is null`),
    uniqueIndex("family_addresses_one_current").on(t.familyId).where(sql`${t.isCurrent}`),
    index("family_addresses_family").on(t.familyId),
  ],
);

/** HMACs of purged families' URLs, which remain reserved (rule: tombstones). */
export const addressTombstones = pgTable("address_tombstones", {
  addressHmac: text().primaryKey(),
  createdAt: createdAtColumn(),
});

/**
 * Invitations to families. A row is deleted when the person joins or the invitation is withdrawn. An unexpired row
 * counts toward the plan's limit of parents (rule: invitations).
 */
export const familyInvites = pgTable(
  "family_invites",
  {
    id: idColumn(),
    familyId: cascadingIdColumn(() => families.id),
    email: text().notNull(),
    /** Canonical form of the invited e-mail address (`canonicalizeEmail`), unique per family. */
    canonicalEmail: text().notNull(),
    /**
     * Language of the page on which the owner wrote the invitation. Null if the family's language applies
     * (rule: languages).
     */
    language: languageColumn(),
    /** SHA-256 of the token in the invitation mail's link. `deriveInviteToken` derives the token from the ID. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestampColumn().notNull(),
    /** User whose request to join needs the owner's approval, because the invitation is for another e-mail address. */
    askedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAtColumn(),
  },
  (t) => [
    unique("family_invites_once_per_family").on(t.familyId, t.canonicalEmail),
    index("family_invites_asked_by").on(t.askedBy),
    index("family_invites_expires_at").on(t.expiresAt),
    check("family_invites_email", sql`char_length(${t.email}) <= 254`),
    check("family_invites_token", sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
    createLanguageCheck("family_invites", t.language),
  ],
);

/**
 * Requests by owners to make another parent the owner, at most one per family. The row is deleted when the request
 * ends, and when the owner or the parent leaves the family (rule: handing-over).
 */
export const familyHandovers = pgTable(
  "family_handovers",
  {
    id: idColumn(),
    familyId: uuid().notNull().unique(),
    askedBy: uuid().notNull(),
    /** Parent who becomes the owner when the handover is accepted. */
    memberId: uuid().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: timestampColumn().notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    foreignKey({
      name: "family_handovers_asked_by",
      columns: [t.familyId, t.askedBy],
      foreignColumns: [familyMembers.familyId, familyMembers.userId],
    }).onDelete("cascade"),
    foreignKey({
      name: "family_handovers_member",
      columns: [t.familyId, t.memberId],
      foreignColumns: [familyMembers.familyId, familyMembers.userId],
    }).onDelete("cascade"),
    index("family_handovers_asked_by_index").on(t.familyId, t.askedBy),
    index("family_handovers_member_index").on(t.familyId, t.memberId),
    index("family_handovers_expires_at").on(t.expiresAt),
    check("family_handovers_token", sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check("family_handovers_two_people", sql`${t.askedBy} <> ${t.memberId}`),
  ],
);

/** Themes of hubs. A family without a row has the standard theme (rule: hub-themes). */
export const themes = pgTable(
  "themes",
  {
    familyId: cascadingIdColumn(() => families.id).primaryKey(),
    palette: text({
      enum: ["evergreen", "coral", "ocean", "lavender", "sunshine", "midnight"],
    }).notNull(),
    /** Accent color as "#rrggbb". Null if the palette's color applies. */
    accent: text(),
    cover: text({ enum: ["plain", "dots", "rings", "ribbon"] }).notNull(),
  },
  (t) => [
    check(
      "themes_palette",
      sql`${t.palette} in ('evergreen', 'coral', 'ocean', 'lavender', 'sunshine', 'midnight')`,
    ),
    check("themes_accent", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    check("themes_cover", sql`${t.cover} in ('plain', 'dots', 'rings', 'ribbon')`),
  ],
);
