import type { UserView } from "@giftling/domain";
import * as joinWords from "@giftling/messages/family/join";
import * as words from "@giftling/messages/family/removed-from-family";
import { Button } from "../../components/button.tsx";
import { FruitingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { MessagePage } from "../../components/page/message-page.tsx";
import { LeaveFamilyButton } from "../settings/members/member-dialogs.tsx";

/** Renders the page shown to a parent instead of onboarding until the owner chooses a family URL (rule: owner-only). */
export function NoFamilyUrlPage({ user }: { user: UserView }) {
  return (
    <MessagePage
      title={joinWords.approvalPendingTitle()}
      Picture={FruitingGiftIllustration}
      text={words.familyUrlPendingMessage(user.ownerName)}
      actions={
        <>
          {/* Loads a new document, because the owner may have chosen the family URL. */}
          <Button onClick={() => window.location.assign("/dashboard")}>
            {joinWords.reloadButton()}
          </Button>
          <LeaveFamilyButton userId={user.id} />
        </>
      }
    />
  );
}
