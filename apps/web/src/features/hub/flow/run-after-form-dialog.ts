/**
 * Calls `run` after any form dialog opened without the app is closed, because two dialogs must not be open at once
 * (rule: first-tap).
 */
export function runAfterFormDialog(run: () => void): void {
  const dialog = document.querySelector("dialog.giving[open]");
  if (dialog === null) run();
  else dialog.addEventListener("close", run, { once: true });
}
