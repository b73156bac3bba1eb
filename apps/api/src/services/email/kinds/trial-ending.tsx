import { addDays } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { defineParentMail } from "../composition/define-mail.ts";
import { listTrialMails, trialFactsSchema } from "../composition/trials.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { formatDay } from "../templates/format-text.ts";

/** Number of days between the mail and the end of the trial. */
const NOTICE_DAYS = 3;

/** Mail about the end of a trial, sent three days before the end (rule: parent-mail). */
export const trialEndingMail = defineParentMail({
  facts: trialFactsSchema,
  turnedOffBy: "trialReminders",
  due: (deps) => listTrialMails(deps, { from: 0, to: NOTICE_DAYS }),
  read({ clock, config, links }, { family, facts: { trialEndsAt } }) {
    const isSame = family.trialEndsAt?.toISOString() === trialEndsAt;
    if (!isSame || family.subscriptionStatus !== "trialing" || !config.billing) return null;
    const endsAt = new Date(trialEndsAt);
    return endsAt <= clock.now() ? null : { endsAt, subscriptionUrl: links.subscription };
  },
  template: ({ endsAt, subscriptionUrl }) => ({
    subject: words.trialEndingSubject(formatDay(endsAt)),
    preview: words.trialEndingPreview(),
    url: subscriptionUrl,
    title: words.trialEndingTitle(formatDay(endsAt)),
    body: createActionBody(
      words.trialEndingMessage(),
      subscriptionUrl,
      words.viewPlansButton(),
      words.trialEndingNote(),
    ),
  }),
  samples: ({ links, now }) => ({
    "trial-ending": { endsAt: addDays(now, 3), subscriptionUrl: links.subscription },
  }),
});
