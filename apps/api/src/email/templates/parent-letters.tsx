import { dollarsFromCents, formatDollars, type ThankYouType } from "@giftling/domain";
import { Action, FooterLink, Letter, Small, Words } from "./layout.tsx";
import { formatDay, joinNames, type LetterOf } from "./words.ts";

const settingsFooter = (settingsUrl: string) => (
  <>
    Fewer of these? <FooterLink href={settingsUrl}>Choose your mails</FooterLink>
  </>
);

const ALWAYS_FOOTER = "You get this because it is about your account.";

export type GiftFacts = {
  childFirstName: string;
  /** null for somebody who chose not to be named. */
  giverName: string | null;
  type: ThankYouType;
  amountCents: number | null;
  giftLabel: string | null;
};

/** Most gifts that one mail names one by one. */
const MOST_NAMED = 12;

const WHERE_TO: Record<Exclude<ThankYouType, "wishlist">, (child: string) => string> = {
  "529": (child) => `to ${child}'s 529 plan`,
  esa: (child) => `to ${child}'s education savings`,
  contribution: (child) => `to ${child}`,
};

function giftLine({ childFirstName, giverName, type, amountCents, giftLabel }: GiftFacts): string {
  const giver = giverName ?? "Somebody who chose not to be named";
  if (type === "wishlist") return `${giver} bought ${giftLabel ?? "a gift"} for ${childFirstName}.`;
  const amount = amountCents === null ? "something" : formatDollars(dollarsFromCents(amountCents));
  return `${giver} says they gave ${amount} ${WHERE_TO[type](childFirstName)}.`;
}

/** All gifts since the last such mail, in one. */
export const giftRecorded: LetterOf<{
  gifts: readonly GiftFacts[];
  dashboardUrl: string;
  settingsUrl: string;
}> = ({ gifts, dashboardUrl, settingsUrl }) => {
  const names = joinNames([...new Set(gifts.map((gift) => gift.childFirstName))]);
  const title = gifts.length === 1 ? `A gift for ${names}` : `${gifts.length} gifts for ${names}`;
  const lines = gifts.slice(0, MOST_NAMED).map(giftLine);
  const more = gifts.length - lines.length;
  if (more > 0) lines.push(`And ${more} more.`);
  return {
    subject: title,
    body: (
      <Letter preview={lines[0] ?? ""} title={title} footer={settingsFooter(settingsUrl)}>
        <Words>{lines.join("\n\n")}</Words>
        <Action href={dashboardUrl}>Say thank you</Action>
      </Letter>
    ),
  };
};

/** A friend published a first page (D8). */
export const referralReward: LetterOf<{
  premiumUntil: Date | null;
  referralsUrl: string;
  settingsUrl: string;
}> = ({ premiumUntil, referralsUrl, settingsUrl }) => {
  const until = premiumUntil === null ? "" : ` It now runs until ${formatDay(premiumUntil)}.`;
  return {
    subject: "A month of Premium, thanks to you",
    body: (
      <Letter
        preview="A friend you invited has published their family's first page."
        title="A month of Premium, thanks to you"
        footer={settingsFooter(settingsUrl)}
      >
        <Words>{`A friend you invited has published their family's first page. A month of Premium is yours for it.${until}`}</Words>
        <Action href={referralsUrl}>See your invitations</Action>
      </Letter>
    ),
  };
};

export const trialEnding: LetterOf<{
  endsAt: Date;
  subscriptionUrl: string;
  settingsUrl: string;
}> = ({ endsAt, subscriptionUrl, settingsUrl }) => ({
  subject: `Your Premium trial ends on ${formatDay(endsAt)}`,
  body: (
    <Letter
      preview="Nothing is lost, whatever you choose."
      title={`Your trial ends on ${formatDay(endsAt)}`}
      footer={settingsFooter(settingsUrl)}
    >
      <Words>
        Your family's hub stays up, and all that you wrote stays yours. Choose a plan to keep
        Premium, or go on with Free.
      </Words>
      <Action href={subscriptionUrl}>See your choices</Action>
      <Small>If you gave us a card, Premium simply goes on. If not, nothing is charged.</Small>
    </Letter>
  ),
});

export const trialEnded: LetterOf<{ subscriptionUrl: string; settingsUrl: string }> = ({
  subscriptionUrl,
  settingsUrl,
}) => ({
  subject: "Your Premium trial has ended",
  body: (
    <Letter
      preview="Your family's hub is still up, and nothing is lost."
      title="Your trial has ended"
      footer={settingsFooter(settingsUrl)}
    >
      <Words>
        Your family's hub is still up, and nothing is lost. To use your dashboard again, choose a
        plan or go on with Free.
      </Words>
      <Action href={subscriptionUrl}>Choose how to go on</Action>
    </Letter>
  ),
});

export const paymentFailed: LetterOf<{ subscriptionUrl: string }> = ({ subscriptionUrl }) => ({
  subject: "Your payment for Premium didn't go through",
  body: (
    <Letter
      preview="Please check your card. Your family's hub stays up."
      title="Your payment didn't go through"
      footer={ALWAYS_FOOTER}
    >
      <Words>
        The card for your Premium plan was refused. This often means that it has expired. Please
        check it, and we will try again. Your family's hub stays up.
      </Words>
      <Action href={subscriptionUrl}>Check your card</Action>
    </Letter>
  ),
});
