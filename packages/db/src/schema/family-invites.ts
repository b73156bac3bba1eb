import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import {
  createdAtColumn,
  createLanguageCheck,
  idColumn,
  languageColumn,
  momentColumn,
} from "./columns.ts";
import { families } from "./families.ts";

/**
 * Invitations to families. A row is deleted when the invited person joins or the invitation is withdrawn. An unexpired
 * row counts toward the plan's limit of parents (rule: invitations).
 */
export const familyInvites = pgTable(
  "family_invites",
  {
    id: idColumn(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /**
     * Canonical form (`canonicalizeEmail`) of the invited e-mail address. An address has at most one invitation per
     * family.
     */
    canonicalEmail: text().notNull(),
    /**
     * Language of the page on which the owner wrote the invitation. Null if the family's language applies
     * (rule: languages).
     */
    language: languageColumn(),
    /**
     * SHA-256 of the token in the invitation mail's link. The token is not stored. `deriveInvitationToken` derives the
     * token from the invitation's ID.
     */
    tokenHash: text().notNull().unique(),
    expiresAt: momentColumn().notNull(),
    /**
     * User who requested to join without having verified the invited e-mail address. The request is pending approval.
     */
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
