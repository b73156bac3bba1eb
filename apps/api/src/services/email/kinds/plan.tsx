import { listEndingTrials, listPastDueOwners } from "@giftling/db/queries/mail/due-mails";
import { isReferralRewarded } from "@giftling/db/queries/mail/facts";
import { addDays, getPremiumStatus } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { formatDay } from "../templates/format-text.ts";

/** Schema of the stored data of mails about a trial's end, which are dropped if the end has changed. */
const trialFactsSchema = z.strictObject({ trialEndsAt: z.iso.datetime() });

/** Returns the mails about trials that end in more than `from` and at most `to` days, one per parent and end time. */
async function listTrialMails({ db, clock, config }: MailDeps, days: { from: number; to: number }) {
  if (!config.billing) return [];
  const now = clock.now();
  const trials = await listEndingTrials(db, addDays(now, days.from), addDays(now, days.to));
  return trials.map(({ userId, email, trialEndsAt }) => {
    const at = trialEndsAt.toISOString();
    return { to: { userId, email }, facts: { trialEndsAt: at }, onceFor: `${userId}:${at}` };
  });
}

const NOTICE_DAYS = 3;

/** Mail about the end of a trial, sent three days before the end (rule: parent-mail). */
const trialEndingMail = defineParentMail({
  facts: trialFactsSchema,
  turnedOffBy: "trialReminders",
  due: (deps) => listTrialMails(deps, { from: 0, to: NOTICE_DAYS }),
  read({ clock, config }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    if (!isSame || family.subscriptionStatus !== "trialing" || !config.billing) return null;
    const endsAt = new Date(trialEndsAt);
    return endsAt <= clock.now() ? null : { endsAt };
  },
  template: ({ endsAt }, links) => ({
    subject: words.trialEndingSubject(formatDay(endsAt)),
    preview: words.trialEndingPreview(),
    url: links.subscription,
    title: words.trialEndingTitle(formatDay(endsAt)),
    body: createActionMailBody(
      words.trialEndingMessage(),
      links.subscription,
      words.viewPlansButton(),
      words.trialEndingNote(),
    ),
  }),
  samples: ({ now }) => ({ "trial-ending": { endsAt: addDays(now, 3) } }),
});

/** Maximum number of days between the end of a trial and the queuing of the mail about the end. */
const NEWS_DAYS = 2;

/** Mail to a parent without a plan about an expired trial (rule: trial-lock). */
const trialEndedMail = defineParentMail({
  facts: trialFactsSchema,
  turnedOffBy: "trialReminders",
  due: (deps) => listTrialMails(deps, { from: -NEWS_DAYS, to: 0 }),
  read({ clock, config: { billing } }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    const { isTrialLocked } = getPremiumStatus(family, clock.now(), { billing });
    return isSame && isTrialLocked ? {} : null;
  },
  template: (_data, links) => ({
    subject: words.trialEndedSubject(),
    preview: words.trialEndedPreview(),
    url: links.subscription,
    title: words.trialEndedTitle(),
    body: createActionMailBody(
      words.trialEndedMessage(),
      links.subscription,
      words.choosePlanButton(),
    ),
  }),
  samples: () => ({ "trial-ended": {} }),
});

/**
 * Mail to the owner about a failed payment, once per billing period. The mail cannot be disabled (rule: parent-mail).
 */
const paymentFailedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async due({ db, config }) {
    if (!config.billing) return [];
    return (await listPastDueOwners(db)).map(({ userId, email, currentPeriodEnd }) => ({
      to: { userId, email },
      facts: {},
      onceFor: `${userId}:${currentPeriodEnd?.toISOString() ?? "first"}`,
    }));
  },
  read: ({ config }, { family }) =>
    family.subscriptionStatus === "past_due" && config.billing ? {} : null,
  template: (_data, links) => ({
    subject: words.paymentFailedSubject(),
    preview: words.paymentFailedPreview(),
    title: words.paymentFailedTitle(),
    body: createActionMailBody(
      words.paymentFailedMessage(),
      links.subscription,
      words.updatePaymentCardButton(),
    ),
  }),
  samples: () => ({ "payment-failed": {} }),
});

/** Mail to the referring parent about the reward for a friend's first page (rule: referral-reward). */
const referralRewardMail = defineParentMail({
  facts: z.strictObject({ referralId: z.string() }),
  turnedOffBy: "referralReward",
  async read({ db, config }, { family, facts }) {
    if (!config.billing || !(await isReferralRewarded(db, facts.referralId, family.id)))
      return null;
    return { premiumUntil: family.premiumGrantedUntil };
  },
  template: ({ premiumUntil }, links) => ({
    subject: words.referralRewardSubject(),
    preview: words.referralRewardPreview(),
    url: links.referrals,
    body: createActionMailBody(
      premiumUntil === null
        ? words.referralRewardMessage()
        : words.referralRewardMessageWithEndDate(formatDay(premiumUntil)),
      links.referrals,
      words.viewReferralsButton(),
    ),
  }),
  samples: ({ now }) => ({ "referral-reward": { premiumUntil: addDays(now, 30) } }),
});

export const planMails = {
  "payment-failed": paymentFailedMail,
  "referral-reward": referralRewardMail,
  "trial-ended": trialEndedMail,
  "trial-ending": trialEndingMail,
};
