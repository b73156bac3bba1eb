import * as words from "@giftling/messages/common";
import { IconWifiOff } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import classes from "./offline-banner.module.css";

function subscribe(onChange: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const isOnline = () => navigator.onLine;

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <div role="status" className={classes.place}>
      {online ? null : (
        <p className={classes.banner}>
          <IconWifiOff size={18} stroke={1.5} aria-hidden />
          {words.offlineMessage()}
        </p>
      )}
    </div>
  );
}
