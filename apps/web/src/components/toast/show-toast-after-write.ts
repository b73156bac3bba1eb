import { undoButton as undoLabel } from "@giftling/messages/common";
import { showToast, type Toast } from "./toast.ts";

/**
 * Shows a toast after a write succeeds, with an undo button if `undo` is set. Ignores a failed write, because the
 * mutation reports the error (rule: written-rows).
 */
export function showToastAfterWrite(
  write: Promise<unknown>,
  toast: Toast,
  undo?: () => void,
): void {
  const told = undo ? { ...toast, action: { label: undoLabel(), run: undo } } : toast;
  write.then(
    () => showToast(told),
    () => undefined,
  );
}
