import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, momentColumn } from "./columns.ts";

/** Initial setup of a server that has its own database, stored as a single row (rule: first-account). */
export const installation = pgTable(
  "installation",
  {
    id: integer().primaryKey().default(1),
    /** Hash of the setup link's token. */
    setupTokenHash: text().notNull(),
    /** Time at which the setup link created the first account. Null before the setup. */
    setUpAt: momentColumn(),
    /** Origin of the request that created the first account, for a server without APP_ORIGIN. */
    origin: text(),
  },
  (t) => [
    check("installation_one_row", sql`${t.id} = 1`),
    check("installation_token", sql`${t.setupTokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * Links with which an operator invites people to create an account on a server without open sign-ups (rule: sign-ups).
 */
export const signUpInvites = pgTable(
  "sign_up_invites",
  {
    tokenHash: text().primaryKey(),
    expiresAt: momentColumn().notNull(),
    /** Time at which an account was created with the link. Null for an unused link. */
    usedAt: momentColumn(),
    createdAt: createdAtColumn(),
  },
  (t) => [check("sign_up_invites_token", sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`)],
);
