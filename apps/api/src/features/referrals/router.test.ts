import { families, users } from "@giftling/db/schema/index";
import { makeFamily } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { deleteRow, updateRow } from "@giftling/db/testing/rows";
import { getReferralRewardEnd } from "@giftling/domain";
import { afterAll, expect, test } from "vitest";
import { findOrCreateAccount } from "../../http/sign-in/sign-in.ts";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestParent,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(world.close);

const ISSUER = "https://people.example";
let people = 0;

const getCode = async (parent: TestParent) => (await parent.reload())?.referralCode ?? "";
const listRows = async (parent: TestParent) =>
  (await world.db.query.referrals.findMany()).filter((row) => row.referrerId === parent.id);
const findMails = (parent: TestParent) => listMails(world.db, { userId: parent.owner.id });

/** Signs up a person who clicked a parent's referral link. Returns the person and a caller. */
async function getFriend(parent: TestParent, email?: string) {
  people += 1;
  await world
    .visitor({ ip: `198.51.100.${people}` })
    .referrals.click({ code: await getCode(parent) });
  const clicked = (await listRows(parent)).find((row) => row.signedUpAt === null);
  const person = {
    issuer: ISSUER,
    subject: String(people),
    email: email ?? `friend${people}@example.com`,
    verifiedEmail: null,
    firstName: "Maria",
    lastName: "Silva",
  };
  const source = { referralId: clicked?.id ?? null, isFromHub: false };
  const { user, family } = await findOrCreateAccount(world.deps, person, source);
  const { id } = family;
  return { id, userId: user.id, caller: await world.callerOf(id), familyUrl: `friend-${people}` };
}

test("counts a click once per visitor and hour, even when concurrent, and never the referrer's own", async () => {
  const parent = await world.parent();
  const code = await getCode(parent);
  const from = (ip: string) => world.visitor({ ip }).referrals.click({ code });
  await Promise.all(Array.from({ length: 20 }, () => from("192.0.2.7")));
  await from("192.0.2.8");
  await parent.caller.referrals.click({ code });
  expect(await listRows(parent)).toHaveLength(2);
  world.clock.advance(60 * 60 * 1_000);
  await from("192.0.2.7");
  expect((await parent.caller.referrals.stats()).stats.totalClicks).toBe(3);
  expect(await getCallOutcome(world.visitor().referrals.click({ code: "nobody-has-this" }))).toBe(
    "NOT_FOUND",
  );
});

test("returns the link and its results as defined by rule: referral-stats", async () => {
  const parent = await world.parent();
  const referralCode = await getCode(parent);
  const empty = { totalClicks: 0, totalSignups: 0, totalPublished: 0, totalRewardsEarned: 0 };
  expect(await parent.caller.referrals.stats()).toEqual({
    referralUrl: `${world.deps.config.origin}/signup?ref=${referralCode}`,
    referralCode,
    premiumFromReferrals: false,
    premiumExpiresAt: null,
    stats: empty,
    totalRewardsEarned: 0,
    referrals: [],
  });

  const friend = await getFriend(parent, "maria@example.com");
  await world.visitor({ ip: "192.0.2.9" }).referrals.click({ code: referralCode });
  const pending = await parent.caller.referrals.stats();
  expect(pending.stats).toEqual({ ...empty, totalClicks: 2, totalSignups: 1 });
  expect(pending.referrals).toMatchObject([
    { refereeEmail: "ma•••@example.com", publishedPageAt: null, rewardGranted: false },
    { refereeEmail: null, signedUpAt: null },
  ]);

  await friend.caller.account.setFamilyUrl({ familyUrl: friend.familyUrl });
  expect((await parent.caller.referrals.stats()).stats.totalPublished).toBe(0);
  await friend.caller.kids.create({ firstName: "Leo" });
  const done = await parent.as().referrals.stats();
  expect(done).toMatchObject({
    premiumFromReferrals: true,
    stats: { totalClicks: 2, totalSignups: 1, totalPublished: 1, totalRewardsEarned: 1 },
    totalRewardsEarned: 1,
  });
  expect(done.referrals[0]).toMatchObject({ rewardGranted: true });
  expect(done.premiumExpiresAt?.slice(0, 10)).toBe(
    getReferralRewardEnd(null, world.clock.now()).toISOString().slice(0, 10),
  );
  await queueDueMails(world.deps);
  expect((await findMails(parent)).map(({ kind }) => kind)).toEqual(["referral-reward"]);
});

test("grants one month and sends one mail when a first page is published 20 times concurrently", async () => {
  const parent = await world.parent();
  const before = new Date(world.clock.now().getTime() + 5 * 24 * 60 * 60 * 1_000);
  await updateRow(world.db, families, parent.id, { premiumGrantedUntil: before });
  const friend = await getFriend(parent);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? friend.caller.kids.create({ firstName: `Kid ${index}` })
        : friend.caller.account.setFamilyUrl({ familyUrl: `${friend.familyUrl}-${index % 4}` }),
    ),
  );
  expect((await parent.reload())?.premiumGrantedUntil).toEqual(
    getReferralRewardEnd(before, before),
  );
  expect((await parent.caller.referrals.stats()).totalRewardsEarned).toBe(1);
  expect(await findMails(parent)).toHaveLength(1);
});

