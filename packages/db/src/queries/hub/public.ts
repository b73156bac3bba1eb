import type { PremiumFacts, Theme } from "@giftling/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { kids } from "../../schema/kids.ts";
import { paymentLinks } from "../../schema/links.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { idIs } from "../ids.ts";
import { isNoDraft } from "../wishlist/items.ts";
import { doorColumns, type HubDoor, isHubShown } from "./door.ts";

/** Facts of a family for public pages. `familyUrl` is its current URL. */
export type HubFamily = PremiumFacts & {
  door: HubDoor;
  familyId: string;
  familyUrl: string;
  referralCode: string;
  /** Theme chosen by the family, regardless of its plan. Null when it chose none (rule: hub-themes). */
  theme: Theme | null;
  /** True when link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: boolean;
  /** Title entered by the family, regardless of its plan (rule: hub-title). */
  title: string | null;
};

/**
 * Returns the family with a current or former URL, and its kid. The kid's id is null when the family has no such kid. Null
 * without a visible hub.
 */
export async function findKidAt(
  db: Executor,
  address: string,
  kidId: string,
): Promise<{ kidId: string | null; door: HubDoor } | null> {
  const [row] = await db
    .select({ kidId: kids.id, door: doorColumns })
    .from(familyAddresses)
    .innerJoin(families, eq(families.id, familyAddresses.familyId))
    .leftJoin(kids, and(eq(kids.familyId, families.id), idIs(kids.id, kidId)))
    .where(
      and(eq(familyAddresses.address, address), isNull(familyAddresses.retiredAt), isHubShown),
    );
  return row ?? null;
}

/**
 * Returns a kid and its family by id, for a stranger, and locks the kid against deletion until the transaction ends. Null
 * when it is missing or its hub is not shown.
 */
export async function findPublicKid(
  tx: Executor,
  kidId: string,
): Promise<{ kidId: string; familyId: string; door: HubDoor } | null> {
  const [row] = await tx
    .select({ kidId: kids.id, familyId: kids.familyId, door: doorColumns })
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(idIs(kids.id, kidId), isHubShown))
    .for("key share", { of: kids });
  return row ?? null;
}

/**
 * Returns an activity of a kid, locked against deletion until the transaction ends. Null for another kid's, an ordinary
 * wish and a draft.
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
        isNoDraft,
      ),
    )
    .for("key share");
  return row ?? null;
}

/** Returns a payment link of a kid, locked against deletion until the transaction ends. Null for another kid's link. */
export async function findLinkOfKid(tx: Executor, kidId: string, linkId: string) {
  const [row] = await tx
    .select({ id: paymentLinks.id, type: paymentLinks.type, label: paymentLinks.label })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.kidId, kidId), idIs(paymentLinks.id, linkId)))
    .for("key share");
  return row ?? null;
}
