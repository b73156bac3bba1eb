/**
 * Calls `run`. Waits until the visitor closes a form that was opened before the app, because two dialogs must not be
 * open at once (rule: first-tap).
 */
export function runAfterFormDialog(run: () => void): void {
  const dialog = document.querySelector("dialog.giving[open]");
  if (dialog === null) run();
  else dialog.addEventListener("close", run, { once: true });
}