test("grants a month for each of several concurrent friends", async () => {
  const parent = await world.parent();
  const friends = [];
  for (let index = 0; index < 4; index += 1) friends.push(await getFriend(parent));
  for (const { caller } of friends) await caller.kids.create({ firstName: "Leo" });
  expect(
    await countCallOutcomes(
      friends.map(({ caller, familyUrl }) => caller.account.setFamilyUrl({ familyUrl })),
    ),
  ).toEqual({ ok: 4 });
  const now = world.clock.now();
  const months = [1, 2, 3, 4].reduce(
    (until: Date | null) => getReferralRewardEnd(until, now),
    null,
  );
  expect((await parent.reload())?.premiumGrantedUntil?.toISOString().slice(0, 10)).toBe(
    months?.toISOString().slice(0, 10),
  );
  expect((await parent.caller.referrals.stats()).totalRewardsEarned).toBe(4);
});

test("counts each person of a household with one network address", async () => {
  const parent = await world.parent();
  await world.visitor({ ip: "192.0.2.20" }).referrals.click({ code: await getCode(parent) });
  const referralId = (await listRows(parent))[0]?.id ?? null;
  const signUp = (subject: string) =>
    findOrCreateAccount(
      world.deps,
      {
        issuer: ISSUER,
        subject,
        email: `${subject}@example.com`,
        verifiedEmail: null,
        firstName: "",
        lastName: "",
      },
      { referralId, isFromHub: false },
    );
  await Promise.all([signUp("mother"), signUp("father")]);
  expect((await parent.caller.referrals.stats()).stats.totalSignups).toBe(2);
});

test("grants nothing for the referrer's second account, even when its address matches later", async () => {
  const { owner } = await makeFamily(world.db, { owner: { email: "ana.same@gmail.com" } });
  const parent = await world.parent({ owner: { email: owner.email } });
  const friend = await getFriend(parent, "somebody.else@example.com");
  await updateRow(world.db, users, friend.userId, { email: "anasame+kids@gmail.com" });
  const caller = await world.callerOf(friend.id);
  await caller.account.setFamilyUrl({ familyUrl: friend.familyUrl });
  await caller.kids.create({ firstName: "Leo" });
  expect(await parent.caller.referrals.stats()).toMatchObject({
    premiumExpiresAt: null,
    stats: { totalPublished: 1, totalRewardsEarned: 0 },
  });
  const self = await getFriend(parent, "anasame@googlemail.com");
  expect((await parent.caller.referrals.stats()).stats.totalSignups).toBe(1);
  expect(self.id).not.toBe(parent.id);
});

/** Publishes the first page of a referred friend. Returns the referrer's number of rewards. */
async function rewardsAfter(parent: TestParent, friend: Awaited<ReturnType<typeof getFriend>>) {
  const caller = await world.callerOf(friend.id);
  await caller.account.setFamilyUrl({ familyUrl: friend.familyUrl });
  await caller.kids.create({ firstName: "Leo" });
  return (await world.db.query.referrals.findMany()).filter(
    ({ referrerId, rewardGrantedAt }) => referrerId === parent.id && rewardGrantedAt !== null,
  ).length;
}

test("grants nothing for another account of any member (rule: self-referral)", async () => {
  const parent = await world.parent();
  const ben = await world.coParent(parent.id, { email: "ben.home@gmail.com" });
  await getFriend(parent, "benhome+second@gmail.com");
  expect((await parent.as().referrals.stats()).stats.totalSignups).toBe(0);
  const stranger = await getFriend(parent, "somebody.new@example.com");
  await updateRow(world.db, users, stranger.userId, { email: "benhome@gmail.com" });
  expect(ben.email).toBe("ben.home@gmail.com");
  expect(await rewardsAfter(parent, stranger)).toBe(0);
});

test("grants nothing for a member who left after the click (rule: self-referral)", async () => {
  const parent = await world.parent();
  const ben = await world.coParent(parent.id, { email: "ben.left@example.com" });
  const friend = await getFriend(parent, "a.friend@example.com");
  await parent.as().family.removeMember({ id: ben.id });
  await updateRow(world.db, users, friend.userId, { email: "ben.left+again@example.com" });
  expect(await rewardsAfter(parent, friend)).toBe(0);
  // An unrelated friend earns a month.
  const other = await getFriend(parent, "another.friend@example.com");
  expect(await rewardsAfter(parent, other)).toBe(1);
});

test("does not count a person with an earlier deleted account as a new friend", async () => {
  const parent = await world.parent();
  const person = {
    issuer: ISSUER,
    subject: "back",
    email: "back@example.com",
    verifiedEmail: null,
  };
  const named = { ...person, firstName: "Maria", lastName: "Silva" };
  const first = await findOrCreateAccount(world.deps, named, { referralId: null, isFromHub: true });
  await deleteRow(world.db, families, first.family.id);
  await deleteRow(world.db, users, first.user.id);
  await world.visitor({ ip: "192.0.2.30" }).referrals.click({ code: await getCode(parent) });
  const referralId = (await listRows(parent))[0]?.id ?? null;
  const again = await findOrCreateAccount(world.deps, named, { referralId, isFromHub: false });
  expect(
    (await world.db.query.families.findMany()).find(({ id }) => id === again.family.id),
  ).toMatchObject({
    premiumGrantedUntil: null,
  });
  expect((await parent.caller.referrals.stats()).stats.totalSignups).toBe(0);
});
