import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { familyMembers } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";

const author = alias(familyMembers, "author");
const other = alias(familyMembers, "other");

/** The person's first name, of a family's member beside whom there is another one. */
const nameOf = (condition: SQL | undefined): SQL => sql`(
  select nullif(btrim(${users.firstName}), '') from ${familyMembers} author
  join ${users} on ${eq(users.id, author.userId)}
  where ${condition} and exists (
    select 1 from ${familyMembers} other
    where ${eq(other.familyId, author.familyId)} and ${other.userId} <> ${author.userId}))`;

/**
 * The first name of who wrote something about a kid; null when it is not known, for who no longer looks after the kid's family, and where
 * one parent does alone (rule: who-wrote).
 */
export const authorName = (authorId: Column, kidId: Column): SQL<string | null> =>
  sql<string | null>`${nameOf(
    and(
      eq(author.userId, authorId),
      eq(author.familyId, sql`(select ${kids.familyId} from ${kids} where ${eq(kids.id, kidId)})`),
    ),
  )}`;

/** The same of somebody who is about to write. */
export async function findAuthorName(
  db: Executor,
  familyId: string,
  userId: string,
): Promise<string | null> {
  const name = nameOf(and(eq(author.userId, userId), eq(author.familyId, familyId)));
  const [row] = await db.execute<{ name: string | null }>(sql`select ${name} as name`);
  return row?.name ?? null;
}
