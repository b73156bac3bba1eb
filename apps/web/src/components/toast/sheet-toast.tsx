import { TOAST_DURATION_MS } from "@giftling/domain";
import { useEffect, useRef, useState } from "react";
import classes from "./sheet-toast.module.css";
import { addSheetToastHandler, hideToast, type Toast } from "./toast.ts";

/** Scrolls the dialog so that a message in its sticky header does not cover the first invalid field and its label. */
function scrollToInvalidField(message: HTMLElement | null): void {
  const dialog = message?.closest("dialog");
  const field = dialog?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!message || !dialog || !field) return;
  const start = (field.labels?.[0] ?? field).getBoundingClientRect().top;
  const covered = message.getBoundingClientRect().bottom - start;
  if (covered > 0) dialog.scrollBy(0, -covered - 8);
}

/**
 * Renders the messages of toasts inside an open dialog of a visitor page. Each message has the duration of a toast
 * (rule: toasts).
 */
export function SheetToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    hideToast();
    return addSheetToastHandler(setToast);
  }, []);
  useEffect(() => {
    if (toast === null) return;
    scrollToInvalidField(element.current);
    const timer = setTimeout(() => setToast(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  if (toast === null) return null;
  const isError = toast.tone === "error";
  return (
    <div
      ref={element}
      className={classes.toast}
      role={isError ? "alert" : "status"}
      data-tone={isError ? "error" : "success"}
    >
      <p className={classes.title}>{toast.title}</p>
      {toast.message !== undefined && <p>{toast.message}</p>}
    </div>
  );
}
