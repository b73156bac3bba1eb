import "../../styles/mantine-toasts.css";
import { MAX_TOASTS, TOAST_DURATION_MS } from "@giftling/domain";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { Mantine } from "../mantine.tsx";
import classes from "./toast.module.css";
import { type Toast, useToast } from "./toast.ts";

/** For the one <Notifications> of the app: one toast at a time, 5 seconds (rule: toasts). */
export const toastSettings = {
  limit: MAX_TOASTS,
  autoClose: TOAST_DURATION_MS,
  position: "bottom-left",
  containerWidth: 380,
  // A leaving toast would stand beside the new one for as long as it fades.
  transitionDuration: 0,
} as const;

function show({ title, message, tone = "success" }: Toast): void {
  const isError = tone === "error";
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

/** The library's own place for toasts. A chunk of its own (default export for `usePart`): no page starts with one. */
export default function Toasts() {
  const toast = useToast();
  useEffect(() => {
    notifications.clean();
    if (toast) show(toast);
  }, [toast]);
  return (
    <Mantine>
      <Notifications {...toastSettings} withinPortal={false} />
    </Mantine>
  );
}
