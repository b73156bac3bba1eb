import * as commonWords from "@giftling/messages/common";
import "../../styles/mantine-toasts.css";
import { ACTION_TOAST_MS, MAX_TOASTS, TOAST_DURATION_MS } from "@giftling/domain";
import { Notifications, notifications } from "@mantine/notifications";
import { type QueryClient, QueryClientContext } from "@tanstack/react-query";
import { type ReactNode, use, useEffect } from "react";
import { getLoginUrlWithReturn } from "../../access/guards.ts";
import { isSessionExpired } from "../../trpc.ts";
import { Button } from "../button.tsx";
import { AppMantineProvider } from "../mantine-provider.tsx";
import classes from "./toast.module.css";
import { hideToast, type Toast, useCurrentToast } from "./toast.ts";

/** Settings of Mantine's `<Notifications>`: one toast at a time, shown for 5 seconds (rule: toasts). */
export const toastSettings = {
  limit: MAX_TOASTS,
  autoClose: TOAST_DURATION_MS,
  position: "bottom-left",
  containerWidth: 380,
  // With a transition, the closing toast would be visible next to the new toast.
  transitionDuration: 0,
} as const;

/** Returns whether the latest write was rejected because the session expired (rule: log-in-again). */
function isSignedOut(client: QueryClient | undefined): boolean {
  return isSessionExpired(client?.getMutationCache().getAll().at(-1)?.state.error);
}

/**
 * Returns the button of a toast: its action, or Log In for an error after the session expired. Returns null if neither
 * applies.
 */
function actionOf({ action, tone }: Toast, client: QueryClient | undefined): ReactNode {
  if (action) {
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
  if (tone !== "error" || !isSignedOut(client)) return null;
  const { pathname, search } = window.location;
  return (
    <Button href={getLoginUrlWithReturn(pathname + search)} size="sm">
      {commonWords.logInLink()}
    </Button>
  );
}

function show(toast: Toast, client: QueryClient | undefined): void {
  const { title, message, tone = "success", stays = false } = toast;
  const isError = tone === "error";
  const action = actionOf(toast, client);
  notifications.show({
    title,
    message: (
      <>
        {message}
        {action !== null && <span className={classes.action}>{action}</span>}
      </>
    ),
    autoClose: !stays && (action === null ? TOAST_DURATION_MS : ACTION_TOAST_MS),
    color: isError ? "coral" : "evergreen",
    role: isError ? "alert" : "status",
    withBorder: true,
    classNames: {
      root: classes.root,
      title: classes.title,
      description: classes.message,
      closeButton: classes.close,
    },
    closeButtonProps: { "aria-label": commonWords.closeNotificationAriaLabel() },
  });
}

/** Renders toasts with Mantine's notifications. Default export for `useLazyComponent`. */
export default function Toasts() {
  const toast = useCurrentToast();
  const client = use(QueryClientContext);
  useEffect(() => {
    notifications.clean();
    if (toast) show(toast, client);
  }, [toast, client]);
  return (
    <AppMantineProvider>
      <Notifications {...toastSettings} withinPortal={false} />
    </AppMantineProvider>
  );
}
