import { premiumStatus } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { parentMail } from "../composition/define-mail.ts";
import { listTrialMails, trialFacts } from "../composition/trials.ts";

/** An end that is further back was told of by an earlier run, or is no news any more. In days. */
const NEWS_DAYS = 2;

/** A trial has ended, and the parent has not chosen yet how to go on (rule: trial-lock). */
export const trialEnded = parentMail({
  facts: trialFacts,
  turnedOffBy: "trialReminders",
  account: "open",
  due: (deps) => listTrialMails(deps, { from: -NEWS_DAYS, to: 0 }),
  read({ clock, config: { billing }, links }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    const { isTrialLocked } = premiumStatus(family, clock.now(), { billing });
    return isSame && isTrialLocked ? { subscriptionUrl: links.subscription } : null;
  },
  template: ({ subscriptionUrl }) => ({
    subject: words.trialHasEndedSubject(),
    preview: words.hubIsUp(),
    title: words.trialHasEndedTitle(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.toUseYourDashboard()}</Words>
        <Action href={subscriptionUrl}>{words.chooseHow()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "trial-ended": { subscriptionUrl: links.subscription } }),
});
