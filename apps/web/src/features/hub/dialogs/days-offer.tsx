import { daysOf } from "@giftling/domain";
import { addToCalendar } from "@giftling/messages/hub/days";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useHub } from "../flow/hub-context.ts";
import classes from "./days-offer.module.css";

/** What can be done about the days of a child: put them into a calendar (rule: calendar). Nothing without a day. */
export function DaysOffer() {
  const { familyUrl, kid } = useHub().hub;
  const days = daysOf(kid);
  if (days.length === 0) return null;
  return (
    <a className={classes.calendar} href={`/hub/${familyUrl}/calendar.ics?kid=${kid.id}`} download>
      <IconCalendarPlus size={22} stroke={1.5} aria-hidden />
      <span dir="auto">{addToCalendar(kid.firstName, days)}</span>
    </a>
  );
}
