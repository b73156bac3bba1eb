import { useEffect, useState } from "react";

/** Milliseconds after which Mantine has given the focus back, if it does. */
const AFTER_MANTINE = 20;

/**
 * `isOpen`, one render later. A dialog that is loaded on first need mounts already open, and Mantine then
 * does not know where the focus came from: it remembers that when `opened` turns true. Where it remembers too late, as it
 * can with reduced motion, the focus is given back from here.
 */
export function useLateOpen(isOpen: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(isOpen);
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }, AFTER_MANTINE);
    };
  }, [isOpen]);
  return isLate;
}
