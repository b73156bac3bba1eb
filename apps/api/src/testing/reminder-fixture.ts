import { families } from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { queueDueMails } from "../services/email/delivery/due-mails.ts";
import { createTestApp } from "./app.ts";
import { deliverAllMails } from "./deliver-all-mails.ts";
import { startFaultySmtp } from "./faulty-smtp.ts";

const DAY = 86_400_000;

/** Creates a test fixture for reminders, with an SMTP server and a movable clock (rule: reminders). */
export async function createReminderFixture() {
  const smtp = await startFaultySmtp();
  const world = await createTestApp({ SMTP_URL: smtp.url });
  let people = 0;

  /** Returns the date `days` days from now as the fields of a kid's birthday. */
  function inDays(days: number) {
    const date = new Date(world.clock.now().getTime() + days * DAY);
    return { birthdayMonth: date.getUTCMonth() + 1, birthdayDay: date.getUTCDate() };
  }

  /** Advances the clock to noon UTC on the next date with the given month and day. */
  function goTo(month: number, day: number) {
    const now = world.clock.now();
    const year = now.getUTCFullYear();
    const [at = now] = [year, year + 1]
      .map((one) => new Date(Date.UTC(one, month - 1, day, 12)))
      .filter((noon) => noon > now);
    world.clock.advance(at.getTime() - now.getTime());
  }

  /** Submits the form of a page that is linked in a mail. */
  const press = (url: string, payload = "") =>
    world.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });

  /** Delivers pending mails. Then submits the form of the page at `path` in the newest mail to `to`. */
  async function pressLast(to: string, path: string) {
    await deliverAllMails(world.deps);
    const mail = smtp.received.findLast((one) => one.to === to);
    const link = new RegExp(`href="http[^"]+(/${path}/[^"]+)"`).exec(mail?.html ?? "")?.[1] ?? "";
    const answer = await press(link);
    if (answer.statusCode !== 200) throw new Error(`${link} answered ${answer.statusCode}`);
    return { link, body: answer.body };
  }

  /** Creates a family with a kid, and a supporter who signs up for reminders and can `confirm` the address. */
  async function home(kid: Parameters<typeof makeKid>[2], asks: { wantsUpdates?: boolean } = {}) {
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
    const set = (values: Partial<typeof families.$inferInsert>) =>
      updateRow(world.db, families, parent.id, values);
    const confirm = () => pressLast(rose, "confirm");
    const edit = (change: object) => parent.caller.kids.update({ id: kidId, ...change });
    return { ...parent, kidId, rose, sign, confirm, set, edit, ana: parent.owner.email };
  }

  /** Queues and delivers the due mails. Returns the subjects of the mails to `to`. */
  async function dueTo(to: string) {
    const before = smtp.received.length;
    await queueDueMails(world.deps);
    await deliverAllMails(world.deps);
    return smtp.received
      .slice(before)
      .filter((mail) => mail.to === to)
      .map(({ subject }) => subject);
  }

  /** Closes the accounts of earlier tests, so that no further mail becomes due. Empties `smtp.received`. */
  async function forget() {
    await world.db.update(families).set({ closedAt: new Date() });
    smtp.received.length = 0;
  }

  async function close() {
    await world.close();
    await smtp.close();
  }

  return { world, smtp, inDays, goTo, press, pressLast, home, dueTo, forget, close };
}
