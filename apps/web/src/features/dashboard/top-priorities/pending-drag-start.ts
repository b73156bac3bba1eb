/** Press on a drag handle before the drag module has loaded, to be replayed afterwards. */
export type PendingDragStart = {
  /**
   * Stores a press on a card's drag handle (`data-grip`). Ignores other events. Returns whether it stored the event.
   */
  keep: (event: PointerEvent | KeyboardEvent) => boolean;
  /** Replays the stored event if the pointer has not been released. */
  repeat: () => void;
  /** Moves the dragged priority card to the current pointer position. Called after `repeat`. */
  moveToPointer: () => void;
};

type Held = {
  grip: Element;
  press: PointerEvent | KeyboardEvent;
  moved: PointerEvent | null;
  forget: () => void;
};

const again = (event: PointerEvent | KeyboardEvent): Event =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new PointerEvent(event.type, event);

export function createPendingDragStart(): PendingDragStart {
  let held: Held | null = null;

  function hold(grip: Element, press: Held["press"]): void {
    held?.forget();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const now: Held = { grip, press, moved: null, forget };
    held = now;
    function forget() {
      listening.abort();
      if (held === now) held = null;
    }
    if (press instanceof KeyboardEvent) return;
    const onMove = (event: PointerEvent) => {
      if (event.pointerId === press.pointerId) now.moved = event;
    };
    const onEnd = (event: PointerEvent) => {
      if (event.pointerId === press.pointerId) forget();
    };
    window.addEventListener("pointermove", onMove, options);
    window.addEventListener("pointerup", onEnd, options);
    window.addEventListener("pointercancel", onEnd, options);
  }

  return {
    keep(event) {
      const grip = event.target instanceof Element ? event.target.closest("[data-grip]") : null;
      if (grip === null) return false;
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") {
        return false;
      }
      hold(grip, event);
      return true;
    },
    repeat() {
      if (held === null) return;
      const { grip, press, moved, forget } = held;
      if (press instanceof KeyboardEvent) forget();
      grip.dispatchEvent(again(press));
      if (moved !== null) grip.dispatchEvent(again(moved));
    },
    moveToPointer() {
      if (held === null) return;
      const { grip, moved, forget } = held;
      forget();
      if (moved !== null) grip.dispatchEvent(again(moved));
    },
  };
}
