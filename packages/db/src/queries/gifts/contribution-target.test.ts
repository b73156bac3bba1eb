import { afterAll, expect, test } from "vitest";
import { families } from "../../schema/index.ts";
import { createTestDatabase } from "../../testing/database.ts";
import {
  makeActivity,
  makeFamily,
  makeKid,
  makePaymentLink,
  makeWish,
} from "../../testing/factories.ts";
import { updateRow } from "../../testing/rows.ts";
import { createId } from "../core/ids.ts";
import { findContributionTarget } from "./contribution-target.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Creates a kid with two links and two activities. Returns the first of each. */
async function makeTarget() {
  const family = await makeFamily(db);
  const { id: kidId } = await makeKid(db, family.id);
  const [link] = [await makePaymentLink(db, kidId), await makePaymentLink(db, kidId)];
  const [activity] = [await makeActivity(db, kidId), await makeActivity(db, kidId)];
  return { family, kidId, linkId: link.id, activityId: activity.id };
}

test("finds one kid with the given link and activity", async () => {
  const [ours] = [await makeTarget(), await makeTarget()];
  const find = (ids: Partial<Parameters<typeof findContributionTarget>[1]>) =>
    findContributionTarget(db, { kidId: ours.kidId, ...ids });
  expect(await find({ paymentLinkId: ours.linkId, wishlistItemId: ours.activityId })).toMatchObject(
    {
      kidId: ours.kidId,
      hubAccess: { familyId: ours.family.id },
      link: { id: ours.linkId },
      activity: { id: ours.activityId },
    },
  );
  expect(await find({})).toMatchObject({ kidId: ours.kidId, link: null, activity: null });
});

test("ignores another kid's link or activity, a plain wish and a draft", async () => {
  const [ours, theirs] = [await makeTarget(), await makeTarget()];
  const wish = await makeWish(db, ours.kidId);
  const draft = await makeActivity(db, ours.kidId, { state: "draft" });
  for (const wishlistItemId of [theirs.activityId, wish.id, draft.id, "no-uuid"]) {
    const ids = { kidId: ours.kidId, paymentLinkId: theirs.linkId, wishlistItemId };
    expect(await findContributionTarget(db, ids)).toMatchObject({ link: null, activity: null });
  }
});

test("does not find a missing kid or a kid of a closed account", async () => {
  const { family, kidId } = await makeTarget();
  for (const id of [createId(), "no-uuid"]) {
    expect(await findContributionTarget(db, { kidId: id })).toBeNull();
  }
  await updateRow(db, families, family.id, { closedAt: new Date() });
  expect(await findContributionTarget(db, { kidId })).toBeNull();
});
