import { listTopPriorities, listUnprioritizedLinks } from "@giftling/domain";
import { useHub } from "../flow/hub-context.ts";
import { HubPriorities } from "./giving/hub-priorities.tsx";
import { OtherLinks } from "./giving/other-links.tsx";
import { HubUpdates } from "./hub-updates.tsx";
import { HubWall } from "./hub-wall.tsx";
import { HubCover } from "./top/hub-cover.tsx";
import { HubBio, HubHero } from "./top/hub-hero.tsx";
import { HubIntroLinks } from "./top/hub-intro-links.tsx";
import { FilterableWishlist } from "./wishlist/filterable-wishlist.tsx";

/** Renders the sections of one kid's hub in order, without the dialogs of the supporter's flow (rule: hub-blocks). */
export function HubSections() {
  const { hub } = useHub();
  const priorities = listTopPriorities(hub);
  const otherLinks = listUnprioritizedLinks(hub);
  const hasOtherLinks = otherLinks.length > 0;
  return (
    <>
      <HubHero drawing={<HubCover cover={hub.theme.cover} />}>
        <HubIntroLinks help={{ hasPriorities: priorities.length > 0, hasOthers: hasOtherLinks }} />
      </HubHero>
      {hub.kid.bio !== null && <HubBio bio={hub.kid.bio} />}
      {priorities.length > 0 && <HubPriorities priorities={priorities} />}
      {hasOtherLinks && <OtherLinks links={otherLinks} />}
      <FilterableWishlist />
      {hub.updates.length > 0 && <HubUpdates />}
      <HubWall />
    </>
  );
}
