import { TOAST_DURATION_MS } from "@giftling/domain";
import { useEffect, useState } from "react";
import classes from "./sheet-toast.module.css";
import { addSheetToastHandler, hideToast, type Toast } from "./toast.ts";

/**
 * Renders the messages of toasts inside an open dialog of a visitor page. Each message has the duration of a toast
 * (rule: toasts).
 */
export function SheetToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    hideToast();
    return addSheetToastHandler(setToast);
  }, []);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  if (toast === null) return null;
  const isError = toast.tone === "error";
  return (
    <div
      className={classes.toast}
      role={isError ? "alert" : "status"}
      data-tone={isError ? "error" : "success"}
    >
      <p className={classes.title}>{toast.title}</p>
      {toast.message !== undefined && <p>{toast.message}</p>}
    </div>
  );
}
