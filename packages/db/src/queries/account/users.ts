import type { Language, MemberRole } from "@giftling/domain";
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities, users } from "../../schema/account.ts";
import { families, familyMembers } from "../../schema/families.ts";
import type { FamilyRow } from "./families.ts";

export const buildIdentityCondition = ({ issuer, subject }: { issuer: string; subject: string }) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject));

export type UserRow = typeof users.$inferSelect;

/** User with a family and a role in that family (rule: family-members). */
export type Account = { user: UserRow; family: FamilyRow; role: MemberRole };

/**
 * Returns SQL for a lateral join of a family's owner as one row `owner` (`ownerColumns`). The subquery's LIMIT makes
 * Postgres look up one owner per family instead of reading all owners.
 */
export const selectOwner = (familyId: Column): SQL => sql`(
  select ${users.id}, ${users.email} from ${familyMembers} join ${users} on ${users.id} = ${familyMembers.userId}
  where ${familyMembers.familyId} = ${familyId} and ${familyMembers.role} = 'owner' limit 1) owner`;
export const ownerColumns = {
  userId: sql<string>`owner.id`,
  email: sql<string>`owner.email`,
};

/** Returns a user with their family. Returns null if the user does not exist or has no family. */
export async function findAccount(db: Executor, userId: string): Promise<Account | null> {
  const [row] = await db
    .select({ user: users, family: families, role: familyMembers.role })
    .from(users)
    .innerJoin(familyMembers, eq(familyMembers.userId, users.id))
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function findOwner(db: Executor, familyId: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.role, "owner")));
  return row?.user ?? null;
}

export async function updateProfile(
  db: Executor,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<Account | null> {
  await db.update(users).set(name).where(eq(users.id, userId));
  return findAccount(db, userId);
}

export async function updateLanguage(db: Executor, userId: string, language: Language) {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
