import { type ComponentType, useEffect, useEffectEvent } from "react";
import { loadChunk } from "../loading/load-chunk.ts";
import { useLazyComponent } from "../loading/use-lazy-component.ts";
import { createLoadErrorToast, showToast } from "../toast/toast.ts";

/** `opened` is false or null while the popup is closed. */
export type PopupProps = { opened: unknown; onClose: () => void };

/** Schedules a callback. Returns a function that cancels it. */
type When = (then: () => void) => () => void;

/**
 * Returns a popup (dialog or menu) whose code is loaded with `early` (such as `runWhenIdle`), or on the first opening. When
 * loading fails, a toast is shown, `onClose` is called, and the next opening retries. A loaded popup opens one render later
 * (`useDelayedOpen`).
 */
export function createLazyPopup<Props extends PopupProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  early?: When,
): ComponentType<Props> {
  return function LazyPopup(props: Props) {
    const { opened, onClose } = props;
    const isWanted = opened !== false && opened !== null;
    const { Part: Popup, failedFor } = useLazyComponent(load, isWanted);
    const isFailed = isWanted && failedFor !== null;
    const tellFailure = useEffectEvent(() => {
      showToast(createLoadErrorToast());
      onClose();
    });
    useEffect(() => {
      if (isFailed) tellFailure();
    }, [isFailed]);
    // A failure is reported only when the popup is opened.
    useEffect(() => early?.(() => void loadChunk(load).catch(() => undefined)), []);
    return Popup === null ? null : <Popup {...props} />;
  };
}
