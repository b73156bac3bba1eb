import { makeItem, makeKid, makeParent, makePurchase } from "@giftling/db/testing/factories";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";
import { startBentSmtp } from "../../testing/bent-smtp.ts";
import { deliverAll } from "../../testing/deliver-all.ts";
import { sweep } from "../../worker/sweep.ts";
import { queueDueMails } from "./due-mails.ts";

const smtp = await startBentSmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(async () => {
  // What other tests leave is not to fall due here.
  await world.db.execute("update families set closed_at = now()");
  smtp.received.length = 0;
});

const DAY = 86_400_000;
let people = 0;
/** The date in so many days, as month and day. */
function inDays(days: number) {
  const date = new Date(world.clock.now().getTime() + days * DAY);
  return { birthdayMonth: date.getUTCMonth() + 1, birthdayDay: date.getUTCDate() };
}
/** Goes on to the noon of the next such day of a year (UTC). */
function goTo(month: number, day: number) {
  const now = world.clock.now();
  const year = now.getUTCFullYear();
  const [at = now] = [year, year + 1]
    .map((one) => new Date(Date.UTC(one, month - 1, day, 12)))
    .filter((noon) => noon > now);
  world.clock.advance(at.getTime() - now.getTime());
}

type KidFacts = Parameters<typeof makeKid>[2];

/** A family with Emma, and Rose, who asked for reminders and confirmed her address. */
async function home(kid: KidFacts, asks: { wantsUpdates?: boolean } = {}) {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma", ...kid });
  people += 1;
  const rose = `rose${people}@example.com`;
  const sign = (more: object = {}) =>
    world.visitor().hub.subscribe({
      kidId,
      name: "Rose",
      email: rose,
      wantsUpdates: false,
      remindsBirthday: true,
      ...asks,
      ...more,
    });
  await sign();
  const set = (columns: string) =>
    world.db.execute(`update families set ${columns} where id = '${parent.id}'`);
  const confirm = () => pressLast(rose, "confirm");
  const edit = (change: object) => parent.caller.kids.update({ id: kidId, ...change });
  return { ...parent, kidId, rose, sign, confirm, set, edit, ana: parent.owner.email };
}

const press = (url: string, payload = "") =>
  world.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload,
  });
/** Presses the button that the newest mail's link of this kind leads to. */
async function pressLast(to: string, path: string) {
  await deliverAll(world.deps);
  const mail = smtp.received.findLast((one) => one.to === to);
  const link = new RegExp(`href="http[^"]+(/${path}/[^"]+)"`).exec(mail?.html ?? "")?.[1] ?? "";
  const answer = await press(link);
  expect(answer.statusCode).toBe(200);
  return { link, body: answer.body };
}
/** The subjects of what falls due now, to one address. */
async function dueTo(to: string) {
  const before = smtp.received.length;
  await queueDueMails(world.deps);
  await deliverAll(world.deps);
  return smtp.received
    .slice(before)
    .filter((mail) => mail.to === to)
    .map(({ subject }) => subject);
}

const IN_THREE = "Emma's birthday is in three weeks";

