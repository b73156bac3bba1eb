import { useNetwork } from "@mantine/hooks";
import { IconWifiOff } from "@tabler/icons-react";
import classes from "./offline-banner.module.css";

/** A quiet line while the browser is offline. What was typed stays where it is. */
export function OfflineBanner() {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.place}>
      {online ? null : (
        <p className={classes.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          You're offline. Nothing you typed is lost.
        </p>
      )}
    </div>
  );
}
