import type { listGiftsToTell } from "@giftling/db/queries/mail/facts";
import { dollarsFromCents, formatDollars, type ThankYouType } from "@giftling/domain";
import type { MailParts } from "./parts.tsx";
import { joinNames } from "./words.ts";

type Gift = Awaited<ReturnType<typeof listGiftsToTell>>[number];

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

type Told = { gifts: Gift[]; dashboardUrl: string };

/** What a mail says of gifts: one or many. */
export function giftsTemplate({ gifts, dashboardUrl }: Told) {
  const names = joinNames([...new Set(gifts.map((gift) => gift.childFirstName))]);
  const title = gifts.length === 1 ? `A gift for ${names}` : `${gifts.length} gifts for ${names}`;
  const lines = gifts.slice(0, MOST_NAMED).map(giftLine);
  const more = gifts.length - lines.length;
  if (more > 0) lines.push(`And ${more} more.`);
  return {
    subject: title,
    preview: lines[0] ?? "",
    title,
    body: ({ Words, Action }: MailParts) => (
      <>
        <Words>{lines.join("\n\n")}</Words>
        <Action href={dashboardUrl}>Say thank you</Action>
      </>
    ),
  };
}

/** In the samples of the preview page. */
export const SAMPLE_GIFTS: Gift[] = [
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
