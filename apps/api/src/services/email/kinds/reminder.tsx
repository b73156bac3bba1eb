import type { Executor } from "@giftling/db/client";
import { listDueReminders } from "@giftling/db/queries/mail/due-mails";
import { claimReminder, findReminder } from "@giftling/db/queries/mail/reminders";
import type { KidDay } from "@giftling/domain";
import { formatMonthDay } from "@giftling/messages/dates";
import * as words from "@giftling/messages/mail/days";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import { defineSupporterMail } from "../composition/define-mail.ts";
import { createKidMailData, createKidMailSample } from "../composition/kid-mail-data.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import {
  getUpcomingDay,
  listUpcomingDays,
  REMINDER_NOTICE_PERIOD,
  reminderFactsSchema,
} from "../composition/reminders.ts";
import { excludeOptedOutRecipients } from "../outbox/outbox.ts";
import { insertFamilyText } from "../templates/family-text.tsx";

/** Returns the due reminders of kids' days, each of which can be claimed once in 340 days (rule: reminders). */
async function listDue({ db, clock, config }: MailDeps) {
  const now = clock.now();
  const due = [];
  for (const coming of listUpcomingDays(now, REMINDER_NOTICE_PERIOD)) {
    const { kind: day, since } = coming;
    const people = await excludeOptedOutRecipients(db, config, await listDueReminders(db, coming));
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

/** Mail to subscribed supporters three weeks before a kid's birthday or second day (rule: reminders). */
export const reminderMail = defineSupporterMail({
  facts: reminderFactsSchema,
  turnedOffBy: "reminders",
  due: listDue,
  async read(env, { contact, facts }) {
    const found = await findReminder(env.db, { ...facts, contactId: contact.id });
    const ahead =
      found && getUpcomingDay(found, facts.day, env.clock.now(), REMINDER_NOTICE_PERIOD);
    if (!found || !ahead) return null;
    const { wishesLeft, familyUrl, kidId } = found;
    const calendarUrl = env.links.calendar(familyUrl, kidId);
    return { ...ahead, ...createKidMailData(env, found), wishesLeft, calendarUrl };
  },
  template({ childFirstName, photoUrl, showsBranding, hubUrl, calendarUrl, writtenIn, ...about }) {
    const { day, daysLeft, wishesLeft } = about;
    const date = formatMonthDay(day.month, day.day);
    const left =
      wishesLeft === 0
        ? words.followerNoOpenWishesMessage(childFirstName)
        : words.followerOpenWishesMessage(wishesLeft);
    const isIn = (name: string) =>
      name
        ? words.secondDayCountdown(name, daysLeft)
        : words.birthdayCountdown(childFirstName, daysLeft);
    return {
      face: { firstName: childFirstName, photoUrl },
      showsBranding,
      subject: words.formatDayCountdown(childFirstName, day.name, daysLeft),
      preview: `${words.reminderDatePreview(date)} ${left}`,
      kicker: words.reminderKicker(),
      title: insertFamilyText(isIn, day.name ?? "", writtenIn),
      reason: words.reminderMailReason(childFirstName),
      body: ({ Words, Action, Aside }) => (
        <>
          <Words>{`${words.reminderDateMessage(date)} ${left}`}</Words>
          <Action href={hubUrl}>{viewKidHubLink(childFirstName)}</Action>
          <Aside href={calendarUrl}>{words.addToCalendarLink()}</Aside>
        </>
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      ...createKidMailSample(links),
      day: { kind: "birthday", name: null, month: 3, day: 14 } as KidDay,
      daysLeft: 21,
      wishesLeft: 8,
      calendarUrl: links.calendar("demo", "demo-emma"),
    };
    const day: KidDay = { kind: "second-day", name: "First day of school", month: 8, day: 24 };
    return {
      reminder: sample,
      "reminder-second-day": { ...sample, day, daysLeft: 20, wishesLeft: 0 },
    };
  },
});
