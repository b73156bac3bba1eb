import type { JoinPageView } from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import { dashboardLink } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/family/join";
import { homepageLink } from "@giftling/messages/pages/frame";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { getSignInUrlWithReturnPath } from "../../access/guards.ts";
import { useSession } from "../../access/session.ts";
import { getErrorCode, getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { CheckMarkList } from "../../components/check-mark-list.tsx";
import { FruitingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { SignpostIllustration } from "../../components/illustrations/signpost.tsx";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";
import message from "../../components/page/message-page.module.css";
import { MessagePage } from "../../components/page/message-page.tsx";
import { PageShell } from "../../components/page/page-shell.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { addIdempotencyKey, createIdempotencyKey } from "../../idempotency-key.ts";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import classes from "./invitation-page.module.css";

/** Browser storage key. The value is the token of an invitation on which Join was pressed before signing in. */
const PENDING_JOIN_KEY = "giftling:joining";

/** Renders the page on which an invited person can join a family (rule: joining). */
export function InvitationPage({ join, token }: { join: JoinPageView; token: string }) {
  const { user, state } = useSession();
  const { identityProvider } = useConfig();
  /** Whether Join was pressed before the session was loaded. */
  const [isEarly, setEarly] = useState(false);
  const accept = trpc.family.accept.useMutation({
    onSuccess({ status }) {
      // A full page load removes the previous family's data from memory.
      if (status === "joined") window.location.assign("/dashboard");
    },
  });
  const isInvited = join.standing === "invited";
  function go() {
    if (user !== null) {
      writeStorage("sessionStorage", PENDING_JOIN_KEY, null);
      accept.mutate(addIdempotencyKey({ token }, createIdempotencyKey()));
      return;
    }
    writeStorage("sessionStorage", PENDING_JOIN_KEY, token);
    window.location.assign(getSignInUrlWithReturnPath(`/join/${encodeURIComponent(token)}`));
  }
  const resume = useEffectEvent(() => {
    const isBack = user !== null && readStorage("sessionStorage", PENDING_JOIN_KEY) === token;
    if (!isEarly && !isBack) return;
    setEarly(false);
    go();
  });
  useEffect(() => {
    if (isInvited && state !== "loading") resume();
  }, [isInvited, state]);
  // Renders a button even for signing in, because boot.ts can replay a button click made before hydration.
  const press = () => (state === "loading" ? setEarly(true) : go());

  if (join.standing === "member" || getErrorCode(accept.error) === "FAMILY_CHANGED") {
    return <Member join={join} />;
  }
  if (join.standing === "waiting" || accept.data?.status === "waiting") {
    return <PendingApproval join={join} email={user?.email ?? ""} />;
  }
  const isJoined = accept.data?.status === "joined";
  return (
    <Invitation>
      <h1 className={message.title} dir="auto">
        {words.invitationHeading(join.invitedBy, join.children)}
      </h1>
      <p className={message.text}>{words.parentTasksHeading()}</p>
      <div className={classes.list}>
        <CheckMarkList
          items={[words.giftsTaskLabel(), words.wishlistTaskLabel(), words.thankYouTaskLabel()]}
        />
      </div>
      {accept.error && (
        <p className={classes.problem} role="alert">
          {getErrorMessage(accept.error, connectionErrorMessage())}
        </p>
      )}
      <div className={message.actions}>
        <Button size="lg" loading={isEarly || accept.isPending || isJoined} onClick={press}>
          {words.joinButton()}
        </Button>
        {getErrorCode(accept.error) === "HAS_FAMILY" && (
          <Button variant="default" href="/dashboard">
            {words.ownDashboardLink()}
          </Button>
        )}
      </div>
      <p className={message.hint}>
        {user === null
          ? words.signInHint(identityProvider)
          : renderRichText(user.email ? words.signedInAsNote() : words.signedInNote(), {
              email: user.email,
              link: <a href="/api/auth/logout">{words.changeAccountLink()}</a>,
            })}
      </p>
    </Invitation>
  );
}

/** Renders the page for an invited person who awaits the owner's approval. */
function PendingApproval({ join, email }: { join: JoinPageView; email: string }) {
  return (
    <Invitation>
      <h1 className={message.title}>{words.approvalPendingTitle()}</h1>
      <p className={message.text} role="status">
        {words.approvalPendingMessage(email, join.invitedBy)}
      </p>
      <p className={message.text}>
        {email ? words.approvalMailNote() : words.approvalWithoutMailNote()}
      </p>
      <div className={message.actions}>
        {/* Reloads the page, which then shows whether the owner approved the request. */}
        <Button variant="default" onClick={() => window.location.reload()}>
          {words.reloadButton()}
        </Button>
      </div>
    </Invitation>
  );
}

function Member({ join }: { join: JoinPageView }) {
  return (
    <Invitation>
      <h1 className={message.title}>{words.alreadyMemberHeading(join.children)}</h1>
      <p className={message.text}>{words.alreadyMemberMessage()}</p>
      {/* Loads a new document with the data of the joined family. */}
      <Button href="/dashboard">{dashboardLink()}</Button>
    </Invitation>
  );
}

function Invitation({ children }: { children: ReactNode }) {
  return (
    <PageShell title={words.invitationTitle()}>
      <div className={message.page}>
        <FruitingGiftIllustration className={classes.picture} />
        {children}
      </div>
    </PageShell>
  );
}

/** Renders the page for an unusable invitation, with a dashboard link for a parent who has already joined. */
export function InvitationNotFoundPage() {
  const { user } = useSession();
  const isIn = user?.role === "parent";
  return (
    <MessagePage
      title={isIn ? words.invitationTitle() : words.invitationNotFoundTitle()}
      heading={isIn ? words.alreadyInFamilyHeading() : words.invitationExpiredTitle()}
      Picture={isIn ? FruitingGiftIllustration : SignpostIllustration}
      text={isIn ? words.alreadyMemberMessage() : words.invitationExpiredMessage()}
      actions={
        <>
          <Button href="/dashboard">{isIn ? dashboardLink() : words.ownDashboardLink()}</Button>
          {!isIn && (
            <Button variant="default" href="/">
              {homepageLink()}
            </Button>
          )}
        </>
      }
    />
  );
}