describe("a supporter's reminder (rule: reminders)", () => {
  test("leaves three weeks ahead, once, and leads to the kid's page", async () => {
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

  test("is exactly one of several processes at once, and of one that died in between", async () => {
    const first = await home(inDays(21));
    await first.confirm();
    const broken = {
      ...world.deps,
      jobs: { ...world.deps.jobs, enqueue: () => Promise.reject(new Error("killed")) },
    };
    await expect(queueDueMails(broken)).rejects.toThrow("killed");
    await Promise.all(Array.from({ length: 5 }, () => queueDueMails(world.deps)));
    await deliverAll(world.deps);
    const got = smtp.received.filter(({ subject }) => subject === IN_THREE);
    expect(got.map(({ to }) => to)).toEqual([first.rose]);
  });

  test("comes every year, over New Year and on February 28 in common years", async () => {
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
      await sweep(world.deps);
    }
    expect(got.january.map((date) => date.slice(5))).toEqual(["12-15", "12-15", "12-15"]);
    expect(got.leap).toHaveLength(3);
    for (const date of got.leap) {
      const isLeap = Number(date.slice(0, 4)) % 4 === 0;
      expect(date.slice(5)).toBe(isLeap ? "02-08" : "02-07");
    }
  }, 60_000);

  test("does not come again within the year when the birthday is moved, and not of another day", async () => {
    const { rose, confirm, edit } = await home(inDays(21));
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    await edit(inDays(25));
    world.clock.advance(5 * DAY);
    expect(await dueTo(rose)).toEqual([]);
    world.clock.advance(200 * DAY);
    await sweep(world.deps);
    await edit(inDays(20));
    expect(await dueTo(rose)).toEqual([]);
    world.clock.advance(140 * DAY);
    await edit(inDays(21));
    expect(await dueTo(rose)).toEqual([IN_THREE]);
  });

  test("moved away after it was queued, it is dropped", async () => {
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
  ])("for who confirms %i days before: %s", async (days, subject) => {
    const { rose, confirm } = await home(inDays(days));
    expect(await dueTo(rose)).not.toContain(subject);
    await confirm();
    expect(await dueTo(rose)).toEqual(subject === null ? [] : [subject]);
  });

  test.each([
    ["paused", "pauses_writes = true", "pauses_writes = false"],
    ["unpublished", "is_published = false", "is_published = true"],
    ["taken down", "taken_down_at = now()", "taken_down_at = null"],
    ["closed", "closed_at = now()", "closed_at = null"],
    ["with hidden birthdays", "shows_birthday = false", "shows_birthday = true"],
  ])("never of a hub that is %s, and late where it ends in time", async (_what, change, back) => {
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
  });

  test("not to who asked for news alone, nor to an address that is not confirmed or refused", async () => {
    const { rose, sign } = await home(inDays(21));
    expect(await dueTo(rose)).not.toContain(IN_THREE);
    const news = await home(inDays(21));
    await world.db.execute(
      `update supporters set reminds_birthday = false, wants_updates = true where kid_id = '${news.kidId}'`,
    );
    await news.confirm();
    expect(await dueTo(news.rose)).toEqual([]);
    // A confirmed address adds to what it asked for, and loses nothing.
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

  test("tells of the second day by itself, beside the birthday", async () => {
    const { birthdayMonth, birthdayDay } = inDays(21);
    const second = { secondDayMonth: birthdayMonth, secondDayDay: birthdayDay };
    const day = { ...inDays(21), secondDayName: "Día de Reyes", ...second };
    const { rose, confirm } = await home(day);
    await confirm();
    expect((await dueTo(rose)).sort()).toEqual([IN_THREE, "Emma: Día de Reyes is in three weeks"]);
    expect(await dueTo(rose)).toEqual([]);
  });
});

describe("what is asked, and what ends it (rule: unsubscribe)", () => {
  const linkOf = (mail: (typeof smtp.received)[number] | undefined) =>
    new URL(/<(.+)>/.exec(mail?.header("list-unsubscribe") ?? "")?.[1] ?? "").pathname;

  test("the confirmation's mail and page name the reminder", async () => {
    const { rose } = await home({ birthdayMonth: 3, birthdayDay: 14 });
    await deliverAll(world.deps);
    const mail = smtp.received.find(({ to }) => to === rose);
    expect(mail?.subject).toBe("Shall we remind you in time?");
    expect(mail?.text).toContain("asked for a reminder before Emma's birthday at this address");
    const path = /href="http[^"]+(\/confirm\/[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
    expect((await world.app.inject(path)).body).toContain("a reminder before Emma&#39;s birthday");
    expect((await press(path)).body).toContain("You&#39;ll get a reminder before Emma&#39;s");
    const both = await home({ birthdayMonth: 3, birthdayDay: 14 }, { wantsUpdates: true });
    const { body } = await both.confirm();
    expect(smtp.received.at(-1)?.text).toContain(
      "asked for news of Emma and a reminder before Emma's birthday",
    );
    expect(body).toContain("when there is news of Emma");
    expect(body).toContain("Once a year you&#39;ll get a reminder before Emma&#39;s birthday");
  });

  test("a reminder's own button ends reminders and leaves the news, with a way back", async () => {
    const { rose, confirm, sign, caller, kidId } = await home(inDays(21), { wantsUpdates: true });
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    const reminder = smtp.received.at(-1);
    expect(reminder?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const path = linkOf(reminder);
    expect(path).toMatch(/\/reminders$/);
    expect((await world.app.inject(path)).body).toContain("and so does news of Emma.");
    const done = await press(path, "List-Unsubscribe=One-Click");
    expect(done.body).toContain("We won't remind you of this family's days any more.");
    const followers = () => caller.followers.list({ kidId });
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: false }]);
    // Whoever types the address in again has to be its owner.
    world.clock.advance(2 * DAY);
    await sign();
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: false }]);
    await confirm();
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
    await press(path);
    expect((await press(`${path}/undo`)).body).toContain("We'll remind you again");
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
  });

  test("the news can be ended alone, and all of it together", async () => {
    const { rose, confirm, caller, kidId } = await home(inDays(21), { wantsUpdates: true });
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    const all = linkOf(smtp.received.at(-1)).replace(/\/reminders$/, "");
    const page = (await world.app.inject(all)).body;
    expect(page).toContain("no news, no thanks and no reminders");
    expect(page).toContain(`href="${all}/news"`);
    expect((await press(`${all}/news`)).body).toContain("and so does a reminder before Emma");
    const followers = () => caller.followers.list({ kidId });
    expect(await followers()).toMatchObject([{ wantsUpdates: false, remindsBirthday: true }]);
    await press(`${all}/news/undo`);
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
    await press(all);
    expect(await followers()).toEqual([]);
    expect((await world.app.inject(`${all}/reminders`)).body).toContain("You're unsubscribed");
  });

  test("a made-up token ends nothing", async () => {
    expect((await press("/unsubscribe/made-up/reminders")).statusCode).toBe(404);
  });
});

