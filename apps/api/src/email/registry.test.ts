import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newId } from "@giftling/db/queries/ids";
import { tellOthers } from "@giftling/db/queries/operation/after-commit";
import { makeItem, makeKid } from "@giftling/db/testing/factories";
import { addDays, MAIL_SWITCHES } from "@giftling/domain";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endClosedAccounts } from "../features/account/closed-accounts.ts";
import { parsePayload } from "../jobs/queue.ts";
import { startBentSmtp } from "../testing/bent-smtp.ts";
import { deliverAll } from "../testing/deliver-all.ts";
import { createTestWorld, outcome } from "../testing/world.ts";
import { mailLinks } from "./composition/links.ts";
import { invitationToken, recipientHash } from "./composition/tokens.ts";
import { sendMail } from "./delivery/deliver.ts";
import { queueDueMails } from "./delivery/due-mails.ts";
import { tellOfAccount } from "./outbox/account-notice.ts";
import { announceUpdate } from "./outbox/announce-update.ts";
import { kindsByName, type MailKind, mailKinds } from "./registry.ts";

const smtp = await startBentSmtp();
const world = await createTestWorld({ SMTP_URL: smtp.url });
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(async () => {
  await world.db.execute("delete from graphile_worker._private_jobs");
  await world.db.execute("delete from mails");
  smtp.received.length = 0;
});

const inDays = (days: number) => addDays(world.clock.now(), days);
const twice = async (run: () => Promise<unknown>) => {
  await run();
  await run();
};

async function family(facts: Parameters<typeof world.parent>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id, { firstName: "Emma" });
  const { email } = parent.owner;
  const set = (columns: string) =>
    world.db.execute(`update families set ${columns} where id = '${parent.id}'`);
  const setContacts = (columns: string) =>
    world.db.execute(`update mail_contacts set ${columns} where family_id = '${parent.id}'`);
  /** Gives Emma a birthday in so many days. */
  const born = (days: number) => {
    const date = inDays(days);
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    return parent.caller.kids.update({ id: kid.id, birthdayMonth: month, birthdayDay: day });
  };
  return { ...parent, kidId: kid.id, email, set, setContacts, born };
}
type Family = Awaited<ReturnType<typeof family>>;

/** Somebody gives a present, and leaves an address with it. */
async function supporter(home: Family) {
  const email = `rose-${home.id}@example.com`;
  const { id } = await makeItem(world.db, home.kidId);
  const visitor = world.visitor();
  const { giftToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
  const form = { kidId: home.kidId, name: "Rose", email, wantsUpdates: true, giftToken };
  await visitor.hub.subscribe(form);
  return email;
}

/** The same, and has confirmed the address: all mail about that has left. */
async function confirmedSupporter(home: Family) {
  const email = await supporter(home);
  await deliverAll(world.deps);
  await home.setContacts("confirmed_at = now(), confirmation_token_hash = null");
  smtp.received.length = 0;
  return email;
}

/** A parent whose mail is due by the clock. */
async function due(facts: Parameters<typeof family>[0], settled: string) {
  const home = await family(facts);
  await twice(() => queueDueMails(world.deps));
  return { home, to: home.email, undo: () => home.set(settled) };
}

/** What the worker does first about an account that was closed or brought back; again changes nothing. */
async function runTellings() {
  const jobs = await world.db.execute<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs where payload->>'isOpenAgain' is not null",
  );
  for (const { payload } of jobs) {
    await twice(() => tellOfAccount(world.deps, parsePayload("tell-of-account", payload)));
  }
}

/** A family that somebody joined by invitation. */
async function joined() {
  const home = await family();
  const ben = await world.parent({ owner: { firstName: "Ben" } });
  const { id } = await home.caller.family.invite({ email: ben.owner.email });
  const token = invitationToken(world.deps.config.secret, id);
  await ben.caller.family.accept({ token });
  return { home, ben };
}

type Case = {
  subject: string | RegExp;
  /** Has the product queue the mail, the way it happens in life. `undo` takes its reason away; null when nothing can. */
  cause: () => Promise<{ home: Family; to: string; undo: (() => Promise<unknown>) | null }>;
};

const trial = { subscriptionStatus: "trialing" } as const;
const chosen =
  "subscription_plan = 'premium', subscription_status = 'active', trial_ends_at = null";

