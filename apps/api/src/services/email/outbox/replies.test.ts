import { listReplyAddresses } from "@giftling/db/queries/account/mail-preferences";
import * as schema from "@giftling/db/schema/index";
import { confirmContacts } from "@giftling/db/testing/contacts";
import { makeKid } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverAllMails } from "../../../testing/deliver-all-mails.ts";
import { startFaultySmtp } from "../../../testing/faulty-smtp.ts";
import { createTestFixture, type TestFixture } from "../../../testing/test-fixture.ts";

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let world: TestFixture;
beforeAll(async () => {
  smtp = await startFaultySmtp();
  world = await createTestFixture({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const NEWS = { title: "First tooth", content: "It wobbled for a week." };
const TO_PARENT = "If you answer this mail, it goes straight to the parent.";

/** Creates a family, and a giver who subscribed with a confirmed e-mail address. */
async function family() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const wish = { kidId, name: "A kite", url: "https://shop.example/kite" };
  const { id } = await parent.caller.wishlist.create(wish);
  const visitor = world.visitor();
  const { giftToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
  const email = `rose-${parent.id}@example.com`;
  await visitor.hub.subscribe({ kidId, name: "Rose", email, wantsUpdates: true, giftToken });
  await deliverAllMails(world.deps);
  await confirmContacts(world.db, { familyId: parent.id });
  smtp.received.length = 0;
  const { caller } = parent;
  /** Sends an update and a thank-you to the supporter, and returns both mails. */
  async function mailBoth() {
    await caller.updates.create({ ...NEWS, kidId });
    const [thanks] = await caller.gratitude.pendingThankYous({ kidId });
    if (thanks) {
      await caller.gratitude.sendThankYou({ id: thanks.id, personalMessage: "It flies." });
    }
    await deliverAllMails(world.deps);
    return smtp.received
      .filter(({ to }) => to === email)
      .map(({ subject, text, html, header }) => ({
        subject,
        replyTo: header("reply-to"),
        saysSo: text.replaceAll(/\s+/g, " ").includes(TO_PARENT) && html.includes(TO_PARENT),
      }))
      .sort((a, b) => a.subject.localeCompare(b.subject));
  }
  return { ...parent, kidId, mailBoth };
}

test("hides the parent's address until replies are allowed (rule: replies)", async () => {
  const { mailBoth, caller } = await family();
  expect(await caller.account.mailPreferences()).toMatchObject({ takesReplies: false });
  expect(await mailBoth()).toEqual([
    { subject: "A thank-you from Emma", replyTo: undefined, saysSo: false },
    { subject: "Emma: First tooth", replyTo: undefined, saysSo: false },
  ]);
});

test("sends replies to the parent's address once allowed, and states this in mails and preview", async () => {
  const { mailBoth, caller, owner, kidId } = await family();
  const chosen = await caller.account.updateMailPreferences({ takesReplies: true });
  expect(chosen).toMatchObject({ takesReplies: true, giftRecorded: true });
  const preview = await caller.updates.preview({ ...NEWS, kidId });
  expect(preview.html).toContain(TO_PARENT);
  expect(await mailBoth()).toEqual([
    { subject: "A thank-you from Emma", replyTo: owner.email, saysSo: true },
    { subject: "Emma: First tooth", replyTo: owner.email, saysSo: true },
  ]);
  smtp.received.length = 0;
  await caller.account.updateMailPreferences({ takesReplies: false });
  expect(await mailBoth()).toEqual([
    { subject: "Emma: First tooth", replyTo: undefined, saysSo: false },
  ]);
});

test("never includes the parent's address in the product's own mails", async () => {
  const { caller, kidId, owner } = await family();
  await caller.account.updateMailPreferences({ takesReplies: true });
  const form = { kidId, name: "Ben", email: `ben-${kidId}@example.com`, wantsUpdates: true };
  await world.visitor().hub.subscribe(form);
  await deliverAllMails(world.deps);
  const asks = smtp.received.find(({ to }) => to === form.email);
  expect(asks?.subject).toBe("Shall we send you the family's news?");
  expect(asks?.header("reply-to")).toBeUndefined();
  expect(asks?.text).not.toContain(owner.email);
});

test("applies the setting per parent and skips a parent without an address", async () => {
  const { id, caller, owner } = await family();
  const join = async (email: string) => {
    const [user] = await world.db.insert(schema.users).values({ email }).returning();
    const member = { familyId: id, userId: user?.id ?? "", role: "parent" as const };
    await world.db.insert(schema.familyMembers).values(member);
    return { id: member.userId, email };
  };
  const second = await join("");
  const third = await join("ben@example.com");
  await caller.account.updateMailPreferences({ takesReplies: true });
  for (const { id: userId } of [second, third]) {
    await world.db.insert(schema.mailPreferences).values({ userId, takesReplies: true });
  }
  expect(await listReplyAddresses(world.db, id)).toEqual([owner.email, third.email]);
  await world.db.execute(`delete from family_members where user_id = '${third.id}'`);
  expect(await listReplyAddresses(world.db, id)).toEqual([owner.email]);
});
