import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";

/** A parent, who is also the family: kids, addresses and settings belong to this row. */
export const users = pgTable(
  "users",
  {
    id: id(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    /** As the identity provider last told it; never used to recognise a person (rule: sign-in). */
    email: text().notNull(),
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
    /** When the parent chose to continue on Free; a trial that began before is over for good (rule: continue-on-free). */
    continuedOnFreeAt: moment(),
    /** An operator set the plan by hand; Stripe does not change it (rule: stripe-truth). */
    planSetByOperator: boolean().notNull().default(false),
    referralCode: text().notNull().unique(),
    photoInPreviews: boolean().notNull().default(false),
    /** When the parent closed the account; it is purged 90 days later (rule: closed-account). */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check("users_first_name_length", sql`char_length(${t.firstName}) <= 80`),
    check("users_last_name_length", sql`char_length(${t.lastName}) <= 80`),
    check("users_plan", sql`${t.subscriptionPlan} in ('free', 'premium', 'enterprise')`),
    check(
      "users_status",
      sql`${t.subscriptionStatus} in ('active', 'trialing', 'past_due', 'canceled')`,
    ),
    index("users_closed_at").on(t.closedAt).where(sql`${t.closedAt} is not null`),
  ],
);

/** A person at an identity provider: issuer and subject, never the e-mail (rule: sign-in). */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identities_user").on(t.userId)],
);

/** Sessions by the SHA-256 of their id, so that the database does not contain what the browser holds. */
export const sessions = pgTable(
  "sessions",
  {
    idHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The idle limit, moved forward with use. */
    expiresAt: moment().notNull(),
    /** The absolute limit counts from here. */
    createdAt: createdAt(),
  },
  (t) => [
    check("sessions_id_is_a_hash", sql`${t.idHash} ~ '^[0-9a-f]{64}$'`),
    index("sessions_user").on(t.userId),
    index("sessions_expires_at").on(t.expiresAt),
  ],
);

/**
 * Every address a family has or had. The primary key keeps it from other families for ever (rule: address-never-reused).
 */
export const familyAddresses = pgTable(
  "family_addresses",
  {
    address: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isCurrent: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "family_addresses_shape",
      sql`${t.address} ~ '^[a-z0-9-]{3,63}$' and ${t.address} ~ '[a-z0-9]'`,
    ),
    uniqueIndex("family_addresses_one_current").on(t.userId).where(sql`${t.isCurrent}`),
    index("family_addresses_user").on(t.userId),
  ],
);

/** HMACs of the addresses of purged families, which are never given out again (rule: tombstones, address-never-reused). */
export const addressTombstones = pgTable("address_tombstones", {
  addressHmac: text().primaryKey(),
  createdAt: createdAt(),
});

/** HMACs of identities that had their trial or grant (rule: tombstones, trial-once). */
export const trialTombstones = pgTable("trial_tombstones", {
  identityHmac: text().primaryKey(),
  createdAt: createdAt(),
});

/** The hub's theme (rule: hub-themes). No row means the standard one. */
export const themes = pgTable(
  "themes",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    palette: text({
      enum: ["evergreen", "coral", "ocean", "lavender", "sunshine", "midnight"],
    }).notNull(),
    /** "#rrggbb", or null for the palette's own. */
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

/** The mails that the parent wants (rule: parent-mail). No row means all of them. */
export const mailPreferences = pgTable("mail_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  giftRecorded: boolean().notNull().default(true),
  referralReward: boolean().notNull().default(true),
  trialReminders: boolean().notNull().default(true),
});

/** One stored picture file (avatar, update or wishlist picture), re-encoded (rule: pictures). */
export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Random; also the file's name in storage. */
    storageKey: text().notNull().unique(),
    /** In pixels, as stored; null for files from before sizes were recorded. */
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    // Needed by the foreign key that binds a kid's avatar to a picture of the same parent.
    unique("pictures_id_and_owner").on(t.id, t.userId),
    check("pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    index("pictures_user").on(t.userId),
  ],
);

/** The answers already given to a client's Idempotency-Key (rule: idempotency-key). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The procedure and the caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the input: the same key with another input is refused. */
    fingerprint: text().notNull(),
    /** The answer as JSON, without secrets; null while the first call is running. */
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_created_at").on(t.createdAt),
  ],
);
