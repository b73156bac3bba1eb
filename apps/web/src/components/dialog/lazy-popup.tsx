import { type ComponentType, useEffect, useEffectEvent } from "react";
import { loadPart } from "../loading/load-part.ts";
import { usePart } from "../loading/use-part.ts";
import { didntOpen, showToast } from "../toast/toast.ts";

/** `opened` is false or null as long as nothing of the popup is wanted. */
export type Opening = { opened: unknown; onClose: () => void };

/** Calls back when what is wanted only later may be loaded. Returns what calls that off. */
type When = (then: () => void) => () => void;

/**
 * A popup (a dialog, several, or a menu) that a page has but does not wait for: its code is loaded with `early` (such as
 * `whenIdle`), or else when it is first opened. A line that is cut meanwhile is told, `onClose` is called, and the next opening
 * tries again. What is loaded opens a render after it is there (`useLateOpen`).
 */
export function lazyPopup<Props extends Opening>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  early?: When,
): ComponentType<Props> {
  return function LazyPopup(props: Props) {
    const { opened, onClose } = props;
    const isWanted = opened !== false && opened !== null;
    const { Part: Popup, failedFor } = usePart(load, isWanted);
    const isFailed = isWanted && failedFor !== null;
    const tellFailure = useEffectEvent(() => {
      showToast(didntOpen());
      onClose();
    });
    useEffect(() => {
      if (isFailed) tellFailure();
    }, [isFailed]);
    // A failure is told once the popup is really wanted.
    useEffect(() => early?.(() => void loadPart(load).catch(() => undefined)), []);
    return Popup === null ? null : <Popup {...props} />;
  };
}
