import type { ReferralStatsView, UserView } from "@giftling/domain";
import * as words from "@giftling/messages/referrals/referrals";
import { formatDate } from "../../components/format-day.ts";
import { PlanNotice } from "../../components/notice.tsx";

type Words = { title: string; text: string };

type Facts = Pick<UserView, "isPremium" | "premiumUntil">;
type Earned = Pick<ReferralStatsView, "premiumFromReferrals" | "premiumExpiresAt">;

/**
 * Returns the notice of a parent with Premium, and of every parent without billing. Returns null for a parent without
 * Premium (rule: referrals-page).
 */
export function getPremiumNoticeText(
  user: Facts,
  earned: Earned,
  hasBilling: boolean,
): Words | null {
  if (!hasBilling) {
    return { title: words.premiumIncludedTitle(), text: words.premiumIncludedMessage() };
  }
  if (!user.isPremium) return null;
  if (earned.premiumFromReferrals && earned.premiumExpiresAt !== null) {
    return {
      title: words.earnedPremiumTitle(formatDate(earned.premiumExpiresAt)),
      text: words.earnedPremiumMessage(),
    };
  }
  return {
    title:
      user.premiumUntil === null
        ? words.activePremiumTitle()
        : words.activePremiumUntilTitle(formatDate(user.premiumUntil)),
    text: words.activePremiumMessage(),
  };
}

export function PremiumNotice({
  user,
  stats,
  hasBilling,
}: {
  user: Facts;
  stats: Earned;
  hasBilling: boolean;
}) {
  const notice = getPremiumNoticeText(user, stats, hasBilling);
  return notice && <PlanNotice {...notice} />;
}
