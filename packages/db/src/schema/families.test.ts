import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { Executor } from "../client.ts";
import { createTestDatabase } from "../testing/database.ts";
import { makeFamily, makeKid } from "../testing/factories.ts";
import { getViolatedConstraint } from "../testing/violated-constraint.ts";
import { families, familyMembers, kids, users } from "./index.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

let people = 0;
async function makePerson(): Promise<string> {
  people += 1;
  const [row] = await db
    .insert(users)
    .values({ email: `ben${people}@example.com` })
    .returning();
  return row?.id ?? "";
}

async function addParent(familyId: string): Promise<string> {
  const userId = await makePerson();
  await db.insert(familyMembers).values({ familyId, userId, role: "parent" });
  return userId;
}

const setRole = (tx: Executor, userId: string, role: "owner" | "parent") =>
  tx.update(familyMembers).set({ role }).where(eq(familyMembers.userId, userId));
const listOwners = async (familyId: string) =>
  (
    await db
      .select()
      .from(familyMembers)
      .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.role, "owner")))
  ).map(({ userId }) => userId);

describe("family owner (rule: family-members)", () => {
  test("rejects a family without an owner and a second owner", async () => {
    expect(await getViolatedConstraint(db.insert(families).values({ referralCode: "alone" }))).toBe(
      "families_owner",
    );
    const family = await makeFamily(db);
    const parent = await addParent(family.id);
    expect(await getViolatedConstraint(setRole(db, parent, "owner"))).toBe(
      "family_members_one_owner",
    );
    expect(await listOwners(family.id)).toEqual([family.owner.id]);
  });

  test("rejects removing, demoting or deleting the owner", async () => {
    const { id, owner } = await makeFamily(db);
    await addParent(id);
    const isOwner = eq(familyMembers.userId, owner.id);
    expect(await getViolatedConstraint(db.delete(familyMembers).where(isOwner))).toBe(
      "family_members_owner",
    );
    expect(await getViolatedConstraint(setRole(db, owner.id, "parent"))).toBe(
      "family_members_owner",
    );
    expect(await getViolatedConstraint(db.delete(users).where(eq(users.id, owner.id)))).toBe(
      "family_members_owner",
    );
    expect(await listOwners(id)).toEqual([owner.id]);
  });

  test("has one owner after many concurrent transfers", async () => {
    const { id, owner } = await makeFamily(db);
    const heirs = await Promise.all(Array.from({ length: 10 }, () => addParent(id)));
    const handOver = (to: string) =>
      db.transaction(async (tx) => {
        await setRole(tx, owner.id, "parent");
        await setRole(tx, to, "owner");
      });
    const ends = await Promise.all(heirs.map((heir) => getViolatedConstraint(handOver(heir))));
    expect(ends.filter((end) => end === "stored")).toHaveLength(1);
    expect(await listOwners(id)).toEqual([heirs[ends.indexOf("stored")]]);
  });

  test("has one owner after a transfer to a parent who leaves concurrently", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, owner } = await makeFamily(db);
      const heir = await addParent(id);
      await Promise.all([
        getViolatedConstraint(
          db.transaction(async (tx) => {
            await setRole(tx, owner.id, "parent");
            await setRole(tx, heir, "owner");
          }),
        ),
        getViolatedConstraint(db.delete(familyMembers).where(eq(familyMembers.userId, heir))),
      ]);
      expect(await listOwners(id)).toHaveLength(1);
    }
  });
});

test("a user has one family and one of two roles", async () => {
  const [one, two] = [await makeFamily(db), await makeFamily(db)];
  const join = (familyId: string, userId: string) =>
    getViolatedConstraint(db.insert(familyMembers).values({ familyId, userId, role: "parent" }));
  expect(await join(two.id, one.owner.id)).toBe("family_members_one_family");
  const guest = { familyId: one.id, userId: await makePerson(), role: "guest" as "parent" };
  expect(await getViolatedConstraint(db.insert(familyMembers).values(guest))).toBe(
    "family_members_role",
  );
});

test("deleting a family deletes its memberships, and deleting another parent only that parent's", async () => {
  const family = await makeFamily(db);
  await makeKid(db, family.id);
  const [stays, goes] = [await addParent(family.id), await addParent(family.id)];
  await db.delete(users).where(eq(users.id, goes));
  const isOfFamily = eq(familyMembers.familyId, family.id);
  expect(await db.$count(familyMembers, isOfFamily)).toBe(2);
  await db.delete(families).where(eq(families.id, family.id));
  expect(await db.$count(familyMembers, isOfFamily)).toBe(0);
  expect(await db.$count(kids, eq(kids.familyId, family.id))).toBe(0);
  expect(await db.$count(users, eq(users.id, stays))).toBe(1);
});
