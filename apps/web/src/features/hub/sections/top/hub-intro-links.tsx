import {
  countDaysToBirthday,
  findEducationLink,
  getFundingNeeded,
  type HubKidView,
  type HubView,
  hasAvailableUnit,
  listUnpurchasedWishes,
  SUBSCRIBE_FORM_ANCHOR,
} from "@giftling/domain";
import * as counts from "@giftling/messages/hub/counts";
import * as pageWords from "@giftling/messages/hub/page";
import { IconGift, IconHeart, IconMail, IconSeedling } from "@tabler/icons-react";
import { useHydrated } from "../../../../use-hydrated.ts";
import { type HubWish, useHub } from "../../flow/hub-context.ts";
import { hasActiveHold, useRecordedGiftsJson } from "../../memory/recorded-gifts-text.ts";
import buttons from "../hub-buttons.module.css";
import { OpenDialogButton } from "../open-dialog-button.tsx";
import { listOpenWishes } from "../wishlist/hub-wishlist.tsx";
import classes from "./hub-intro-links.module.css";

type Birthday = Pick<HubKidView, "firstName" | "birthdayMonth" | "birthdayDay">;

/**
 * Formats the number of days until an upcoming birthday, such as "Emma turns a year older in 6 days". Uses local time.
 * Returns null if no birthday is near (rule: birthday-near).
 */
export function formatUpcomingBirthday(kid: Birthday, now: Date): string | null {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const days = countDaysToBirthday(kid, today);
  return days === null ? null : pageWords.upcomingBirthdayMessage(kid.firstName, days);
}

/**
 * Returns the wishes that the visitor can give now. Omits funded activities, wishes whose units are all held by other
 * visitors, and all wishes of a paused hub. `ownGifts` is the JSON of the gifts and holds stored in the browser
 * (rule: hub-doors).
 */
function listAvailableWishes({ isPaused, wishlist }: HubView, ownGifts: string | null): HubWish[] {
  if (isPaused) return [];
  return listUnpurchasedWishes(wishlist).filter(
    (item) =>
      getFundingNeeded(item) !== 0 && (hasAvailableUnit(item) || hasActiveHold(ownGifts, item.id)),
  );
}

/**
 * Formats the numbers of gifts and available wishes, such as "6 gifts so far, 8 wishes left". Returns null if both
 * numbers are zero (rule: hub-doors).
 */
export function formatGiftAndWishCounts({ wallTotal }: HubView, wishes: number): string | null {
  if (wallTotal === 0) return wishes === 0 ? null : counts.availableWishesLabel(wishes);
  return wishes === 0
    ? counts.giftCountLabel(wallTotal)
    : counts.giftAndWishCountsLabel(wallTotal, wishes);
}

/**
 * Renders the hub's introduction: an upcoming birthday, the numbers of gifts and wishes, links to sections, and the
 * button that opens the subscription form. Without links, this button is the main button (rule: hub-doors).
 */
export function HubIntroLinks({ help }: { help: { hasPriorities: boolean; hasOthers: boolean } }) {
  const { hub } = useHub();
  const wishes = listAvailableWishes(hub, useRecordedGiftsJson());
  const introLinks = listIntroLinks(hub, wishes, help);
  const hubCounts = formatGiftAndWishCounts(hub, wishes.length);
  const isHere = useHydrated();
  return (
    <>
      <div className={classes.why}>
        {/* Renders a new element after hydration, because the number of days depends on the time zone, and React does
            not correct text that differs from the server's. */}
        <p key={String(isHere)} className={classes.near} dir="auto" suppressHydrationWarning>
          {formatUpcomingBirthday(hub.kid, new Date())}
        </p>
        {hubCounts !== null && <p>{hubCounts}</p>}
      </div>
      {introLinks.length > 0 && (
        <ul className={classes.doors}>
          {introLinks.map(({ label, href, Icon }) => (
            <li key={label}>
              <a className={classes.door} href={href}>
                <Icon size={28} stroke={1.5} aria-hidden />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!hub.isPaused && (
        <OpenDialogButton
          id={SUBSCRIBE_FORM_ANCHOR}
          className={introLinks.length > 0 ? buttons.quiet : buttons.primary}
          dialog={{ kind: "updates" }}
        >
          <IconMail size={22} stroke={1.5} aria-hidden />
          {pageWords.subscribeButton()}
        </OpenDialogButton>
      )}
    </>
  );
}

type Door = { label: string; href: string; Icon: typeof IconGift };

/**
 * Returns the links to the available wishes and to education savings. If the only available wishes are priority
 * activities, the first link leads to the priorities. Without available wishes and education savings, returns a link to
 * the priorities or to the other links.
 */
function listIntroLinks(
  hub: HubView,
  wishes: readonly HubWish[],
  { hasPriorities, hasOthers }: { hasPriorities: boolean; hasOthers: boolean },
): Door[] {
  const introLinks: Door[] = [];
  if (listOpenWishes(wishes).length > 0) {
    introLinks.push({ label: pageWords.wishlistLink(), href: "#wishlist", Icon: IconGift });
  } else if (wishes.length > 0) {
    introLinks.push({
      label: pageWords.contributeButton(),
      href: "#top-priorities",
      Icon: IconGift,
    });
  }
  const education = findEducationLink(hub.paymentLinks);
  if (education !== null) {
    const href = education.isPriority ? "#top-priorities" : "#help";
    introLinks.push({ label: pageWords.educationSavingsLink(), href, Icon: IconSeedling });
  } else if (introLinks.length === 0 && (hasPriorities || hasOthers)) {
    const href = hasPriorities ? "#top-priorities" : "#help";
    introLinks.push({ label: pageWords.otherLinksLink(), href, Icon: IconHeart });
  }
  return introLinks;
}
