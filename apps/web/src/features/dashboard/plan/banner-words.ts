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

/** A notice as it reads, with the way it leads. */
export type BannerWords = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  link: string;
  href: "/subscription" | "/referrals";
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString("en-US", { month: "long", day: "numeric" });

export function bannerWords(banner: Banner): BannerWords {
  switch (banner.kind) {
    case "trial":
      return {
        Icon: IconSparkles,
        title: `${banner.daysLeft} ${banner.daysLeft === 1 ? "day" : "days"} left of your Premium trial`,
        text: banner.isCancelled
          ? "You cancelled it: it ends by itself, and everything you made stays."
          : "Choose a plan to keep unlimited links and children.",
        link: banner.isCancelled ? "Resume" : "See plans",
        href: "/subscription",
      };
    case "grant":
      return {
        Icon: IconSparkles,
        title: `Premium is free for you until ${day(banner.until)}`,
        text: "Nothing is charged when it ends.",
        link: "Your plan",
        href: "/subscription",
      };
    case "ending":
      return {
        Icon: IconSparkles,
        title: `Premium ends on ${formatDate(banner.until)}`,
        text: "Everything you made stays, and you can resume until then.",
        link: "Your plan",
        href: "/subscription",
      };
    case "unpaid":
      return {
        Icon: IconCreditCard,
        title: "Your last payment didn't go through",
        text: "Premium is on hold. Everything you made is kept.",
        link: "Update card",
        href: "/subscription",
      };
    case "links":
      return {
        Icon: IconLink,
        title: `${banner.used ?? "…"} of ${banner.limit} links used`,
        text:
          banner.used === null || banner.used < banner.limit
            ? "Payment links, registries and activities."
            : "The Free plan is full. Premium has no limit.",
        link: banner.offersTrial ? "Try Premium free" : "See Premium",
        href: "/subscription",
      };
    case "referral":
      return {
        Icon: IconGift,
        title: "Invite friends, earn Premium",
        text: "A free month for each friend whose first page is up.",
        link: "Invite Friends",
        href: "/referrals",
      };
  }
}
