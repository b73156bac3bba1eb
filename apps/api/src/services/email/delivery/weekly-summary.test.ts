import { createId } from "@giftling/db/queries/core/ids";
import { families, visitDays } from "@giftling/db/schema/index";
import {
  makeContribution,
  makeKid,
  makeParent,
  makePurchase,
  makeThankYou,
  makeWish,
} from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createReminderFixture } from "../../../testing/reminder-fixture.ts";
import { queueDueMails } from "./due-mails.ts";

const { world, smtp, home, dueTo, forget, close } = await createReminderFixture();
afterAll(close);

const HOUR = 3_600_000;

const getWeekday = () => world.clock.now().getUTCDay();
const daysAgo = (days: number) => addDays(world.clock.now(), -days);
const getDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** Advances the clock to 17:00 UTC on the next Sunday. */
function goToSunday() {
  const now = world.clock.now();
  const sunday = addDays(now, 7 - getWeekday()).setUTCHours(17, 0, 0, 0);
  world.clock.advance(sunday - now.getTime());
}

beforeEach(async () => {
  await forget();
  goToSunday();
});

/** Creates a family whose owner turned on the weekly summary. `give` adds a contribution that was made two days ago. */
async function summarizedHome(kid: Parameters<typeof home>[0] = {}) {
  const family = await home(kid);
  await family.caller.account.updateMailPreferences({ weeklySummary: true });
  await world.db.execute("delete from supporters");
  const give = () => makeContribution(world.db, family.kidId, { contributedAt: daysAgo(2) });
  return { ...family, give };
}

async function buy(kidId: string, purchasedAt: Date, over: { isByParent?: boolean } = {}) {
  const { id } = await makeWish(world.db, kidId);
  return makePurchase(world.db, id, { purchasedAt, ...over });
}

const findMail = (to: string) => smtp.received.findLast((mail) => mail.to === to);

describe("weekly summary (rule: weekly-summary)", () => {
  test("counts the events of seven days and what waits", async () => {
    const { kidId, ana, sign, confirm } = await summarizedHome();
    await sign();
    await confirm();
    await world.db.execute(
      `update supporters set created_at = '${daysAgo(3).toISOString()}' where kid_id = '${kidId}'`,
    );
    await buy(kidId, daysAgo(1));
    await buy(kidId, daysAgo(6));
    await buy(kidId, daysAgo(8));
    await buy(kidId, daysAgo(1), { isByParent: true });
    await makeThankYou(world.db, kidId, { contributedAt: daysAgo(30) });
    for (const status of ["reported", "confirmed", "dismissed"] as const) {
      const contributedAt = daysAgo(2);
      await makeContribution(world.db, kidId, { contributedAt, amountCents: 2_500, status });
    }
    // Page views of Sunday, of the week's first and last day, and of the day before, and a click.
    const days = [
      [0, 20, kidId],
      [1, 11, kidId],
      [1, 50, createId()],
      [7, 5, kidId],
      [8, 100, kidId],
    ] as const;
    await world.db.insert(visitDays).values(
      days.map(([ago, visits, targetId]) => ({
        kidId,
        targetId,
        day: getDay(daysAgo(ago)),
        visits,
      })),
    );
    expect(await dueTo(ana)).toEqual(["Emma's week"]);
    const text = findMail(ana)?.text ?? "";
    for (const line of ["2 gifts", "$50 in contributions", "1 new follower"])
      expect(text).toContain(line);
    expect(text).toContain("16 visits to the page");
    expect(text).toContain("Waiting for you: 1 thank-you to write and 1 contribution to confirm.");
    expect(findMail(ana)?.html).toMatch(/href="http[^"]+\/dashboard"/);
  });

  test("says nothing of the gifts of a kid whose gifts are surprises", async () => {
    const { id, kidId, ana, give } = await summarizedHome({ keepsSurprises: true });
    await give();
    await buy(kidId, daysAgo(1));
    await makeThankYou(world.db, kidId, { contributedAt: daysAgo(1) });
    expect(await dueTo(ana)).toEqual([]);

    goToSunday();
    await world.db
      .insert(visitDays)
      .values({ kidId, targetId: kidId, day: getDay(daysAgo(1)), visits: 3 });
    const theo = await makeKid(world.db, id, { firstName: "Theo" });
    await buy(theo.id, daysAgo(1));
    expect(await dueTo(ana)).toEqual(["Emma and Theo's week"]);
    const text = findMail(ana)?.text ?? "";
    expect(text).toContain("3 visits to the page");
    expect(text.match(/gift/g)).toHaveLength(1);
    expect(text).not.toContain("Waiting for you");
  });

  test("is sent to each parent who turned it on, once a week, by concurrent and repeated runs", async () => {
    const { id, ana, give } = await summarizedHome();
    const { email: ben } = await makeParent(world.db, id);
    await give();
    await Promise.all([queueDueMails(world.deps), queueDueMails(world.deps)]);
    expect(await dueTo(ana)).toEqual(["Emma's week"]);
    world.clock.advance(HOUR);
    expect(await dueTo(ana)).toEqual([]);
    expect(smtp.received.filter(({ to }) => to === ben)).toEqual([]);
    goToSunday();
    await give();
    expect(await dueTo(ana)).toEqual(["Emma's week"]);
  });

  test("is late by less than a day", async () => {
    const { ana, give } = await summarizedHome();
    await give();
    world.clock.advance(-HOUR);
    expect(await dueTo(ana)).toEqual([]);
    world.clock.advance(25 * HOUR);
    expect(await dueTo(ana)).toEqual([]);
    world.clock.advance(-HOUR);
    expect(await dueTo(ana)).toEqual(["Emma's week"]);
  });

  test("is queued for a parent who turned on only its notification, and not mailed", async () => {
    const { ana, owner, caller, give } = await summarizedHome();
    await give();
    await caller.account.updateMailPreferences({ weeklySummary: false });
    await caller.push.update({ weeklySummary: true });
    expect(await dueTo(ana)).toEqual([]);
    expect(await listMails(world.db, { kind: "weekly-summary", userId: owner.id })).toMatchObject([
      { status: "dropped", pushedFacts: expect.anything() },
    ]);
  });

  test("is not sent after a week without news, even if something waits", async () => {
    const { kidId, ana } = await summarizedHome();
    await makeThankYou(world.db, kidId, { contributedAt: daysAgo(20) });
    expect(await dueTo(ana)).toEqual([]);
  });

  test("is not queued while the switch is off or the account is closed", async () => {
    const { id, ana, owner, caller, give } = await summarizedHome();
    await give();
    await updateRow(world.db, families, id, { closedAt: new Date() });
    expect(await dueTo(ana)).toEqual([]);
    await updateRow(world.db, families, id, { closedAt: null });
    await caller.account.updateMailPreferences({ weeklySummary: false });
    expect(await dueTo(ana)).toEqual([]);
    expect(await listMails(world.db, { kind: "weekly-summary", userId: owner.id })).toEqual([]);
  });
});
