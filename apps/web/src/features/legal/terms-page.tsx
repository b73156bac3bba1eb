import { ContactLink } from "./contact-link.tsx";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    id: "who",
    title: "Who can use Giftling",
    body: (
      <>
        <p>
          You must be at least 18 years old to have an account. You may create pages only for
          children of whom you are a parent or legal guardian, or with that person’s permission.
        </p>
        <p>Relatives and friends can open a hub and give without an account.</p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        You sign in through an identity provider; we never see your password there. Keep that
        account safe, and tell us if you think someone else has used it. What is done while you are
        signed in counts as done by you.
      </p>
    ),
  },
  {
    id: "content",
    title: "What you put on your page",
    body: (
      <>
        <p>
          Your words and pictures stay yours. You allow us to store them and to show them to
          everyone who opens your hub, for as long as they are on it.
        </p>
        <p>
          A hub can be opened by anyone who has its address. Please don’t publish what you would not
          want a stranger to read. You may not use Giftling to mislead people, to break the law, to
          post links that harm, or to publish what belongs to someone else. We may remove such
          content and close accounts that repeat it.
        </p>
      </>
    ),
  },
  {
    id: "gifts",
    title: "Gifts and contributions",
    body: (
      <>
        <p>
          Giftling never handles gift money. Purchases happen at the shop you follow a link to, and
          contributions at the education plan or payment service. Their terms apply there, and
          refunds and questions about a payment go to them.
        </p>
        <p>
          When a supporter tells us about a gift or a contribution, we write it into a ledger that
          the parent can confirm, correct or dismiss. An entry is a note between family members. It
          is not a receipt, and it proves no payment.
        </p>
        <p>
          Suggested amounts are suggestions. Nothing on Giftling is financial or tax advice; whether
          a 529 or ESA plan suits you depends on your situation and your state.
        </p>
      </>
    ),
  },
  {
    id: "plans",
    title: "Plans, trials and payment",
    body: (
      <>
        <p>
          The Free plan costs nothing and needs no card. Premium is a subscription, paid in advance
          for each period through our card payment provider, and renews until you cancel. Trials and
          months earned by referrals are free of charge; each person can have one trial.
        </p>
        <p>
          You can cancel at any time. You keep Premium until the end of the period you paid for, and
          then go on with the Free plan. Payments are not refunded, nor is part of a period that you
          don’t use. What you stored stays yours, even above the Free plan’s limits; you just cannot
          add more.
        </p>
      </>
    ),
  },
  {
    id: "closing",
    title: "Closing your account",
    body: (
      <p>
        You can close your account in the settings. Your hubs disappear at once. For 90 days you can
        sign in again to reactivate the account or to export your data; after that, everything is
        deleted for good. We may close an account that breaks these terms.
      </p>
    ),
  },
  {
    id: "liability",
    title: "What we promise, and what we don’t",
    body: (
      <>
        <p>
          We work hard to keep Giftling running and your data safe, but we provide it as it is and
          cannot promise that it will always be available or free of mistakes.
        </p>
        <p>
          As far as the law allows, our liability to you is limited to what you paid us in the six
          months before the event, or to $100, whichever is more. We are not liable for the shops,
          plans and payment services that hubs link to.
        </p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law and courts",
    body: (
      <p>
        These terms follow the law of the State of Delaware. Disputes go to the courts in Los
        Angeles, California.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Privacy, changes and contact",
    body: (
      <>
        <p>
          How we treat data is described in our <a href="/privacy-policy">privacy policy</a>. If we
          change these terms, we put the new date at the top of this page.
        </p>
        <p>
          Questions? Write to <ContactLink />.
        </p>
      </>
    ),
  },
];

/** /terms, with facts that are true of what is built (rule: legal-pages). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      summary={
        <p>
          You keep what is yours, we never touch gift money, and you can leave whenever you like.
          The details follow, in plain words.
        </p>
      }
      sections={sections}
    />
  );
}
