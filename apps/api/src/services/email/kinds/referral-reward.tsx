import { isReferralRewarded } from "@giftling/db/queries/mail/facts";
import { addDays } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { formatDay } from "../templates/format-text.ts";

/** Mail to the referring parent about the reward for a friend's first page (rule: referral-reward). */
export const referralRewardMail = defineParentMail({
  facts: z.strictObject({ referralId: z.string() }),
  turnedOffBy: "referralReward",
  async read({ db, config, links }, { family, facts }) {
    if (!config.billing || !(await isReferralRewarded(db, facts.referralId, family.id)))
      return null;
    return { premiumUntil: family.premiumGrantedUntil, referralsUrl: links.referrals };
  },
  template: ({ premiumUntil, referralsUrl }) => ({
    subject: words.referralRewardSubject(),
    preview: words.referralRewardPreview(),
    url: referralsUrl,
    body: createActionBody(
      premiumUntil === null
        ? words.referralRewardMessage()
        : words.referralRewardMessageWithEndDate(formatDay(premiumUntil)),
      referralsUrl,
      words.viewReferralsButton(),
    ),
  }),
  samples: ({ links, now }) => ({
    "referral-reward": { premiumUntil: addDays(now, 30), referralsUrl: links.referrals },
  }),
});
