import { undoButton as undoLabel } from "@giftling/messages/common";
import { showToast, type Toast } from "../../components/toast/toast.ts";

/**
 * Shows a toast with an optional undo once a write has succeeded. A failure is reported by the mutation (rule:
 * written-rows).
 */
export function notifyAfterWrite(write: Promise<unknown>, toast: Toast, undo?: () => void): void {
  const told = undo ? { ...toast, action: { label: undoLabel(), run: undo } } : toast;
  write.then(
    () => showToast(told),
    () => undefined,
  );
}
