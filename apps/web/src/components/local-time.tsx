import { getLocale } from "@giftling/messages/language";
import { useHydrated } from "../use-hydrated.ts";

/** Format of a date and time, such as "Wednesday, November 25, 3:12 PM". */
const FORMAT: Intl.DateTimeFormatOptions = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** Renders a date and time in the reader's time zone. The server does not know the time zone and renders UTC. */
export function LocalTime({ at }: { at: string }) {
  const isHere = useHydrated();
  const moment = new Date(at);
  return (
    <time dateTime={at}>
      {isHere
        ? moment.toLocaleString(getLocale(), FORMAT)
        : moment.toLocaleString(getLocale(), { ...FORMAT, timeZone: "UTC", timeZoneName: "short" })}
    </time>
  );
}