const cases: Record<MailKind, Case> = {
  "confirm-address": {
    subject: "Shall we send you the family's news?",
    async cause() {
      const home = await family();
      const to = await supporter(home);
      return { home, to, undo: () => home.setContacts("confirmation_token_hash = null") };
    },
  },
  "my-gifts": {
    subject: "Your gifts, in one place",
    async cause() {
      const home = await family();
      const to = await confirmedSupporter(home);
      await twice(() => world.visitor().mine.ask({ email: to }));
      return { home, to, undo: () => home.setContacts("unsubscribed_at = now()") };
    },
  },
  "new-update": {
    subject: "Emma: First tooth",
    async cause() {
      const home = await family();
      const to = await confirmedSupporter(home);
      const update = { kidId: home.kidId, title: "First tooth", content: "It wobbled." };
      const { id } = await home.caller.updates.create(update);
      await twice(() => announceUpdate(world.deps, { updateId: id }));
      return { home, to, undo: () => home.caller.updates.delete({ id }) };
    },
  },
  reminder: {
    subject: "Emma's birthday is in three weeks",
    async cause() {
      const home = await family();
      const to = await confirmedSupporter(home);
      await home.born(21);
      await world.db.execute(
        `update supporters set reminds_birthday = true where kid_id = '${home.kidId}'`,
      );
      await twice(() => queueDueMails(world.deps));
      return { home, to, undo: () => home.born(60) };
    },
  },
  "list-ready": {
    subject: "Emma's birthday is in five weeks",
    async cause() {
      const home = await family();
      await home.born(35);
      await twice(() => queueDueMails(world.deps));
      return { home, to: home.email, undo: () => home.born(60) };
    },
  },
  "thank-you": {
    subject: "A thank-you from Emma",
    async cause() {
      const home = await family();
      const to = await confirmedSupporter(home);
      const { pendingThankYous, sendThankYou } = home.caller.gratitude;
      const [{ id } = { id: "" }] = await pendingThankYous({ kidId: home.kidId });
      await sendThankYou({ id, personalMessage: "Thank you." });
      const undo = () => world.db.execute(`delete from thank_yous where id = '${id}'`);
      return { home, to, undo };
    },
  },
  "gift-recorded": {
    subject: "A gift for Emma",
    async cause() {
      const home = await family();
      const { id } = await makeItem(world.db, home.kidId);
      await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
      return { home, to: home.email, undo: () => home.caller.wishlist.unpurchase({ id }) };
    },
  },
  "gift-recorded-too": {
    subject: "A gift for Emma",
    async cause() {
      const home = await family();
      const ben = await world.coParent(home.id);
      const { id } = await makeItem(world.db, home.kidId);
      await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
      // The owner's own mail leaves first, unwanted or not.
      await home.caller.account.updateMailPreferences({ giftRecorded: false });
      await tellOthers(world.db);
      const [own] = await world.db.query.mails.findMany();
      await sendMail(world.deps, { mailId: own?.id ?? "" });
      const undo = () => world.db.execute("delete from thank_yous");
      return { home: { ...home, caller: ben.caller }, to: ben.email, undo };
    },
  },
  "busy-hub": {
    subject: "A lot is going on at your hub",
    async cause() {
      const home = await family();
      await world.db.execute(
        `insert into rate_limits values ('gift-hub:${home.id}', 60000, now() + interval '1 hour')`,
      );
      const gift = { kidId: home.kidId, amount: 5, type: "other", contributorName: "Ben" } as const;
      await twice(() => outcome(world.visitor().gratitude.reportContribution(gift)));
      return { home, to: home.email, undo: () => home.set("closed_at = now()") };
    },
  },
  "gift-given-back": {
    subject: "“Wooden train” is back on Emma's list",
    async cause() {
      const home = await family();
      const { id } = await makeItem(world.db, home.kidId);
      const visitor = world.visitor();
      const { passToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Rose" });
      await deliverAll(world.deps);
      smtp.received.length = 0;
      await world.db.execute(
        `update purchases set purchased_at = purchased_at - interval '25 hours' where item_id = '${id}'`,
      );
      await visitor.gifts.release({ token: passToken });
      return { home, to: home.email, undo: () => home.set("closed_at = now()") };
    },
  },
  "referral-reward": {
    subject: "A month of Premium, thanks to you",
    async cause() {
      const home = await family();
      const friend = await world.parent();
      await world.db.execute(
        `insert into referrals (id, referrer_id, referee_id, clicked_at, signed_up_at)
         values ('${newId()}', '${home.id}', '${friend.id}', now(), now())`,
      );
      await friend.caller.kids.create({ firstName: "Leo" });
      const undo = () => world.db.execute("delete from referrals");
      return { home, to: home.email, undo };
    },
  },
  "trial-ending": {
    subject: /^Your Premium trial ends on [A-Z][a-z]+ \d+$/,
    cause: () => due({ ...trial, trialEndsAt: inDays(2) }, chosen),
  },
  "trial-ended": {
    subject: "Your Premium trial has ended",
    cause: () => due({ ...trial, trialEndsAt: inDays(-1) }, chosen),
  },
  "payment-failed": {
    subject: "Your payment for Premium didn't go through",
    cause: () => due({ subscriptionPlan: "premium", subscriptionStatus: "past_due" }, chosen),
  },
  "account-closed": {
    subject: "Your Giftling account is closed",
    async cause() {
      const home = await family();
      await home.caller.account.close({ confirm: "DELETE" });
      await runTellings();
      return { home, to: home.email, undo: () => home.set("closed_at = null") };
    },
  },
  "account-reactivated": {
    subject: "Your Giftling account is open again",
    async cause() {
      const home = await family({ closedAt: inDays(-5) });
      await (await world.callerOf(home.id)).account.reactivate();
      await runTellings();
      return { home, to: home.email, undo: () => home.set("closed_at = now()") };
    },
  },
  "closing-warning": {
    subject: /^Your Giftling account will be deleted on [A-Z][a-z]+ \d+, \d{4}$/,
    async cause() {
      const home = await family({ closedAt: inDays(-61) });
      await twice(() => endClosedAccounts(world.deps));
      return { home, to: home.email, undo: () => home.set("closed_at = null") };
    },
  },
  purged: {
    subject: "Your Giftling account has been deleted",
    async cause() {
      const home = await family({ closedAt: inDays(-91) });
      await twice(() => endClosedAccounts(world.deps));
      return { home, to: home.email, undo: null };
    },
  },
  invitation: {
    subject: "Ana invites you to look after Emma's page",
    async cause() {
      const home = await family();
      const to = `invited-${home.id}@example.com`;
      const { id } = await home.caller.family.invite({ email: to });
      const undo = () => world.db.execute(`delete from family_invites where id = '${id}'`);
      return { home, to, undo };
    },
  },
  "parent-asks": {
    subject: "Ben asks to join your family's page",
    async cause() {
      const home = await family();
      const { id } = await home.caller.family.invite({ email: "invited@example.com" });
      const token = invitationToken(world.deps.config.secret, id);
      const ben = await world.parent({ owner: { firstName: "Ben", lastName: "" } });
      await twice(() => ben.caller.family.accept({ token }));
      const undo = () => home.caller.family.withdrawInvite({ id });
      await world.db.execute("delete from mails where kind = 'invitation'");
      return { home, to: home.email, undo };
    },
  },
  "parent-joined": {
    subject: "Ben looks after your family's page with you now",
    async cause() {
      const { home, ben } = await joined();
      const undo = () => home.caller.family.removeMember({ id: ben.owner.id });
      return { home, to: home.email, undo };
    },
  },
  "parent-let-in": {
    subject: "You look after Emma's page now",
    async cause() {
      const home = await family();
      const { id } = await home.caller.family.invite({ email: "invited@example.com" });
      const ben = await world.parent({ owner: { firstName: "Ben" } });
      const token = invitationToken(world.deps.config.secret, id);
      await ben.caller.family.accept({ token });
      await home.caller.family.confirmInvite({ id });
      const undo = () => ben.as().family.removeMember({ id: ben.owner.id });
      return { home, to: ben.owner.email, undo };
    },
  },
  "new-owner": {
    subject: "You own your family's page now",
    async cause() {
      const home = await family();
      const ben = await world.coParent(home.id);
      await home.caller.family.handOver({ memberId: ben.id });
      const undo = () => ben.as().family.handOver({ memberId: home.owner.id });
      return { home, to: ben.email, undo };
    },
  },
};

const receivedBy = (to: string) => smtp.received.filter((mail) => mail.to === to);
/** What became of the mails of one kind to an address. */
async function statuses(kind: string, to: string) {
  const hash = recipientHash(world.deps.config.secret, to);
  const rows = await world.db.query.mails.findMany();
  return rows.flatMap((mail) =>
    mail.kind === kind && mail.recipientHash === hash ? [mail.status] : [],
  );
}

describe.each(Object.entries(cases))("%s", (kind, { subject, cause }) => {
  const file = `apps/api/src/email/kinds/${kind}.tsx`;
  const definition = kindsByName.get(kind);
  const turnedOffBy = definition?.turnedOffBy ?? null;

  // The row goes with a mail whose address it alone holds.
  const isKept = definition?.audience === "parent" || definition?.audience === "supporter";

  test("is queued by what happens, and leaves once", async () => {
    const { to } = await cause();
    expect(await statuses(kind, to), `${file}: nothing queued this mail`).toEqual(["queued"]);
    await deliverAll(world.deps);
    const mails = receivedBy(to);
    expect(
      mails.map((mail) => mail.subject),
      file,
    ).toEqual([expect.stringMatching(subject)]);
    expect(await statuses(kind, to), file).toEqual(isKept ? ["sent"] : []);
    const hasHeader = mails[0]?.header("list-unsubscribe") !== undefined;
    const isSupporters = turnedOffBy === "unsubscribe" || turnedOffBy === "reminders";
    expect(hasHeader, file).toBe(isSupporters);
    const settings = mailLinks(world.deps.config).settings;
    const leadsToSwitches = mails[0]?.html.includes(`href="${settings}"`);
    expect(leadsToSwitches, file).toBe(turnedOffBy !== null && !isSupporters);
  });

  test("is dropped when its reason is gone before it leaves", async () => {
    const { to, undo } = await cause();
    await undo?.();
    await deliverAll(world.deps);
    expect(receivedBy(to), `${file}: left without a reason`).toHaveLength(undo === null ? 1 : 0);
    expect(await statuses(kind, to), file).toEqual(isKept ? ["dropped"] : []);
  });

  test("is dropped when it is turned off before it leaves", async () => {
    const { home, to } = await cause();
    if (turnedOffBy === "unsubscribe") await home.setContacts("unsubscribed_at = now()");
    else if (turnedOffBy === "reminders") {
      await world.db.execute(
        `update supporters set reminds_birthday = false where kid_id = '${home.kidId}'`,
      );
    } else if (turnedOffBy !== null) {
      await home.caller.account.updateMailPreferences({ [turnedOffBy]: false });
    }
    await deliverAll(world.deps);
    expect(receivedBy(to), `${file}: left though it was turned off`).toHaveLength(
      turnedOffBy === null ? 1 : 0,
    );
    if (turnedOffBy !== null) expect(await statuses(kind, to), file).toEqual(["dropped"]);
  });
});

test("every file of kinds/ is registered under its own name, and loads without React Email", () => {
  const folder = join(import.meta.dirname, "kinds");
  const files = readdirSync(folder);
  const kinds = Object.keys(mailKinds);
  const fileOf = (kind: string) => `${kind}.tsx`;
  expect([
    ...files
      .filter((file) => !kinds.map(fileOf).includes(file))
      .map((file) => `apps/api/src/email/registry.ts: no line for kinds/${file}`),
    ...kinds
      .filter((kind) => !files.includes(fileOf(kind)))
      .map((kind) => `apps/api/src/email/kinds/${fileOf(kind)}: no such file`),
  ]).toEqual([]);
  for (const file of files) {
    const source = readFileSync(join(folder, file), "utf8");
    expect(source, file).not.toMatch(/^import (?!type)[^;]*"(react-email|.*(parts|layout).tsx)";/m);
  }
});

test("every kind has a sample, and the samples of a kind begin with its name", () => {
  const links = mailLinks(world.deps.config);
  const env = { links, now: world.clock.now(), language: "en" } as const;
  for (const [kind, { samples }] of kindsByName) {
    const names = Object.keys(samples(env));
    const own = names.filter((name) => name === kind || name.startsWith(`${kind}-`));
    expect(own.length, `apps/api/src/email/kinds/${kind}.tsx: samples`).toBeGreaterThan(0);
    expect(names, `apps/api/src/email/kinds/${kind}.tsx: samples`).toEqual(own);
  }
});

test("every switch on the settings page turns off a kind of mail", () => {
  const switches = new Set([...kindsByName.values()].map(({ turnedOffBy }) => turnedOffBy));
  for (const name of MAIL_SWITCHES) expect(switches).toContain(name);
});

test("a mail of a kind that this version doesn't know waits for one that does, for a day", async () => {
  const id = newId();
  const now = world.clock.now();
  await world.db.insert(world.db._.fullSchema.mails).values({
    id,
    kind: "from-the-next-version",
    recipient: "rose@example.com",
    recipientHash: "0".repeat(64),
    facts: {},
    queuedAt: now,
    dueAt: now,
  });
  const attempt = () => sendMail(world.deps, { mailId: id });
  await expect(attempt()).rejects.toThrow('No kind of mail is named "from-the-next-version"');
  expect(await world.db.query.mails.findFirst()).toMatchObject({ status: "queued" });
  world.clock.advance(25 * 3_600_000);
  await expect(attempt()).rejects.toThrow();
  expect(await world.db.query.mails.findFirst()).toMatchObject({
    status: "dead",
    problem: "INTERNAL",
  });
});
