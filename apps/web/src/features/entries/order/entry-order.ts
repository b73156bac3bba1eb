import * as words from "@giftling/messages/entries/list";
import { useRef } from "react";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import type { ListCache } from "../lists/list-cache.ts";

type Entry = { id: string };

/**
 * Returns the entries in the order of `ids`. Entries that `ids` does not contain follow in their previous order
 * (rule: own-order).
 */
export function sortByIds<View extends Entry>(
  entries: readonly View[],
  ids: readonly string[],
): View[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: View) => places.get(id) ?? ids.length;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Returns the IDs of the whole list, with the `moved` IDs in their new order. All other entries, such as bought wishes,
 * remain at their positions.
 */
export function mergeMovedIds(
  list: Pick<ListCache<Entry>, "read">,
  moved: readonly string[],
): string[] {
  const all = list.read()?.map(({ id }) => id) ?? moved;
  const isMoved = new Set(moved);
  const next = moved.values();
  return all.map((id) => (isMoved.has(id) ? (next.next().value ?? id) : id));
}

/** Returns the IDs with `id` moved to the zero-based position `place`. */
export function moveIdToPosition(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Returns the options of a mutation that reorders a list. The new order is shown immediately. If the request fails, the
 * order is rolled back and a toast is shown. Requests are sent one after another, because the server could receive
 * parallel requests in a different order. Only the last response is applied.
 */
export function useReorderMutationOptions<View extends Entry, Input extends { kidId: string }>(
  list: ListCache<View>,
  scope: { id: string },
  idsOf: (input: Input) => readonly string[],
) {
  const latest = useRef<Input | null>(null);
  const show = (ids: readonly string[]) => list.write((entries) => sortByIds(entries, ids));
  return {
    scope,
    onMutate: async (input: Input) => {
      latest.current = input;
      await list.cancel();
      const before = list.read()?.map(({ id }) => id) ?? [];
      if (latest.current === input) show(idsOf(input));
      return { before };
    },
    onSuccess: (answer: readonly View[], input: Input) => {
      if (latest.current === input) show(answer.map(({ id }) => id));
    },
    onError: (error: unknown, input: Input, context: { before: string[] } | undefined) => {
      showErrorToast(words.reorderErrorTitle(), error, words.reorderErrorMessage());
      if (latest.current !== input) return;
      if (context) show(context.before);
      list.refresh();
    },
  };
}
