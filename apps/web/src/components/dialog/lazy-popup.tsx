import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent } from "react";
import { loadChunk } from "../loading/load-chunk.ts";
import { useLazyComponent } from "../loading/use-lazy-component.ts";
import { createLoadErrorToast, showToast } from "../toast/toast.ts";

export type PopupProps = { opened: unknown; onClose: () => void };

/** Function that schedules a callback. Returns a function that cancels the callback. */
type CallbackScheduler = (then: () => void) => () => void;

/**
 * Returns a lazily loaded popup, which is a dialog or a menu. `scheduleLoad`, such as `runWhenIdle`, schedules the
 * download. Without `scheduleLoad`, the first opening starts the download. If the download fails, the popup shows a
 * toast and calls `onClose`, and the next opening retries. A loaded Mantine dialog opens one render later
 * (`useDelayedOpen`).
 */
export function createLazyPopup<Props extends PopupProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  scheduleLoad?: CallbackScheduler,
): FunctionComponent<Props> {
  return function LazyPopup(props: Props) {
    const { opened, onClose } = props;
    const isWanted = opened !== false && opened !== null;
    const { Part: Popup, failedFor } = useLazyComponent(load, isWanted);
    const isFailed = isWanted && failedFor !== null;
    const reportFailure = useEffectEvent(() => {
      showToast(createLoadErrorToast());
      onClose();
    });
    useEffect(() => {
      if (isFailed) reportFailure();
    }, [isFailed]);
    // Ignores a failure of the scheduled download. Opening the popup retries the download and reports a failure.
    useEffect(() => scheduleLoad?.(() => void loadChunk(load).catch(() => undefined)), []);
    return Popup === null ? null : <Popup {...props} />;
  };
}
