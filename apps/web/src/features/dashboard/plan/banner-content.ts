import * as words from "@giftling/messages/dashboard/banners";
import { getLocale } from "@giftling/messages/language";
import {
  IconCreditCard,
  IconGift,
  IconLink,
  type IconProps,
  IconSparkles,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { formatDate } from "../../../components/format-day.ts";
import type { PlanBanner } from "./banners.ts";

type BannerContent = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  link: string;
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(getLocale(), { month: "long", day: "numeric" });

/** Returns the icon and the texts of a plan notice. `child` is the name of the selected kid. */
export function getBannerContent(banner: PlanBanner, child: string): BannerContent {
  switch (banner.kind) {
    case "trial":
      return {
        Icon: IconSparkles,
        title: words.trialDaysLeftTitle(banner.daysLeft),
        text: banner.isCanceled ? words.canceledTrialMessage() : words.choosePlanMessage(),
        link: banner.isCanceled ? words.resumeLink() : words.viewPlansLink(),
      };
    case "grant":
      return {
        Icon: IconSparkles,
        title: words.giftedPremiumTitle(day(banner.until)),
        text: words.giftedPremiumMessage(),
        link: words.viewPlanLink(),
      };
    case "ending":
      return {
        Icon: IconSparkles,
        title: words.premiumEndTitle(formatDate(banner.until)),
        text: words.premiumEndMessage(),
        link: words.viewPlanLink(),
      };
    case "unpaid":
      return {
        Icon: IconCreditCard,
        title: words.paymentFailedTitle(),
        text: words.paymentFailedMessage(),
        link: words.updateCardLink(),
      };
    case "links":
      return {
        Icon: IconLink,
        title: words.linkUsageTitle(banner.used, banner.limit),
        text:
          (banner.used ?? 0) < banner.limit
            ? words.linkUsageMessage()
            : words.linkLimitMessage(child),
        link: banner.offersTrial ? words.startTrialLink() : words.premiumLink(),
      };
    case "referral":
      return {
        Icon: IconGift,
        title: words.referralTitle(),
        text: words.referralMessage(),
        link: words.referralLink(),
      };
  }
}
