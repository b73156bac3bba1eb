import { type ComponentType, useEffect, useEffectEvent } from "react";
import { loadPart } from "../loading/load-part.ts";
import { usePart } from "../loading/use-part.ts";
import { whenIdle } from "../loading/when-idle.ts";
import { DIDNT_OPEN, showToast } from "../toast/toast.ts";

/** `opened` is false or null as long as no dialog is wanted. */
type Opening = { opened: unknown; onClose: () => void };

/**
 * Dialogs that a page has but does not wait for: their code is loaded once the page is idle, or at the latest when the first
 * is opened. A line that is cut meanwhile is told, `onClose` is called, and the next opening tries again. They open a render
 * after they were loaded (`useLateOpen`).
 */
export function lazyDialogs<Props extends Opening>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyDialogs(props: Props) {
    const { opened, onClose } = props;
    const isWanted = opened !== false && opened !== null;
    const { Part: Dialogs, failedFor } = usePart(load, isWanted ? true : null);
    const isFailed = isWanted && failedFor !== null;
    const tellFailure = useEffectEvent(() => {
      showToast(DIDNT_OPEN);
      onClose();
    });
    useEffect(() => {
      if (isFailed) tellFailure();
    }, [isFailed]);
    // A failure is told once a dialog is really wanted.
    useEffect(() => whenIdle(() => void loadPart(load).catch(() => undefined)), []);
    return Dialogs === null ? null : <Dialogs {...props} />;
  };
}
