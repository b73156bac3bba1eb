import { formatList } from "@giftling/messages/define-message";
import { type DeletedEntryType, formatDeletedEntries } from "@giftling/messages/kids/dialogs";

/** Numbers of entries that are deleted with a kid, by type. */
export type KidDeletionCounts = Readonly<Record<DeletedEntryType, number>>;

const COUNTED_TYPES = [
  "wishlistItems",
  "links",
  "updates",
  "gifts",
] as const satisfies readonly DeletedEntryType[];

/** Formats the counts as a list, such as "2 links and 1 family update". Returns null if all counts are zero. */
export function formatDeletionCounts(losses: KidDeletionCounts): string | null {
  const parts = COUNTED_TYPES.filter((name) => losses[name] > 0).map((name) =>
    formatDeletedEntries(name, losses[name]),
  );
  return parts.length === 0 ? null : formatList(parts);
}
