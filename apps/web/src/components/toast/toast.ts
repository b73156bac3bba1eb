import { MAX_TOASTS, TOAST_DURATION_MS } from "@giftling/domain";
import { notifications } from "@mantine/notifications";
import classes from "./toast.module.css";

export type Toast = { title: string; message?: string; tone?: "success" | "error" };

/** For the one <Notifications> of the app: one toast at a time, 5 seconds (rule: toasts). */
export const toastSettings = {
  limit: MAX_TOASTS,
  autoClose: TOAST_DURATION_MS,
  position: "bottom-left",
  containerWidth: 380,
  // A leaving toast would stand beside the new one for as long as it fades.
  transitionDuration: 0,
} as const;

/** Shows a toast in place of the one that shows now. An error interrupts a screen reader, a success waits its turn. */
export function showToast({ title, message, tone = "success" }: Toast): void {
  const isError = tone === "error";
  hideToast();
  notifications.show({
    title,
    message: message ?? "",
    color: isError ? "coral" : "evergreen",
    role: isError ? "alert" : "status",
    withBorder: true,
    classNames: {
      root: classes.root,
      title: classes.title,
      description: classes.message,
      closeButton: classes.close,
    },
    closeButtonProps: { "aria-label": "Close this message" },
  });
}

/** What to do when no answer came; nothing typed is lost meanwhile. */
export const CHECK_CONNECTION = "Please check your connection and try again.";

/** For what is loaded on first need, and could not be had. */
export const DIDNT_OPEN = {
  title: "That didn't open",
  message: CHECK_CONNECTION,
  tone: "error",
} as const satisfies Toast;

/** Takes the toast away once what it asked for is done. */
export function hideToast(): void {
  notifications.clean();
}
