import {
  daysToBirthday,
  educationLink,
  GET_UPDATES_ANCHOR,
  type HubKidView,
  type HubView,
  unpurchased,
} from "@giftling/domain";
import * as counts from "@giftling/messages/hub/counts";
import * as pageWords from "@giftling/messages/hub/page";
import { IconGift, IconHeart, IconMail, IconSeedling } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import { useHub } from "../../flow/hub-context.ts";
import buttons from "../hub-buttons.module.css";
import { listOpenWishes } from "../wishlist/hub-wishlist.tsx";
import classes from "./hub-intro-links.module.css";

type Birthday = Pick<HubKidView, "firstName" | "birthdayMonth" | "birthdayDay">;

/**
 * Formats the number of days until an upcoming birthday, such as "Emma turns a year older in 6 days". Uses local time.
 * Returns null if no birthday is near (rule: birthday-near).
 */
export function formatNearBirthday(kid: Birthday, now: Date): string | null {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const days = daysToBirthday(kid, today);
  return days === null ? null : pageWords.upcomingBirthdayMessage(kid.firstName, days);
}

/**
 * Formats the numbers of gifts and remaining wishes, such as "6 gifts so far, 8 wishes left". Returns null if both are
 * zero (rule: hub-doors).
 */
export function formatHubCounts({ wallTotal, wishlist }: HubView): string | null {
  const wishes = unpurchased(wishlist).length;
  if (wallTotal === 0) return wishes === 0 ? null : counts.availableWishesLabel(wishes);
  return wishes === 0
    ? counts.giftCountLabel(wallTotal)
    : counts.giftAndWishCountsLabel(wallTotal, wishes);
}

/**
 * Renders an upcoming birthday, the numbers of gifts and wishes, and links to sections of the hub (rule: hub-doors).
 */
export function HubIntroLinks({ help }: { help: { hasPriorities: boolean; hasOthers: boolean } }) {
  const { hub } = useHub();
  const doors = doorsOf(hub, help);
  return (
    <>
      <Why hub={hub} />
      {doors.length > 0 && (
        <ul className={classes.doors}>
          {doors.map(({ label, href, Icon }) => (
            <li key={href}>
              <a className={classes.door} href={href}>
                <Icon size={28} stroke={1.5} aria-hidden />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SubscribeButton id={GET_UPDATES_ANCHOR} />
    </>
  );
}

/**
 * Renders an upcoming birthday, and the numbers of gifts and remaining wishes. The server counts the days in its own
 * time zone, so the browser replaces the text after hydration.
 */
function Why({ hub }: { hub: HubView }) {
  const isHere = useHydrated();
  const counts = formatHubCounts(hub);
  const birthday = formatNearBirthday(hub.kid, new Date());
  return (
    <div className={classes.why}>
      {/* Renders a new element after hydration, because React does not correct text that differs from the server's. */}
      <p key={String(isHere)} className={classes.near} dir="auto" suppressHydrationWarning>
        {birthday}
      </p>
      {counts !== null && <p>{counts}</p>}
    </div>
  );
}

type Door = { label: string; href: string; Icon: typeof IconGift };

/**
 * Returns the links to the wishes and to education savings. If the hub has neither, returns the link to the priorities
 * or to the other payment and registry links.
 */
function doorsOf(
  hub: HubView,
  { hasPriorities, hasOthers }: { hasPriorities: boolean; hasOthers: boolean },
): Door[] {
  const doors: Door[] = [];
  if (listOpenWishes(hub.wishlist).length > 0) {
    doors.push({ label: pageWords.wishlistLink(), href: "#wishlist", Icon: IconGift });
  }
  const education = educationLink(hub.paymentLinks);
  if (education !== null) {
    const href = education.isPriority ? "#top-priorities" : "#help";
    doors.push({ label: pageWords.educationSavingsLink(), href, Icon: IconSeedling });
  } else if (doors.length === 0 && (hasPriorities || hasOthers)) {
    const href = hasPriorities ? "#top-priorities" : "#help";
    doors.push({ label: pageWords.waysToHelpLink(), href, Icon: IconHeart });
  }
  return doors;
}

/** Renders the button that opens the subscription form for the kid's news (rule: get-updates). */
function SubscribeButton({ id }: { id?: string }) {
  const { hub, send } = useHub();
  if (hub.isPaused) return null;
  return (
    <button
      type="button"
      id={id}
      className={buttons.quiet}
      onClick={() => send({ type: "opened", dialog: { kind: "updates" } })}
    >
      <IconMail size={22} stroke={1.5} aria-hidden />
      {pageWords.subscribeButton()}
    </button>
  );
}
