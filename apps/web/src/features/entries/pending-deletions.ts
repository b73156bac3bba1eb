import type { MouseEvent } from "react";

/** Functions that send the undoable deletions of a section, one function for each open section. */
const senders = new Set<() => void>();

/** Deletions that await a response, including deletions of closed sections. */
const unanswered = new Set<Promise<void>>();

/** Adds a section's function to `senders`. Returns the function that unregisters the section. */
export function registerPendingDeletions(send: () => void): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Adds a deletion to `unanswered` until the response arrives. `deletion` must not reject. */
export function trackDeletion(deletion: Promise<void>): void {
  unanswered.add(deletion);
  void deletion.then(() => unanswered.delete(deletion));
}

/** Sends the deletions that can still be undone. Returns all deletions that await a response. */
export function sendPendingDeletions(): Promise<void>[] {
  for (const send of senders) send();
  return [...unanswered];
}

/** Timeout in milliseconds for the deletions before a sign-out. */
const MAX_WAIT_MS = 5_000;

/**
 * Handles a click on the link that signs out. Sends the deletions that can still be undone, and follows the link after
 * the responses or a timeout. Otherwise, the session could end before the server receives the deletions.
 */
export function finishDeletionsBeforeSignOut(event: MouseEvent<HTMLAnchorElement>): void {
  const deletions = sendPendingDeletions();
  if (deletions.length === 0) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  void Promise.race([Promise.all(deletions), timeout]).then(() => window.location.assign(href));
}
