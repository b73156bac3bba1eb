import { families, trialTombstones } from "@giftling/db/schema/index";
import { makeFamilyUrl, makeKid, makeReferral } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, describe, expect, test } from "vitest";
import { createInviteFixture, makeInvite } from "../../testing/invites.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

const { world, somebody, invited, close } = await createInviteFixture();
afterAll(close);

const getCount = async (statement: string) => {
  const [row] = await world.db.execute<{ count: number }>(
    `select count(*)::int as count from ${statement}`,
  );
  return row?.count;
};

describe("joining (rule: joining)", () => {
  test.each([
    ["is exactly the invited one", "ben@gmail.com", "ben@gmail.com", "joined"],
    ["differs in upper and lower case", "Ben@Gmail.com", "ben@gmail.COM", "joined"],
    ["is vouched for by nobody", "ben@gmail.com", null, "waiting"],
    ["has another tag", "ben@gmail.com", "ben+page@gmail.com", "waiting"],
    ["has other dots", "ben.o@gmail.com", "beno@gmail.com", "waiting"],
  ])(
    "returns the status for a person whose address %s",
    async (_what, invitedEmail, verifiedEmail, status) => {
      const ana = await world.parent();
      const { token } = await makeInvite(world.deps, ana.id, invitedEmail);
      const ben = await somebody({
        owner: { email: verifiedEmail ?? invitedEmail, verifiedEmail },
      });
      expect(await ben.as().family.accept({ token })).toEqual({ status });
      expect(await ana.as().family.members()).toHaveLength(status === "joined" ? 2 : 1);
    },
  );

  test("makes the person a parent of the family and deletes their empty family", async () => {
    const { ana, ben, invite } = await invited();
    const friend = await world.parent();
    await makeFamilyUrl(world.db, ben.id, { address: "former-url", isCurrent: false });
    await updateRow(world.db, families, ben.id, { stripeCustomerId: "cus_empty" });
    await makeReferral(world.db, friend.id, ben.id, { refereeEmail: "be•••@example.com" });
    await world.db.insert(trialTombstones).values({ identityHmac: "hmac-of-ben" });
    const { token } = invite;
    expect(await ben.caller.family.accept({ token })).toEqual({ status: "joined" });
    expect(await ben.as().account.user()).toMatchObject({
      id: ben.owner.id,
      role: "parent",
      familyId: ana.id,
      familyUrl: ana.familyUrl,
      kidCount: 1,
    });
    expect(await getCount(`families where id = '${ben.id}'`)).toBe(0);
    expect(await getCount("family_addresses where address like 'former-%'")).toBe(0);
    // Another family cannot use the family URL, the friend's referral stays, and the trial stays recorded.
    const wanted = friend.as().account.setFamilyUrl({ familyUrl: ben.familyUrl });
    expect(await getCallOutcome(wanted)).toBe("ADDRESS_TAKEN");
    const { stats } = await friend.as().referrals.stats();
    expect(stats.totalSignups).toBe(1);
    expect(await getCount("trial_tombstones where identity_hmac = 'hmac-of-ben'")).toBe(1);
    const jobs = await listJobs(world.db, "delete-stripe-customer");
    const stripeCustomerId = "cus_empty";
    expect(
      jobs.filter(({ payload }) => payload.stripeCustomerId === stripeCustomerId),
    ).toHaveLength(1);
  });

  test("succeeds once under twenty concurrent calls, and returns the same response for a repeated key", async () => {
    const { ana, ben, invite } = await invited();
    const { token } = invite;
    const calls = Array.from({ length: 20 }, () => ben.as().family.accept({ token }));
    expect(await countCallOutcomes(calls)).toMatchObject({ ok: 1 });
    expect(await ana.as().family.members()).toHaveLength(2);
    const other = await invited();
    const visit = { idempotencyKey: "join-once-only" };
    const join = () => other.ben.as(visit).family.accept({ token: other.invite.token });
    expect(await join()).toEqual({ status: "joined" });
    expect(await join()).toEqual({ status: "joined" });
  });

  test("admits as many invited people as the plan has places", async () => {
    const ana = await world.parent();
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody()));
    const invites: { token: string }[] = [];
    for (const { owner } of people) {
      invites.push(await makeInvite(world.deps, ana.id, owner.email));
    }
    const calls = people.map(({ as }, n) => as().family.accept({ token: invites[n]?.token ?? "" }));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 1, PLAN_LIMIT: 7 });
    expect(await ana.as().family.members()).toHaveLength(2);
  });

  test("is rejected for a person with kids, a plan, or another parent", async () => {
    const { ben, invite } = await invited();
    const { token } = invite;
    const accept = () => getCallOutcome(ben.as().family.accept({ token }));
    const kid = await makeKid(world.db, ben.id);
    expect(await accept()).toBe("HAS_FAMILY");
    await ben.as().kids.delete({ id: kid.id });
    await updateRow(world.db, families, ben.id, { subscriptionStatus: "trialing" });
    expect(await accept()).toBe("HAS_FAMILY");
    await updateRow(world.db, families, ben.id, { subscriptionStatus: null });
    const eva = await world.coParent(ben.id);
    expect(await accept()).toBe("HAS_FAMILY");
    const evas = await makeInvite(world.deps, (await world.parent()).id, eva.email);
    expect(await getCallOutcome(eva.as().family.accept({ token: evas.token }))).toBe("HAS_FAMILY");
    await ben.as().family.removeMember({ id: eva.id });
    expect(await accept()).toBe("ok");
  });

  test("requires the owner's approval for a different address, which one person can request", async () => {
    const ana = await world.parent();
    const { id, token } = await makeInvite(world.deps, ana.id);
    const people = await Promise.all(Array.from({ length: 10 }, () => somebody()));
    const tally = await countCallOutcomes(people.map(({ as }) => as().family.accept({ token })));
    expect(tally).toEqual({ ok: 1, NOT_FOUND: 9 });
    const [asked] = await ana.as().family.invites();
    const waiting = people.find(({ owner }) => owner.email === asked?.askedBy?.email);
    expect(await ana.as().family.members()).toHaveLength(1);
    expect((await waiting?.as().family.invitation({ token }))?.standing).toBe("waiting");
    // A repeated request changes nothing, and the owner is notified once.
    expect(await waiting?.as().family.accept({ token })).toEqual({ status: "waiting" });
    expect(await getCount(`mails where kind = 'parent-asks' and user_id = '${ana.owner.id}'`)).toBe(
      1,
    );
    const confirms = Array.from({ length: 5 }, () => ana.as().family.confirmInvite({ id }));
    expect(await countCallOutcomes(confirms)).toEqual({ ok: 1, NOT_FOUND: 4 });
    expect(await ana.as().family.members()).toHaveLength(2);
    expect(await waiting?.as().account.user()).toMatchObject({ role: "parent" });
  });

  test("stores one request for twenty calls by a person without a verified address", async () => {
    const ana = await world.parent();
    const ben = await somebody({ owner: { verifiedEmail: null } });
    const { id, token } = await makeInvite(world.deps, ana.id, ben.owner.email);
    const calls = Array.from({ length: 20 }, () => ben.as().family.accept({ token }));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 20 });
    expect(await ana.as().family.invites()).toMatchObject([
      { id, askedBy: { email: ben.owner.email } },
    ]);
    expect((await ana.as().account.user()).invitations).toMatchObject([
      { email: ben.owner.email, askedBy: ben.owner.firstName },
    ]);
    expect((await ben.as().account.user()).invitations).toEqual([]);
    expect(await getCount(`mails where kind = 'parent-asks' and user_id = '${ana.owner.id}'`)).toBe(
      1,
    );
  });

  test("ends either approved or withdrawn when both happen concurrently", async () => {
    for (let round = 0; round < 6; round += 1) {
      const ana = await world.parent();
      const { id, token } = await makeInvite(world.deps, ana.id);
      const ben = await somebody();
      await ben.caller.family.accept({ token });
      const calls = [
        ana.as().family.confirmInvite({ id }),
        ana.as().family.withdrawInvite({ id }),
        ana.as().family.confirmInvite({ id }),
      ];
      expect(await countCallOutcomes(calls)).toEqual({ ok: 1, NOT_FOUND: 2 });
      expect(await ana.as().family.invites()).toEqual([]);
      const isIn = (await ben.as().account.user()).familyId === ana.id;
      expect(await ana.as().family.members()).toHaveLength(isIn ? 2 : 1);
    }
  });

  test("rejects a declined person and a person with a published page", async () => {
    const ana = await world.parent();
    const { id, token } = await makeInvite(world.deps, ana.id);
    const ben = await somebody();
    await ben.caller.family.accept({ token });
    await makeKid(world.db, ben.id);
    expect(await getCallOutcome(ana.as().family.confirmInvite({ id }))).toBe("HAS_FAMILY");
    await ana.as().family.withdrawInvite({ id });
    expect(await getCallOutcome(ana.as().family.confirmInvite({ id }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(ben.as().family.invitation({ token }))).toBe("NOT_FOUND");
  });

  test("leaves two people in one family when each accepts the other's invitation concurrently", async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await somebody();
      const two = await somebody();
      const toTwo = await makeInvite(world.deps, one.id, two.owner.email);
      const toOne = await makeInvite(world.deps, two.id, one.owner.email);
      const tally = await countCallOutcomes([
        one.as().family.accept({ token: toOne.token }),
        two.as().family.accept({ token: toTwo.token }),
      ]);
      expect(tally.ok).toBe(1);
      const [a, b] = await Promise.all([one.as().account.user(), two.as().account.user()]);
      expect(a.familyId).toBe(b.familyId);
    }
  });
});
