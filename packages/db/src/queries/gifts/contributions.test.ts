import { afterAll, expect, test } from "vitest";
import { mailContacts } from "../../schema/supporters.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeActivity,
  makeContribution,
  makeFamily,
  makeKid,
  makeThankYou,
} from "../../testing/factories.ts";
import { createId } from "../core/ids.ts";
import { readKidLists } from "../dashboard/kid-lists.ts";
import {
  hasContributions,
  hasReportedContributionSince,
  isContributionOfKid,
} from "./contributions.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const GIVEN_AT = new Date("2026-03-01T10:00:00Z");
const before = (moment: Date) => new Date(moment.getTime() - 1);

async function makeKids() {
  const { id: familyId } = await makeFamily(db);
  const [kid, sibling] = [await makeKid(db, familyId), await makeKid(db, familyId)];
  return { familyId, kidId: kid.id, siblingId: sibling.id };
}

async function makeContact(familyId: string) {
  const id = createId();
  const email = `${id}@example.com`;
  await db.insert(mailContacts).values({ id, familyId, email, canonicalEmail: email });
  return { id };
}

test("lists one kid's ledger for its own family, newest first", async () => {
  const [ours, theirs] = [await makeKids(), await makeKids()];
  const older = await makeContribution(db, ours.kidId, { contributedAt: before(GIVEN_AT) });
  const newer = await makeContribution(db, ours.kidId, { contributedAt: GIVEN_AT });
  for (const kidId of [ours.siblingId, theirs.kidId]) await makeContribution(db, kidId);
  const list = async (familyId: string, kidId: string) =>
    (await readKidLists(db, familyId, kidId, ["contributions"], GIVEN_AT))?.contributions.map(
      ({ id }) => id,
    );
  expect(await list(ours.familyId, ours.kidId)).toEqual([newer.id, older.id]);
  expect(await list(theirs.familyId, ours.kidId)).toBeUndefined();
  expect(await list(ours.familyId, createId())).toBeUndefined();
  expect(await list(ours.familyId, "no-uuid")).toBeUndefined();
});

test("finds contributions to one activity, except dismissed ones", async () => {
  const { kidId } = await makeKids();
  const [activity, other] = [await makeActivity(db, kidId), await makeActivity(db, kidId)];
  await makeContribution(db, kidId, { wishlistItemId: other.id });
  expect(await hasContributions(db, activity.id)).toBe(false);
  await makeContribution(db, kidId, { wishlistItemId: activity.id, status: "dismissed" });
  expect(await hasContributions(db, activity.id)).toBe(false);
  await makeContribution(db, kidId, { wishlistItemId: activity.id });
  expect(await hasContributions(db, activity.id)).toBe(true);
});

test("returns whether a contribution belongs to a kid", async () => {
  const { kidId, siblingId } = await makeKids();
  const given = await makeContribution(db, kidId);
  await makeContribution(db, siblingId);
  expect(await isContributionOfKid(db, kidId, given.id)).toBe(true);
  expect(await isContributionOfKid(db, siblingId, given.id)).toBe(false);
  expect(await isContributionOfKid(db, kidId, createId())).toBe(false);
});

test("finds a contribution of the same amount, contact and kid since a time", async () => {
  const { familyId, kidId, siblingId } = await makeKids();
  const [rose, ben] = [await makeContact(familyId), await makeContact(familyId)];
  const given = await makeContribution(db, kidId, { contributedAt: GIVEN_AT });
  await makeThankYou(db, kidId, { contributionId: given.id, contactId: rose.id });
  const unlinked = await makeContribution(db, siblingId, { contributedAt: GIVEN_AT });
  await makeThankYou(db, siblingId, { contributionId: unlinked.id });
  const gift = { kidId, contactId: rose.id, amountCents: 2_500, type: "529" } as const;
  const find = (
    over: Partial<Parameters<typeof hasReportedContributionSince>[1]>,
    since = before(GIVEN_AT),
  ) => hasReportedContributionSince(db, { ...gift, ...over }, since);
  expect(await find({})).toBe(true);
  expect([
    await find({}, GIVEN_AT),
    await find({ kidId: siblingId }),
    await find({ contactId: ben.id }),
    await find({ amountCents: 2_501 }),
    await find({ type: "other" }),
  ]).toEqual([false, false, false, false, false]);
});
