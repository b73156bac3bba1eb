import { retryMails } from "@giftling/db/queries/mail/undelivered-mails";
import { families, type mailContacts } from "@giftling/db/schema/index";
import { updateContacts } from "@giftling/db/testing/contacts";
import {
  makeFamily,
  makeItem,
  makeKid,
  makeReferral,
  makeThankYou,
} from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { updateRow } from "@giftling/db/testing/rows";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { confirmEmailAddress } from "../../../features/hub/confirm-email-address.ts";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture } from "../../../testing/test-fixture.ts";
import { queueDueGiftNotices } from "../outbox/gift-notice.ts";
import { queueDueMails } from "./due-mails.ts";

const smtp = await startFaultySmtp();
const world = await createTestFixture({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const deliver = () => deliverAllMails(world.deps);
const subjects = () => smtp.received.map(({ subject }) => subject);

async function family(facts: Parameters<typeof world.parent>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const buy = async (purchasedBy: string) => {
    const { id } = await makeItem(world.db, kid.id);
    await world.visitor().wishlist.purchase({ id, purchasedBy });
    return id;
  };
  const prefer = parent.caller.account.updateMailPreferences;
  return { ...parent, kidId: kid.id, buy, prefer };
}

describe("gift mails", () => {
  test("combine several gifts and are sent at most once an hour", async () => {
    const { kidId, buy } = await family();
    await buy("Grandma Rose");
    await world.visitor().gratitude.reportContribution({
      kidId,
      contributorName: "Uncle Ben",
      amount: 25,
      type: "529",
    });
    await deliver();
    expect(subjects()).toEqual(["2 gifts for Emma"]);
    expect(smtp.received[0]?.text).toContain("Grandma Rose bought Wooden train for Emma.");
    expect(smtp.received[0]?.text).toContain("Uncle Ben says they gave $25 to Emma's 529 plan.");
    world.clock.advance(10 * MINUTE);
    await buy("Ann");
    await buy("Bob");
    await queueDueGiftNotices(world.deps);
    const [waiting] = await listMails(world.db, { status: "queued" });
    const wait = (waiting?.dueAt.getTime() ?? 0) - world.clock.now().getTime();
    expect(wait).toBeGreaterThan(45 * MINUTE);
    await deliver();
    expect(subjects()).toEqual(["2 gifts for Emma", "2 gifts for Emma"]);
  });

  test("combine twenty concurrent gifts", async () => {
    const { buy } = await family();
    await Promise.all(Array.from({ length: 20 }, (_, at) => buy(`Giver ${at}`)));
    await deliver();
    expect(subjects()).toEqual(["20 gifts for Emma"]);
    expect(smtp.received[0]?.text).toContain("And 8 more.");
  });

  test("are not sent without a verified address (rule: parent-mail)", async () => {
    const { buy } = await family({ owner: { email: "" } });
    await buy("Grandma Rose");
    await deliver();
    expect(smtp.received).toEqual([]);
    expect(await listMails(world.db, { status: "queued" })).toEqual([]);
  });

  test("omit undone gifts and gifts recorded by a parent, and are not sent when turned off", async () => {
    const { caller, kidId, buy, prefer } = await family();
    await caller.wishlist.unpurchase({ id: await buy("Rose") });
    const given = { contributorName: "Ben", amount: 5, type: "other" } as const;
    await caller.gratitude.reportContribution({ ...given, kidId });
    await deliver();
    await prefer({ giftRecorded: false });
    await buy("Ann");
    await deliver();
    expect(smtp.received).toEqual([]);
    await prefer({ giftRecorded: true });
    await buy("Bob");
    await deliver();
    expect(subjects()).toEqual(["A gift for Emma"]);
  });
});

describe("plan mails", () => {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * DAY);
  const run = async () => {
    await queueDueMails(world.deps);
    await deliver();
  };

  test("are sent once three days before and once at the end of a trial", async () => {
    await family({ subscriptionStatus: "trialing", trialEndsAt: at(5) });
    await run();
    expect(subjects()).toEqual([]);
    world.clock.advance(3 * DAY);
    await run();
    await run();
    world.clock.advance(2.5 * DAY);
    await run();
    await run();
    const [ending, ended] = subjects();
    expect(ending).toMatch(/^Your Premium trial ends on [A-Z][a-z]+ \d+$/);
    expect([ended, subjects().length]).toEqual(["Your Premium trial has ended", 2]);
  });

  test("are not sent after a plan was chosen or reminders were turned off", async () => {
    const chose = await family({ subscriptionStatus: "trialing", trialEndsAt: at(2) });
    const quiet = await family({ subscriptionStatus: "trialing", trialEndsAt: at(2) });
    await quiet.prefer({ trialReminders: false });
    await queueDueMails(world.deps);
    await updateRow(world.db, families, chose.id, {
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: null,
    });
    world.clock.advance(3 * DAY);
    await run();
    expect(subjects()).toEqual([]);
  });

  test("are sent once per period for a failed payment and once for a referral reward", async () => {
    const { id } = await family({ subscriptionPlan: "premium", subscriptionStatus: "past_due" });
    await run();
    const { id: refereeId } = await makeFamily(world.db);
    const home = await world.callerOf(refereeId);
    await makeReferral(world.db, id, refereeId);
    await home.account.setFamilyUrl({ familyUrl: "a-friend" });
    await home.kids.create({ firstName: "Leo" });
    await run();
    expect(subjects().sort()).toEqual([
      "A month of Premium, thanks to you",
      "Your payment for Premium didn't go through",
    ]);
  });
});

describe("thank-you mails (rule: thank-you-states)", () => {
  const WORDS = "Thank you so much.\nLeo loves it.";
  async function gift() {
    const home = await family();
    const visitor = world.visitor();
    const { id: itemId } = await makeItem(world.db, home.kidId);
    const { giftToken } = await visitor.wishlist.purchase({ id: itemId, purchasedBy: "Rose" });
    const email = `rose-${home.id}@example.com`;
    await visitor.hub.subscribe({ kidId: home.kidId, name: "Rose", email, giftToken });
    const queue = () => home.caller.gratitude.pendingThankYous({ kidId: home.kidId });
    const history = () => home.caller.gratitude.sentThankYous({ kidId: home.kidId });
    const [{ id } = { id: "" }] = await queue();
    const send = () => home.caller.gratitude.sendThankYou({ id, personalMessage: WORDS });
    const setContact = (values: Partial<typeof mailContacts.$inferInsert>) =>
      updateContacts(world.db, { familyId: home.id }, values);
    await deliver();
    smtp.received.length = 0;
    return { ...home, id, email, queue, history, send, setContact };
  }

  test("are queued, then sent to a giver with a confirmed address", async () => {
    const { email, queue, history, send, setContact } = await gift();
    expect(await queue()).toMatchObject([{ hasEmail: false }]);
    await setContact({ confirmedAt: new Date() });
    expect(await queue()).toMatchObject([{ hasEmail: true, status: "pending" }]);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["queued"]));
    expect(await queue()).toMatchObject([{ status: "queued" }]);
    await deliver();
    expect(smtp.received.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: "A thank-you from Emma" },
    ]);
    expect(smtp.received[0]?.text).toContain("Leo loves it.");
    expect(await queue()).toEqual([]);
    expect(await history()).toMatchObject([{ status: "sent", personalMessage: WORDS }]);
  });

  test("are replaced by a page for a giver without a confirmed address", async () => {
    const { send } = await gift();
    expect(await send()).toMatchObject({ status: "sent", hasEmail: false });
    await deliver();
    expect(smtp.received).toEqual([]);
  });

  test("are sent once the address is confirmed (rule: thanks-after-confirming)", async () => {
    const { id, email, queue, history, send, setContact } = await gift();
    expect(await queue()).toMatchObject([{ awaitsConfirmation: true }]);
    await send();
    const token = sha256("its token");
    await setContact({ confirmationTokenHash: token, confirmationSentAt: new Date() });
    const confirm = () => confirmEmailAddress(world.deps, token, new Date(0));
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.filter((contact) => contact !== null)).toHaveLength(1);
    expect(await queue()).toMatchObject([{ id, status: "queued", awaitsConfirmation: false }]);
    await deliver();
    expect(smtp.received.map(({ to }) => to)).toEqual([email]);
    expect(await history()).toMatchObject([{ id, status: "sent", personalMessage: WORDS }]);
    await setContact({ confirmationTokenHash: token });
    await confirm();
    await deliver();
    expect(smtp.received, "confirmed anew, nothing is mailed twice").toHaveLength(1);
  });

  test("return to the queue after a rejection and can be sent again", async () => {
    const { queue, history, send, setContact } = await gift();
    await setContact({ confirmedAt: new Date() });
    smtp.bend("550");
    await send();
    await deliver();
    const [failed] = await queue();
    expect(failed).toMatchObject({ status: "failed", problem: "refused", personalMessage: WORDS });
    expect(failed?.pageUrl).toContain("/thank-you/");
    smtp.bend("well");
    expect(await send()).toMatchObject({ status: "queued", problem: null });
    await deliver();
    expect(await history()).toMatchObject([{ status: "sent", problem: null }]);
  });

  test("are dropped after unsubscribing, and the parent sees the reason", async () => {
    const { queue, send, setContact } = await gift();
    await setContact({ confirmedAt: new Date() });
    await send();
    await setContact({ unsubscribedAt: new Date() });
    await deliver();
    expect(smtp.received).toEqual([]);
    expect(await queue()).toMatchObject([{ status: "failed", problem: "unsubscribed" }]);
    expect(await send()).toMatchObject({ status: "sent", hasEmail: false });
  });

  test("return to the queue after a day, unless marked as thanked", async () => {
    const { caller, id, queue, send, setContact } = await gift();
    await setContact({ confirmedAt: new Date() });
    smtp.bend("421");
    await send();
    world.clock.advance(DAY);
    await deliver();
    expect(await queue()).toMatchObject([{ status: "failed", problem: "unreachable" }]);
    await caller.gratitude.markThanked({ id, isThanked: true });
    smtp.bend("well");
    expect(await queue()).toEqual([]);
  });

  test("preserve the mail's status while the gift is marked as thanked", async () => {
    for (const [bent, before] of [
      ["well", "sent"],
      ["550", "failed"],
    ] as const) {
      const { caller, id, send, setContact } = await gift();
      await setContact({ confirmedAt: new Date() });
      smtp.bend(bent);
      await send();
      await caller.gratitude.markThanked({ id, isThanked: true });
      await deliver();
      const mark = (isThanked: boolean) => caller.gratitude.markThanked({ id, isThanked });
      expect(await mark(true)).toMatchObject({ status: "thanked" });
      expect(await mark(false)).toMatchObject({ status: before });
      await mark(true);
      expect(await mark(false)).toMatchObject({ status: before });
    }
    smtp.bend("well");
  });

  test("are delivered once when sent again after a failure, even if an operator requeues them", async () => {
    const { send, history, setContact } = await gift();
    await setContact({ confirmedAt: new Date() });
    smtp.bend("421");
    await send();
    world.clock.advance(DAY);
    await deliver();
    smtp.bend("well");
    await send();
    await deliver();
    expect(await retryMails(world.db, "dead")).toBeGreaterThan(0);
    await deliver();
    expect(subjects()).toEqual(["A thank-you from Emma"]);
    expect(await history()).toMatchObject([{ status: "sent", problem: null }]);
  });

  test("are not sent to another giver of the same name, because only the gift token links an address", async () => {
    const { caller, kidId } = await gift();
    const { id } = await makeThankYou(world.db, kidId, { contributorName: "Rose" });
    const sent = await caller.gratitude.sendThankYou({ id, personalMessage: WORDS });
    expect(sent).toMatchObject({ status: "sent", hasEmail: false });
  });
});
