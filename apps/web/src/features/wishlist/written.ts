import { undo as undoLabel } from "@giftling/messages/common";
import { showToast, type Toast } from "../../components/toast/toast.ts";

/** Shows a toast once a write has succeeded, with its undo (rule: written-rows). The mutation reports a failure. */
export function answer(write: Promise<unknown>, toast: Toast, undo?: () => void): void {
  const told = undo ? { ...toast, action: { label: undoLabel(), run: undo } } : toast;
  write.then(
    () => showToast(told),
    () => undefined,
  );
}
