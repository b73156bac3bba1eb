import { isNotFound } from "../../trpc.ts";

type Entry = { id: string };

/** A list as the page shows it, with the way to change it. */
export type ListCache<View extends Entry> = {
  cancel: () => Promise<void>;
  read: () => readonly View[] | undefined;
  write: (change: (entries: View[]) => View[]) => void;
};

/** What tRPC keeps of a list that belongs to a kid. */
type KidQuery<View extends Entry> = {
  cancel: (input: { kidId: string }) => Promise<void>;
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
  };
}

/** The list with one entry exchanged. */
const exchanged = <View extends Entry>(entries: View[], entry: View): View[] =>
  entries.map((current) => (current.id === entry.id ? entry : current));

/**
 * An edit that shows at once and is taken back when the server refuses it (decision D32). Afterwards the
 * entry stands as the server answered. Throws what the call threw.
 */
export async function editAtOnce<View extends Entry>(
  list: ListCache<View>,
  id: string,
  edited: (before: View) => View,
  call: () => Promise<View>,
): Promise<void> {
  await list.cancel();
  const before = list.read()?.find((entry) => entry.id === id);
  if (before) list.write((entries) => exchanged(entries, edited(before)));
  try {
    const answer = await call();
    list.write((entries) => exchanged(entries, answer));
  } catch (error) {
    if (before) list.write((entries) => exchanged(entries, before));
    throw error;
  }
}

/** Deletes a thing. One that is gone already, by a lost answer or in another tab, is gone as asked. */
export async function ensureDeleted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Takes an entry out of the list, once it is deleted. */
export function dropEntry<View extends Entry>(list: ListCache<View>, id: string): void {
  list.write((entries) => entries.filter((entry) => entry.id !== id));
}
