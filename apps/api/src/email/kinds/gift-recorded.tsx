import { findAccount } from "@giftling/db/queries/account/users";
import { endNotice, listGiftsAwaitingNotice } from "@giftling/db/queries/mail/facts";
import { dollarsFromCents, formatDollars, type ThankYouType } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";
import { announceGifts } from "../outbox/gift-notice.ts";
import { joinNames } from "../templates/words.ts";

type Gift = Awaited<ReturnType<typeof listGiftsAwaitingNotice>>[number];

/** Most gifts that one mail names one by one. */
const MOST_NAMED = 12;

const WHERE_TO: Record<Exclude<ThankYouType, "wishlist">, (child: string) => string> = {
  "529": (child) => `to ${child}'s 529 plan`,
  esa: (child) => `to ${child}'s education savings`,
  contribution: (child) => `to ${child}`,
};

function giftLine({ childFirstName, giverName, type, amountCents, giftLabel }: Gift): string {
  const giver = giverName ?? "Somebody who chose not to be named";
  if (type === "wishlist") return `${giver} bought ${giftLabel ?? "a gift"} for ${childFirstName}.`;
  const amount = amountCents === null ? "something" : formatDollars(dollarsFromCents(amountCents));
  return `${giver} says they gave ${amount} ${WHERE_TO[type](childFirstName)}.`;
}

/** All gifts since the last such mail, in one mail (rule: parent-mail). Queued by ../outbox/gift-notice.ts. */
export const giftRecorded = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  account: "open",
  async read({ db, links }, { family }) {
    const gifts = await listGiftsAwaitingNotice(db, family.id);
    return gifts.length === 0 ? null : { gifts, dashboardUrl: links.dashboard };
  },
  template({ gifts, dashboardUrl }) {
    const names = joinNames([...new Set(gifts.map((gift) => gift.childFirstName))]);
    const title = gifts.length === 1 ? `A gift for ${names}` : `${gifts.length} gifts for ${names}`;
    const lines = gifts.slice(0, MOST_NAMED).map(giftLine);
    const more = gifts.length - lines.length;
    if (more > 0) lines.push(`And ${more} more.`);
    return {
      subject: title,
      preview: lines[0] ?? "",
      title,
      body: ({ Words, Action }) => (
        <>
          <Words>{lines.join("\n\n")}</Words>
          <Action href={dashboardUrl}>Say thank you</Action>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "gift-recorded": { gifts: SAMPLE_GIFTS, dashboardUrl: links.dashboard },
  }),
  itemIds: ({ gifts }) => gifts.map(({ id }) => id),
  async beforeSettled(tx, _deps, { userId }, { status, itemIds }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    // A refused or unwanted mail names no gifts: the parent is told of none that wait now.
    await endNotice(tx, account.family.id, itemIds);
  },
  // Gifts that were recorded while this mail was on its way get the next one.
  async afterSettled(tx, deps, { userId }, { status }) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (!account || status === "dead") return;
    const familyId = account.family.id;
    if ((await listGiftsAwaitingNotice(tx, familyId)).length > 0) {
      await announceGifts(tx, deps, familyId);
    }
  },
});

const SAMPLE_GIFTS: Gift[] = [
  {
    id: "1",
    childFirstName: "Emma",
    giverName: "Grandma Rose",
    type: "wishlist",
    amountCents: null,
    giftLabel: "Wooden train set",
  },
  {
    id: "2",
    childFirstName: "Emma",
    giverName: "Uncle Ben",
    type: "529",
    amountCents: 2_500,
    giftLabel: "529 Education Savings",
  },
  {
    id: "3",
    childFirstName: "Theo",
    giverName: null,
    type: "contribution",
    amountCents: 4_000,
    giftLabel: "Venmo",
  },
];
