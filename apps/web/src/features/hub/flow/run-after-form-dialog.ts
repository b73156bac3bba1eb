/**
 * Calls `run` as soon as no form dialog from the server is open, because two dialogs must not be open at once
 * (rule: first-tap).
 */
export function runAfterFormDialog(run: () => void): void {
  const dialog = document.querySelector("dialog.giving[open]");
  if (dialog === null) run();
  else dialog.addEventListener("close", run, { once: true });
}
