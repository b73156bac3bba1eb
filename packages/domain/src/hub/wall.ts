import type { HubView, WallLabel } from "./schema.ts";

/** The name on the wall when the parent marked a gift as purchased (spec section 4, decision D14). */
export const PARENT_NAME = "Parent";

/** The name on the wall of someone who chose not to be named. */
export const ANONYMOUS_NAME = "Anonymous";

/** One entry of the Wall of Support. */
export type WallEntry = {
  id: string;
  label: WallLabel;
  /** The giver as given; null for those who chose not to be named. */
  name: string | null;
  /** What to show for the giver. */
  displayName: string;
  isAnonymous: boolean;
  /** The parent's own mark, which is no supporter (decision D14). */
  isParent: boolean;
  /** ISO 8601, UTC. */
  givenAt: string;
  /** The gift's name; null for contributions. */
  giftName: string | null;
};

function entry(
  giver: { name: string | null; isAnonymous: boolean },
  gift: Pick<WallEntry, "id" | "label" | "givenAt" | "giftName" | "isParent">,
): WallEntry {
  const given = giver.name?.trim() ?? "";
  const isAnonymous = giver.isAnonymous || given === "";
  return {
    ...gift,
    name: isAnonymous ? null : given,
    displayName: isAnonymous ? ANONYMOUS_NAME : given,
    isAnonymous,
  };
}

/**
 * The Wall of Support, newest first (spec sections 4 and 9): purchased gifts that are on the wall, and
 * contributions, each with its label.
 */
export function wallEntries(hub: Pick<HubView, "wishlist" | "contributions">): WallEntry[] {
  const gifts = hub.wishlist
    .filter((item) => item.isPurchased && item.isOnWall)
    .map((item) =>
      entry(
        { name: item.purchasedBy, isAnonymous: item.isAnonymous },
        {
          id: item.id,
          label: "Gift",
          givenAt: item.purchasedAt ?? item.createdAt,
          giftName: item.name,
          isParent: item.purchasedBy === PARENT_NAME && !item.isAnonymous,
        },
      ),
    );
  const contributions = hub.contributions.map((contribution) =>
    entry(
      { name: contribution.contributorName, isAnonymous: contribution.isAnonymous },
      {
        id: contribution.id,
        label: contribution.type === "529" ? "529 Investment" : "Contribution",
        givenAt: contribution.contributedAt,
        giftName: null,
        isParent: false,
      },
    ),
  );
  return [...gifts, ...contributions].sort(
    (a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt) || b.id.localeCompare(a.id),
  );
}

type Giver = { name: string | null; isAnonymous: boolean };

/**
 * The name by which two gifts are one person's: without regard to case or outer spaces (spec section 9). Null for
 * an anonymous gift, which counts by itself.
 */
export function personOf({ name, isAnonymous }: Giver): string | null {
  const given = name?.trim().toLowerCase() ?? "";
  return isAnonymous || given === "" ? null : given;
}

/**
 * How many people gave (spec section 9): each anonymous entry counts by itself, names compare without
 * regard to case or outer spaces, and the parent's own marks count nothing (decision D14).
 */
export function uniqueSupporterCount(entries: readonly (Giver & { isParent?: boolean })[]): number {
  const names = new Set<string>();
  let anonymous = 0;
  for (const { isParent, ...giver } of entries) {
    if (isParent) continue;
    const person = personOf(giver);
    if (person === null) anonymous += 1;
    else names.add(person);
  }
  return names.size + anonymous;
}
