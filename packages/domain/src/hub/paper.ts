import type { LinkListName } from "../links/kinds.ts";
import { findFirstLinkOfType } from "../links/rules.ts";
import type { HubView } from "./schema.ts";
import { listTopPriorities, listUnpurchasedWishes } from "./sections.ts";

/** Styles of a printed hub: a card to fold twice, two cards to cut apart, or a poster (rule: paper). */
export const PAPER_STYLES = ["folded", "cards", "poster"] as const;
export type PaperStyle = (typeof PAPER_STYLES)[number];

/** Paper sizes of a printed hub. The first size is the default. */
export const PAPER_SIZES = ["letter", "a4"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

const WISHES = 3;

type Printed = Pick<HubView, LinkListName | "wishlist" | "contributedByType">;

/** Returns the names of up to three unpurchased wishes: first priorities, then other wishes in the parent's order. */
export function listPaperWishNames(hub: Printed): string[] {
  const first = listTopPriorities(hub)
    .filter(({ kind }) => kind === "wishlistItem")
    .map(({ id }) => id);
  const rank = ({ id }: { id: string }) => (first.includes(id) ? first.indexOf(id) : first.length);
  return listUnpurchasedWishes(hub.wishlist)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, WISHES)
    .map(({ name }) => name);
}

/**
 * Returns the contribution code of the 529 plan with a code and the lowest priority slot. Returns null if no plan has a
 * code.
 */
export function findPaperContributionCode({
  paymentLinks,
}: Pick<HubView, "paymentLinks">): string | null {
  const withCode = paymentLinks.filter(({ contributionCode }) => contributionCode !== null);
  return findFirstLinkOfType(withCode, "529")?.contributionCode ?? null;
}
