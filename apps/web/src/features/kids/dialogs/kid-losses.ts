import { type Loss, loss } from "@giftling/messages/kids/dialogs";
import { listed } from "@giftling/messages/say";

/** What hangs on a child and goes with it. */
export type KidLosses = Readonly<Record<Loss, number>>;

const LOSSES = ["wishlistItems", "links", "updates", "gifts"] as const satisfies readonly Loss[];

/** The losses as a list to read, such as "2 links and 1 family update"; null when there is nothing to lose. */
export function describeLosses(losses: KidLosses): string | null {
  const parts = LOSSES.filter((name) => losses[name] > 0).map((name) => loss(name, losses[name]));
  return parts.length === 0 ? null : listed(parts);
}
