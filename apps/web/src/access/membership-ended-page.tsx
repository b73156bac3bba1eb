import * as words from "@giftling/messages/family/membership-ended";
import { homepageLink } from "@giftling/messages/pages/frame";
import { Button } from "../components/button.tsx";
import { ClosedDoorIllustration } from "../components/illustrations/closed-door.tsx";
import { MessagePage } from "../components/page/message-page.tsx";

/**
 * Renders the page shown after the parent leaves the family or another parent signs in. Links load a new document, so
 * that no family data stays in memory (rule: leaving).
 */
export default function MembershipEndedPage() {
  return (
    <MessagePage
      role="status"
      title={words.membershipEndedTitle()}
      Picture={ClosedDoorIllustration}
      text={words.membershipEndedMessage()}
      actions={
        <>
          <Button href="/dashboard">{words.dashboardLink()}</Button>
          <Button href="/" variant="default">
            {homepageLink()}
          </Button>
        </>
      }
    />
  );
}
