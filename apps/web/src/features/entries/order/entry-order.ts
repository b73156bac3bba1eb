import * as words from "@giftling/messages/entries/list";
import { useRef } from "react";
import { showErrorToast } from "../../../components/toast/toast.ts";
import type { ListCache } from "../list-cache.ts";

type Entry = { id: string };

/** Returns the entries in the order of the ids. Entries whose id is missing follow in their old order (rule: own-order). */
export function sortByIds<View extends Entry>(
  entries: readonly View[],
  ids: readonly string[],
): View[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: View) => places.get(id) ?? ids.length;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Returns the ids of a whole list after the `moved` ids have changed places. All other entries, such as bought wishes, stay
 * in place.
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

/** Returns the ids with `id` moved to another position, counted from 0. */
export function moveId(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Returns the options of a mutation that reorders a list. The order is shown at once. If the call fails, the order is
 * rolled back and a toast is shown. The calls are sent one after the other, because parallel calls could arrive in another
 * order. Only the response of the last call is applied.
 */
export function useReorderOptions<View extends Entry, Input extends { kidId: string }>(
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
