import { TOAST_DURATION_MS } from "@giftling/domain";
import { useEffect, useRef } from "react";
import classes from "./sheet-toast.module.css";
import { hideToast, useToast } from "./toast.ts";

/** Hides the page's toasts (toast.module.css): none lies over a sheet. */
const OPEN = "data-sheet";

/** Says in an open sheet what would else be a toast over it, for as long as a toast (rule: toasts). */
export function SheetToast() {
  const current = useToast();
  const toast = current?.isForPage ? null : current;
  const said = useRef(toast);
  useEffect(() => {
    said.current = toast;
    if (toast === null) return;
    const timer = setTimeout(hideToast, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(OPEN, "");
    return () => {
      root.removeAttribute(OPEN);
      // The page does not say it again.
      if (said.current !== null) hideToast();
    };
  }, []);
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
