import { getPremiumStatus } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { defineParentMail } from "../composition/define-mail.ts";
import { listTrialMails, trialFactsSchema } from "../composition/trials.ts";
import { createActionBody } from "../templates/action-body.tsx";

/**
 * Maximum number of days between the end of a trial and the queuing of the mail. The mail about an older trial was
 * queued by an earlier run.
 */
const NEWS_DAYS = 2;

/** Mail to a parent without a plan about an expired trial (rule: trial-lock). */
export const trialEndedMail = defineParentMail({
  facts: trialFactsSchema,
  turnedOffBy: "trialReminders",
  due: (deps) => listTrialMails(deps, { from: -NEWS_DAYS, to: 0 }),
  read({ clock, config: { billing }, links }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    const { isTrialLocked } = getPremiumStatus(family, clock.now(), { billing });
    return isSame && isTrialLocked ? { subscriptionUrl: links.subscription } : null;
  },
  template: ({ subscriptionUrl }) => ({
    subject: words.trialEndedSubject(),
    preview: words.trialEndedPreview(),
    url: subscriptionUrl,
    title: words.trialEndedTitle(),
    body: createActionBody(words.trialEndedMessage(), subscriptionUrl, words.choosePlanButton()),
  }),
  samples: ({ links }) => ({ "trial-ended": { subscriptionUrl: links.subscription } }),
});
