import { TOAST_DURATION_MS } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { useEffect } from "react";
import { useLazyComponent } from "../loading/use-lazy-component.ts";
import classes from "./toast.module.css";
import { hideToast, type Toast, useCurrentToast } from "./toast.ts";

export const loadToastModule = () => import("./toasts.tsx");

/**
 * Renders the live region that contains all toasts. The first toast starts loading the toast library. The live region
 * exists before, so that screen readers announce the first toast.
 */
export function ToastContainer() {
  const toast = useCurrentToast();
  const { Part: Toasts, failedFor } = useLazyComponent(loadToastModule, toast);
  const isPlain = Toasts === null && toast !== null && failedFor === toast;
  return (
    <section
      aria-label={commonWords.notificationsAriaLabel()}
      aria-live="polite"
      className={classes.place}
    >
      {Toasts !== null && <Toasts />}
      {isPlain && <PlainToast title={toast.title} message={toast.message} />}
    </section>
  );
}

/** Renders a toast if the toast library could not be loaded. */
function PlainToast({ title, message }: Toast) {
  useEffect(() => {
    const timer = setTimeout(hideToast, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.plain}>
      <p className={classes.title}>{title}</p>
      <p className={classes.message}>{message}</p>
    </div>
  );
}
