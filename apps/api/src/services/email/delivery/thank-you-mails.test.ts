import { retryMails } from "@giftling/db/queries/mail/undelivered-mails";
import type { mailContacts } from "@giftling/db/schema/index";
import { updateContacts } from "@giftling/db/testing/contacts";
import { makeThankYou, makeWish } from "@giftling/db/testing/factories";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { confirmEmailAddress } from "../../../features/hub/subscribe.ts";
import { createParentMailFixture } from "../../../testing/parent-mail-fixture.ts";

const { world, smtp, family, deliver, subjects, close } = await createParentMailFixture();
afterAll(close);
beforeEach(() => {
  smtp.received.length = 0;
});

const DAY = 24 * 60 * 60_000;

describe("thank-you mails (rule: thank-you-states)", () => {
  const WORDS = "Thank you so much.\nLeo loves it.";
  async function gift() {
    const home = await family();
    const visitor = world.visitor();
    const { id: itemId } = await makeWish(world.db, home.kidId);
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
    smtp.setBehavior("550");
    await send();
    await deliver();
    const [failed] = await queue();
    expect(failed).toMatchObject({ status: "failed", problem: "refused", personalMessage: WORDS });
    expect(failed?.pageUrl).toContain("/thank-you/");
    smtp.setBehavior("well");
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
    smtp.setBehavior("421");
    await send();
    world.clock.advance(DAY);
    await deliver();
    expect(await queue()).toMatchObject([{ status: "failed", problem: "unreachable" }]);
    await caller.gratitude.markThanked({ id, isThanked: true });
    smtp.setBehavior("well");
    expect(await queue()).toEqual([]);
  });

  test("preserve the mail's status while the gift is marked as thanked", async () => {
    for (const [bent, before] of [
      ["well", "sent"],
      ["550", "failed"],
    ] as const) {
      const { caller, id, send, setContact } = await gift();
      await setContact({ confirmedAt: new Date() });
      smtp.setBehavior(bent);
      await send();
      await caller.gratitude.markThanked({ id, isThanked: true });
      await deliver();
      const mark = (isThanked: boolean) => caller.gratitude.markThanked({ id, isThanked });
      expect(await mark(true)).toMatchObject({ status: "thanked" });
      expect(await mark(false)).toMatchObject({ status: before });
      await mark(true);
      expect(await mark(false)).toMatchObject({ status: before });
    }
    smtp.setBehavior("well");
  });

  test("are delivered once when sent again after a failure, even if an operator requeues them", async () => {
    const { send, history, setContact } = await gift();
    await setContact({ confirmedAt: new Date() });
    smtp.setBehavior("421");
    await send();
    world.clock.advance(DAY);
    await deliver();
    smtp.setBehavior("well");
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
