import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/family/removed-from-family";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/closed-door.tsx";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";
import message from "../../components/page/message-page.module.css";
import { MessagePage } from "../../components/page/message-page.tsx";
import { DownloadDataButton } from "../export/download-data.tsx";

/**
 * Browser storage key. The value is the `familyId` that a removed parent had on dismissing the page about the removal.
 */
const DISMISSED_KEY = "giftling:taken-out";

/** Returns whether a removed parent has not dismissed the page about the removal (rule: leaving). */
export const shouldShowRemovalPage = ({ wasTakenOut, familyId }: UserView): boolean =>
  wasTakenOut === true && readStorage("localStorage", DISMISSED_KEY) !== familyId;

/** Renders the page that explains a removal from a family once, instead of onboarding (rule: leaving). */
export function RemovedFromFamilyPage({ user }: { user: UserView }) {
  return (
    <MessagePage
      title={words.removedFromFamilyTitle()}
      Picture={ClosedDoorIllustration}
      text={words.removedFromFamilyMessage()}
      actions={
        <>
          <Button onClick={() => writeStorage("localStorage", DISMISSED_KEY, user.familyId)}>
            {words.createFamilyButton()}
          </Button>
          <DownloadDataButton variant="default" />
        </>
      }
    >
      <p className={message.hint}>{words.requestInvitationHint()}</p>
    </MessagePage>
  );
}
