import { findAccount } from "@giftling/db/queries/account/users";
import { insertDueGiftNotice } from "@giftling/db/queries/gifts/gift-notices";
import { listVisitorsWithMostHolds } from "@giftling/db/queries/gifts/holds";
import { listGiftsAwaitingNotice, markGiftsNotified } from "@giftling/db/queries/mail/facts";
import { centsToDollars, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from "@giftling/domain";
import { formatNameList } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { formatMoney } from "@giftling/messages/money";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import type { MailLinks } from "../composition/links.ts";
import { notifyOtherParentsOfGifts } from "../outbox/gift-notice.ts";
import { createActionMailBody } from "../templates/action-body.tsx";
import { insertFamilyText } from "../templates/family-text.tsx";
import { omitLinkLikeText } from "../templates/format-text.ts";
import { createGiftsMailText, SAMPLE_GIFTS } from "../templates/gifts.tsx";

/** Mail to the owner about new gifts, which also queues `coParentGiftMail` when sent (rule: parent-mail). */
const giftRecordedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  async read({ db }, { family }) {
    const gifts = await listGiftsAwaitingNotice(db, family.id);
    return gifts.length === 0 ? null : { gifts, writtenIn: family.language };
  },
  template: createGiftsMailText,
  // The mail's sending marks its gifts as notified, so the notification identifies the gifts.
  async getPushedMail(db, familyId) {
    const giftIds = (await listGiftsAwaitingNotice(db, familyId)).map(({ id }) => id);
    return { kind: "gift-recorded-too", facts: { giftIds }, itemIds: giftIds };
  },
  samples: () => ({ "gift-recorded": SAMPLE_GIFTS }),
  itemIds: ({ gifts }) => gifts.map(({ id }) => id),
  // Notifies the other parents first, because a full mailbox of the owner must not delay their mail.
  async beforeTry(tx, deps, { userId }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (account) await notifyOtherParentsOfGifts(tx, deps, account);
  },
  async beforeSettled(tx, deps, { userId }, { status, itemIds }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    // Notifies the other parents of gifts recorded since this attempt started.
    await notifyOtherParentsOfGifts(tx, deps, account, itemIds);
    // Also marks the gifts of a failed or dropped mail, so that no further mail to the owner includes these gifts.
    await markGiftsNotified(tx, familyId, itemIds);
  },
  // Queues the next mail for gifts recorded while this mail was being sent.
  async afterSettled(tx, _deps, { userId }, { status }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    if ((await listGiftsAwaitingNotice(tx, familyId)).length > 0)
      await insertDueGiftNotice(tx, familyId);
  },
});

/** Mail about new gifts to a parent who is not the owner (rule: parent-mail). */
const coParentGiftMail = defineParentMail({
  facts: z.strictObject({ giftIds: z.array(z.string()) }),
  turnedOffBy: "giftRecorded",
  async read({ db }, { family, facts }) {
    const gifts = await listGiftsAwaitingNotice(db, family.id, facts.giftIds);
    return gifts.length === 0 ? null : { gifts, writtenIn: family.language };
  },
  template: createGiftsMailText,
  samples: () => ({ "gift-recorded-too": SAMPLE_GIFTS }),
});

