import { useEffect, useState } from "react";

/**
 * Returns the function that navigates to a page of the payment provider. `isLeaving` is true until this page is left. It is
 * false again when the browser's Back restores this page.
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
