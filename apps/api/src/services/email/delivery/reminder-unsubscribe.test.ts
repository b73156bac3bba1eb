import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { createReminderFixture } from "../../../testing/reminder-fixture.ts";

const { world, smtp, inDays, press, home, dueTo, forget, close } = await createReminderFixture();
afterAll(close);
beforeEach(forget);

const DAY = 86_400_000;
const IN_THREE = "Emma's birthday is in three weeks";

describe("subscriptions and unsubscribing (rule: unsubscribe)", () => {
  const linkOf = (mail: (typeof smtp.received)[number] | undefined) =>
    new URL(/<(.+)>/.exec(mail?.header("list-unsubscribe") ?? "")?.[1] ?? "").pathname;

  test("mentions the reminder in the confirmation mail and page", async () => {
    const { rose } = await home({ birthdayMonth: 3, birthdayDay: 14 });
    await deliverAllMails(world.deps);
    const mail = smtp.received.find(({ to }) => to === rose);
    expect(mail?.subject).toBe("Shall we remind you in time?");
    expect(mail?.text).toContain("asked for a reminder before Emma's birthday at this address");
    const path = /href="http[^"]+(\/confirm\/[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
    expect((await world.app.inject(path)).body).toContain("a reminder before Emma&#39;s birthday");
    expect((await press(path)).body).toContain(
      "Once a year you&#39;ll get a reminder before Emma&#39;s",
    );
    const both = await home({ birthdayMonth: 3, birthdayDay: 14 }, { wantsUpdates: true });
    const { body } = await both.confirm();
    expect(smtp.received.at(-1)?.text).toContain(
      "asked for news of Emma and a reminder before Emma's birthday",
    );
    expect(body).toContain("You&#39;ll get updates when there&#39;s news to share.");
    expect(body).toContain("Once a year you&#39;ll get a reminder before Emma&#39;s birthday");
  });

  test("ends only reminders by their own button, and allows undoing it", async () => {
    const { rose, confirm, sign, caller, kidId } = await home(inDays(21), { wantsUpdates: true });
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    const reminder = smtp.received.at(-1);
    expect(reminder?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const path = linkOf(reminder);
    expect(path).toMatch(/\/reminders$/);
    expect((await world.app.inject(path)).body).toContain("You also still get news of Emma.");
    const done = await press(path, "List-Unsubscribe=One-Click");
    expect(done.body).toContain("We won't remind you of this family's days any more.");
    const followers = () => caller.followers.list({ kidId });
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: false }]);
    // After a sign-up, the owner of the address must confirm the address again.
    world.clock.advance(2 * DAY);
    await sign();
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: false }]);
    await confirm();
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
    await press(path);
    expect((await press(`${path}/undo`)).body).toContain("We'll remind you again");
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
  });

  test("ends only updates, or all mail", async () => {
    const { rose, confirm, caller, kidId } = await home(inDays(21), { wantsUpdates: true });
    await confirm();
    expect(await dueTo(rose)).toEqual([IN_THREE]);
    const all = linkOf(smtp.received.at(-1)).replace(/\/reminders$/, "");
    const page = (await world.app.inject(all)).body;
    expect(page).toContain("no news, no thanks and no reminders");
    expect(page).toContain(`href="${all}/news"`);
    expect((await press(`${all}/news`)).body).toContain(
      "You also still get a reminder before Emma",
    );
    const followers = () => caller.followers.list({ kidId });
    expect(await followers()).toMatchObject([{ wantsUpdates: false, remindsBirthday: true }]);
    await press(`${all}/news/undo`);
    expect(await followers()).toMatchObject([{ wantsUpdates: true, remindsBirthday: true }]);
    await press(all);
    expect(await followers()).toEqual([]);
    expect((await world.app.inject(`${all}/reminders`)).body).toContain("You&#39;re unsubscribed");
  });

  test("rejects a forged token", async () => {
    expect((await press("/unsubscribe/made-up/reminders")).statusCode).toBe(404);
  });
});
