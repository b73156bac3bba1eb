import { useEffect, useRef, useState } from "react";

export type DialogProps = { opened: boolean; onClose: () => void };

/** Delay in milliseconds after which Mantine has restored the focus. */
const AFTER_MANTINE = 20;

/**
 * Returns `isOpen` one render later. A lazily loaded dialog mounts open, but Mantine records the focused element only
 * when `opened` changes to true. If Mantine records the element too late, the hook restores the focus.
 */
export function useDelayedOpen(isOpen: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    setLate(isOpen);
    if (isOpen) {
      opener.current = document.activeElement;
      return;
    }
    const from = opener.current;
    if (!(from instanceof HTMLElement)) return;
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && from.isConnected) from.focus({ preventScroll: true });
    }, AFTER_MANTINE);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isLate;
}
