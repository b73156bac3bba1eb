import type { Executor } from "@giftling/db/client";
import { listRemindersDue } from "@giftling/db/queries/mail/due";
import { claimReminder, findReminder } from "@giftling/db/queries/mail/reminders";
import { DEFAULT_LANGUAGE, type YearlyDay } from "@giftling/domain";
import { dayOfYear } from "@giftling/messages/dates";
import * as words from "@giftling/messages/mail/days";
import { seePageOf } from "@giftling/messages/mail/frame";
import { showsBranding } from "../composition/branding.ts";
import { defineSupporterMail } from "../composition/define-mail.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import { dayAhead, dayFacts, listComingDays, REMINDER } from "../composition/reminders.ts";
import { withoutRefused } from "../outbox/readers.ts";
import { markFamilyText } from "../templates/own-words.tsx";

/** Returns the reminders that are due. Each of them can be claimed once a year. */
async function listDue({ db, clock, config }: MailDeps) {
  const now = clock.now();
  const due = [];
  for (const coming of listComingDays(now, REMINDER)) {
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

/** Mail to subscribed supporters three weeks before a kid's day (rule: reminders). */
export const reminder = defineSupporterMail({
  facts: dayFacts,
  turnedOffBy: "reminders",
  due: listDue,
  async read(env, { contact, facts }) {
    const found = await findReminder(env.db, { ...facts, contactId: contact.id });
    const ahead = found && dayAhead(found, facts.day, env.clock.now(), REMINDER);
    if (!found || !ahead) return null;
    const { childFirstName, wishesLeft, writtenIn, familyUrl, kidId } = found;
    return {
      ...ahead,
      childFirstName,
      wishesLeft,
      writtenIn,
      photoUrl: env.links.picture(found.photoKey),
      showsBranding: showsBranding(env, found.family),
      hubUrl: env.links.hub(familyUrl, kidId),
      calendarUrl: env.links.calendar(familyUrl, kidId),
    };
  },
  template({ childFirstName, photoUrl, showsBranding, hubUrl, calendarUrl, writtenIn, ...about }) {
    const { day, daysLeft, wishesLeft } = about;
    const date = dayOfYear(day.month, day.day);
    // Lists the remaining wishes, or other options to help.
    const left =
      wishesLeft === 0 ? words.otherWays(childFirstName) : words.leftOnTheList(wishesLeft);
    const isIn = (name: string) =>
      name ? words.namedDayIs(name, daysLeft) : words.birthdayIs(childFirstName, daysLeft);
    return {
      face: { firstName: childFirstName, photoUrl },
      showsBranding,
      subject: words.dayIs(childFirstName, day.name, daysLeft),
      preview: `${words.onDay(date)} ${left}`,
      kicker: words.asYouAsked(),
      title: markFamilyText(isIn, day.name ?? "", writtenIn),
      reason: words.remindedOf(childFirstName),
      body: ({ Words, Action, Aside }) => (
        <>
          <Words>{`${words.isOnDay(date)} ${left}`}</Words>
          <Action href={hubUrl}>{seePageOf(childFirstName)}</Action>
          <Aside href={calendarUrl}>{words.addTheDay()}</Aside>
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
      writtenIn: DEFAULT_LANGUAGE,
      photoUrl: null,
      showsBranding: true,
      hubUrl: links.hub("demo", "demo-emma"),
      calendarUrl: links.calendar("demo", "demo-emma"),
    };
    const day: YearlyDay = { kind: "second-day", name: "First day of school", month: 8, day: 24 };
    return {
      reminder: sample,
      "reminder-second-day": { ...sample, day, daysLeft: 20, wishesLeft: 0 },
    };
  },
});
