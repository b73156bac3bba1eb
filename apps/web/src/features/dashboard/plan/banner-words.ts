import * as words from "@giftling/messages/dashboard/banners";
import { locale } from "@giftling/messages/language";
import {
  IconCreditCard,
  IconGift,
  IconLink,
  type IconProps,
  IconSparkles,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { formatDate } from "../../../components/format-day.ts";
import type { Banner } from "./banners.ts";

/** Text, icon and link of a notice. */
export type BannerText = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  link: string;
  href: "/subscription" | "/referrals";
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(locale(), { month: "long", day: "numeric" });

export function describeBanner(banner: Banner): BannerText {
  switch (banner.kind) {
    case "trial":
      return {
        Icon: IconSparkles,
        title: words.trialDaysLeft(banner.daysLeft),
        text: banner.isCancelled ? words.trialCancelled() : words.choosePlanToKeep(),
        link: banner.isCancelled ? words.resume() : words.seePlans(),
        href: "/subscription",
      };
    case "grant":
      return {
        Icon: IconSparkles,
        title: words.freeUntil(day(banner.until)),
        text: words.nothingCharged(),
        link: words.yourPlan(),
        href: "/subscription",
      };
    case "ending":
      return {
        Icon: IconSparkles,
        title: words.premiumEndsOn(formatDate(banner.until)),
        text: words.resumeUntilThen(),
        link: words.yourPlan(),
        href: "/subscription",
      };
    case "unpaid":
      return {
        Icon: IconCreditCard,
        title: words.paymentFailed(),
        text: words.onHold(),
        link: words.updateCard(),
        href: "/subscription",
      };
    case "links":
      return {
        Icon: IconLink,
        title: words.linksUsed(banner.used, banner.limit),
        text:
          banner.used === null || banner.used < banner.limit
            ? words.whatCounts()
            : words.freeIsFull(),
        link: banner.offersTrial ? words.tryPremium() : words.seePremium(),
        href: "/subscription",
      };
    case "referral":
      return {
        Icon: IconGift,
        title: words.inviteEarn(),
        text: words.freeMonth(),
        link: words.inviteFriends(),
        href: "/referrals",
      };
  }
}
