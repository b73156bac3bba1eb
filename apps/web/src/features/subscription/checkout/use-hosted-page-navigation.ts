import { useEffect, useState } from "react";

/**
 * Returns a function that opens a payment page. `isLeaving` is true from the call until Back restores the current page.
 */
export function useHostedPageNavigation() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    window.location.assign(url);
  };
  return { isLeaving, leave };
}
