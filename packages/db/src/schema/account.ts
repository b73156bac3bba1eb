import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
    /** False while the parent keeps the hub to themselves (rule: unpublished-hub). */
    isPublished: boolean().notNull().default(true),
    /** The hub's passcode as scrypt made it, with its salt; null without one (rule: hub-passcode). */
    passcodeHash: text(),
    showsPhoto: boolean().notNull().default(true),
    showsBirthday: boolean().notNull().default(true),
    /** Strangers record nothing for now (rule: paused-hub). */
    pausesWrites: boolean().notNull().default(false),
    /** New names wait for the parent before strangers see them (rule: approved-names). */
    approvesNames: boolean().notNull().default(false),
    /** What a Premium hub's header says; null for nothing (rule: hub-title). */
    hubTitle: text(),
    /** When an operator took the hub down; null while it is up (rule: unpublished-hub). */
    takenDownAt: moment(),
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
    check(
      "users_passcode_hash",
      sql`${t.passcodeHash} ~ '^scrypt:[A-Za-z0-9_-]{22}:[A-Za-z0-9_-]{43}$'`,
    ),
    check("users_hub_title", sql`char_length(${t.hubTitle}) between 1 and 40`),
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

/** The mails that the parent wants (rule: parent-mail). No row means all of them. */
export const mailPreferences = pgTable("mail_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  giftRecorded: boolean().notNull().default(true),
  referralReward: boolean().notNull().default(true),
  trialReminders: boolean().notNull().default(true),
});
