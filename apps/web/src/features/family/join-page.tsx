import type { JoinView } from "@giftling/domain";
import { checkConnection } from "@giftling/messages/common";
import { goToTheDashboard } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/family/join";
import { goHome } from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { loginHref } from "../../access/guards.ts";
import { useSession } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { CheckList } from "../../components/check-list.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { LostPath } from "../../components/illustrations/lost-path.tsx";
import { readMemory, writeMemory } from "../../components/memory/visit-memory.ts";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { rich } from "../../components/rich.tsx";
import { newIdempotencyKey, withIdempotencyKey } from "../../idempotency-key.ts";
import { errorCode, errorMessage, trpc } from "../../trpc.ts";
import classes from "./join-page.module.css";

/** Storage key of the invitation whose Join button was pressed before signing in. */
const PRESSED = "giftling:joining";

const whatYouDo = () => [words.seeTheGifts(), words.keepTheLists(), words.sayThankYou()];

/** Renders the page of an invitation, with its purpose and the Join button (rule: joining). */
export function JoinPage({ join, token }: { join: JoinView; token: string }) {
  const { user, state } = useSession();
  /** Whether Join was pressed before the session was known. */
  const [isEarly, setEarly] = useState(false);
  const accept = trpc.family.accept.useMutation({
    onSuccess({ status }) {
      // A full page load clears the previous family from memory.
      if (status === "joined") window.location.assign("/dashboard");
    },
  });
  const { mutate } = accept;
  const isInvited = join.standing === "invited";
  const go = useCallback(() => {
    if (user !== null) {
      writeMemory("sessionStorage", PRESSED, null);
      mutate(withIdempotencyKey({ token }, newIdempotencyKey()));
      return;
    }
    writeMemory("sessionStorage", PRESSED, token);
    window.location.assign(loginHref(`/join/${encodeURIComponent(token)}`));
  }, [user, mutate, token]);
  useEffect(() => {
    if (!isInvited || state === "loading") return;
    const isBack = user !== null && readMemory("sessionStorage", PRESSED) === token;
    if (!isEarly && !isBack) return;
    setEarly(false);
    go();
  }, [isInvited, state, isEarly, user, token, go]);
  // Everybody gets a button, because a tap before hydration can be replayed (boot.ts). A link would only lead to the
  // sign-in.
  const press = () => (state === "loading" ? setEarly(true) : go());

  if (join.standing === "member" || errorCode(accept.error) === "FAMILY_CHANGED") {
    return <Member join={join} />;
  }
  if (join.standing === "waiting" || accept.data?.status === "waiting") {
    return <Waiting join={join} email={user?.email ?? ""} />;
  }
  const isJoined = accept.data?.status === "joined";
  return (
    <Invitation>
      <h1 className={message.title} dir="auto">
        {words.invitesYou(join.invitedBy, join.children)}
      </h1>
      <p className={message.text}>{words.togetherYouWill()}</p>
      <div className={classes.list}>
        <CheckList items={whatYouDo()} />
      </div>
      {accept.error && (
        <p className={classes.problem} role="alert">
          {errorMessage(accept.error, checkConnection())}
        </p>
      )}
      <div className={message.actions}>
        <Button size="lg" loading={isEarly || accept.isPending || isJoined} onClick={press}>
          {words.join()}
        </Button>
        {errorCode(accept.error) === "HAS_FAMILY" && (
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {words.goToYourDashboard()}
          </Button>
        )}
      </div>
      <p className={message.hint}>
        {user === null
          ? words.youSignIn()
          : rich(user.email ? words.signedInAs() : words.signedIn(), {
              email: user.email,
              link: <a href="/api/auth/logout">{words.notYou()}</a>,
            })}
      </p>
    </Invitation>
  );
}

/** Renders the page of a parent whose request to join is pending approval by the owner. */
function Waiting({ join, email }: { join: JoinView; email: string }) {
  return (
    <Invitation>
      <h1 className={message.title}>{words.almostThere()}</h1>
      <p className={message.text} role="status">
        {words.weAsked(email, join.invitedBy)}
      </p>
      <p className={message.text}>{email ? words.weWriteToYou() : words.comeBackLater()}</p>
      <div className={message.actions}>
        {/* Loads anew: who was let in meanwhile sees it then. */}
        <Button variant="default" onClick={() => window.location.reload()}>
          {words.lookAgain()}
        </Button>
      </div>
    </Invitation>
  );
}

function Member({ join }: { join: JoinView }) {
  return (
    <Invitation>
      <h1 className={message.title}>{words.youLookAfter(join.children)}</h1>
      <p className={message.text}>{words.nothingToAccept()}</p>
      {/* Loads anew, with the family that was joined. */}
      <Button href="/dashboard">{goToTheDashboard()}</Button>
    </Invitation>
  );
}

function Invitation({ children }: { children: ReactNode }) {
  return (
    <PageShell title={words.anInvitation()}>
      <div className={message.page}>
        <GrowingGift coins={false} className={classes.picture} />
        {children}
      </div>
    </PageShell>
  );
}

/**
 * Renders the page of an invitation that is invalid, expired, revoked or used, without the reason. Also shown to a parent
 * whom the owner has admitted in the meantime.
 */
export function InvitationMissing() {
  const { user } = useSession();
  const isIn = user?.role === "parent";
  return (
    <PageShell title={isIn ? words.anInvitation() : words.notFound()}>
      <div className={message.page}>
        {isIn ? (
          <GrowingGift coins={false} className={message.picture} />
        ) : (
          <LostPath className={message.picture} />
        )}
        <h1 className={message.title}>{isIn ? words.youLookAfterAPage() : words.hasEnded()}</h1>
        <p className={message.text}>{isIn ? words.nothingToAccept() : words.askAgain()}</p>
        <div className={message.actions}>
          <Button href="/dashboard">{isIn ? goToTheDashboard() : words.goToYourDashboard()}</Button>
          {!isIn && (
            <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
              {goHome()}
            </Button>
          )}
        </div>
      </div>
    </PageShell>
  );
}
