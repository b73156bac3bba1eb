import { useEffect, useRef, useState } from "react";

/** Milliseconds after which Mantine has given the focus back, if it does. */
const AFTER_MANTINE = 20;

/**
 * `isOpen`, one render later. A dialog that is loaded on first need mounts already open, and Mantine then
 * does not know where the focus came from: it remembers that when `opened` turns true. Where it remembers too late, as it
 * can with reduced motion, the focus is given back from here.
 */
export function useLateOpen(isOpen: boolean): boolean {
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
