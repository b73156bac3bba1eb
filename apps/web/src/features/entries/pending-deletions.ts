import type { MouseEvent } from "react";

/** Functions that send the deletions of the open sections that can still be undone. */
const senders = new Set<() => void>();

/** Deletions without a response, also those of sections that are closed. */
const unanswered = new Set<Promise<void>>();

/** Adds a section's function to `senders`. Returns a function that removes it. */
export function registerPendingDeletions(send: () => void): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Adds a deletion to `unanswered` until it has a response. `deletion` must not reject. */
export function trackDeletion(deletion: Promise<void>): void {
  unanswered.add(deletion);
  void deletion.then(() => unanswered.delete(deletion));
}

/** Sends the deletions that can still be undone. Returns all deletions without a response. */
export function sendPendingDeletions(): Promise<void>[] {
  for (const send of senders) send();
  return [...unanswered];
}

/** Maximum time in milliseconds that a sign-out waits for deletions. */
const MAX_WAIT_MS = 5_000;

/**
 * Handles a click on the link that signs out. Sends the deletions that can still be undone, and follows the link after
 * all deletions have a response. Otherwise, the server could end the session before it receives them.
 */
export function finishDeletions(event: MouseEvent<HTMLAnchorElement>): void {
  const deletions = sendPendingDeletions();
  if (deletions.length === 0) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  void Promise.race([Promise.all(deletions), timeout]).then(() => window.location.assign(href));
}
