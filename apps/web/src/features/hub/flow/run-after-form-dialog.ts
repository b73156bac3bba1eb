/**
 * Calls `run` as soon as no form dialog from the server is open, so that two dialogs are never open at once
 * (rule: first-tap).
 */
export function runAfterFormDialog(run: () => void): void {
  const dialog = document.querySelector("dialog.giving[open]");
  if (dialog === null) run();
  else dialog.addEventListener("close", run, { once: true });
}
