import type { ReferralStatsView, UserView } from "@giftling/domain";
import * as words from "@giftling/messages/referrals/referrals";
import { formatDate } from "../../components/format-day.ts";
import { Notice } from "../../components/notice.tsx";

type Words = { title: string; text: string };

type Facts = Pick<UserView, "isPremium" | "premiumUntil">;
type Earned = Pick<ReferralStatsView, "premiumFromReferrals" | "premiumExpiresAt">;

/**
 * Returns the notice of a parent with Premium, and of every parent without billing. Returns null for a parent without
 * Premium (rule: referrals-page).
 */
export function getNoticeText(user: Facts, earned: Earned, hasBilling: boolean): Words | null {
  if (!hasBilling) {
    return { title: words.alreadyYours(), text: words.alreadyYoursText() };
  }
  if (!user.isPremium) return null;
  if (earned.premiumFromReferrals && earned.premiumExpiresAt !== null) {
    return {
      title: words.freeUntil(formatDate(earned.premiumExpiresAt)),
      text: words.freeUntilText(),
    };
  }
  return {
    title:
      user.premiumUntil === null
        ? words.active()
        : words.activeUntil(formatDate(user.premiumUntil)),
    text: words.activeText(),
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
  const notice = getNoticeText(user, stats, hasBilling);
  return notice && <Notice {...notice} />;
}
