import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { familyMembers } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";

const author = alias(familyMembers, "author");
const other = alias(familyMembers, "other");

/**
 * Returns SQL for the first name of the member that `condition` selects. The value is null for an empty name and in a
 * family with one member.
 */
const getName = (condition: SQL | undefined): SQL => sql`(
  select nullif(btrim(${users.firstName}), '') from ${familyMembers} author
  join ${users} on ${eq(users.id, author.userId)}
  where ${condition} and exists (
    select 1 from ${familyMembers} other
    where ${eq(other.familyId, author.familyId)} and ${other.userId} <> ${author.userId}))`;

/**
 * Returns SQL for the first name of an author in a family. The value is null for an unknown author, for a former
 * member, and in a family with one parent (rule: who-wrote).
 */
export const buildAuthorName = (authorId: Column, familyId: Column | SQL): SQL<string | null> =>
  sql<string | null>`${getName(and(eq(author.userId, authorId), eq(author.familyId, familyId)))}`;

/** Returns SQL for the ID of a kid's family. The value is null for a deleted kid. */
export const kidFamilyIdColumn = (kidId: Column): SQL =>
  sql`(select ${kids.familyId} from ${kids} where ${eq(kids.id, kidId)})`;

/** Returns the first name to show with a member's new text, or null in a family with one parent (rule: who-wrote). */
export async function findAuthorName(db: Executor, familyId: string, userId: string) {
  const name = getName(and(eq(author.userId, userId), eq(author.familyId, familyId)));
  const [row] = await db.execute<{ name: string | null }>(sql`select ${name} as name`);
  return row?.name ?? null;
}
