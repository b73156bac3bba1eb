import { Notifications } from "@mantine/notifications";
import classes from "./toast.module.css";
import { toastSettings } from "./toast.ts";

/**
 * The place where toasts show. A chunk of its own (default export for React's `lazy`): no page starts
 * with a toast. The library renders a container for each corner: one landmark around them all.
 */
export default function Toasts() {
  return (
    <section aria-label="Messages" aria-live="polite" className={classes.place}>
      <Notifications {...toastSettings} withinPortal={false} />
    </section>
  );
}
