import type { ReferralStatsView, UserView } from "@giftling/domain";
import { formatDate } from "../../components/format-day.ts";
import { Notice } from "../../components/notice.tsx";

type Words = { title: string; text: string };

type Facts = Pick<UserView, "isPremium" | "premiumUntil">;
type Earned = Pick<ReferralStatsView, "premiumFromReferrals" | "premiumExpiresAt">;

/** What a parent with Premium is told first (rule: referrals-page); null for who has none. */
export function noticeWords(user: Facts, earned: Earned, hasBilling: boolean): Words | null {
  if (!hasBilling) {
    const text = "Everybody here has it, so there are no months to earn. Your link still works.";
    return { title: "Premium is already yours", text };
  }
  if (!user.isPremium) return null;
  if (earned.premiumFromReferrals && earned.premiumExpiresAt !== null) {
    return {
      title: `Premium is free for you until ${formatDate(earned.premiumExpiresAt)}`,
      text: "Thank you for telling your friends. Each month you earn is added to the end.",
    };
  }
  const until = user.premiumUntil === null ? "" : ` until ${formatDate(user.premiumUntil)}`;
  return {
    title: `Premium is active${until}`,
    text: "You can earn months all the same. They run from the day you earn them.",
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
  const words = noticeWords(user, stats, hasBilling);
  return words && <Notice {...words} />;
}
