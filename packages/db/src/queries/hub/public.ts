import type { PremiumFacts, Theme } from "@giftling/domain";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { familyAddresses, themes, users } from "../../schema/account.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks } from "../../schema/links.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";
import { viewWishlistItem, type WishlistRow } from "../wishlist/items.ts";
import { themeColumns } from "./themes.ts";

/** What the public pages need of a family. `familyUrl` is its present address. */
export type HubFamily = PremiumFacts & {
  userId: string;
  familyUrl: string;
  referralCode: string;
  /** What the family chose, whatever its plan; null when it never chose (D30). */
  theme: Theme | null;
  /** Whether link previews may show a child's photo (D11). */
  photoInPreviews: boolean;
};

/** The family that has or had an address (D9); null when there is none or its account is closed (D7). */
export async function findHubFamily(db: Executor, address: string): Promise<HubFamily | null> {
  const present = alias(familyAddresses, "present");
  const [row] = await db
    .select({
      userId: users.id,
      familyUrl: present.address,
      referralCode: users.referralCode,
      photoInPreviews: users.photoInPreviews,
      subscriptionPlan: users.subscriptionPlan,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      premiumGrantedUntil: users.premiumGrantedUntil,
      currentPeriodEnd: users.currentPeriodEnd,
      theme: themeColumns,
    })
    .from(familyAddresses)
    .innerJoin(users, eq(users.id, familyAddresses.userId))
    .innerJoin(present, and(eq(present.userId, users.id), eq(present.isCurrent, true)))
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(and(eq(familyAddresses.address, address), isNull(users.closedAt)));
  return row ?? null;
}

/** A kid that a stranger names by its id, with its family; null when it is missing or the account is closed. */
export async function findPublicKid(
  tx: Executor,
  kidId: string,
): Promise<{ kidId: string; userId: string } | null> {
  const [row] = await tx
    .select({ kidId: kids.id, userId: kids.userId })
    .from(kids)
    .innerJoin(users, eq(users.id, kids.userId))
    .where(and(idIs(kids.id, kidId), isNull(users.closedAt)))
    .for("key share", { of: kids });
  return row ?? null;
}

/** The payment link of that kid that a contribution went through; null when it is not that kid's. */
export async function findLinkOfKid(tx: Executor, kidId: string, linkId: string) {
  const [row] = await tx
    .select({ id: paymentLinks.id, type: paymentLinks.type, label: paymentLinks.label })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.kidId, kidId), idIs(paymentLinks.id, linkId)))
    .for("key share");
  return row ?? null;
}

/** The activity of that kid that was chipped in to; null when it is not that kid's, or a plain item. */
export async function findActivityOfKid(tx: Executor, kidId: string, itemId: string) {
  const [row] = await tx
    .select({ id: wishlistItems.id, name: wishlistItems.name })
    .from(wishlistItems)
    .where(
      and(
        eq(wishlistItems.kidId, kidId),
        idIs(wishlistItems.id, itemId),
        eq(wishlistItems.isActivity, true),
      ),
    )
    .for("key share");
  return row ?? null;
}

/** An item as strangers see it: a gift taken off the wall keeps no name (D11, D16). */
export function viewHubWishlistItem(row: WishlistRow) {
  const isOnWall = row.purchase?.isOnWall ?? true;
  const item = viewWishlistItem(row);
  return { ...item, purchasedBy: isOnWall ? item.purchasedBy : null, isOnWall };
}
