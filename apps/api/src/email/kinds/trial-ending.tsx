import { addDays } from "@giftling/domain";
import { parentMail } from "../composition/define-mail.ts";
import { listTrialMails, trialFacts } from "../composition/trials.ts";
import { formatDay } from "../templates/words.ts";

/** How long before its end a trial is told of, in days. */
const NOTICE_DAYS = 3;

/** Three days before a trial ends (rule: parent-mail). */
export const trialEnding = parentMail({
  facts: trialFacts,
  turnedOffBy: "trialReminders",
  account: "open",
  due: (deps) => listTrialMails(deps, { from: 0, to: NOTICE_DAYS }),
  read({ clock, config, links }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    if (!isSame || family.subscriptionStatus !== "trialing" || !config.billing) return null;
    const endsAt = new Date(trialEndsAt);
    return endsAt <= clock.now() ? null : { endsAt, subscriptionUrl: links.subscription };
  },
  template: ({ endsAt, subscriptionUrl }) => ({
    subject: `Your Premium trial ends on ${formatDay(endsAt)}`,
    preview: "Nothing is lost, whatever you choose.",
    title: `Your trial ends on ${formatDay(endsAt)}`,
    body: ({ Words, Action, Small }) => (
      <>
        <Words>
          Your family's hub stays up, and all that you wrote stays yours. Choose a plan to keep
          Premium, or go on with Free.
        </Words>
        <Action href={subscriptionUrl}>See your choices</Action>
        <Small>If you gave us a card, Premium simply goes on. If not, nothing is charged.</Small>
      </>
    ),
  }),
  samples: ({ links, now }) => ({
    "trial-ending": { endsAt: addDays(now, 3), subscriptionUrl: links.subscription },
  }),
});
