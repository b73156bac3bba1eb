import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { createdAtColumn, timestampColumn } from "./columns.ts";
import { families } from "./families.ts";

/** Initial setup of a server that has its own database, stored in a single row (rule: first-account). */
export const installation = pgTable(
  "installation",
  {
    id: integer().primaryKey().default(1),
    setupTokenHash: text().notNull(),
    /** Time at which the setup link created the first account. Null before the setup. */
    setUpAt: timestampColumn(),
    /** Origin of the request that created the first account, for a server without APP_ORIGIN. */
    origin: text(),
  },
  (t) => [
    check("installation_one_row", sql`${t.id} = 1`),
    check("installation_token", sql`${t.setupTokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Links that create one account each on a server with sign-ups by invitation (rule: sign-up-invitations). */
export const signUpInvites = pgTable(
  "sign_up_invites",
  {
    /** SHA-256 of the sign-up link's token. The token itself is not stored. */
    tokenHash: text().primaryKey(),
    id: uuid().notNull().defaultRandom(),
    /** Family whose owner created the sign-up link. Null for a link that an operator created. */
    familyId: uuid().references(() => families.id, { onDelete: "cascade" }),
    /** User who created the sign-up link. Null for a link that an operator created, and after the user is deleted. */
    inviterId: uuid().references(() => users.id, { onDelete: "set null" }),
    expiresAt: timestampColumn().notNull(),
    /** Time at which an account was created with the sign-up link. Null for an unused link. */
    usedAt: timestampColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    unique("sign_up_invites_id").on(t.id),
    index("sign_up_invites_family").on(t.familyId),
    index("sign_up_invites_inviter").on(t.inviterId),
    check("sign_up_invites_token", sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
