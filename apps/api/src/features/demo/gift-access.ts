import {
  addDays,
  createDemoHub,
  createDemoHubKids,
  type GiftPageView,
  HOLD_DAYS,
} from "@giftling/domain";
import type { RequestContext } from "../../access/context.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

const PREFIX = "demo.";
type Kind = GiftPageView["kind"];

/** Returns the gift access token of a demo gift, which contains the gift's kind and ID (rule: demo-hub). */
export const createDemoGiftToken = (kind: Kind, id: string): string => `${PREFIX}${kind}.${id}`;

export const isDemoGiftToken = (token: string): boolean => token.startsWith(PREFIX);

/** Returns a demo gift as shown to its giver. Throws NOT_FOUND for an unknown gift. */
export function getDemoGift(
  { deps, language }: Pick<RequestContext, "deps" | "language">,
  token: string,
): GiftPageView {
  const [, kind = "", id = ""] = token.split(".");
  const now = deps.clock.now();
  const hubs = createDemoHubKids(now).kids.flatMap(
    (kid) => createDemoHub(kid.id, now, language) ?? [],
  );
  const hub = orNotFound(
    hubs.find(({ kid, wishlist }) => kid.id === id || wishlist.some((item) => item.id === id)) ??
      null,
  );
  const item = hub.wishlist.find((one) => one.id === id);
  const isHold = kind === "hold";
  return {
    kind: isHold ? "hold" : item ? "purchase" : "contribution",
    childFirstName: hub.kid.firstName,
    giverName: null,
    label: item?.name ?? null,
    itemId: item?.id ?? null,
    url: item?.url ?? null,
    price: item?.price ?? null,
    imageUrl: item?.imageUrl ?? null,
    listing: item ? "listed" : null,
    amount: item ? null : 25,
    status: item ? null : "reported",
    givenAt: now.toISOString(),
    reservedUntil: isHold ? addDays(now, HOLD_DAYS).toISOString() : null,
    receivedAt: null,
    canExtend: isHold,
    canGiveBack: true,
    thankYou: null,
    hubPath: `/hub/demo?kid=${hub.kid.id}`,
    isPaused: false,
    showsBranding: true,
  };
}

/** Returns a demo gift with its hold extended (rule: demo-hub). */
export function extendDemoHold(ctx: Pick<RequestContext, "deps" | "language">, token: string) {
  const gift = getDemoGift(ctx, token);
  const { reservedUntil } = gift;
  const until = reservedUntil && addDays(new Date(reservedUntil), HOLD_DAYS).toISOString();
  return { ...gift, reservedUntil: until, canExtend: false };
}
