import { undo as undoLabel } from "@giftling/messages/common";
import { showToast, type Toast } from "../../components/toast/toast.ts";

/** Says what was written, once it is, with the way to take it back (rule: written-rows). What failed is told by its mutation. */
export function answer(write: Promise<unknown>, toast: Toast, undo?: () => void): void {
  const told = undo ? { ...toast, action: { label: undoLabel(), run: undo } } : toast;
  write.then(
    () => showToast(told),
    () => undefined,
  );
}
