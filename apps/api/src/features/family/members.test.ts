import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { procedures } from "../../http/rest/procedures.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { makeInvite } from "../../testing/invites.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** Creates a family with a kid and two parents, Ana and Ben. */
async function familyOfTwo() {
  const ana = await world.parent();
  const kid = await makeKid(world.db, ana.id, { firstName: "Emma" });
  const ben = await world.coParent(ana.id);
  return { ana, ben, kidId: kid.id };
}

/** Returns the families that do not have exactly one owner, and the users who do not have exactly one family. */
async function broken() {
  return world.db.execute(`
    select 'family ' || id as what from families
      where (select count(*) from family_members where family_id = families.id and role = 'owner') <> 1
    union all select 'person ' || id from users
      where (select count(*) from family_members where user_id = users.id) <> 1`);
}

describe("members", () => {
  test("are listed with their roles, the owner first (rule: members)", async () => {
    const { ana, ben } = await familyOfTwo();
    const both = [
      { id: ana.owner.id, name: "Ana Rivera", email: ana.owner.email, role: "owner" },
      { id: ben.id, name: "Ben Rivera", email: ben.email, role: "parent" },
    ];
    expect(await ana.caller.family.members()).toEqual(both);
    expect(await ben.caller.family.members()).toEqual(both);
    expect(await ben.caller.account.user()).toMatchObject({ role: "parent", ownerName: "Ana" });
  });

  test("are rejected by owner-only procedures over tRPC and REST (rule: owner-only)", async () => {
    const { ben, kidId } = await familyOfTwo();
    const forOwners = procedures.filter(({ ownerOnly }) => ownerOnly).map(({ name }) => name);
    expect(forOwners).toEqual([
      "account.setFamilyUrl",
      "account.retireAddress",
      "account.close",
      "account.reactivate",
      "webhooks.list",
      "webhooks.create",
      "webhooks.update",
      "webhooks.remove",
      "webhooks.deliveries",
      "webhooks.test",
      "webhooks.sendAgain",
      "billing.createSubscriptionSession",
      "billing.createPortalSession",
      "billing.continueOnFree",
      "family.handOver",
      "family.invites",
      "family.invite",
      "family.sendInviteAgain",
      "family.confirmInvite",
      "family.withdrawInvite",
      "kids.delete",
      "kids.deleted",
      "kids.restore",
      "signUpInvites.list",
      "signUpInvites.create",
      "signUpInvites.takeBack",
    ]);
    const answer = await world.app.inject({
      method: "DELETE",
      url: `/api/kids/${kidId}`,
      headers: { cookie: ben.cookie },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: "OWNER_ONLY", message: "Only the page's owner can do this." },
    ]);
    expect(await getCallOutcome(ben.as().family.invites())).toBe("OWNER_ONLY");
  });

  test("edit the same item without overwriting each other (rule: changed-meanwhile)", async () => {
    const { ana, ben, kidId } = await familyOfTwo();
    const [seen] = await ana.caller.kids.list();
    const version = seen?.version;
    await ben.as().kids.update({ id: kidId, bio: "Likes trains.", version });
    // The second edit changes another field, so both changes are stored.
    await ana.as().kids.update({ id: kidId, grade: "1st", version });
    const change = ana.as().kids.update({ id: kidId, bio: "Likes boats.", version });
    await expect(change).rejects.toMatchObject({
      cause: {
        code: "CHANGED_MEANWHILE",
        changed: { mine: { bio: "Likes boats." }, theirs: { bio: "Likes trains." } },
      },
    });
    expect(await ben.as().kids.list()).toMatchObject([{ bio: "Likes trains.", grade: "1st" }]);
  });

  test("can each mark a gift as bought by the family (rule: purchase-once)", async () => {
    const { ana, ben, kidId } = await familyOfTwo();
    for (const who of [ana.as(), ben.as()]) {
      const { id } = await makeWish(world.db, kidId);
      await who.wishlist.purchase({ id, purchasedBy: "Parent" });
    }
    const wall = await ana.as().gratitude.wall({ kidId });
    expect(wall.map(({ giverName }) => giverName)).toEqual(["Parent", "Parent"]);
    expect(await ana.as().gratitude.pendingThankYous({ kidId })).toEqual([]);
  });
});

/** Transfers a family from its owner Ana to the parent Ben. Returns the family's members. */
async function handOver(
  ana: Pick<Awaited<ReturnType<typeof familyOfTwo>>["ana"], "as">,
  ben: Awaited<ReturnType<typeof familyOfTwo>>["ben"],
) {
  await ana.as().family.handOver({ memberId: ben.id });
  return ben.as().family.acceptHandOver({ token: await getToken(ben) });
}

/** Returns the handover token that the API shows to a person, or "" if no handover is open. */
const getToken = async ({ as }: Pick<Awaited<ReturnType<TestApp["coParent"]>>, "as">) =>
  (await as().account.user()).handover?.token ?? "";

