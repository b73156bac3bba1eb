import { randomUUID } from "node:crypto";
import {
  addDays,
  createDemoHub,
  createDemoHubKids,
  type GiftPageView,
  getLinkListName,
  getUnitPurchaseFields,
  HOLD_DURATION_DAYS,
  type HoldWishInput,
  type HoldWishResult,
  type HubView,
  LINK_KINDS,
  type LinkView,
  type PurchaseInput,
  type PurchaseResult,
  type RecordedGiftView,
  type RecordGiftInput,
  type ReportContributionInput,
  type WishlistItemView,
} from "@giftling/domain";
import type { Context, RequestContext } from "../../access/context.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";

/** Token that the demo returns and accepts, and that grants no access. */
const DEMO_TOKEN = "demo";

function demoHubs(ctx: Pick<Context, "deps" | "language">): HubView[] {
  const now = ctx.deps.clock.now();
  return createDemoHubKids(now).kids.flatMap(
    (kid) => createDemoHub(kid.id, now, ctx.language) ?? [],
  );
}

function demoItem(ctx: Context, itemId: string): WishlistItemView {
  const items = demoHubs(ctx).flatMap((hub) => hub.wishlist);
  const { isOnWall: _isOnWall, ...item } = orNotFound(items.find(({ id }) => id === itemId));
  return item;
}

/** Accepts a sign-up in the demo without storing the sign-up. Throws NOT_FOUND for an unknown kid (rule: demo-hub). */
export function acceptDemoFollower(ctx: Context, kidId: string): void {
  orNotFound(createDemoHub(kidId, ctx.deps.clock.now()));
}

/**
 * Accepts a proposal in the demo without storing the proposal. Throws NOT_FOUND for an unknown kid (rule: demo-hub).
 */
export function acceptDemoProposal(ctx: Context, kidId: string) {
  orNotFound(createDemoHub(kidId, ctx.deps.clock.now()));
  return { status: "proposed" as const };
}

/** Accepts a click in the demo without counting the click. Throws NOT_FOUND for an unknown link (rule: demo-hub). */
export function acceptDemoClick(ctx: Context, linkId: string): void {
  const links = demoHubs(ctx).flatMap((hub) =>
    LINK_KINDS.flatMap((kind): LinkView[] => hub[getLinkListName(kind)]),
  );
  orNotFound(links.find(({ id }) => id === linkId));
}

/** Returns the response to a purchase in the demo. The wish stays available to the next visitor (rule: demo-hub). */
export function createDemoPurchase(ctx: Context, input: PurchaseInput): PurchaseResult {
  const item = demoItem(ctx, input.id);
  if (item.isPurchased) throw new AppError("ALREADY_PURCHASED");
  const isAnonymous = input.isAnonymous === true;
  const gift = {
    id: `${item.id}-${randomUUID()}`,
    giverName: isAnonymous ? null : (input.purchasedBy ?? null),
    isAnonymous,
    isByParent: false,
    givenAt: ctx.deps.clock.now().toISOString(),
    receivedAt: null,
  };
  return {
    item: { ...item, ...getUnitPurchaseFields(gift) },
    undoToken: DEMO_TOKEN,
    giftToken: createDemoGiftAccessToken("purchase", item.id),
    passToken: createDemoGiftAccessToken("purchase", item.id),
  };
}

export function undoDemoPurchase(ctx: Context, itemId: string): WishlistItemView {
  return { ...demoItem(ctx, itemId), ...getUnitPurchaseFields(undefined) };
}

/** Returns the response to a hold in the demo. The unit stays free for the next visitor (rule: demo-hub). */
export function createDemoHold(ctx: Context, { id }: HoldWishInput): HoldWishResult {
  const item = demoItem(ctx, id);
  if (item.isPurchased) throw new AppError("ALREADY_PURCHASED");
  return {
    item: { ...item, held: 1, remaining: 0 },
    passToken: createDemoGiftAccessToken("hold", item.id),
    reservedUntil: addDays(ctx.deps.clock.now(), HOLD_DURATION_DAYS).toISOString(),
  };
}

/** Returns the response to an off-list gift in the demo without storing the gift (rule: demo-hub). */
export function createDemoGift(ctx: Context, input: RecordGiftInput): RecordedGiftView {
  orNotFound(createDemoHub(input.kidId, ctx.deps.clock.now()));
  const isAnonymous = input.isAnonymous === true;
  return {
    id: `demo-gift-${randomUUID()}`,
    label: input.label,
    giverName: isAnonymous ? null : (input.giverName ?? null),
    isAnonymous,
    givenAt: ctx.deps.clock.now().toISOString(),
    state: "reported",
    giftToken: createDemoGiftAccessToken("purchase", input.kidId),
    passToken: createDemoGiftAccessToken("purchase", input.kidId),
  };
}

/** Returns the response to a contribution in the demo without storing the contribution (rule: demo-hub). */
export function createDemoContribution(ctx: Context, input: ReportContributionInput) {
  orNotFound(createDemoHub(input.kidId, ctx.deps.clock.now()));
  const isAnonymous = input.isAnonymous === true;
  return {
    // Unique, because a visitor's wall can show several demo contributions.
    id: `demo-contribution-${randomUUID()}`,
    contributorName: isAnonymous ? null : (input.contributorName ?? null),
    isAnonymous,
    amount: input.amount,
    type: input.type,
    status: "reported" as const,
    paymentLinkId: input.paymentLinkId ?? null,
    wishlistItemId: input.wishlistItemId ?? null,
    message: input.message ?? null,
    contributedAt: ctx.deps.clock.now().toISOString(),
    giftToken: createDemoGiftAccessToken("contribution", input.kidId),
    passToken: createDemoGiftAccessToken("contribution", input.kidId),
  };
}

const PREFIX = "demo.";
type Kind = GiftPageView["kind"];

/** Returns the gift access token of a demo gift, which contains the gift's kind and ID (rule: demo-hub). */
export const createDemoGiftAccessToken = (kind: Kind, id: string): string =>
  `${PREFIX}${kind}.${id}`;

export const isDemoGiftAccessToken = (token: string): boolean => token.startsWith(PREFIX);

/** Returns a demo gift as shown to its giver. Throws NOT_FOUND for an unknown gift. */
export function getDemoGift(
  { deps, language }: Pick<RequestContext, "deps" | "language">,
  token: string,
): GiftPageView {
  const [, kind = "", id = ""] = token.split(".");
  const now = deps.clock.now();
  const hub = orNotFound(
    demoHubs({ deps, language }).find(
      ({ kid, wishlist }) => kid.id === id || wishlist.some((item) => item.id === id),
    ) ?? null,
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
    reservedUntil: isHold ? addDays(now, HOLD_DURATION_DAYS).toISOString() : null,
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
  const until = reservedUntil && addDays(new Date(reservedUntil), HOLD_DURATION_DAYS).toISOString();
  return { ...gift, reservedUntil: until, canExtend: false };
}
