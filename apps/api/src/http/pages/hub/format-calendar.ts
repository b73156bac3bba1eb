import { addDays, type DayKind, getNextDate, type HubKidView, listKidDays } from "@giftling/domain";
import * as words from "@giftling/messages/hub/days";
import { getLanguage, getSiteName } from "@giftling/messages/language";
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";

/** Time in seconds between the alarm of a calendar event and the event: three weeks. */
const ALARM_SECONDS = 21 * 24 * 60 * 60;

type About = {
  kid: HubKidView;
  hubUrl: string;
  /** Host name in the ids (UID) of the calendar events, which makes the ids globally unique. */
  host: string;
  now: Date;
};

/**
 * Returns a kid's birthday and second day as an iCalendar file (RFC 5545). Each day repeats yearly from its next date,
 * because the year of birth is unknown. Importing the file again replaces the events. Returns null if neither day has a
 * month and a day (rule: calendar).
 */
export function formatCalendar({ kid, hubUrl, host, now }: About): string | null {
  const days = listKidDays(kid);
  if (days.length === 0) return null;
  // The library does not escape the product.
  const siteName = getSiteName().replaceAll(/[\\;,]/g, "\\$&");
  const calendar = ical({
    name: words.calendarName(kid.firstName),
    prodId: {
      company: siteName,
      product: siteName,
      language: getLanguage().toUpperCase(),
    },
  });
  for (const day of days) {
    const start = getNextDate(day, now);
    const summary = words.calendarEventTitle(kid.firstName, day.name);
    const event = calendar.createEvent({
      id: `${kid.id}-${day.kind satisfies DayKind}@${host}`,
      stamp: now,
      start,
      end: addDays(start, 1),
      allDay: true,
      summary,
      description: words.calendarEventDescription(hubUrl),
      url: hubUrl,
      // February is special, because its last day is the 29th in leap years and the 28th in other years.
      repeating:
        day.month === 2 && day.day === 29
          ? "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
          : "RRULE:FREQ=YEARLY",
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ALARM_SECONDS,
      description: words.calendarAlarmDescription(summary),
    });
  }
  return calendar.toString();
}
