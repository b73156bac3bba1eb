import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { createReminderFixture } from "../../../testing/reminder-fixture.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";
import { queueDueMails } from "./due-mails.ts";

const { world, smtp, inDays, goTo, pressLast, home, dueTo, forget, close } =
  await createReminderFixture();
afterAll(close);
beforeEach(forget);

const DAY = 86_400_000;
const IN_THREE = "Emma's birthday is in three weeks";

describe("supporter reminder (rule: reminders)", () => {
  test("is sent once, three weeks ahead, with a link to the kid's page", async () => {
    const { kidId, rose, confirm, familyUrl } = await home(inDays(22));
    await confirm();
    expect(await dueTo(rose)).toEqual([]);
    world.clock.advance(DAY);
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    expect(smtp.received.at(-1)?.html).toContain(`/hub/${familyUrl}?kid=${kidId}"`);
    for (let day = 0; day < 25; day += 1) {
      world.clock.advance(DAY);
      expect(await dueTo(rose)).toEqual([]);
    }
  });

  test("is sent exactly once by concurrent processes and after a crash", async () => {
    const first = await home(inDays(21));
    await first.confirm();
    const broken = {
      ...world.deps,
      jobs: { ...world.deps.jobs, enqueue: () => Promise.reject(new Error("killed")) },
    };
    await expect(queueDueMails(broken)).rejects.toThrow("killed");
    await Promise.all(Array.from({ length: 5 }, () => queueDueMails(world.deps)));
    await deliverAllMails(world.deps);
    const got = smtp.received.filter(({ subject }) => subject === IN_THREE);
    expect(got.map(({ to }) => to)).toEqual([first.rose]);
  });

  test("is sent every year, including across New Year and on February 28 in common years", async () => {
    goTo(12, 14);
    const january = await home({ birthdayMonth: 1, birthdayDay: 5 });
    await january.confirm();
    const leap = await home({ birthdayMonth: 2, birthdayDay: 29 });
    await leap.confirm();
    const got = { january: [] as string[], leap: [] as string[] };
    for (let day = 0; day < 3 * 365; day += 1) {
      world.clock.advance(DAY);
      const date = world.clock.now().toISOString().slice(0, 10);
      if (!/-(12-1[3-7]|02-0[5-9])$/.test(date)) continue;
      smtp.received.length = 0;
      await dueTo(leap.rose);
      const told = smtp.received.map(({ to }) => to);
      if (told.includes(january.rose)) got.january.push(date);
      if (told.includes(leap.rose)) got.leap.push(date);
      await deleteExpiredData(world.deps);
    }
    expect(got.january.map((date) => date.slice(5))).toEqual(["12-15", "12-15", "12-15"]);
    expect(got.leap).toHaveLength(3);
    for (const date of got.leap) {
      const isLeap = Number(date.slice(0, 4)) % 4 === 0;
      expect(date.slice(5)).toBe(isLeap ? "02-08" : "02-07");
    }
  }, 60_000);

  test("is not repeated within a year when the birthday changes", async () => {
    const { rose, confirm, edit } = await home(inDays(21));
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    await edit(inDays(25));
    world.clock.advance(5 * DAY);
    expect(await dueTo(rose)).toEqual([]);
    world.clock.advance(200 * DAY);
    await deleteExpiredData(world.deps);
    await edit(inDays(20));
    expect(await dueTo(rose)).toEqual([]);
    world.clock.advance(140 * DAY);
    await edit(inDays(21));
    expect(await dueTo(rose)).toEqual([IN_THREE]);
  });

  test("is dropped when the day changes after it was queued", async () => {
    const { rose, confirm, edit } = await home(inDays(21));
    await confirm();
    await queueDueMails(world.deps);
    await edit(inDays(100));
    expect(await dueTo(rose)).toEqual([]);
  });

  test.each([
    [7, "Emma's birthday is in a week"],
    [10, "Emma's birthday is in 10 days"],
    [6, null],
    [0, null],
  ])("after a confirmation %i days ahead: %s", async (days, subject) => {
    const { rose, confirm } = await home(inDays(days));
    expect(await dueTo(rose)).not.toContain(subject);
    await confirm();
    expect(await dueTo(rose)).toEqual(subject === null ? [] : [subject]);
  });

  test.each([
    ["paused", { pausesWrites: true }, { pausesWrites: false }],
    ["unpublished", { isPublished: false }, { isPublished: true }],
    ["taken down", { takenDownAt: new Date() }, { takenDownAt: null }],
    ["closed", { closedAt: new Date() }, { closedAt: null }],
    ["with hidden birthdays", { showsBirthday: false }, { showsBirthday: true }],
  ])(
    "is not sent for a hub that is %s, and is sent late when that ends in time",
    async (_what, change, back) => {
      const { rose, confirm, set } = await home(inDays(21));
      await confirm();
      await set(change);
      expect(await dueTo(rose)).toEqual([]);
      await set(back);
      await queueDueMails(world.deps);
      await set(change);
      expect(await dueTo(rose), "queued before").toEqual([]);
      await set(back);
      const other = await home(inDays(21));
      await other.confirm();
      await other.set(change);
      expect(await dueTo(other.rose)).toEqual([]);
      world.clock.advance(7 * DAY);
      await other.set(back);
      expect(await dueTo(other.rose)).toEqual(["Emma's birthday is in two weeks"]);
    },
  );

  test("is not sent to contacts that are unconfirmed, opted out or subscribed to updates only", async () => {
    const { rose, sign } = await home(inDays(21));
    expect(await dueTo(rose)).not.toContain(IN_THREE);
    const news = await home(inDays(21));
    await world.db.execute(
      `update supporters set reminds_birthday = false, wants_updates = true where kid_id = '${news.kidId}'`,
    );
    await news.confirm();
    expect(await dueTo(news.rose)).toEqual([]);
    // Signing up again with a confirmed address adds a subscription and removes none.
    await news.sign();
    await news.sign({ remindsBirthday: false });
    expect(await dueTo(news.rose)).toEqual([IN_THREE]);
    await sign();
    const refusing = await home(inDays(21));
    const { link } = await refusing.confirm();
    expect(link).toMatch(/^\/confirm\//);
    await pressLast(refusing.rose, "unsubscribe");
    expect(await dueTo(refusing.rose)).toEqual([]);
  });

  test("is sent for the second day separately from the birthday", async () => {
    const { birthdayMonth, birthdayDay } = inDays(21);
    const second = { secondDayMonth: birthdayMonth, secondDayDay: birthdayDay };
    const day = { ...inDays(21), secondDayName: "Día de Reyes", ...second };
    const { rose, confirm } = await home(day);
    await confirm();
    expect((await dueTo(rose)).sort()).toEqual([IN_THREE, "Emma: Día de Reyes is in three weeks"]);
    expect(await dueTo(rose)).toEqual([]);
  });
});
