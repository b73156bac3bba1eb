import {
  addDays,
  getNextAnnualDate,
  type HubKidsView,
  type HubKidView,
  type KidDayKind,
  listKidDays,
  slugifyName,
} from "@giftling/domain";
import * as words from "@giftling/messages/hub/days";
import { getLanguage, getSiteName, runWithLanguage } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { getRequestContext } from "../../../access/context.ts";
import { AppError, orNotFound } from "../../../core/errors/app-error.ts";
import { readHub } from "../../../features/hub/read-hub.ts";
import type { Deps } from "../../../services/deps.ts";

/** Number of seconds between a calendar event's alarm and the event: three weeks. */
const ALARM_SECONDS = 21 * 24 * 60 * 60;

type About = {
  kid: HubKidView;
  hubUrl: string;
  /** Host name in the IDs (UID) of the calendar events, which makes the IDs globally unique. */
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
    const start = getNextAnnualDate(day, now);
    const summary = words.calendarEventTitle(kid.firstName, day.name);
    const event = calendar.createEvent({
      id: `${kid.id}-${day.kind satisfies KidDayKind}@${host}`,
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

type CalendarRequest = { Params: { familyUrl: string }; Querystring: { kid?: string | string[] } };

/** Registers GET /hub/{familyUrl}/calendar.ics. The route throws NOT_FOUND for a kid without days (rule: calendar). */
export function registerCalendarRoute(app: FastifyInstance, deps: Deps) {
  app.get<CalendarRequest>("/hub/:familyUrl/calendar.ics", async (request, reply) => {
    const visit = getRequestContext(deps, request);
    const { familyUrl } = request.params;
    const { origin } = deps.config;
    await deps.limiter.hubRead(visit.limitKeys);
    const read = await readHub(visit, familyUrl, { kid: null });
    const { kids }: HubKidsView = JSON.parse(read.kids.text);
    const kid = orNotFound(kids.find(({ id }) => id === request.query.kid) ?? kids[0] ?? null);
    const hubUrl = `${origin}/hub/${read.familyUrl}?kid=${kid.id}`;
    const { hostname: host } = new URL(origin);
    const about = { kid, hubUrl, host, now: deps.clock.now() };
    const text = runWithLanguage(visit.language, () => formatCalendar(about));
    if (text === null) throw new AppError("NOT_FOUND");
    const name = slugifyName(kid.firstName) || "days";
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}.ics"`)
      .type("text/calendar; charset=utf-8")
      .send(text);
  });
}