describe("leaving (rule: leaving)", () => {
  test("revokes a removed parent's access from the next call on", async () => {
    const { ana, ben, kidId } = await familyOfTwo();
    await ben.caller.wishlist.create({ kidId, name: "Kite", url: "https://example.com/kite" });
    const key = { idempotencyKey: "ben-adds-leo" };
    await ben.as(key).kids.create({ firstName: "Leo" });
    expect(await ana.as().family.removeMember({ id: ben.id })).toBeNull();
    expect(await ben.as().kids.list()).toEqual([]);
    expect(await getCallOutcome(ben.as().wishlist.list({ kidId }))).toBe("NOT_FOUND");
    // An open page sends the id of the family that it shows.
    const open = { shownFamilyId: ana.id };
    expect(await getCallOutcome(ben.as(open).kids.create({ firstName: "Max" }))).toBe(
      "FAMILY_CHANGED",
    );
    expect(await getCallOutcome(ben.as(open).account.user())).toBe("FAMILY_CHANGED");
    // The response stored for the key in the former family is not returned.
    expect((await ben.as(key).kids.create({ firstName: "Leo" })).firstName).toBe("Leo");
    expect(await ana.as().kids.list()).toHaveLength(2);
    // Ben's session stays valid. He owns a new, empty family.
    const me = await ben.as().account.user();
    const own = { id: ben.id, role: "owner", familyUrl: null, wasTakenOut: true };
    expect(me).toMatchObject(own);
    // The wish that Ben created stays with the former family.
    const wishes = await ana.as().wishlist.list({ kidId });
    expect(wishes.map(({ name }) => name)).toEqual(["Kite"]);
    expect(await ana.as().family.members()).toHaveLength(1);
  });

  test("is allowed for every parent, and for the owner only after a handover", async () => {
    const { ana, ben } = await familyOfTwo();
    expect(await getCallOutcome(ana.caller.family.removeMember({ id: ana.owner.id }))).toBe(
      "CONFLICT",
    );
    expect(await getCallOutcome(ben.as().family.removeMember({ id: ana.owner.id }))).toBe(
      "OWNER_ONLY",
    );
    const members = await handOver(ana, ben);
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ["Ben Rivera", "owner"],
      ["Ana Rivera", "parent"],
    ]);
    expect(await getCallOutcome(ana.as().family.handOver({ memberId: ben.id }))).toBe("OWNER_ONLY");
    await ana.as().family.removeMember({ id: ana.owner.id });
    expect(await ben.as().family.members()).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  test("is not recorded as a removal and sends no mail", async () => {
    const { ben } = await familyOfTwo();
    await ben.caller.family.removeMember({ id: ben.id });
    expect(await ben.as().account.user()).toMatchObject({ familyUrl: null, wasTakenOut: false });
    expect(await listMails(world.db, { userId: ben.id })).toEqual([]);
  });

  test("clears the removal when the parent joins again", async () => {
    const { ana, ben } = await familyOfTwo();
    await ana.as().family.removeMember({ id: ben.id });
    const { token } = await makeInvite(world.deps, ana.id, ben.email);
    await ben.as().family.accept({ token });
    expect(await ben.as().account.user()).toMatchObject({ role: "parent", wasTakenOut: false });
  });

  test("is allowed in a closed family, except for the owner (rule: closed-account)", async () => {
    const { ana, ben } = await familyOfTwo();
    await ana.as().account.close({ confirm: "DELETE" });
    // Closing the account deleted the sessions.
    const cookie = (await world.deps.sessions.start(ben.id, undefined)).split(";")[0] ?? "";
    const call = async (method: "GET" | "DELETE", url: string) => {
      const answer = await world.app.inject({ method, url, headers: { cookie } });
      return answer.body === "" ? answer.statusCode : answer.json();
    };
    const members = "/api/family/members";
    expect(await call("GET", members)).toMatchObject({ code: "ACCOUNT_CLOSED" });
    const closure = await call("GET", "/api/account/closure");
    expect(closure).toMatchObject({ role: "parent", userId: ben.id });
    const owner = await call("DELETE", `${members}/${ana.owner.id}`);
    expect(owner).toMatchObject({ code: "OWNER_ONLY" });
    expect(await call("DELETE", `${members}/${ben.id}`)).toBe(204);
    expect(await call("GET", "/api/auth/user")).toMatchObject({ role: "owner", familyUrl: null });
    expect(await call("GET", "/api/kids")).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  test("returns NOT_FOUND for another family's member and a malformed ID", async () => {
    const { ana } = await familyOfTwo();
    const other = await familyOfTwo();
    for (const id of [other.ben.id, other.ana.owner.id, "nobody"]) {
      expect(await getCallOutcome(ana.as().family.removeMember({ id }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(ana.as().family.handOver({ memberId: id }))).toBe("NOT_FOUND");
    }
  });

  test("preserves one owner per family and one family per person under concurrent calls", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ana, ben } = await familyOfTwo();
      const eva = await world.coParent(ana.id, { firstName: "Eva" });
      await ana.as().family.handOver({ memberId: ben.id });
      const token = await getToken(ben);
      const calls = [
        ana.as().family.handOver({ memberId: ben.id }),
        ana.as().family.handOver({ memberId: eva.id }),
        ana.as().family.removeMember({ id: ben.id }),
        ben.as().family.removeMember({ id: ben.id }),
        eva.as().family.removeMember({ id: eva.id }),
        ana.as().family.removeMember({ id: ana.owner.id }),
        ...(round % 2 === 0 ? [ana.as().account.close({ confirm: "DELETE" })] : []),
        ben.as().family.acceptHandOver({ token }),
        ben.as().family.handOver({ memberId: ana.owner.id }),
        ben.as().family.removeMember({ id: eva.id }),
      ];
      const allowed = [
        "ok",
        "OWNER_ONLY",
        "NOT_FOUND",
        "CONFLICT",
        "ACCOUNT_CLOSED",
        "UNAUTHORIZED",
      ];
      for (const code of Object.keys(await countCallOutcomes(calls)))
        expect(allowed).toContain(code);
      expect(await broken()).toEqual([]);
    }
  });

  test("leaves each person in one family when joining and leaving concurrently", async () => {
    const { ana, ben } = await familyOfTwo();
    const other = await world.parent();
    const { token } = await makeInvite(world.deps, other.id, ben.email);
    const calls = [
      ana.as().family.removeMember({ id: ben.id }),
      ...Array.from({ length: 5 }, () => ben.as().family.accept({ token })),
    ];
    await countCallOutcomes(calls);
    expect(await broken()).toEqual([]);
  });
});
