import type { Executor } from "@giftling/db/client";
import { listListsDue } from "@giftling/db/queries/mail/due";
import { claimReminder, findListForParent } from "@giftling/db/queries/mail/reminders";
import { dayText, dayTitle, type YearlyDay } from "@giftling/domain";
import { parentMail } from "../composition/define-mail.ts";
import type { MailDeps } from "../composition/mail-kind.ts";
import {
  comingDays,
  dayAhead,
  dayFacts,
  inDays,
  LIST_CHECK,
  wishes,
} from "../composition/reminders.ts";

/** Which parents are to be asked now, each claimed once in a year. */
async function listDue({ db, clock }: MailDeps) {
  const now = clock.now();
  const due = [];
  for (const coming of comingDays(now, LIST_CHECK)) {
    const { kind: day, since } = coming;
    for (const { kidId, userId, email } of await listListsDue(db, coming)) {
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

/** Five weeks before one of a kid's days: is the list ready (rule: list-ready)? */
export const listReady = parentMail({
  facts: dayFacts,
  turnedOffBy: "listReady",
  account: "open",
  due: listDue,
  async read({ db, clock, links }, { family, facts }) {
    const found = await findListForParent(db, family.id, facts.kidId);
    const ahead = found && dayAhead(found, facts.day, clock.now(), LIST_CHECK);
    if (!found || !ahead) return null;
    const { childFirstName, wishesLeft, kidId } = found;
    const photoUrl = links.picture(found.photoKey);
    return { ...ahead, childFirstName, photoUrl, wishesLeft, listUrl: links.wishlist(kidId) };
  },
  template({ childFirstName, photoUrl, day, daysLeft, wishesLeft, listUrl }) {
    const when = inDays(daysLeft);
    const left =
      wishesLeft === 0
        ? "Nothing is open on the list at the moment."
        : `${wishes(wishesLeft)} ${wishesLeft === 1 ? "is" : "are"} open on the list.`;
    return {
      face: { firstName: childFirstName, photoUrl },
      subject: `${dayTitle(childFirstName, day)} is ${when}`,
      preview: left,
      title: `Is ${childFirstName}'s list ready?`,
      body: ({ Words, Action, Small }) => (
        <>
          <Words>
            {`${day.name ?? dayTitle(childFirstName, day)} is on ${dayText(day)}, ${when}. ${left}`}
          </Words>
          <Action href={listUrl}>Look through the list</Action>
          <Small>Relatives who asked for a reminder get it three weeks before the day.</Small>
        </>
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      childFirstName: "Emma",
      photoUrl: null,
      day: { kind: "birthday", name: null, month: 3, day: 14 } as YearlyDay,
      daysLeft: 35,
      wishesLeft: 8,
      listUrl: `${links.origin}/dashboard/wishlist`,
    };
    return { "list-ready": sample, "list-ready-empty": { ...sample, wishesLeft: 0 } };
  },
});
