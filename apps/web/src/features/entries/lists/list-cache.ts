import { getEditConflict, isNotFoundError } from "../../../api-error.ts";
import type { WriteMutation } from "../../../trpc.ts";

type Entry = { id: string };

export type ListCache<View extends Entry> = {
  cancel: () => Promise<void>;
  read: () => readonly View[] | undefined;
  write: (change: (entries: View[]) => View[]) => void;
  refresh: () => void;
};

/** Functions of a tRPC query for a kid's list that `createKidListCache` needs. */
export type KidListQuery<View extends Entry> = {
  cancel: (input: { kidId: string }) => Promise<void>;
  invalidate: (input: { kidId: string }) => Promise<void>;
  getData: (input: { kidId: string }) => View[] | undefined;
  setData: (
    input: { kidId: string },
    change: (entries: View[] | undefined) => View[] | undefined,
  ) => unknown;
};

/**
 * Returns functions that read and change a kid's list in tRPC's cache. Writing to a list that was never loaded has no
 * effect.
 */
export function createKidListCache<View extends Entry>(
  query: KidListQuery<View>,
  kidId: string,
): ListCache<View> {
  return {
    cancel: () => query.cancel({ kidId }),
    read: () => query.getData({ kidId }),
    write: (change) => query.setData({ kidId }, (entries) => entries && change(entries)),
    refresh: () => void query.invalidate({ kidId }),
  };
}

export const replaceListEntry = <View extends Entry>(entries: View[], entry: View): View[] =>
  entries.map((current) => (current.id === entry.id ? entry : current));

const without = <View extends Entry>(entries: View[], id: string): View[] =>
  entries.filter((entry) => entry.id !== id);

type Patch<View> = { [Field in keyof View]?: View[Field] | undefined };

/** Edit of an entry: its ID and the changed fields. */
export type EntryPatch<View> = Patch<View> & Entry;

/**
 * Returns a view with a patch applied. Undefined fields of the patch leave the view's fields unchanged
 * (rule: strict-input).
 */
export function applyPatch<View extends object>(view: View, patch: Patch<View>): View {
  const after = { ...view };
  for (const field in patch) {
    const value = patch[field];
    if (value !== undefined) after[field] = value;
  }
  return after;
}

/**
 * Returns the options of a mutation that edits an entry. The list shows the edit immediately, and later the server's
 * response. A failed request rolls the edit back. A missing entry is removed. A conflict refetches the list
 * (rule: client-cache).
 */
export function createOptimisticEditMutationOptions<View extends Entry, Edit extends Entry>(
  list: ListCache<View>,
  edited: (before: View, edit: Edit) => View,
) {
  return {
    onMutate: async (edit: Edit) => {
      await list.cancel();
      const before = list.read()?.find((entry) => entry.id === edit.id);
      if (before) list.write((entries) => replaceListEntry(entries, edited(before, edit)));
      return { before };
    },
    onSuccess: (answer: View) => list.write((entries) => replaceListEntry(entries, answer)),
    onError: (error: unknown, { id }: Edit, context: { before: View | undefined } | undefined) => {
      const before = context?.before;
      if (isNotFoundError(error)) list.write((entries) => without(entries, id));
      else if (before) list.write((entries) => replaceListEntry(entries, before));
      if (getEditConflict(error)) list.refresh();
    },
  };
}

/**
 * Returns the options of a mutation that deletes an entry. After the deletion, the mutation awaits `onGone` and then
 * removes the entry from the list.
 */
export function createDeleteMutationOptions<View extends Entry>(
  list: ListCache<View>,
  onGone?: () => Promise<void> | void,
) {
  return {
    onSettled: async (_answer: unknown, error: unknown, { id }: Entry) => {
      if (error !== null && !isNotFoundError(error)) return;
      await onGone?.();
      list.write((entries) => without(entries, id));
    },
  };
}

/**
 * Sends a delete request. Also resolves if the record is already deleted, such as after a lost response or a deletion
 * in another tab.
 */
export async function ensureEntryDeleted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isNotFoundError(error)) throw error;
  }
}

/** Mutations that change a list. Each mutation updates only the affected cached data (rule: client-cache). */
export type EntryMutations<View, New, Edit> = {
  add: WriteMutation<New, View>;
  edit: WriteMutation<Edit, View>;
  remove: WriteMutation<{ id: string }>;
};
