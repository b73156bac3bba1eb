import { createId } from "@giftling/db/queries/core/ids";
import { deleteExpiredAccounts } from "../../features/account/closed-accounts.ts";
import { queueDueMails } from "../../services/email/delivery/due-mails.ts";
import { queueAccountNotice } from "../../services/email/outbox/account-notice.ts";
import { parseTaskPayload } from "../../services/jobs/queue.ts";
import { type MailCase, type MailFixture, runTwice } from "./mail-world.ts";

const CHOSEN =
  "subscription_plan = 'premium', subscription_status = 'active', trial_ends_at = null";

/** Returns the cases of mails about an account, about the account's plan, and about its referrals. */
export function createAccountMailCases({ world, inDays, family }: MailFixture) {
  /** Creates a parent with a due mail. `settled` sets the columns that remove the reason for the mail. */
  async function due(facts: Parameters<typeof family>[0], settled: string) {
    const home = await family(facts);
    await runTwice(() => queueDueMails(world.deps));
    return { home, to: home.email, undo: () => home.set(settled) };
  }

  /** Runs each job about a closed or reactivated account twice, because these jobs are idempotent. */
  async function runTellings() {
    const jobs = await world.db.execute<{ payload: unknown }>(
      "select payload from graphile_worker._private_jobs where payload->>'isOpenAgain' is not null",
    );
    for (const { payload } of jobs) {
      await runTwice(() =>
        queueAccountNotice(world.deps, parseTaskPayload("tell-of-account", payload)),
      );
    }
  }

  const trial = { subscriptionStatus: "trialing" } as const;

  return {
    "referral-reward": {
      subject: "A month of Premium, thanks to you",
      async cause() {
        const home = await family();
        const friend = await world.parent();
        await world.db.execute(
          `insert into referrals (id, referrer_id, referee_id, clicked_at, signed_up_at)
           values ('${createId()}', '${home.id}', '${friend.id}', now(), now())`,
        );
        await friend.caller.kids.create({ firstName: "Leo" });
        const undo = () => world.db.execute("delete from referrals");
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
        await runTwice(() => deleteExpiredAccounts(world.deps));
        return { home, to: home.email, undo: () => home.set("closed_at = null") };
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
