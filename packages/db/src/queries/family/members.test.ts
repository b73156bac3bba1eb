import { afterAll, describe, expect, test } from "vitest";
import { users } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily, makeParent } from "../../testing/factories.ts";
import { updateRow } from "../../testing/rows.ts";
import {
  addParent,
  countParents,
  findMember,
  listMembers,
  moveMemberToNewFamily,
  setFamilyOwner,
} from "./members.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

async function makeTwoFamilies() {
  const [ours, theirs] = [await makeFamily(db), await makeFamily(db)];
  const [ben, cleo] = [await makeParent(db, ours.id), await makeParent(db, theirs.id)];
  return { ours, theirs, ben, cleo };
}

const listRoles = async (familyId: string) =>
  (await listMembers(db, familyId)).map(({ id, role }) => [id, role]);

describe("listMembers and countParents", () => {
  test("lists one family's members, the owner first regardless of age", async () => {
    const { ours, theirs, ben } = await makeTwoFamilies();
    await db.execute(
      `update family_members set created_at = now() - interval '1 day' where user_id = '${ben.id}'`,
    );
    expect(await listRoles(ours.id)).toEqual([
      [ours.owner.id, "owner"],
      [ben.id, "parent"],
    ]);
    expect(await findMember(db, ours.id, ben.id)).toMatchObject({ id: ben.id, role: "parent" });
    expect(await findMember(db, theirs.id, ben.id)).toBeNull();
    expect(await findMember(db, ours.id, "no-uuid")).toBeNull();
  });

  test("counts parents without the owner", async () => {
    const { ours, cleo } = await makeTwoFamilies();
    expect(await countParents(db, ours.id)).toBe(1);
    await db.execute(`delete from family_members where user_id = '${cleo.id}'`);
    await addParent(db, ours.id, cleo.id);
    expect(await countParents(db, ours.id)).toBe(2);
  });
});

describe("moveMemberToNewFamily", () => {
  test("moves only one user, with the user's language", async () => {
    const { ours, theirs, ben, cleo } = await makeTwoFamilies();
    await updateRow(db, users, ben.id, { language: "es" });
    const takenOutAt = new Date("2026-03-01T10:00:00Z");
    const referralCode = `own-${ben.id}`;
    await db.transaction((tx) =>
      moveMemberToNewFamily(tx, ours.id, ben.id, { referralCode, takenOutAt }),
    );
    expect(await listRoles(ours.id)).toEqual([[ours.owner.id, "owner"]]);
    expect(await listRoles(theirs.id)).toHaveLength(2);
    const own = await db.execute(
      `select language, role, taken_out_at = '2026-03-01T10:00:00Z' as is_taken_out from families
       join family_members on family_id = families.id
       where referral_code = '${referralCode}' and user_id = '${ben.id}'`,
    );
    expect(own).toEqual([{ language: "es", role: "owner", is_taken_out: true }]);
    expect(await findMember(db, theirs.id, cleo.id)).not.toBeNull();
  });

  test("rejects moving a member of another family", async () => {
    const { ours, theirs, ben, cleo } = await makeTwoFamilies();
    const move = { referralCode: `own-${ben.id}`, takenOutAt: null };
    const moved = db.transaction((tx) => moveMemberToNewFamily(tx, theirs.id, ben.id, move));
    await expect(moved).rejects.toThrow();
    expect(await listRoles(ours.id)).toHaveLength(2);
    expect(await findMember(db, theirs.id, cleo.id)).not.toBeNull();
  });

  test("deletes only that user's stored responses", async () => {
    const { ours, ben } = await makeTwoFamilies();
    const store = (userId: string) =>
      db.execute(
        `insert into idempotency_keys (scope, key, fingerprint, answer) values ('kids.create ${userId}', 'k', 'f', '{}')`,
      );
    await store(ben.id);
    await store(ours.owner.id);
    const move = { referralCode: `own-${ben.id}`, takenOutAt: null };
    await db.transaction((tx) => moveMemberToNewFamily(tx, ours.id, ben.id, move));
    const left = await db.execute(
      `select scope from idempotency_keys where scope like '%${ben.id}' or scope like '%${ours.owner.id}'`,
    );
    expect(left).toEqual([{ scope: `kids.create ${ours.owner.id}` }]);
  });
});

test("swaps the roles of two members of one family", async () => {
  const { ours, theirs, ben, cleo } = await makeTwoFamilies();
  const dan = await makeParent(db, ours.id);
  await db.transaction((tx) => setFamilyOwner(tx, ours.id, ben.id));
  expect(await listRoles(ours.id)).toEqual([
    [ben.id, "owner"],
    [ours.owner.id, "parent"],
    [dan.id, "parent"],
  ]);
  expect(await listRoles(theirs.id)).toEqual([
    [theirs.owner.id, "owner"],
    [cleo.id, "parent"],
  ]);
});

test("rejects a member of another family as owner", async () => {
  const { ours, theirs, cleo } = await makeTwoFamilies();
  const swap = db.transaction((tx) => setFamilyOwner(tx, ours.id, cleo.id));
  await expect(swap).rejects.toThrow("has no owner");
  expect(await listRoles(theirs.id)).toEqual([
    [theirs.owner.id, "owner"],
    [cleo.id, "parent"],
  ]);
});
