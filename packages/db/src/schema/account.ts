import { DEFAULT_QUIET_HOURS, isMailOnByDefault, mapMailPreferences } from "@giftling/domain";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import {
  cascadingIdColumn,
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  timestampColumn,
} from "./columns.ts";

/**
 * Users who sign in as parents of a family (`family_members`). `families` contains the family's data
 * (rule: family-members).
 */
export const users = pgTable(
  "users",
  {
    id: idColumn(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    /** E-mail address of the latest sign-in. Does not identify a user (rule: sign-in). */
    email: text().notNull(),
    /**
     * E-mail address verified by the user's latest sign-in with an e-mail address. Null if no address is verified
     * (rule: joining).
     */
    verifiedEmail: text(),
    /**
     * Language of mail to the user, and of the app after a sign-in without a language cookie. Null if the family's
     * language applies to mail (rule: mail-language).
     */
    language: languageColumn(),
    /**
     * Time at which the user added a passkey or dismissed the offer to add a passkey. Null before that time (rule:
     * passkeys).
     */
    passkeyOfferEndedAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("users_first_name_length", sql`char_length(${t.firstName}) <= 80`),
    check("users_last_name_length", sql`char_length(${t.lastName}) <= 80`),
    createLanguageCheck("users", t.language),
    index("users_verified_email").on(sql`lower(${t.verifiedEmail})`),
  ],
);

/**
 * Identities of users at identity providers, and e-mail addresses used to sign in by mail (`EMAIL_IDENTITY_ISSUER`).
 * Issuer and subject identify a user (rule: sign-in).
 */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: cascadingIdColumn(() => users.id),
    createdAt: createdAtColumn(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identities_user").on(t.userId)],
);

/** Sessions, keyed by the SHA-256 of the session ID, so that the database contains no usable session ID. */
export const sessions = pgTable(
  "sessions",
  {
    idHash: text().primaryKey(),
    userId: cascadingIdColumn(() => users.id),
    /** End of the session's idle timeout, extended by each use of the session. */
    expiresAt: timestampColumn().notNull(),
    /** Start of the session's absolute timeout. */
    createdAt: createdAtColumn(),
    /**
     * Name of the browser and system, such as "Safari, iPhone". Null if unknown, and for sessions of older releases.
     */
    device: text(),
  },
  (t) => [
    check("sessions_id_is_a_hash", sql`${t.idHash} ~ '^[0-9a-f]{64}$'`),
    index("sessions_user").on(t.userId),
    index("sessions_expires_at").on(t.expiresAt),
  ],
);

/**
 * Requests to sign in by e-mail, each with a hash of the token in the mailed link. The six-digit code is derived from
 * the request's ID and not stored (rule: email-sign-in).
 */
export const emailSignIns = pgTable(
  "email_sign_ins",
  {
    id: idColumn(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Whether the sign-in link works in every browser. True only for a link that an operator created. */
    isForAnyBrowser: boolean().notNull().default(false),
    /**
     * Number of wrong codes entered for the e-mail sign-in, including codes entered after the sign-in could no longer
     * be used.
     */
    wrongCodes: integer().notNull().default(0),
    expiresAt: timestampColumn().notNull(),
    /** Time at which the user signed in with the mailed link or code. Null before that time. */
    usedAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("email_sign_ins_email", sql`char_length(${t.email}) <= 254`),
    check("email_sign_ins_token", sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
    index("email_sign_ins_expires_at").on(t.expiresAt),
  ],
);

/** Public keys of the passkeys with which users sign in (rule: passkeys). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: idColumn(),
    /** Credential ID in base64url, chosen by the authenticator. */
    credentialId: text().notNull().unique(),
    userId: cascadingIdColumn(() => users.id),
    /** COSE public key in base64url. */
    publicKey: text().notNull(),
    /** Signature counter of the latest use. 0 for authenticators without a counter. */
    counter: bigint({ mode: "number" }).notNull(),
    /** Transports between the browser and the authenticator, such as "internal" or "usb". */
    transports: text().array().notNull(),
    /** Name chosen by the parent, or name of the browser that added the passkey. Null if both are unknown. */
    name: text(),
    lastUsedAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("passkeys_name", sql`char_length(${t.name}) between 1 and 80`),
    index("passkeys_user").on(t.userId),
  ],
);

/** Challenges for adding a passkey or signing in with a passkey. A used challenge is deleted (rule: passkeys). */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text().primaryKey(),
    /**
     * Hash of a cookie of the browser that requested the challenge: the session cookie, or the cookie of the sign-in
     * page.
     */
    browserHash: text().notNull(),
    expiresAt: timestampColumn().notNull(),
  },
  (t) => [
    check(
      "passkey_challenges_hashes",
      sql`${t.challengeHash} || ${t.browserHash} ~ '^[0-9a-f]{128}$'`,
    ),
    index("passkey_challenges_expires_at").on(t.expiresAt),
  ],
);

/**
 * Push subscriptions of browsers in which a parent signed in. A sign-out deletes the push subscription, but the expiry
 * of a session does not (rule: web-push).
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: idColumn(),
    userId: cascadingIdColumn(() => users.id),
    /** Session in which the parent last turned on push notifications. Null after the session expired. */
    sessionHash: text()
      .unique()
      .references(() => sessions.idHash, { onDelete: "set null" }),
    /** Name of the browser and system, such as "Safari, iPhone". Null if unknown. */
    device: text(),
    /** URL of the browser's push service, which receives the notifications. */
    endpoint: text().notNull().unique(),
    /** Public key of the browser in base64url, used to encrypt notifications. */
    p256dh: text().notNull(),
    /** Secret that the browser and the server share, in base64url. */
    auth: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    check("push_subscriptions_endpoint", sql`char_length(${t.endpoint}) <= 2048`),
    index("push_subscriptions_user").on(t.userId),
  ],
);

/** Push preferences of parents. A parent without a row has the defaults (rule: web-push). */
export const pushPreferences = pgTable(
  "push_preferences",
  {
    userId: cascadingIdColumn(() => users.id).primaryKey(),
    ...mapMailPreferences((name) => boolean().notNull().default(isMailOnByDefault(name))),
    /** Hour at which the quiet hours start, from 0 to 23. Equal to `quietUntil` if there are no quiet hours. */
    quietFrom: integer().notNull().default(DEFAULT_QUIET_HOURS.quietFrom),
    quietUntil: integer().notNull().default(DEFAULT_QUIET_HOURS.quietUntil),
    /** IANA name of the parent's time zone. Null until a browser sends the name. */
    timeZone: text(),
  },
  (t) => [
    check(
      "push_preferences_hours",
      sql`${t.quietFrom} between 0 and 23 and ${t.quietUntil} between 0 and 23`,
    ),
    check("push_preferences_time_zone", sql`char_length(${t.timeZone}) <= 64`),
  ],
);

/** Mail preferences of parents. A parent without a row has the defaults (rule: parent-mail). */
export const mailPreferences = pgTable("mail_preferences", {
  userId: cascadingIdColumn(() => users.id).primaryKey(),
  ...mapMailPreferences((name) => boolean().notNull().default(isMailOnByDefault(name))),
  /**
   * Whether replies to thank-yous and updates go to this parent. If true, these mails contain the parent's e-mail
   * address.
   */
  takesReplies: boolean().notNull().default(false),
});
