import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

export type ModalDialogOptions = {
  opened: boolean;
  /** Called when the person presses Escape or clicks outside the dialog. */
  onClose: () => void;
  /** Called after the dialog has faded out. */
  onClosed?: (() => void) | undefined;
  /**
   * Name of the dialog's displayed part. When the name changes, the dialog scrolls to the top and focuses the new part.
   */
  part?: string | undefined;
  /** Value whose change makes the dialog ignore clicks for a moment. Default: `opened`. */
  settleKey?: unknown;
};

/** Time in milliseconds during which a new dialog ignores clicks. */
const SETTLE_MS = 350;

/**
 * Returns whether a dialog accepts clicks. A new dialog ignores the second tap of a double tap that closed the previous
 * dialog or opened the new dialog.
 */
function useSettled(key: unknown): boolean {
  const [settled, setSettled] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}

/** Returns whether a mouse event is on the dialog's backdrop, which belongs to the dialog element. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX: x, clientY: y } = event;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/** Opens a dialog. Reserves the page's scrollbar width if the page has a scrollbar (dialog.module.css). */
function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.style.setProperty("--giftling-gutter", hasScrollbar ? "stable" : "auto");
  dialog.showModal();
}

/**
 * Opens and closes a `dialog` element as a modal dialog. Focuses the element `[data-autofocus]` in the dialog. Falls
 * back to `[tabindex="-1"]`, then to the first control. Closing returns the focus to the previously focused element.
 */
export function useModalDialog({
  opened,
  onClose,
  onClosed,
  part = "",
  settleKey = opened,
}: ModalDialogOptions) {
  const [isMounted, setMounted] = useState(opened);
  if (opened && !isMounted) setMounted(true);
  const isSettled = useSettled(settleKey);
  const ref = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);

  // Runs after every render, because the browser can close a dialog while `opened` is still true.
  useEffect(() => {
    if (opened && ref.current?.open === false) showModal(ref.current);
  });

  const shownPart = opened ? part : null;
  useEffect(() => {
    const dialog = ref.current;
    if (shownPart === null || dialog === null) return;
    const target =
      dialog.querySelector<HTMLElement>("[data-autofocus]") ??
      dialog.querySelector<HTMLElement>('[tabindex="-1"]');
    target?.focus({ preventScroll: true });
    dialog.scrollTop = 0;
  }, [shownPart]);

  const unmount = useEffectEvent(() => {
    setMounted(false);
    onClosed?.();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (opened || dialog === null) return;
    if (dialog.open) dialog.close();
    const transitions = dialog.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(transitions).then(() => {
      if (!dialog.open) unmount();
    });
  }, [opened]);

  return {
    /** Whether to render the dialog. True until a closing dialog has faded out. */
    isMounted,
    dialogProps: {
      ref,
      "data-settling": isSettled ? undefined : true,
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        // Cancel events of file fields bubble up to the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
        // The browser closes the dialog itself on a second Escape or Back without another interaction.
        if (target === currentTarget && opened && !currentTarget.open) onClose();
      },
      onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
        isBackdropPressed.current = isOnBackdrop(event);
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // A drag that selects text may begin inside and end on the backdrop.
        if (isSettled && isBackdropPressed.current && isOnBackdrop(event)) onClose();
      },
    },
  };
}
