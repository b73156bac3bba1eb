import { useEffect, useState } from "react";

/**
 * `isOpen`, one render later. A dialog that is loaded on first need mounts already open, and Mantine then
 * does not know where the focus came from: it remembers that when `opened` turns true.
 */
export function useLateOpen(isOpen: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(isOpen), [isOpen]);
  return isLate;
}
