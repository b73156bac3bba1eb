import {
  listWallContributions,
  sumConfirmedByType,
} from "@giftling/db/queries/gratitude/contributions";
import {
  findHubFamily,
  type HubFamily,
  viewHubWishlistItem,
} from "@giftling/db/queries/hub/public";
import { findKidRow, findKidRows, viewHubKid } from "@giftling/db/queries/kids";
import { listPaymentLinks, listRegistryLinks } from "@giftling/db/queries/links";
import { listUpdates } from "@giftling/db/queries/updates";
import { findWishlistRows } from "@giftling/db/queries/wishlist/items";
import {
  demoHub,
  demoHubKids,
  type HubKidsView,
  type HubView,
  isDemoFamily,
  normalizeFamilyUrl,
  premiumStatus,
  shownTheme,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { found } from "../../errors/app-error.ts";

/**
 * The family behind an address, a former one included (rule: former-addresses). NOT_FOUND when there is none or its
 * account is closed.
 */
async function familyAt(ctx: Context, familyUrl: string): Promise<HubFamily> {
  return found(await findHubFamily(ctx.deps.db, normalizeFamilyUrl(familyUrl)));
}

/** The kids of a hub (rule: hub-blocks). */
export async function readHubKids(ctx: Context, familyUrl: string): Promise<HubKidsView> {
  if (isDemoFamily(familyUrl)) return demoHubKids(ctx.deps.clock.now());
  const family = await familyAt(ctx, familyUrl);
  const kids = await findKidRows(ctx.deps.db, family.userId);
  return {
    familyUrl: family.familyUrl,
    kids: kids.map(viewHubKid),
    theme: shownTheme(family.theme, isPremium(ctx, family)),
  };
}

/** Whether the family has Premium now (rule: premium-derived). */
function isPremium(ctx: Context, family: HubFamily): boolean {
  const { clock, config } = ctx.deps;
  return premiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
}

/**
 * One kid's hub (rule: hub-blocks), read through its family: under another one's address it does not exist (rule:
 * kid-through-family).
 */
export async function readHub(ctx: Context, familyUrl: string, kidId: string): Promise<HubView> {
  const { db, clock } = ctx.deps;
  if (isDemoFamily(familyUrl)) return found(demoHub(kidId, clock.now()));
  const family = await familyAt(ctx, familyUrl);
  const { userId } = family;
  const kid = found(await findKidRow(db, userId, kidId));
  const [paymentLinks, registryLinks, items, updates, contributions, contributedByType] =
    await Promise.all([
      listPaymentLinks(db, userId, kid.id),
      listRegistryLinks(db, userId, kid.id),
      findWishlistRows(db, userId, kid.id),
      listUpdates(db, userId, kid.id),
      listWallContributions(db, userId, kid.id),
      sumConfirmedByType(db, userId, kid.id),
    ]);
  ctx.deps.visits.count(ctx, kid.id);
  const hasPremium = isPremium(ctx, family);
  return {
    familyUrl: family.familyUrl,
    kid: viewHubKid(kid),
    paymentLinks,
    registryLinks,
    wishlist: items.map(viewHubWishlistItem),
    updates,
    contributions,
    contributedByType,
    referralCode: family.referralCode,
    showsBranding: !hasPremium,
    theme: shownTheme(family.theme, hasPremium),
  };
}
