import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, momentColumn } from "./columns.ts";
import { familyMembers } from "./families.ts";

/**
 * Requests by owners to make another parent the owner, at most one per family. The row is deleted when the request is
 * accepted, declined or withdrawn, or when the owner or the parent leaves the family (rule: handing-over).
 */
export const familyHandovers = pgTable(
  "family_handovers",
  {
    id: idColumn(),
    familyId: uuid().notNull().unique(),
    askedBy: uuid().notNull(),
    /** Parent who becomes the owner when the request is accepted. */
    memberId: uuid().notNull(),
    /** SHA-256 of the token in the handover mail's link. */
    tokenHash: text().notNull().unique(),
    expiresAt: momentColumn().notNull(),
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
