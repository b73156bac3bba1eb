import { families } from "@giftling/db/schema/index";
import { makeKid, makeReferral, makeWish } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../../testing/app.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { deleteExpiredData } from "../../../worker/delete-expired-data.ts";
import { queueDueMails } from "./due-mails.ts";

const smtp = await startFaultySmtp();
const world = await createTestApp({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const DAY = 86_400_000;
const DAYS = 365;
const ROSE = "rose@example.com";

/** All mails that a supporter and a parent get within a year, in the order of sending. */
const CORRESPONDENCE = [
  "day 0, Rose: Shall we send you the family's news?",
  "day 0, Ana: Grandma Rose got Emma “Wooden train”",
  "day 1, Rose: A thank-you from Emma",
  "day 11, Ana: Your Premium trial ends on …",
  "day 14, Ana: Your Premium trial has ended",
  "day 20, Rose: Emma: First tooth",
  "day 40, Ana: A month of Premium, thanks to you",
  "day 60, Rose: Emma: On two wheels",
  "day 90, Ana: Grandma Rose got Emma “Wooden train”",
  "day 92, Rose: A thank-you from Emma",
  "day 150, Rose: Emma: Summer",
  "day 150, Rose: Emma: The lake",
  "day 230, Rose: Emma: First day of school",
  "day 299, Rose: Emma: A snowman",
  // Rose unsubscribes on day 300. Afterward, only the parent gets a mail, about Rose's gift.
  "day 320, Ana: Grandma Rose got Emma “Wooden train”",
];

test("sends no superfluous mail in a simulated year, and none after unsubscribing", async () => {
  const start = world.clock.now();
  const ana = await world.parent({
    subscriptionStatus: "trialing",
    trialEndsAt: new Date(start.getTime() + 14 * DAY),
  });
  const kid = await makeKid(world.db, ana.id, { firstName: "Emma" });
  const press = (url: string) =>
    world.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });

  const buy = async () => {
    const { id } = await makeWish(world.db, kid.id);
    const bought = await world.visitor().wishlist.purchase({ id, purchasedBy: "Grandma Rose" });
    return bought;
  };
  /** Buys a gift and subscribes with an e-mail address. */
  const give = async () => {
    const { giftToken } = await buy();
    const form = { kidId: kid.id, name: "Rose", email: ROSE, wantsUpdates: true, giftToken };
    return world.visitor().hub.subscribe(form);
  };
  const thank = async () => {
    for (const { id } of await ana.caller.gratitude.pendingThankYous({ kidId: kid.id })) {
      await ana.caller.gratitude.sendThankYou({ id, personalMessage: "Thank you, dear Rose." });
    }
  };
  const tell = (title: string) => () =>
    ana.caller.updates.create({ kidId: kid.id, title, content: "She did it." });
  const confirm = async () => {
    const mail = smtp.received.find(({ subject }) => subject.startsWith("Shall we"));
    const link = /href="(http[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
    expect((await press(new URL(link).pathname)).statusCode).toBe(200);
  };
  const unsubscribe = async () => {
    const mail = smtp.received.findLast(({ to }) => to === ROSE);
    const link = /<(.+)>/.exec(mail?.header("list-unsubscribe") ?? "")?.[1] ?? "";
    expect((await press(new URL(link).pathname)).statusCode).toBe(200);
  };
  const choosePremium = () =>
    updateRow(world.db, families, ana.id, {
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
  /** Publishes the first page of a new parent who was referred by the parent of this test. */
  const rewarded = async () => {
    const now = world.clock.now();
    const friend = await world.parent();
    await makeReferral(world.db, ana.id, friend.id, { clickedAt: now, signedUpAt: now });
    await friend.caller.kids.create({ firstName: "Leo" });
  };
  const events: Record<number, (() => Promise<unknown>)[]> = {
    0: [give],
    1: [thank],
    16: [choosePremium],
    20: [tell("First tooth")],
    40: [rewarded],
    60: [tell("On two wheels")],
    90: [give],
    92: [thank],
    150: [tell("Summer"), tell("The lake")],
    230: [tell("First day of school")],
    299: [tell("A snowman")],
    300: [unsubscribe],
    310: [tell("Not for Rose any more")],
    320: [buy],
    321: [thank],
    360: [tell("Nor this")],
  };

  const arrived: string[] = [];
  for (let day = 0; day <= DAYS; day += 1) {
    const before = smtp.received.length;
    const today = events[day] ?? [];
    for (const event of today) await event();
    // Runs the jobs repeatedly. Nothing is sent twice.
    for (let look = 0; look <= today.length; look += 1) {
      await queueDueMails(world.deps);
      await deliverAllMails(world.deps);
    }
    if (day % 30 === 0) await deleteExpiredData(world.deps);
    for (const { to, subject } of smtp.received.slice(before)) {
      const words = subject.replace(/(ends on) .+/, "$1 …");
      arrived.push(`day ${day}, ${to === ROSE ? "Rose" : "Ana"}: ${words}`);
    }
    // Rose opens the confirmation mail half a day later.
    world.clock.advance(DAY / 2);
    if (day === 0) await confirm();
    world.clock.advance(DAY / 2);
  }
  expect(arrived).toEqual(CORRESPONDENCE);
  // The thank-you for the gift that she made after unsubscribing has a page that the parent can share.
  const [last] = await ana.caller.gratitude.sentThankYous({ kidId: kid.id });
  expect(last).toMatchObject({ status: "sent", hasEmail: false });
  expect(last?.pageUrl).toContain("/thank-you/");
}, 180_000);
