import { DEFAULT_LANGUAGE } from "@giftling/domain";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { families, familyMembers } from "../../schema/families.ts";
import { idempotencyKeys } from "../../schema/operation.ts";
import { equalsId } from "../core/ids.ts";

const selectMembers = (db: Executor) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: familyMembers.role,
      /** Language of mail to the parent. Null until the parent chooses a language. */
      language: users.language,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId));

export type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** Returns the parents of a family: the owner, then the other parents in order of joining (rule: members). */
export async function listMembers(db: Executor, familyId: string) {
  return selectMembers(db)
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(desc(eq(familyMembers.role, "owner")), asc(familyMembers.createdAt), asc(users.id));
}

/** Returns a member, or null if the user does not belong to the family (rule: not-found-not-forbidden). */
export async function findMember(db: Executor, familyId: string, userId: string) {
  const isMember = and(
    eq(familyMembers.familyId, familyId),
    equalsId(familyMembers.userId, userId),
  );
  const [row] = await selectMembers(db).where(isMember);
  return row ?? null;
}

/** Returns the number of parents besides the owner. */
export function countParents(db: Executor, familyId: string): Promise<number> {
  return db.$count(
    familyMembers,
    and(eq(familyMembers.familyId, familyId), ne(familyMembers.role, "owner")),
  );
}

/** Adds a user to a family as a parent. The user must not have a family. */
export async function addParent(tx: Executor, familyId: string, userId: string): Promise<void> {
  await tx.insert(familyMembers).values({ familyId, userId, role: "parent" });
}

/**
 * Removes a user from a family, and creates an empty family that the user owns. Also deletes the user's responses that
 * are stored under idempotency keys. `takenOutAt` is null if the user left voluntarily. Requires `lockFamily` (rule:
 * leaving).
 */
export async function moveMemberToNewFamily(
  tx: Executor,
  familyId: string,
  userId: string,
  { referralCode, takenOutAt }: { referralCode: string; takenOutAt: Date | null },
): Promise<void> {
  await tx
    .delete(familyMembers)
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)));
  const [person] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const language = person?.language ?? DEFAULT_LANGUAGE;
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.scope} like ${`% ${userId}`}`);
  const [own] = await tx
    .insert(families)
    .values({ referralCode, language })
    .returning({ id: families.id });
  if (!own) throw new Error("The family was not stored");
  await tx.insert(familyMembers).values({ familyId: own.id, userId, role: "owner", takenOutAt });
}

/** Makes a parent the owner, and the current owner a parent. Requires `lockFamily`. */
export async function setFamilyOwner(tx: Executor, familyId: string, userId: string) {
  // The current owner's role changes first, because an index allows only one owner per family.
  await tx
    .update(familyMembers)
    .set({ role: "parent" })
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.role, "owner")));
  await tx
    .update(familyMembers)
    .set({ role: "owner" })
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)));
}
