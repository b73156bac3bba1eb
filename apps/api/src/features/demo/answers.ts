import { randomUUID } from "node:crypto";
import {
  addDays,
  boughtOnce,
  demoHub,
  demoHubKids,
  HOLD_DAYS,
  type HubView,
  type PurchaseInput,
  type PurchaseResult,
  type RecordedGiftView,
  type RecordGiftInput,
  type ReportContributionInput,
  type ReserveInput,
  type ReserveResult,
  type WishlistItemView,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError, found } from "../../errors/app-error.ts";
import { demoPass } from "./gift-pass.ts";

/** Token of the demo, accepted and without access to anything. */
const DEMO_TOKEN = "demo";

function demoHubs(ctx: Context): HubView[] {
  const now = ctx.deps.clock.now();
  return demoHubKids(now).kids.flatMap((kid) => demoHub(kid.id, now, ctx.language) ?? []);
}

function demoItem(ctx: Context, itemId: string): WishlistItemView {
  const items = demoHubs(ctx).flatMap((hub) => hub.wishlist);
  const { isOnWall: _isOnWall, ...item } = found(items.find(({ id }) => id === itemId));
  return item;
}

/** Answers a sign-up in the demo without storing it. NOT_FOUND for an unknown kid (rule: demo-hub). */
export function demoSubscribe(ctx: Context, kidId: string): void {
  found(demoHub(kidId, ctx.deps.clock.now()));
}

/** Answers a click in the demo without counting it. NOT_FOUND for an unknown link (rule: demo-hub). */
export function demoClick(ctx: Context, linkId: string): null {
  const links = demoHubs(ctx).flatMap((hub) => [...hub.paymentLinks, ...hub.registryLinks]);
  found(links.find(({ id }) => id === linkId));
  return null;
}

/** Answers a purchase in the demo. The wish is available again to the next visitor (rule: demo-hub). */
export function demoPurchase(ctx: Context, input: PurchaseInput): PurchaseResult {
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
    item: { ...item, ...boughtOnce(gift) },
    undoToken: DEMO_TOKEN,
    giftToken: DEMO_TOKEN,
    passToken: demoPass("purchase", item.id),
  };
}

/** Answers an undo in the demo (rule: demo-hub). */
export function demoUndo(ctx: Context, itemId: string): WishlistItemView {
  return { ...demoItem(ctx, itemId), ...boughtOnce(undefined) };
}

/** Answers a hold in the demo. The unit is free again for the next visitor (rule: demo-hub). */
export function demoReserve(ctx: Context, { id }: ReserveInput): ReserveResult {
  const item = demoItem(ctx, id);
  if (item.isPurchased) throw new AppError("ALREADY_PURCHASED");
  return {
    item: { ...item, held: 1, remaining: 0 },
    passToken: demoPass("hold", item.id),
    reservedUntil: addDays(ctx.deps.clock.now(), HOLD_DAYS).toISOString(),
  };
}

/** Answers an off-list gift in the demo without storing it (rule: demo-hub). */
export function demoGift(ctx: Context, input: RecordGiftInput): RecordedGiftView {
  found(demoHub(input.kidId, ctx.deps.clock.now()));
  const isAnonymous = input.isAnonymous === true;
  return {
    id: `demo-gift-${randomUUID()}`,
    label: input.label,
    giverName: isAnonymous ? null : (input.giverName ?? null),
    isAnonymous,
    givenAt: ctx.deps.clock.now().toISOString(),
    state: "reported",
    giftToken: DEMO_TOKEN,
    passToken: demoPass("purchase", input.kidId),
  };
}

/** Answers a contribution reported in the demo without storing it (rule: demo-hub). */
export function demoContribution(ctx: Context, input: ReportContributionInput) {
  found(demoHub(input.kidId, ctx.deps.clock.now()));
  const isAnonymous = input.isAnonymous === true;
  return {
    // Unique, because the next one appears beside it on the visitor's wall.
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
    giftToken: DEMO_TOKEN,
    passToken: demoPass("contribution", input.kidId),
  };
}
