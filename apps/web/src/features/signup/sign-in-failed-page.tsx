import * as words from "@giftling/messages/account/signup";
import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/closed-door.tsx";
import { MessagePage } from "../../components/page/message-page.tsx";
import { getSignInUrl, type SignInFailureReason, type SignInQuery } from "./sign-in-query.ts";

/** Renders the page after a failed sign-in. Retrying preserves the sign-up's origin (rule: sign-in). */
export function SignInFailedPage({
  reason,
  query,
}: {
  reason: SignInFailureReason;
  query: SignInQuery;
}) {
  return (
    <MessagePage
      title={words.getSignInErrorTitle(reason)}
      Picture={ClosedDoorIllustration}
      text={words.getSignInErrorMessage(reason)}
      actions={
        <>
          <Button href={getSignInUrl(query)}>{commonWords.retryButton()}</Button>
          <Button variant="default" href="/">
            {frameWords.homepageLink()}
          </Button>
        </>
      }
    />
  );
}
