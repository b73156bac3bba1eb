import { useEffect, useState } from "react";

/**
 * Returns a function that navigates to a page of the payment provider. `isLeaving` is true during the navigation. If
 * Back restores the page from the browser's cache, `isLeaving` is false again.
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
