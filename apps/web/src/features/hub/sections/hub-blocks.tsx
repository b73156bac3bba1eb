import { type HubView, otherWaysToHelp, topPriorities } from "@giftling/domain";
import { useHub } from "../flow/hub-context.ts";
import { HubHelp } from "./giving/hub-help.tsx";
import { HubPriorities } from "./giving/hub-priorities.tsx";
import { HubUpdates } from "./hub-updates.tsx";
import { HubWall } from "./hub-wall.tsx";
import { type HeroAction, HubBio, HubHero, LONG_NAME } from "./top/hub-hero.tsx";
import { HubWishlist, wishesOf } from "./wishlist/hub-wishlist.tsx";

/** What one child's hub shows, in their order (rule: hub-blocks). Its dialogs are the flow's. */
export function HubBlocks() {
  const { hub, whole } = useHub();
  const priorities = topPriorities(hub);
  const help = otherWaysToHelp(hub);
  const hasHelp = help.paymentLinks.length > 0 || help.registryLinks.length > 0;
  const { kid } = hub;
  return (
    <>
      <HubHero
        kid={kid}
        action={heroAction(hub, priorities.length > 0, hasHelp)}
        cover={hub.theme.cover}
      />
      {kid.bio !== null && <HubBio bio={kid.bio} />}
      {priorities.length > 0 && <HubPriorities priorities={priorities} />}
      {hasHelp && <HubHelp {...help} />}
      <HubWishlist />
      {hub.updates.length > 0 && <HubUpdates hub={hub} isWhole={whole.updates} />}
      <HubWall />
    </>
  );
}

/** The one clear thing to do on the first screen. */
function heroAction(hub: HubView, hasPriorities: boolean, hasHelp: boolean): HeroAction {
  const { firstName } = hub.kid;
  if (wishesOf(hub.wishlist).length > 0) {
    const whose = firstName.length > LONG_NAME ? "the" : `${firstName}'s`;
    return { label: `See ${whose} wishlist`, href: "#wishlist", kind: "wishlist" };
  }
  if (hasPriorities) return { label: "See how to help", href: "#top-priorities", kind: "help" };
  return hasHelp ? { label: "See how to help", href: "#help", kind: "help" } : null;
}
