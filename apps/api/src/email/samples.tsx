import { addDays } from "@giftling/domain";
import type { Deps } from "../deps.ts";
import { mailLinks } from "./links.ts";
import { closingWarning, purged } from "./templates/closing-letters.tsx";
import {
  type GiftFacts,
  giftRecorded,
  paymentFailed,
  referralReward,
  trialEnded,
  trialEnding,
} from "./templates/parent-letters.tsx";
import { confirmAddress, newUpdate, thankYou } from "./templates/supporter-letters.tsx";

const GIFTS: readonly GiftFacts[] = [
  {
    childFirstName: "Emma",
    giverName: "Grandma Rose",
    type: "wishlist",
    amountCents: null,
    giftLabel: "Wooden train set",
  },
  {
    childFirstName: "Emma",
    giverName: "Uncle Ben",
    type: "529",
    amountCents: 2_500,
    giftLabel: "529 Education Savings",
  },
  {
    childFirstName: "Theo",
    giverName: null,
    type: "contribution",
    amountCents: 4_000,
    giftLabel: "Venmo",
  },
];

const NEWS = `Emma ran in this morning and never looked back. Her teacher says she told everybody about her little brother before she had hung up her coat.

Thank you for the backpack, Grandma. It is bigger than she is.`;

/** Every kind of mail with something in it, to look at on one's own machine. */
export function sampleLetters({ config, clock }: Pick<Deps, "config" | "clock">) {
  const links = mailLinks(config);
  const settingsUrl = links.settings;
  const subscriptionUrl = links.subscription;
  const unsubscribeUrl = `${links.origin}/unsubscribe/sample`;
  const now = clock.now();
  return {
    "confirm-address": confirmAddress({
      childNames: ["Emma", "Theo"],
      confirmUrl: links.confirm("sample"),
    }),
    "new-update": newUpdate({
      childFirstName: "Emma",
      title: "First day of kindergarten",
      content: NEWS,
      imageUrl: `${links.origin}/favicon.svg`,
      hubUrl: `${links.origin}/hub/demo`,
      unsubscribeUrl,
    }),
    "thank-you": thankYou({
      childFirstName: "Emma",
      giverName: "Grandma Rose",
      message:
        "Dear Grandma, the train runs around the whole kitchen now.\nThank you so much. Come and see it soon.",
      pageUrl: `${links.origin}/thank-you/sample`,
      unsubscribeUrl,
    }),
    "gift-recorded": giftRecorded({ gifts: GIFTS, dashboardUrl: links.dashboard, settingsUrl }),
    "referral-reward": referralReward({
      premiumUntil: addDays(now, 30),
      referralsUrl: links.referrals,
      settingsUrl,
    }),
    "trial-ending": trialEnding({ endsAt: addDays(now, 3), subscriptionUrl, settingsUrl }),
    "trial-ended": trialEnded({ subscriptionUrl, settingsUrl }),
    "payment-failed": paymentFailed({ subscriptionUrl }),
    "closing-warning-60": closingWarning({
      daysLeft: 30,
      purgeOn: addDays(now, 30),
      signInUrl: links.signIn,
    }),
    "closing-warning-83": closingWarning({
      daysLeft: 7,
      purgeOn: addDays(now, 7),
      signInUrl: links.signIn,
    }),
    purged: purged({ origin: links.origin }),
  };
}
