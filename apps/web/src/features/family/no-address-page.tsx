import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/family/between-families";
import * as joinWords from "@giftling/messages/family/join";
import { Button } from "../../components/button.tsx";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { LeaveFamilyButton } from "../settings/members/leave-button.tsx";

/** Renders the page that replaces onboarding for a parent while the owner has not chosen a family URL (rule: owner-only). */
export function NoFamilyUrlPage({ user }: { user: UserView }) {
  return (
    <PageShell title={joinWords.approvalPendingTitle()}>
      <div className={message.page}>
        <GrowingGiftIllustration coins={false} className={message.picture} />
        <h1 className={message.title}>{joinWords.approvalPendingTitle()}</h1>
        <p className={message.text}>{words.familyUrlPendingMessage(user.ownerName)}</p>
        <div className={message.actions}>
          {/* Reloads the app, because the family URL may have been set in the meantime. */}
          <Button onClick={() => window.location.assign("/dashboard")}>
            {joinWords.checkAgainButton()}
          </Button>
          <LeaveFamilyButton userId={user.id} />
        </div>
      </div>
    </PageShell>
  );
}
