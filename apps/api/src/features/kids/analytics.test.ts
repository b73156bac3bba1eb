import { makeContribution, makeKid, makePurchase, makeWish } from "@giftling/db/testing/factories";
import { addDays, listDashboardTrendDays } from "@giftling/domain";
import { afterAll, expect, test } from "vitest";
import { createTestFixture } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

test("counts supporters once and excludes dismissed contributions (rule: supporter-count)", async () => {
  const { id, caller } = await world.parent();
  const kid = await makeKid(world.db, id);
  const [bought, anonymous, marked] = await Promise.all([
    makeWish(world.db, kid.id),
    makeWish(world.db, kid.id),
    makeWish(world.db, kid.id),
  ]);
  await makePurchase(world.db, bought.id, { giverName: "Grandma Rose" });
  await makePurchase(world.db, anonymous.id, { giverName: null, isAnonymous: true });
  await makePurchase(world.db, marked.id, { giverName: "Parent", isByParent: true });
  await makeContribution(world.db, kid.id, {
    contributorName: "grandma rose ",
    amountCents: 1_050,
  });
  await makeContribution(world.db, kid.id, { status: "confirmed", amountCents: 2_000 });
  await makeContribution(world.db, kid.id, { contributorName: "Nobody", status: "dismissed" });
  await world
    .visitor()
    .hub.subscribe({ kidId: kid.id, name: "Aunt May", email: "may@example.com" });
  const { daily, ...totals } = await caller.kids.analytics({ kidId: kid.id });
  expect(totals).toEqual({
    supporters: 4,
    totalLinkClicks: 0,
    totalPageViews: 0,
    totalContributions: 30.5,
    unconfirmedContributions: 10.5,
    wishlistItems: 3,
  });
  const today = { supporters: 4, linkClicks: 0, contributions: 30.5, wishlistItems: 3 };
  expect(daily.at(-1)).toMatchObject(today);
});

test("returns a trend with a row for each of the last 30 UTC days", async () => {
  const { id, caller } = await world.parent();
  const kid = await makeKid(world.db, id);
  const now = world.clock.now();
  const empty = await caller.kids.analytics({ kidId: kid.id });
  expect(empty.daily.map(({ day }) => day)).toEqual(listDashboardTrendDays(now));
  expect(
    empty.daily.every((day) => day.supporters + day.linkClicks + day.contributions === 0),
  ).toBe(true);
  const gift = (contributorName: string, daysAgo: number) =>
    makeContribution(world.db, kid.id, {
      contributorName,
      amountCents: 1_050,
      contributedAt: addDays(now, -daysAgo),
    });
  await gift("Grandma Rose", 40);
  await gift("grandma rose", 29);
  await gift("Uncle Ben", 29);
  const { supporters, totalContributions, daily } = await caller.kids.analytics({
    kidId: kid.id,
  });
  expect({ supporters, totalContributions }).toEqual({ supporters: 2, totalContributions: 31.5 });
  expect(daily[0]).toMatchObject({ supporters: 1, contributions: 21 });
  expect(daily.slice(1).every((day) => day.supporters + day.contributions === 0)).toBe(true);
});
