import { emailSignIns, referrals } from "@giftling/db/schema/index";
import { makePasskey, makeReferral, makeWebhook } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { deleteRow } from "@giftling/db/testing/rows";
import { deleteExpiredAccounts } from "../../features/account/purge-account.ts";
import { deliverWebhook } from "../../features/webhooks/deliver-webhook.ts";
import {
  queueEmailChangeMails,
  queueSignInMail,
} from "../../http/sign-in/email/queue-sign-in-mail.ts";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import { queueAccountNotice } from "../../services/email/outbox/queue-mails.ts";
import { parseTaskPayload } from "../../services/jobs/queue.ts";
import { type MailCase, type MailFixture, runTwice } from "./mail-fixture.ts";

const CHOSEN = {
  subscriptionPlan: "premium",
  subscriptionStatus: "active",
  trialEndsAt: null,
} as const;

export function createAccountMailCases({ world, inDays, family }: MailFixture) {
  /** Queues the mail that is due for a new parent. `undo` stores `settled`, so that the mail is no longer due. */
  async function due(facts: Parameters<typeof family>[0], settled: typeof CHOSEN) {
    const home = await family(facts);
    await runTwice(() => queueDueMails(world.deps));
    return { home, to: home.email, undo: () => home.set(settled) };
  }

  /** Runs each job about a closed or reactivated account twice, because the jobs must be idempotent. */
  async function runTellings() {
    for (const { payload } of await listJobs(world.db, "tell-of-account")) {
      await runTwice(() =>
        queueAccountNotice(world.deps, parseTaskPayload("tell-of-account", payload)),
      );
    }
  }

  const trial = { subscriptionStatus: "trialing" } as const;

  return {
    "sign-in": {
      subject: /^\d{3} \d{3} is your Giftling code$/,
      async cause() {
        const home = await family();
        const id = await queueSignInMail(world.deps, { email: home.email, language: "en" });
        return { home, to: home.email, undo: () => deleteRow(world.db, emailSignIns, id) };
      },
    },
    "passkey-changed": {
      subject: "A passkey was removed from your account",
      async cause() {
        const home = await family();
        const { id } = await makePasskey(world.db, home.owner.id);
        await home.caller.passkeys.remove({ id });
        return { home, to: home.email, undo: () => home.set({ closedAt: inDays(0) }) };
      },
    },
    "webhook-turned-off": {
      subject: "We turned off one of your webhooks",
      async cause() {
        const home = await family();
        const { id } = await makeWebhook(world.db, home.id, {
          url: "http://127.0.0.1:9/",
          failingSince: inDays(-3),
        });
        const { id: deliveryId } = await home.caller.webhooks.test({ id });
        await runTwice(() => deliverWebhook(world.deps, { deliveryId }));
        return {
          home,
          to: home.email,
          undo: () => home.caller.webhooks.update({ id, isOn: true }),
        };
      },
    },
    "address-change": {
      subject: /^\d{3} \d{3} is your Giftling code$/,
      async cause() {
        const home = await family();
        const to = `new-${home.id}@example.com`;
        const change = { from: home.email, to, language: "en" } as const;
        const { toId } = await queueEmailChangeMails(world.deps, change);
        return { home, to, undo: () => deleteRow(world.db, emailSignIns, toId) };
      },
    },
    "referral-reward": {
      subject: "A month of Premium, thanks to you",
      async cause() {
        const home = await family();
        const friend = await world.parent();
        const { id } = await makeReferral(world.db, home.id, friend.id);
        await friend.caller.kids.create({ firstName: "Leo" });
        const undo = () => deleteRow(world.db, referrals, id);
        return { home, to: home.email, undo };
      },
    },
    "trial-ending": {
      subject: /^Your Premium trial ends on [A-Z][a-z]+ \d+$/,
      cause: () => due({ ...trial, trialEndsAt: inDays(2) }, CHOSEN),
    },
    "trial-ended": {
      subject: "Your Premium trial has ended",
      cause: () => due({ ...trial, trialEndsAt: inDays(-1) }, CHOSEN),
    },
    "payment-failed": {
      subject: "Your payment for Premium didn't go through",
      cause: () => due({ subscriptionPlan: "premium", subscriptionStatus: "past_due" }, CHOSEN),
    },
    "account-closed": {
      subject: "Your Giftling account is closed",
      async cause() {
        const home = await family();
        await home.caller.account.close({ confirm: "DELETE" });
        await runTellings();
        return { home, to: home.email, undo: () => home.set({ closedAt: null }) };
      },
    },
    "account-reactivated": {
      subject: "Your Giftling account is open again",
      async cause() {
        const home = await family({ closedAt: inDays(-5) });
        await (await world.callerOf(home.id)).account.reactivate();
        await runTellings();
        return { home, to: home.email, undo: () => home.set({ closedAt: new Date() }) };
      },
    },
    "closing-warning": {
      subject: /^Your Giftling account will be deleted on [A-Z][a-z]+ \d+, \d{4}$/,
      async cause() {
        const home = await family({ closedAt: inDays(-61) });
        await runTwice(() => deleteExpiredAccounts(world.deps));
        return { home, to: home.email, undo: () => home.set({ closedAt: null }) };
      },
    },
    purged: {
      subject: "Your Giftling account has been deleted",
      async cause() {
        const home = await family({ closedAt: inDays(-91) });
        await runTwice(() => deleteExpiredAccounts(world.deps));
        return { home, to: home.email, undo: null };
      },
    },
  } satisfies Record<string, MailCase>;
}
