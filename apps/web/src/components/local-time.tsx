import { locale } from "@giftling/messages/language";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** "Wednesday, November 25, 3:12 PM" in the reader's own time zone. */
const FORMAT: Intl.DateTimeFormatOptions = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** A moment by the reader's clock. The server, which does not know it, writes UTC and says so. */
export function LocalTime({ at }: { at: string }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const moment = new Date(at);
  return (
    <time dateTime={at}>
      {isHere
        ? moment.toLocaleString(locale(), FORMAT)
        : moment.toLocaleString(locale(), { ...FORMAT, timeZone: "UTC", timeZoneName: "short" })}
    </time>
  );
}
