import { addDays, type DayKind, daysOf, type HubKidView, nextDate } from "@giftling/domain";
import * as words from "@giftling/messages/hub/days";
import { language } from "@giftling/messages/language";
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";

/** How long before a day the calendar's alarm rings, in seconds: three weeks. */
const ALARM_SECONDS = 21 * 24 * 60 * 60;

type About = {
  kid: HubKidView;
  /** The kid's page. */
  hubUrl: string;
  /** The host that the events' ids name, so that they are nobody else's. */
  host: string;
  now: Date;
};

/**
 * A kid's days as an iCalendar file (RFC 5545), each every year from the next one on: no year of birth is known (rule:
 * calendar). Null when none has a month and a day. Importing it again replaces what was imported before.
 */
export function calendarText({ kid, hubUrl, host, now }: About): string | null {
  const days = daysOf(kid);
  if (days.length === 0) return null;
  const calendar = ical({
    name: words.calendarOf(kid.firstName),
    prodId: { company: "Giftling", product: "Giftling", language: language().toUpperCase() },
  });
  for (const day of days) {
    const start = nextDate(day, now);
    const summary = words.dayTitle(kid.firstName, day.name);
    const event = calendar.createEvent({
      id: `${kid.id}-${day.kind satisfies DayKind}@${host}`,
      stamp: now,
      start,
      end: addDays(start, 1),
      allDay: true,
      summary,
      description: words.seeTheList(hubUrl),
      url: hubUrl,
      // The last day of February is the 29th in leap years, and the 28th in the others.
      repeating:
        day.month === 2 && day.day === 29
          ? "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
          : "RRULE:FREQ=YEARLY",
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ALARM_SECONDS,
      description: words.inThreeWeeks(summary),
    });
  }
  return calendar.toString();
}
