import { isNotFound } from "../../trpc.ts";
import { changedElsewhere } from "./refused-edit.ts";

type Entry = { id: string };

/** Cached list, with functions that change it. */
export type ListCache<View extends Entry> = {
  cancel: () => Promise<void>;
  read: () => readonly View[] | undefined;
  write: (change: (entries: View[]) => View[]) => void;
  /** Loads the list again. */
  refresh: () => void;
};

/** tRPC's query of a list that belongs to a kid. */
type KidQuery<View extends Entry> = {
  cancel: (input: { kidId: string }) => Promise<void>;
  invalidate: (input: { kidId: string }) => Promise<void>;
  getData: (input: { kidId: string }) => View[] | undefined;
  setData: (
    input: { kidId: string },
    change: (entries: View[] | undefined) => View[] | undefined,
  ) => unknown;
};

/** Returns a kid's list in tRPC's cache. Changes nothing where it was never loaded. */
export function kidList<View extends Entry>(query: KidQuery<View>, kidId: string): ListCache<View> {
  return {
    cancel: () => query.cancel({ kidId }),
    read: () => query.getData({ kidId }),
    write: (change) => query.setData({ kidId }, (entries) => entries && change(entries)),
    refresh: () => void query.invalidate({ kidId }),
  };
}

/** Returns the list with one entry replaced. */
export const exchanged = <View extends Entry>(entries: View[], entry: View): View[] =>
  entries.map((current) => (current.id === entry.id ? entry : current));

/** Returns the list without one entry. */
const without = <View extends Entry>(entries: View[], id: string): View[] =>
  entries.filter((entry) => entry.id !== id);

/** Applies a patch to a view. Undefined fields stay unchanged (rule: strict-input). */
export function patched<View extends object>(
  view: View,
  patch: { [Field in keyof View]?: View[Field] | undefined },
): View {
  const after = { ...view };
  for (const field in patch) {
    const value = patch[field];
    if (value !== undefined) after[field] = value;
  }
  return after;
}

/**
 * Returns the options of a mutation that edits an entry: shows it at once, rolls it back when the server rejects it, and
 * then applies the response (rule: client-cache). Removes an entry that was deleted elsewhere, and reloads a list with a
 * conflicting change.
 */
export function editAtOnce<View extends Entry, Edit extends Entry>(
  list: ListCache<View>,
  edited: (before: View, edit: Edit) => View,
) {
  return {
    onMutate: async (edit: Edit) => {
      await list.cancel();
      const before = list.read()?.find((entry) => entry.id === edit.id);
      if (before) list.write((entries) => exchanged(entries, edited(before, edit)));
      return { before };
    },
    onSuccess: (answer: View) => list.write((entries) => exchanged(entries, answer)),
    onError: (error: unknown, { id }: Edit, context: { before: View | undefined } | undefined) => {
      const before = context?.before;
      if (isNotFound(error)) list.write((entries) => without(entries, id));
      else if (before) list.write((entries) => exchanged(entries, before));
      if (changedElsewhere(error)) list.refresh();
    },
  };
}

/**
 * Returns the options of a mutation that deletes an entry. After the deletion, awaits `onGone` and removes the entry from
 * the list.
 */
export function dropWhenGone<View extends Entry>(
  list: ListCache<View>,
  onGone?: () => Promise<void> | void,
) {
  return {
    onSettled: async (_answer: unknown, error: unknown, { id }: Entry) => {
      if (error !== null && !isNotFound(error)) return;
      await onGone?.();
      list.write((entries) => without(entries, id));
    },
  };
}

/** Deletes a thing. One that is already deleted, by a lost response or in another tab, counts as deleted. */
export async function ensureDeleted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
