import { type Loss, loss } from "@giftling/messages/kids/dialogs";
import { listed } from "@giftling/messages/say";

/** Number of deleted entries of each type when a kid is deleted. */
export type KidLosses = Readonly<Record<Loss, number>>;

const LOSSES = ["wishlistItems", "links", "updates", "gifts"] as const satisfies readonly Loss[];

/** Formats the counts as a list, such as "2 links and 1 family update". Returns null when all counts are zero. */
export function describeLosses(losses: KidLosses): string | null {
  const parts = LOSSES.filter((name) => losses[name] > 0).map((name) => loss(name, losses[name]));
  return parts.length === 0 ? null : listed(parts);
}
