import { isNotFound } from "../../trpc.ts";
import { changedElsewhere } from "./refused-edit.ts";

type Entry = { id: string };

/** A list as the page shows it, with the way to change it. */
export type ListCache<View extends Entry> = {
  cancel: () => Promise<void>;
  read: () => readonly View[] | undefined;
  write: (change: (entries: View[]) => View[]) => void;
  /** Reads the list again. */
  refresh: () => void;
};

/** What tRPC keeps of a list that belongs to a kid. */
type KidQuery<View extends Entry> = {
  cancel: (input: { kidId: string }) => Promise<void>;
  invalidate: (input: { kidId: string }) => Promise<void>;
  getData: (input: { kidId: string }) => View[] | undefined;
  setData: (
    input: { kidId: string },
    change: (entries: View[] | undefined) => View[] | undefined,
  ) => unknown;
};

/** A kid's list in tRPC's cache; left alone where it was never loaded. */
export function kidList<View extends Entry>(query: KidQuery<View>, kidId: string): ListCache<View> {
  return {
    cancel: () => query.cancel({ kidId }),
    read: () => query.getData({ kidId }),
    write: (change) => query.setData({ kidId }, (entries) => entries && change(entries)),
    refresh: () => void query.invalidate({ kidId }),
  };
}

/** The list with one entry exchanged. */
export const exchanged = <View extends Entry>(entries: View[], entry: View): View[] =>
  entries.map((current) => (current.id === entry.id ? entry : current));

/** The list without one entry. */
const without = <View extends Entry>(entries: View[], id: string): View[] =>
  entries.filter((entry) => entry.id !== id);

/** The view with a patch of it: what is undefined stays as it was (rule: strict-input). */
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
 * The options of a mutation that edits an entry: it shows at once, is taken back when the server refuses it, and afterwards
 * stands as the server answered (rule: client-cache). What was deleted elsewhere goes, and a list in which somebody else changed
 * the same is read again (rule: changed-elsewhere).
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

/** The options of a mutation that deletes an entry: once it is gone, `onGone` is awaited, and the entry leaves the list. */
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

/** Deletes a thing. One that is gone already, by a lost answer or in another tab, is gone as asked. */
export async function ensureDeleted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
