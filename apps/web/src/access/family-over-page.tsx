import * as words from "@giftling/messages/family/membership-ended";
import { homePageLink } from "@giftling/messages/pages/frame";
import { Button } from "../components/button.tsx";
import { ClosedDoorIllustration } from "../components/illustrations/closed-door.tsx";
import { MessagePage } from "../components/page/message-page.tsx";

/**
 * Renders the page that replaces an open page after its parent left the family or another parent signed in. The content of
 * the open page is hidden. Both links load a new document, so that no data stays in memory (rule: leaving).
 */
export default function FamilyOverPage() {
  return (
    <MessagePage
      role="status"
      title={words.membershipEndedTitle()}
      Picture={ClosedDoorIllustration}
      text={words.membershipEndedMessage()}
      actions={
        <>
          <Button href="/dashboard">{words.ownPageLink()}</Button>
          <Button href="/" variant="default">
            {homePageLink()}
          </Button>
        </>
      }
    />
  );
}
