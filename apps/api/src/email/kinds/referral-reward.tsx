import { isRewarded } from "@giftling/db/queries/mail/facts";
import { addDays } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { formatDay } from "../templates/words.ts";

/** A friend published a first page (rule: referral-reward). */
export const referralReward = parentMail({
  facts: z.strictObject({ referralId: z.string() }),
  turnedOffBy: "referralReward",
  account: "open",
  async read({ db, config, links }, { family, facts }) {
    if (!config.billing || !(await isRewarded(db, facts.referralId, family.id))) return null;
    return { premiumUntil: family.premiumGrantedUntil, referralsUrl: links.referrals };
  },
  template({ premiumUntil, referralsUrl }) {
    const until = premiumUntil === null ? "" : ` It now runs until ${formatDay(premiumUntil)}.`;
    return {
      subject: "A month of Premium, thanks to you",
      preview: "A friend you invited has published their family's first page.",
      title: "A month of Premium, thanks to you",
      body: ({ Words, Action }) => (
        <>
          <Words>{`A friend you invited has published their family's first page. A month of Premium is yours for it.${until}`}</Words>
          <Action href={referralsUrl}>See your invitations</Action>
        </>
      ),
    };
  },
  samples: ({ links, now }) => ({
    "referral-reward": { premiumUntil: addDays(now, 30), referralsUrl: links.referrals },
  }),
});
