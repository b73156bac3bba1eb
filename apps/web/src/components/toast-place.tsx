import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useState } from "react";
import classes from "./toast.module.css";

const Toasts = lazy(() => import("./toasts.tsx"));

/**
 * Where toasts show. What shows them is loaded with the first one; the live region is there before, so that screen readers
 * hear it. The library renders a container for each corner: one landmark around them all.
 */
export function ToastPlace() {
  const hasToast = useNotifications().notifications.length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (hasToast && !wasNeeded) setNeeded(true);
  return (
    <section aria-label="Messages" aria-live="polite" className={classes.place}>
      {wasNeeded && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </section>
  );
}
