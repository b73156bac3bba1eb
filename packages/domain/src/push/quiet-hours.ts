/** Quiet hours of a parent without preferences (rule: web-push). */
export const DEFAULT_QUIET_HOURS = { quietFrom: 21, quietUntil: 8 } as const;

type QuietHours = {
  /** Hour at which the quiet hours start, from 0 to 23. */
  quietFrom: number;
  /** Hour at which the quiet hours end, possibly on the next day. Equal to `quietFrom` if there are no quiet hours. */
  quietUntil: number;
  timeZone: string | null;
};

const MINUTES_PER_DAY = 24 * 60;

/** Returns whether a text is the IANA name of a time zone, such as "Europe/Madrid". */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the number of seconds from `now` until the end of the quiet hours. Returns 0 outside the quiet hours and
 * without a known time zone. After a change to or from daylight saving time, the result can be off by an hour.
 */
export function getQuietSecondsLeft(now: Date, { quietFrom, quietUntil, timeZone }: QuietHours) {
  if (timeZone === null || !isTimeZone(timeZone)) return 0;
  const [hour = 0, minute = 0] = Intl.DateTimeFormat("en", {
    timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  })
    .formatToParts(now)
    .filter(({ type }) => type === "hour" || type === "minute")
    .map(({ value }) => Number(value));
  const sinceStart = modulo((hour - quietFrom) * 60 + minute);
  const length = modulo((quietUntil - quietFrom) * 60);
  return sinceStart < length ? (length - sinceStart) * 60 - now.getUTCSeconds() : 0;
}

const modulo = (minutes: number) => (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
