import type { HubView } from "./schema.ts";
import { topPriorities, unpurchased } from "./sections.ts";

/** What can be printed: a card to be folded twice, two cards to be cut apart, and a poster (rule: paper). */
export const PAPER_STYLES = ["folded", "cards", "poster"] as const;
export type PaperStyle = (typeof PAPER_STYLES)[number];

/** What it can be printed on; the first where nothing was chosen. */
export const PAPER_SIZES = ["letter", "a4"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** How many wishes there is room for. */
const WISHES = 3;

type Printed = Pick<HubView, "paymentLinks" | "registryLinks" | "wishlist" | "contributedByType">;

/** The names of up to three wishes that are still open: those among the Top Priorities first, then in the parent's order. */
export function paperWishes(hub: Printed): string[] {
  const first = topPriorities(hub)
    .filter(({ kind }) => kind === "wishlistItem")
    .map(({ id }) => id);
  const rank = ({ id }: { id: string }) => (first.includes(id) ? first.indexOf(id) : first.length);
  return unpurchased(hub.wishlist)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, WISHES)
    .map(({ name }) => name);
}

/** The code of the 529 plan, of the one with the first slot where there are several; null for none. */
export function paperCode({ paymentLinks }: Pick<HubView, "paymentLinks">): string | null {
  const slot = ({ priorityOrder }: { priorityOrder: number | null }) =>
    priorityOrder ?? Number.POSITIVE_INFINITY;
  const plans = paymentLinks.filter(
    ({ type, contributionCode }) => type === "529" && contributionCode !== null,
  );
  // Without a slot they stay in the parent's order.
  const [plan] = plans.sort((a, b) => (slot(a) === slot(b) ? 0 : slot(a) - slot(b)));
  return plan?.contributionCode ?? null;
}
