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

/** The facts of a family that public pages need. `familyUrl` is its present address. */
export type HubFamily = PremiumFacts & {
  door: HubDoor;
  familyId: string;
  familyUrl: string;
  referralCode: string;
  /** The theme that the family chose, whatever its plan; null when it chose none (rule: hub-themes). */
  theme: Theme | null;
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: boolean;
  /** The title that the family typed, whatever its plan (rule: hub-title). */
  title: string | null;
};

/**
 * The family that has or had an address, and that kid of it: its id is null when the family has no such kid. Null when the
 * address shows no hub.
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
 * A kid by its id, with its family, for a stranger; null when it is missing or its hub is not shown. Keeps the kid from
 * being deleted until the transaction ends.
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
 * An activity of that kid, kept until the transaction ends; null when the id is not one of this kid's, or a plain wish's or a
 * draft's.
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

/** A payment link of that kid, kept until the transaction ends; null when the id is not one of this kid's. */
export async function findLinkOfKid(tx: Executor, kidId: string, linkId: string) {
  const [row] = await tx
    .select({ id: paymentLinks.id, type: paymentLinks.type, label: paymentLinks.label })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.kidId, kidId), idIs(paymentLinks.id, linkId)))
    .for("key share");
  return row ?? null;
}
