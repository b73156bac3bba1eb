import "../../styles/mantine-toasts.css";
import { Notifications } from "@mantine/notifications";
import { Mantine } from "../mantine.tsx";
import { toastSettings } from "./toast.ts";

/** The library's own place for toasts. A chunk of its own (default export for `usePart`): no page starts with one. */
export default function Toasts() {
  return (
    <Mantine>
      <Notifications {...toastSettings} withinPortal={false} />
    </Mantine>
  );
}
