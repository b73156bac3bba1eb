import { isMailOnByDefault, type MailPreferences, mapMailPreferences } from "@giftling/domain";
import { and, asc, desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { mailPreferences, users } from "../../schema/account.ts";
import { familyMembers } from "../../schema/families.ts";
import { hasPatchChanges } from "../core/patch.ts";

const { userId: _userId, ...mailPreferenceColumns } = getTableColumns(mailPreferences);

export { mailPreferenceColumns };

/**
 * Returns a parent's mail preferences. Returns the defaults, with `takesReplies` false, for a parent without stored
 * preferences (rule: parent-mail).
 */
export async function findMailPreferences(db: Executor, userId: string): Promise<MailPreferences> {
  const [row] = await db
    .select(mailPreferenceColumns)
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, userId));
  return row ?? { ...mapMailPreferences(isMailOnByDefault), takesReplies: false };
}

export async function writeMailPreferences(
  db: Executor,
  userId: string,
  patch: Partial<MailPreferences>,
): Promise<void> {
  const insert = db.insert(mailPreferences).values({ userId, ...patch });
  const target = mailPreferences.userId;
  if (hasPatchChanges(patch)) await insert.onConflictDoUpdate({ target, set: patch });
}

/** Returns the e-mail addresses of the parents who accept replies, the owner's address first (rule: replies). */
export async function listReplyAddresses(db: Executor, familyId: string): Promise<string[]> {
  const isOwner = eq(familyMembers.role, "owner");
  const rows = await db
    .select({ email: users.email })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(mailPreferences, eq(mailPreferences.userId, users.id))
    .where(
      and(eq(familyMembers.familyId, familyId), mailPreferences.takesReplies, ne(users.email, "")),
    )
    .orderBy(desc(isOwner), asc(users.id));
  return rows.map(({ email }) => email);
}
