import { listDueWeeklySummaries } from "@giftling/db/queries/mail/due-mails";
import { listWeeklySummaries } from "@giftling/db/queries/mail/weekly-summary";
import { countPendingTasks } from "@giftling/db/queries/thank-yous/thank-yous";
import { addDays, type Currency, centsToDollars, DEFAULT_CURRENCY } from "@giftling/domain";
import { openDashboardButton } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/weekly-summary";
import { formatMoney } from "@giftling/messages/money";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailDeps } from "../composition/mail-kind.ts";

/** UTC hour on Sunday at which the weekly summaries become due. */
const DUE_HOUR = 17;

/** Maximum number of mails that one run of the job queues. The next run, ten minutes later, queues further mails. */
const BATCH = 5_000;

/** Returns the latest time, at or before `now`, at which weekly summaries became due. */
function getDueTime(now: Date): Date {
  const shifted = new Date(now.getTime() - DUE_HOUR * 3_600_000);
  const sunday = addDays(shifted, -shifted.getUTCDay());
  sunday.setUTCHours(DUE_HOUR, 0, 0, 0);
  return sunday;
}

/** Returns the weekly summaries that are due, one per parent. A summary is due for 24 hours from Sunday's due time. */
async function listDue({ db, clock }: MailDeps) {
  const now = clock.now();
  const dueAt = getDueTime(now);
  if (now >= addDays(dueAt, 1)) return [];
  const until = dueAt.toISOString();
  return (await listDueWeeklySummaries(db, dueAt, BATCH)).map((to) => ({
    to,
    facts: { until },
    onceFor: `${to.userId}:${until}`,
  }));
}

type KidWeek = {
  childFirstName: string;
  currency: Currency;
  gifts: number;
  contributionCents: number;
  followers: number;
  views: number;
};

/** Returns one phrase for each kind of event at the kid's hub. */
function listEvents({ currency, gifts, contributionCents, followers, views }: KidWeek): string[] {
  const amount = formatMoney(centsToDollars(contributionCents), currency);
  return [
    ...(gifts > 0 ? [words.giftsLabel(gifts)] : []),
    ...(contributionCents > 0 ? [words.contributionsLabel(amount)] : []),
    ...(followers > 0 ? [words.followersLabel(followers)] : []),
    ...(views > 0 ? [words.pageViewsLabel(views)] : []),
  ];
}

/** Mail to a parent on Sunday with the week's event counts, excluding surprise gifts (rule: weekly-summary). */
export const weeklySummaryMail = defineParentMail({
  facts: z.strictObject({ until: z.iso.datetime() }),
  turnedOffBy: "weeklySummary",
  due: listDue,
  async read({ db, links }, { family, facts }) {
    const until = new Date(facts.until);
    const kids = await listWeeklySummaries(db, family.id, addDays(until, -7), until);
    const shown = kids.filter(
      ({ gifts, contributionCents, followers, views }) =>
        gifts + contributionCents + followers + views > 0,
    );
    const [first] = shown;
    if (first === undefined) return null;
    const surprised = new Set(kids.flatMap((kid) => (kid.keepsSurprises ? [kid.kidId] : [])));
    const pending = (await countPendingTasks(db, family.id)).filter(
      ({ kidId }) => !surprised.has(kidId),
    );
    return {
      kids: shown.map(({ kidId: _kidId, photoKey: _photoKey, keepsSurprises: _, ...week }) => week),
      photoUrl: links.picture(first.photoKey),
      toThank: pending.reduce((sum, { toThank }) => sum + toThank, 0),
      toConfirm: pending.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
    };
  },
  template({ kids, photoUrl, toThank, toConfirm }, links) {
    const weeks = kids.map((kid) => ({ name: kid.childFirstName, events: listEvents(kid) }));
    const [only, ...others] = weeks;
    const isOne = others.length === 0;
    const tasks = [
      ...(toThank > 0 ? [words.thankYousLabel(toThank)] : []),
      ...(toConfirm > 0 ? [words.unconfirmedContributionsLabel(toConfirm)] : []),
    ];
    return {
      face: only && isOne ? { firstName: only.name, photoUrl } : undefined,
      subject: words.summaryTitle(weeks.map(({ name }) => name)),
      preview: weeks
        .map(({ name, events }) => `${isOne ? "" : `${name}: `}${events.join(", ")}`)
        .join(" · "),
      body: ({ Words, List, Action }) => (
        <>
          <Words>{words.summaryMessage()}</Words>
          {weeks.map(({ name, events }, at) => (
            <div key={`${at}-${name}`}>
              {!isOne && (
                <Words>
                  <strong>{name}</strong>
                </Words>
              )}
              <List>{events}</List>
            </div>
          ))}
          {tasks.length > 0 && <Words>{words.pendingTasksMessage(tasks)}</Words>}
          <Action href={links.dashboard}>{openDashboardButton()}</Action>
        </>
      ),
    };
  },
  samples() {
    const emma = {
      childFirstName: "Emma",
      currency: DEFAULT_CURRENCY,
      gifts: 3,
      contributionCents: 6_500,
      followers: 2,
      views: 31,
    };
    const sample = { kids: [emma], photoUrl: null, toThank: 3, toConfirm: 1 };
    const theo = { ...emma, childFirstName: "Theo", gifts: 0, contributionCents: 0, followers: 1 };
    return {
      "weekly-summary": sample,
      "weekly-summary-kids": { ...sample, kids: [emma, { ...theo, views: 12 }] },
    };
  },
});
