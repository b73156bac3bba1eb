import { CLOSED_ACCOUNT_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/account/closing";
import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/closed-door.tsx";
import { MessagePage } from "../../components/page/message-page.tsx";

/** Renders the page that confirms the closing of an account (rule: account-closing). */
export function AccountClosedPage() {
  return (
    <MessagePage
      title={words.accountClosedTitle()}
      Picture={ClosedDoorIllustration}
      text={words.accountClosedMessage(CLOSED_ACCOUNT_RETENTION_DAYS)}
      actions={
        <>
          <Button href="/">{frameWords.homepageLink()}</Button>
          <Button href="/api/login" variant="default">
            {commonWords.signInLink()}
          </Button>
        </>
      }
    />
  );
}
