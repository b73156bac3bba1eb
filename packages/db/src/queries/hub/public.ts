import type { PremiumFacts, Theme } from "@giftling/domain";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks } from "../../schema/links.ts";
import { themes } from "../../schema/themes.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";
import { viewWishlistItem, type WishlistRow } from "../wishlist/items.ts";
import { themeColumns } from "./themes.ts";

/** The facts of a family that public pages need. `familyUrl` is its present address. */
export type HubFamily = PremiumFacts & {
  userId: string;
  familyUrl: string;
  referralCode: string;
  /** The theme that the family chose, whatever its plan; null when it chose none (rule: hub-themes). */
  theme: Theme | null;
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: boolean;
};

/** The family that has or had an address (rule: former-addresses); null when there is none, or its account is closed. */
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

/**
 * A kid by its id, with its family, for a stranger; null when it is missing or the account is closed. Keeps the kid from
 * being deleted until the transaction ends.
 */
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

/** A payment link of that kid, kept until the transaction ends; null when the id is not one of this kid's. */
export async function findLinkOfKid(tx: Executor, kidId: string, linkId: string) {
  const [row] = await tx
    .select({ id: paymentLinks.id, type: paymentLinks.type, label: paymentLinks.label })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.kidId, kidId), idIs(paymentLinks.id, linkId)))
    .for("key share");
  return row ?? null;
}

/**
 * An activity of that kid, kept until the transaction ends; null when the id is not one of this kid's, or a plain wish's.
 */
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

/** An item as strangers see it: without the giver's name when it was taken off the wall (rule: wall-corrections). */
export function viewHubWishlistItem(row: WishlistRow) {
  const isOnWall = row.purchase?.isOnWall ?? true;
  const item = viewWishlistItem(row);
  return { ...item, purchasedBy: isOnWall ? item.purchasedBy : null, isOnWall };
}
