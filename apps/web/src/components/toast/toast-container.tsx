import { ACTION_TOAST_DURATION_MS, TOAST_DURATION_MS } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import classes from "./toast.module.css";
import { hideToast, type Toast, useCurrentToast, type VisibleToast } from "./toast.ts";

/**
 * Renders the live region that contains all toasts. The live region exists before the first toast, so that screen
 * readers announce the first toast.
 */
export function ToastContainer() {
  const toast = useCurrentToast();
  return (
    <section aria-label={commonWords.notificationsAriaLabel()} aria-live="polite">
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
    </section>
  );
}

/**
 * Renders a toast, and hides the toast after its duration. The duration restarts after the pointer or the focus leaves
 * the toast (rule: toasts).
 */
function ToastCard({ toast }: { toast: VisibleToast }) {
  const { title, message, tone, action, stays } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = stays || isHovered || isFocused;
  const duration = action ? ACTION_TOAST_DURATION_MS : TOAST_DURATION_MS;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(hideToast, duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The events only extend the duration.
    <div
      ref={showInTopLayer}
      popover="manual"
      role={tone === "error" ? "alert" : "status"}
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        {message && <p className={classes.message}>{message}</p>}
        {action && (
          <div className={classes.action}>
            <ToastButton {...action} />
          </div>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={commonWords.closeNotificationAriaLabel()}
        onClick={hideToast}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

/**
 * Shows a popover without moving the focus. A z-index cannot place an element above a modal dialog, but the browser's
 * top layer can. The popover is inert while a modal dialog is open. Does nothing in a browser without popovers.
 */
const showInTopLayer = (popover: HTMLElement | null): void => popover?.showPopover?.();

/** Renders the action of a toast. A click on a button also hides the toast. */
function ToastButton(action: NonNullable<Toast["action"]>) {
  if ("href" in action) {
    return (
      <Button href={action.href} size="sm">
        {action.label}
      </Button>
    );
  }
  const run = () => {
    hideToast();
    action.run();
  };
  return (
    <Button variant="default" size="sm" onClick={run}>
      {action.label}
    </Button>
  );
}