describe("is the list ready (rule: list-ready)", () => {
  const IN_FIVE = "Emma's birthday is in five weeks";

  test("asks each parent with an address once, five weeks ahead, and says what is open", async () => {
    const { id, kidId, ana } = await home(inDays(36));
    const { email: ben } = await makeParent(world.db, id);
    const quiet = await makeParent(world.db, id);
    await world.db.execute(
      `insert into mail_preferences (user_id, list_ready) values ('${quiet.id}', false)`,
    );
    await makeItem(world.db, kidId, { state: "put-away" });
    await makeItem(world.db, kidId);
    const { id: bought } = await makeItem(world.db, kidId);
    await makePurchase(world.db, bought);
    expect(await dueTo(ana)).toEqual([]);
    world.clock.advance(DAY);
    await Promise.all([queueDueMails(world.deps), queueDueMails(world.deps)]);
    expect(await dueTo(ana)).toEqual([IN_FIVE]);
    expect(smtp.received.filter(({ to }) => to === ben)).toHaveLength(1);
    expect(smtp.received.filter(({ to }) => to === quiet.email)).toHaveLength(0);
    const mail = smtp.received.find(({ to }) => to === ana);
    expect(mail?.text).toContain("1 wish is open on the list.");
    expect(mail?.html).toContain(`/dashboard/wishlist?kid=${kidId}"`);
    world.clock.advance(DAY);
    expect(await dueTo(ana)).toEqual([]);
  });

  test.each([
    ["is unpublished", "is_published = false"],
    ["was taken down", "taken_down_at = now()"],
    ["was closed", "closed_at = now()"],
  ])("does not ask where the hub %s", async (_what, change) => {
    const { ana, set } = await home(inDays(35));
    await set(change);
    expect(await dueTo(ana)).toEqual([]);
  });

  test("does not ask a family without an address for its page", async () => {
    const { id, ana } = await home(inDays(35));
    await world.db.execute(`delete from family_addresses where family_id = '${id}'`);
    expect(await dueTo(ana)).toEqual([]);
  });
});
