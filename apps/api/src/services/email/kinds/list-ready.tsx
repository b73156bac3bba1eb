import type { Executor } from "@giftling/db/client";
import { listDueWishlistChecks } from "@giftling/db/queries/mail/due-mails";
import { claimReminder, findWishlistCheck } from "@giftling/db/queries/mail/reminders";
import type { KidDay } from "@giftling/domain";
import { formatMonthDay } from "@giftling/messages/dates";
import * as words from "@giftling/messages/mail/days";
import { defineParentMail } from "../composition/define-mail.ts";
import { createKidMailData, createKidMailSample } from "../composition/kid-mail-data.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import {
  getUpcomingDay,
  listUpcomingDays,
  reminderFactsSchema,
  WISHLIST_CHECK_NOTICE_PERIOD,
} from "../composition/reminders.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { insertFamilyText } from "../templates/family-text.tsx";

/** Returns the due mails that remind parents to check a kid's wishlist. Each mail can be claimed once a year. */
async function listDue({ db, clock }: MailDeps) {
  const now = clock.now();
  const due = [];
  for (const coming of listUpcomingDays(now, WISHLIST_CHECK_NOTICE_PERIOD)) {
    const { kind: day, since } = coming;
    for (const { kidId, userId, email } of await listDueWishlistChecks(db, coming)) {
      due.push({
        to: { userId, email },
        facts: { kidId, day },
        onceFor: `${kidId}:${day}:${userId}`,
        claim: (tx: Executor) => claimReminder(tx, { kidId, day, userId }, { now, since }),
      });
    }
  }
  return due;
}

/** Mail that reminds a parent to check a kid's wishlist, five weeks before a kid's day (rule: list-ready). */
export const listCheckMail = defineParentMail({
  facts: reminderFactsSchema,
  turnedOffBy: "listReady",
  due: listDue,
  async read(env, { family, facts }) {
    const found = await findWishlistCheck(env.db, family.id, facts.kidId);
    const ahead =
      found && getUpcomingDay(found, facts.day, env.clock.now(), WISHLIST_CHECK_NOTICE_PERIOD);
    if (!found || !ahead) return null;
    const { wishesLeft, kidId } = found;
    const listUrl = env.links.wishlist(kidId);
    return { ...ahead, ...createKidMailData(env, found), wishesLeft, listUrl };
  },
  template({ childFirstName, photoUrl, day, daysLeft, wishesLeft, writtenIn, listUrl }) {
    const date = formatMonthDay(day.month, day.day);
    const left =
      wishesLeft === 0
        ? words.parentNoOpenWishesMessage()
        : words.parentOpenWishesMessage(wishesLeft);
    const isOn = (name: string) =>
      `${name ? words.secondDayDateMessage(name, date, daysLeft) : words.birthdayDateMessage(childFirstName, date, daysLeft)} ${left}`;
    return {
      face: { firstName: childFirstName, photoUrl },
      subject: words.formatDayCountdown(childFirstName, day.name, daysLeft),
      preview: left,
      url: listUrl,
      title: words.wishlistReviewTitle(childFirstName),
      body: createActionMailBody(
        insertFamilyText(isOn, day.name ?? "", writtenIn),
        listUrl,
        words.reviewWishlistButton(),
        words.followerReminderNote(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      ...createKidMailSample(links),
      day: { kind: "birthday", name: null, month: 3, day: 14 } as KidDay,
      daysLeft: 35,
      wishesLeft: 8,
      listUrl: links.wishlist("sample"),
    };
    return { "list-ready": sample, "list-ready-empty": { ...sample, wishesLeft: 0 } };
  },
});
