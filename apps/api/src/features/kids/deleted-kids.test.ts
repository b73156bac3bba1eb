import { readFamilyExport } from "@giftling/db/queries/export/export";
import { kids } from "@giftling/db/schema/kids";
import { mailContacts } from "@giftling/db/schema/supporters";
import { makeFamily, makeKid, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { purgeAllDeletedKids } from "../../testing/purge-all-deleted-kids.ts";
import { createTestFixture, getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";
import { createFamilyExportDocument } from "../account/export/document.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const names = (rows: readonly { firstName: string }[]) => rows.map(({ firstName }) => firstName);

/** Creates a family with three kids: Emma, Leo and Theo, in this order. */
async function family() {
  const parent = await world.parent();
  const ids: string[] = [];
  for (const firstName of ["Emma", "Leo", "Theo"]) {
    ids.push((await parent.caller.kids.create({ firstName })).id);
  }
  const [emma = "", leo = "", theo = ""] = ids;
  return { ...parent, emma, leo, theo };
}

describe("a deleted kid (rule: deleted-kid)", () => {
  test("is listed for 30 days, latest first, and is restored unchanged in its former place", async () => {
    const { caller, leo, emma } = await family();
    const before = await caller.kids.list();
    const { id: item } = await caller.wishlist.create({ kidId: leo, name: "Kite", isIdea: true });
    await caller.kids.delete({ id: leo });
    await caller.kids.delete({ id: emma });
    expect(names(await caller.kids.list())).toEqual(["Theo"]);
    const [last, first] = await caller.kids.deleted();
    expect([last, first]).toMatchObject([{ firstName: "Emma" }, { id: leo, firstName: "Leo" }]);
    const days = Date.parse(first?.deletesAt ?? "") - Date.parse(first?.deletedAt ?? "");
    expect(days).toBe(30 * 24 * 60 * 60 * 1_000);
    expect(await caller.kids.restore({ id: leo })).toEqual(before[1]);
    expect(names(await caller.kids.list())).toEqual(["Leo", "Theo"]);
    expect(await caller.wishlist.list({ kidId: leo })).toMatchObject([{ id: item }]);
    await caller.kids.restore({ id: emma });
    expect(await caller.kids.list()).toEqual(before);
    expect(await caller.kids.deleted()).toEqual([]);
  });

  test("cannot be restored exactly 30 days later, even before its purge", async () => {
    const { caller, leo, emma } = await family();
    await caller.kids.delete({ id: leo });
    await caller.kids.delete({ id: emma });
    const now = world.clock.now();
    await updateRow(world.db, kids, leo, { deletedAt: addDays(now, -30) });
    await updateRow(world.db, kids, emma, {
      deletedAt: new Date(addDays(now, -30).getTime() + 60_000),
    });
    expect(names(await caller.kids.deleted())).toEqual(["Emma"]);
    expect(await getCallOutcome(caller.kids.restore({ id: leo }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(caller.kids.restore({ id: emma }))).toBe("ok");
  });

  test("returns a restored kid again, and NOT_FOUND to other families and for unknown ids", async () => {
    const { caller, leo } = await family();
    const other = await world.parent();
    await caller.kids.delete({ id: leo });
    expect(await getCallOutcome(other.caller.kids.restore({ id: leo }))).toBe("NOT_FOUND");
    expect(await other.caller.kids.deleted()).toEqual([]);
    const back = await caller.kids.restore({ id: leo });
    expect(await caller.kids.restore({ id: leo })).toEqual(back);
    for (const id of [UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.kids.restore({ id }))).toBe("NOT_FOUND");
    }
  });

  test("belongs to the owner: another parent can neither see nor restore it", async () => {
    const { id, caller, leo } = await family();
    const { caller: parent } = await world.coParent(id);
    await caller.kids.delete({ id: leo });
    expect(await getCallOutcome(parent.kids.deleted())).toBe("OWNER_ONLY");
    expect(await getCallOutcome(parent.kids.restore({ id: leo }))).toBe("OWNER_ONLY");
    expect(names(await parent.kids.list())).toEqual(["Emma", "Theo"]);
  });

  test("frees its place, so that restoring it can exceed the plan", async () => {
    const { caller, leo } = await family();
    await caller.kids.create({ firstName: "Ana" });
    await caller.kids.delete({ id: leo });
    const { id: ben } = await caller.kids.create({ firstName: "Ben" });
    await expect(caller.kids.restore({ id: leo })).rejects.toThrow(/All 4 places.* taken\. Delete/);
    expect(names(await caller.kids.deleted())).toEqual(["Leo"]);
    await caller.kids.delete({ id: ben });
    expect(await getCallOutcome(caller.kids.restore({ id: leo }))).toBe("ok");
  });

  test("counts neither in the account nor in what its parents wait for", async () => {
    const { caller, leo } = await family();
    await caller.kids.delete({ id: leo });
    expect(await caller.account.user()).toMatchObject({ kidCount: 2 });
    expect((await caller.gratitude.waiting()).map(({ kidId }) => kidId)).not.toContain(leo);
  });

  test("still fixes the family's currency with its contributions", async () => {
    const { caller, leo } = await family();
    const gift = { kidId: leo, amount: 5, type: "other", isAnonymous: true } as const;
    await world.visitor().gratitude.reportContribution(gift);
    await caller.kids.delete({ id: leo });
    const change = caller.account.setCurrency({ currency: "EUR" });
    expect(await getCallOutcome(change)).toBe("CURRENCY_FIXED");
  });

  test("is in the owner's export with its name and dates only, and in no other export", async () => {
    const { id, owner, caller, leo } = await family();
    const parent = await world.coParent(id);
    await makeWish(world.db, leo, { name: "Canary kite" });
    await caller.kids.delete({ id: leo });
    const read = async (userId: string) => {
      const all = await readFamilyExport(world.db, id, userId, new Date());
      return all && createFamilyExportDocument(all, new Date());
    };
    const own = await read(owner.id);
    expect(own?.account.deletedChildren).toMatchObject([{ firstName: "Leo" }]);
    expect(JSON.stringify(own)).not.toContain("Canary kite");
    expect(JSON.stringify(await read(parent.id))).not.toContain("Leo");
  });

  test("leaves the addresses that a parent added, when it is purged", async () => {
    const { id: familyId, caller, leo } = await family();
    const address = (email: string) => ({ familyId, email, canonicalEmail: email });
    const added = `added-${familyId}@example.com`;
    const idle = `idle-${familyId}@example.com`;
    await world.db
      .insert(mailContacts)
      .values([{ ...address(added), addedAt: world.clock.now() }, address(idle)]);
    await caller.kids.delete({ id: leo });
    await purgeAllDeletedKids(world.deps);
    expect(await caller.kids.deleted()).toEqual([]);
    const left = await world.db.query.mailContacts.findMany({
      where: (contacts, { eq }) => eq(contacts.familyId, familyId),
    });
    expect(left.map(({ email }) => email)).toEqual([added]);
  });

  test("must belong to exactly one family, in one of two columns", async () => {
    const one = await makeFamily(world.db);
    const { id } = await makeKid(world.db, one.id);
    const wrong = [
      { familyId: null },
      { deletedFromFamilyId: one.id },
      { deletedAt: new Date() },
      { familyId: null, deletedFromFamilyId: one.id },
    ];
    for (const facts of wrong) {
      await expect(updateRow(world.db, kids, id, facts)).rejects.toThrow();
    }
  });
});
