import { Action, Letter, Small, Words } from "./layout.tsx";
import { formatDate, type LetterOf } from "./words.ts";

const FOOTER = "You get this because it is about your account.";

/** Sent 60 and 83 days after an account was closed (D7). */
export const closingWarning: LetterOf<{ daysLeft: number; purgeOn: Date; signInUrl: string }> = ({
  daysLeft,
  purgeOn,
  signInUrl,
}) => {
  const when = daysLeft === 1 ? "in 1 day" : `in ${daysLeft} days`;
  return {
    subject: `Your Giftling account will be deleted on ${formatDate(purgeOn)}`,
    body: (
      <Letter
        preview={`Everything is deleted for good ${when}. You can still keep it.`}
        title={`Your account will be deleted ${when}`}
        footer={FOOTER}
      >
        <Words>{`You closed your account. On ${formatDate(purgeOn)} everything in it is deleted for good: your children's pages, their pictures, the gifts and the thank-yous.`}</Words>
        <Words>Until then you can sign in to open it again, or to take everything with you.</Words>
        <Action href={signInUrl}>Sign in to keep it</Action>
        <Small>If you want it to go, there is nothing to do.</Small>
      </Letter>
    ),
  };
};

/** The last mail: everything is gone (D7). */
export const purged: LetterOf<{ origin: string }> = ({ origin }) => ({
  subject: "Your Giftling account has been deleted",
  body: (
    <Letter
      preview="Everything is gone, as you asked."
      title="Your account has been deleted"
      footer="This is the last mail about it: we no longer keep your address."
    >
      <Words>
        90 days have passed since you closed your account. Your children's pages, their pictures,
        the gifts and the thank-yous are gone for good. Thank you for having been with us.
      </Words>
      <Action href={origin}>Start again one day</Action>
    </Letter>
  ),
});
