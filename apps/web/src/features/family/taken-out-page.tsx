import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/family/between-families";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/shut-door.tsx";
import { readStorage, writeStorage } from "../../components/memory/visit-memory.ts";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { DownloadDataButton } from "../export/download-data.tsx";

/** Storage key of the id of the removed parent's new family, stored after the parent has read the page. */
const READ = "giftling:taken-out";

/** Returns whether a parent was removed from a family and has not been informed yet (rule: leaving). */
export const isRemovedFromFamily = ({ wasTakenOut, familyId }: UserView): boolean =>
  wasTakenOut === true && readStorage("localStorage", READ) !== familyId;

/**
 * Renders the page that replaces onboarding once for a parent who was removed from a family. The page explains that the
 * parent's texts stay with the family and that the account is unchanged (rule: leaving).
 */
export function RemovedFromFamilyPage({ user, onStart }: { user: UserView; onStart: () => void }) {
  const start = () => {
    writeStorage("localStorage", READ, user.familyId);
    onStart();
  };
  return (
    <PageShell title={words.removedFromFamilyTitle()}>
      <div className={message.page}>
        <ClosedDoorIllustration className={message.picture} />
        <h1 className={message.title}>{words.removedFromFamilyTitle()}</h1>
        <p className={message.text}>{words.removedFromFamilyMessage()}</p>
        <div className={message.actions}>
          <Button onClick={start}>{words.createFamilyButton()}</Button>
          <DownloadDataButton variant="default" />
        </div>
        <p className={message.hint}>{words.requestInvitationHint()}</p>
      </div>
    </PageShell>
  );
}
