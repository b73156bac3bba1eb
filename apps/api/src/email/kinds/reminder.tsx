import type { Executor } from "@giftling/db/client";
import { listRemindersDue } from "@giftling/db/queries/mail/due";
import { claimReminder, findReminder } from "@giftling/db/queries/mail/reminders";
import { dayText, dayTitle, type YearlyDay } from "@giftling/domain";
import { showsBranding } from "../composition/branding.ts";
import { supporterMail } from "../composition/define-mail.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import {
  comingDays,
  dayAhead,
  dayFacts,
  inDays,
  REMINDER,
  wishes,
} from "../composition/reminders.ts";
import { withoutRefused } from "../outbox/readers.ts";

type About = { day: YearlyDay; daysLeft: number; wishesLeft: number };

/** Whom a kid's day is to be told to now, each claimed once in a year. */
async function listDue({ db, clock, config }: MailDeps) {
  const now = clock.now();
  const due = [];
  for (const coming of comingDays(now, REMINDER)) {
    const { kind: day, since } = coming;
    const people = await withoutRefused(db, config, await listRemindersDue(db, coming));
    for (const { kidId, contactId, canonicalEmail: email } of people) {
      due.push({
        to: { contactId, email },
        facts: { kidId, day },
        onceFor: `${kidId}:${day}:${contactId}`,
        claim: (tx: Executor) => claimReminder(tx, { kidId, day, contactId }, { now, since }),
      });
    }
  }
  return due;
}

/** Three weeks before one of a kid's days, for supporters who asked for it (rule: reminders). */
export const reminder = supporterMail({
  facts: dayFacts,
  turnedOffBy: "reminders",
  due: listDue,
  async read(env, { contact, facts }) {
    const found = await findReminder(env.db, { ...facts, contactId: contact.id });
    const ahead = found && dayAhead(found, facts.day, env.clock.now(), REMINDER);
    if (!found || !ahead) return null;
    const { childFirstName, wishesLeft, familyUrl, kidId } = found;
    return {
      ...ahead,
      childFirstName,
      wishesLeft,
      photoUrl: env.links.picture(found.photoKey),
      showsBranding: showsBranding(env, found.family),
      hubUrl: env.links.hub(familyUrl, kidId),
      calendarUrl: env.links.calendar(familyUrl, kidId),
    };
  },
  template({ childFirstName, photoUrl, showsBranding, hubUrl, calendarUrl, ...about }) {
    const { day, daysLeft, wishesLeft } = about;
    const when = inDays(daysLeft);
    return {
      face: { firstName: childFirstName, photoUrl },
      showsBranding,
      subject: `${dayTitle(childFirstName, day)} is ${when}`,
      preview: `On ${dayText(day)}. ${listWords(about, childFirstName)}`,
      kicker: "A reminder, as you asked",
      title: `${day.name ?? dayTitle(childFirstName, day)} is ${when}`,
      reason: `You get this once a year because you asked to be reminded of ${childFirstName}'s days.`,
      body: ({ Words, Action, Aside }) => (
        <>
          <Words>{`It is on ${dayText(day)}. ${listWords({ wishesLeft }, childFirstName)}`}</Words>
          <Action href={hubUrl}>{`See ${childFirstName}'s page`}</Action>
          <Aside href={calendarUrl}>Add the day to your calendar</Aside>
        </>
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      childFirstName: "Emma",
      day: { kind: "birthday", name: null, month: 3, day: 14 } as YearlyDay,
      daysLeft: 21,
      wishesLeft: 8,
      photoUrl: null,
      showsBranding: true,
      hubUrl: `${links.origin}/hub/demo`,
      calendarUrl: `${links.origin}/hub/demo/calendar.ics`,
    };
    const day: YearlyDay = { kind: "second-day", name: "First day of school", month: 8, day: 24 };
    return {
      reminder: sample,
      "reminder-second-day": { ...sample, day, daysLeft: 20, wishesLeft: 0 },
    };
  },
});

/** What the list has left, and that there are other ways where it has nothing. */
function listWords({ wishesLeft }: Pick<About, "wishesLeft">, firstName: string): string {
  if (wishesLeft === 0) return `${firstName}'s page has other ways to be part of it.`;
  const are = wishesLeft === 1 ? "is" : "are";
  return `${wishes(wishesLeft)} ${are} left on the list, and there is time to choose.`;
}
