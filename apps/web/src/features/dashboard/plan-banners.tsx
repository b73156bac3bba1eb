import { linksUsed } from "@giftling/domain";
import { CloseButton } from "@mantine/core";
import {
  IconCreditCard,
  IconGift,
  IconLink,
  type IconProps,
  IconSparkles,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { useParent } from "../../access/session.ts";
import { formatDate } from "../../components/format-day.ts";
import { trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";
import { type Banner, bannersFor, LINKS_PENDING, type LinksUsed } from "./banners.ts";
import classes from "./plan-banners.module.css";
import { useDismissed } from "./use-dismissed.ts";

/**
 * What the plan holds and what is left of it (spec section 2). On a phone one at a time: the next takes its
 * place once the first is put away.
 */
export function PlanBanners({ kidId }: { kidId: string }) {
  const user = useParent();
  const { billing } = useConfig();
  const used = useLinksUsed(kidId);
  const { isDismissed, dismiss } = useDismissed(user.id);
  const banners = bannersFor(user, used, billing).filter(({ key }) => !isDismissed(key));
  if (banners.length === 0) return null;
  return (
    <div className={classes.banners}>
      {banners.map((banner) => (
        <BannerBox
          key={banner.kind}
          {...wordsOf(banner)}
          onDismiss={() =>
            dismiss(banner.kind === "links" ? [banner.key, LINKS_PENDING] : [banner.key])
          }
        />
      ))}
    </div>
  );
}

/** The links of this child that count against the Free plan (decision D2). */
function useLinksUsed(kidId: string): LinksUsed {
  const input = { kidId };
  const payment = trpc.links.listPayment.useQuery(input);
  const registry = trpc.links.listRegistry.useQuery(input);
  const items = trpc.wishlist.list.useQuery(input);
  if (payment.isError || registry.isError || items.isError) return "unknown";
  if (!(payment.data && registry.data && items.data)) return "pending";
  return linksUsed({
    paymentLinks: payment.data.length,
    registryLinks: registry.data.length,
    activities: items.data.filter((item) => item.isActivity).length,
  });
}

type Words = {
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
  link: string;
  href: "/subscription" | "/referrals";
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString("en-US", { month: "long", day: "numeric" });

function wordsOf(banner: Banner): Words {
  switch (banner.kind) {
    case "trial":
      return {
        Icon: IconSparkles,
        title: `${banner.daysLeft} ${banner.daysLeft === 1 ? "day" : "days"} left of your Premium trial`,
        text: "Choose a plan to keep unlimited links and children.",
        link: "See plans",
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

function BannerBox({
  Icon,
  title,
  text,
  link,
  href,
  onDismiss,
}: Words & { onDismiss: () => void }): ReactNode {
  return (
    <section className={classes.banner} aria-label={title}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
      <Link className={classes.link} to={href}>
        {link}
      </Link>
      <CloseButton
        aria-label={`Hide: ${title}`}
        iconSize={18}
        className={classes.close}
        onClick={onDismiss}
      />
    </section>
  );
}