/** Mail about a purchase that its giver undid after more than 24 hours (rule: gift-pass). */
const giftWithdrawnMail = defineParentMail({
  // The gift is deleted before the mail is sent, so the facts describe the gift.
  facts: z.strictObject({
    /** Name of the wish. Empty for an off-list gift, because the giver typed that gift's name. */
    wish: z.string(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
    /** ID of the kid. Absent in mails that a previous release queued. */
    kidId: z.string().optional(),
    /** ID of the bought wish. Absent for an off-list gift. */
    itemId: z.string().optional(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { family, facts: { kidId, itemId, ...facts } }) => ({
    ...facts,
    writtenIn: family.language,
    url: getGiftUrl(links, kidId, itemId),
  }),
  template({ wish, giverName, childFirstName, writtenIn, url }) {
    const giver = omitLinkLikeText(giverName);
    const isOffList = wish === "";
    return {
      subject: isOffList
        ? words.offListGiftUndoneSubject(childFirstName)
        : words.purchaseUndoneSubject(wish, childFirstName),
      preview: words.giftUndonePreview(giver),
      url,
      title: isOffList
        ? words.offListGiftUndoneSubject(childFirstName)
        : insertFamilyText(words.purchaseUndoneTitle, wish, writtenIn),
      body: createActionMailBody(
        isOffList
          ? words.offListGiftUndoneMessage(giver, childFirstName)
          : insertFamilyText(
              (own) => words.purchaseUndoneMessage(giver, own, childFirstName),
              wish,
              writtenIn,
            ),
        url,
        isOffList ? words.viewGiftsButton() : words.viewWishButton(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      wish: "Wooden train",
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      writtenIn: DEFAULT_LANGUAGE,
      url: links.wish("sample", "one"),
    };
    return {
      "gift-given-back": sample,
      "gift-given-back-off-list": { ...sample, wish: "", url: links.ledger("sample") },
    };
  },
});

/** Returns the URL of the bought wish, or of the kid's list of contributions for an off-list gift. */
function getGiftUrl(links: MailLinks, kidId: string | undefined, itemId: string | undefined) {
  if (kidId === undefined) return links.dashboard;
  return itemId === undefined ? links.ledger(kidId) : links.wish(kidId, itemId);
}

/** Mail about a contribution that a giver withdrew late or requests to withdraw (rule: confirmed-withdrawal). */
const contributionWithdrawnMail = defineParentMail({
  // The contribution may be deleted before the mail is sent, so the facts describe the contribution.
  facts: z.strictObject({
    amountCents: z.int(),
    giverName: z.string().nullable(),
    childFirstName: z.string(),
    /** ID of the kid. Absent in mails that a previous release queued. */
    kidId: z.string().optional(),
    /** Whether the giver requests the withdrawal. False if the giver has already withdrawn the contribution. */
    isRequest: z.boolean(),
  }),
  turnedOffBy: "giftRecorded",
  read: ({ links }, { facts: { kidId, ...facts }, family }) => ({
    ...facts,
    currency: family.currency,
    url: getContributionUrl(links, kidId, facts.isRequest),
  }),
  template({ amountCents, currency, giverName, childFirstName, isRequest, url }) {
    const giver = omitLinkLikeText(giverName);
    const amount = formatMoney(centsToDollars(amountCents), currency);
    const subject = isRequest
      ? words.withdrawalRequestSubject(amount, childFirstName)
      : words.contributionUndoneSubject(amount, childFirstName);
    return {
      subject,
      preview: isRequest ? words.withdrawalRequestPreview(giver) : words.giftUndonePreview(giver),
      url,
      title: subject,
      body: createActionMailBody(
        isRequest
          ? words.withdrawalRequestMessage(giver, amount, childFirstName)
          : words.contributionUndoneMessage(giver, amount, childFirstName),
        url,
        isRequest ? words.respondToWithdrawalButton() : words.viewGiftsButton(),
      ),
    };
  },
  samples: ({ links }) => {
    const sample = {
      amountCents: 50_000,
      currency: DEFAULT_CURRENCY,
      giverName: "Grandma Rose",
      childFirstName: "Emma",
      isRequest: false,
      url: links.ledger("sample"),
    };
    return {
      "contribution-withdrawn": sample,
      "contribution-withdrawn-request": { ...sample, isRequest: true, url: links.inbox("sample") },
    };
  },
});

/** Returns the URL of the dashboard's list that shows a contribution, or a request to withdraw a contribution. */
function getContributionUrl(links: MailLinks, kidId: string | undefined, isRequest: boolean) {
  if (kidId === undefined) return links.dashboard;
  return isRequest ? links.inbox(kidId) : links.ledger(kidId);
}

/**
 * Limits of the visitors listed in the mail about a busy hub: minimum number of a visitor's open holds, and maximum
 * number of visitors.
 */
const LISTED = { minimum: 3, limit: 3 };
const MOST_NAMES = 3;

/** Mail to parents when gifts exceed a rate limit, with the visitors who hold the most wishes (rule: rate-limits). */
const busyHubMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  async read({ db, clock, links }, { family }) {
    const found = await listVisitorsWithMostHolds(db, family.id, { now: clock.now(), ...LISTED });
    return found.map(({ kidId, itemId, ...holder }) => ({
      ...holder,
      releaseUrl: links.wish(kidId, itemId),
    }));
  },
  template: (holders, links) => ({
    subject: words.giftRateLimitTitle(),
    preview: words.giftRateLimitPreview(),
    url: links.wall,
    body: ({ Words, Action, Aside }) => (
      <>
        <Words>{words.giftRateLimitMessage()}</Words>
        {holders.map(({ names, holds, releaseUrl }) => (
          <div key={releaseUrl}>
            <Words>{words.holdCountMessage(formatHolder(names), holds)}</Words>
            <Aside href={releaseUrl}>{words.releaseHoldsLink()}</Aside>
          </div>
        ))}
        <Action href={links.wall}>{words.viewWallButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "busy-hub": [],
    "busy-hub-holders": [
      { names: ["Ana", "Ben"], holds: 6, releaseUrl: links.wish("sample", "one") },
      { names: [], holds: 4, releaseUrl: links.wish("sample", "two") },
    ],
  }),
});

/** Returns a visitor's names, without names that look like a link. Returns null if no name remains. */
function formatHolder(names: readonly string[]): string | null {
  const shown = names.flatMap((name) => omitLinkLikeText(name) ?? []).slice(0, MOST_NAMES);
  return shown.length === 0 ? null : formatNameList(shown);
}

export const giftMails = {
  "busy-hub": busyHubMail,
  "contribution-withdrawn": contributionWithdrawnMail,
  "gift-given-back": giftWithdrawnMail,
  "gift-recorded-too": coParentGiftMail,
  "gift-recorded": giftRecordedMail,
};
