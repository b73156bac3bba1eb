import { isRewarded } from "@giftling/db/queries/mail/facts";
import { addDays } from "@giftling/domain";
import * as words from "@giftling/messages/mail/plan";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { formatDay } from "../templates/words.ts";

/** Mail about a friend's first page (rule: referral-reward). */
export const referralReward = defineParentMail({
  facts: z.strictObject({ referralId: z.string() }),
  turnedOffBy: "referralReward",
  account: "open",
  async read({ db, config, links }, { family, facts }) {
    if (!config.billing || !(await isRewarded(db, facts.referralId, family.id))) return null;
    return { premiumUntil: family.premiumGrantedUntil, referralsUrl: links.referrals };
  },
  template: ({ premiumUntil, referralsUrl }) => ({
    subject: words.monthIsYours(),
    preview: words.friendPublished(),
    title: words.monthIsYours(),
    body: ({ Words, Action }) => (
      <>
        <Words>
          {premiumUntil === null
            ? words.monthForIt()
            : words.monthForItUntil(formatDay(premiumUntil))}
        </Words>
        <Action href={referralsUrl}>{words.seeYourInvitations()}</Action>
      </>
    ),
  }),
  samples: ({ links, now }) => ({
    "referral-reward": { premiumUntil: addDays(now, 30), referralsUrl: links.referrals },
  }),
});
