import { type ComponentType, useState } from "react";
import { loadPart } from "../loading/load-part.ts";
import { DIDNT_OPEN, showToast } from "../toast/toast.ts";

/**
 * A dialog that is loaded when it is first opened: null until then. A line that is cut meanwhile is told, and the next
 * `open` tries again. Render it with `opened` and `onClose`; it opens a render later (`useLateOpen`).
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [opened, setOpened] = useState(false);

  async function open(): Promise<void> {
    try {
      const part = await loadPart(load);
      setDialog(() => part.default);
      setOpened(true);
    } catch {
      showToast(DIDNT_OPEN);
    }
  }

  return { Dialog, open, opened, onClose: () => setOpened(false) };
}
