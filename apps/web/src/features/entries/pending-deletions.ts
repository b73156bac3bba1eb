/** Functions that send the deletions of the open sections that can still be undone. Each returns its requests. */
const senders = new Set<() => Promise<unknown>[]>();

/** Adds a section's function to `senders`. Returns a function that removes it. */
export function registerPendingDeletions(send: () => Promise<unknown>[]): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Sends the deletions that can still be undone. Returns their requests. */
export const sendPendingDeletions = (): Promise<unknown>[] =>
  [...senders].flatMap((send) => send());
