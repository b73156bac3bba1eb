import { useEffect, useState } from "react";

/** Leads to a page of the payment provider's: busy until this one is left, and no more when the browser's Back returns to it. */
export function useHostedPage() {
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
