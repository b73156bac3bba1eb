import { type Loss, loss } from "@giftling/messages/kids/dialogs";
import { listed } from "@giftling/messages/say";

/** Counts of what is deleted with a child. */
export type KidLosses = Readonly<Record<Loss, number>>;

const LOSSES = ["wishlistItems", "links", "updates", "gifts"] as const satisfies readonly Loss[];

/** Lists the counts, such as "2 links and 1 family update"; null when all are zero. */
export function describeLosses(losses: KidLosses): string | null {
  const parts = LOSSES.filter((name) => losses[name] > 0).map((name) => loss(name, losses[name]));
  return parts.length === 0 ? null : listed(parts);
}
