import { type JoinView, pagesOf } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { loginHref } from "../../access/guards.ts";
import { useSession } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { CheckList } from "../../components/check-list.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { LostPath } from "../../components/illustrations/lost-path.tsx";
import { recall, remember } from "../../components/memory/visit-memory.ts";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { CHECK_CONNECTION } from "../../components/toast/toast.ts";
import { newIdempotencyKey, withIdempotencyKey } from "../../idempotency-key.ts";
import { errorCode, errorMessage, trpc } from "../../trpc.ts";
import classes from "./join-page.module.css";
import { JOIN_TITLE } from "./join-words.ts";

/** The invitation that was pressed before signing in: coming back takes it up by itself. */
const PRESSED = "giftling:joining";

const WHAT_YOU_DO = [
  "See the gifts as they come in",
  "Keep the wishlists and write the news",
  "Say thank you to everybody who gives",
];

/** An invitation, with what it is for and the way in (rule: joining). */
export function JoinPage({ join, token }: { join: JoinView; token: string }) {
  const { user } = useSession();
  const accept = trpc.family.accept.useMutation({
    onSuccess({ status }) {
      // A page of its own: nothing of the family that was empty stays in this browser's memory.
      if (status === "joined") window.location.assign("/dashboard");
    },
  });
  const { mutate } = accept;
  const isBack = user !== null && join.standing === "invited";
  useEffect(() => {
    if (!isBack || recall("sessionStorage", PRESSED) !== token) return;
    remember("sessionStorage", PRESSED, null);
    mutate(withIdempotencyKey({ token }, newIdempotencyKey()));
  }, [isBack, mutate, token]);
  const press = () => mutate(withIdempotencyKey({ token }, newIdempotencyKey()));

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
        {nameOf(join)} invites you to look after {pagesOf(join.children)}
      </h1>
      <p className={message.text}>Together you will:</p>
      <div className={classes.list}>
        <CheckList items={WHAT_YOU_DO} />
      </div>
      {accept.error && (
        <p className={classes.problem} role="alert">
          {errorMessage(accept.error, CHECK_CONNECTION)}
        </p>
      )}
      <div className={message.actions}>
        {user === null ? (
          <Button
            size="lg"
            href={loginHref(`/join/${encodeURIComponent(token)}`)}
            onClick={() => remember("sessionStorage", PRESSED, token)}
          >
            Join
          </Button>
        ) : (
          <Button size="lg" loading={accept.isPending || isJoined} onClick={press}>
            Join
          </Button>
        )}
        {errorCode(accept.error) === "HAS_FAMILY" && (
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            Go to your dashboard
          </Button>
        )}
      </div>
      <p className={message.hint}>
        {user === null ? (
          "You sign in with an account you already have. It takes a moment."
        ) : (
          <>
            You are signed in{user.email && ` as ${user.email}`}.{" "}
            <a href="/api/auth/logout">Not you?</a>
          </>
        )}
      </p>
    </Invitation>
  );
}

const nameOf = ({ invitedBy }: JoinView) => invitedBy || "Somebody";

/** Signed in with another address than the invited one. */
function Waiting({ join, email }: { join: JoinView; email: string }) {
  const who = join.invitedBy || "the owner";
  return (
    <Invitation>
      <h1 className={message.title}>Almost there</h1>
      <p className={message.text} role="status">
        You signed in{email && ` as ${email}`}, and the invitation went to another address. So we
        asked {who} whether it is you.
      </p>
      <p className={message.text}>
        {email ? "We write to you as soon as you're in." : "Come back to this page a little later."}
      </p>
      <div className={message.actions}>
        {/* Loads anew: who was let in meanwhile sees it then. */}
        <Button variant="default" onClick={() => window.location.reload()}>
          Look again
        </Button>
      </div>
    </Invitation>
  );
}

function Member({ join }: { join: JoinView }) {
  return (
    <Invitation>
      <h1 className={message.title}>You look after {pagesOf(join.children)}</h1>
      <p className={message.text}>There is nothing left to accept: the dashboard is yours too.</p>
      {/* Loads anew, with the family that was joined. */}
      <Button href="/dashboard">Go to the dashboard</Button>
    </Invitation>
  );
}

function Invitation({ children }: { children: ReactNode }) {
  return (
    <PageShell title={JOIN_TITLE}>
      <div className={message.page}>
        <GrowingGift coins={false} className={classes.picture} />
        {children}
      </div>
    </PageShell>
  );
}

/**
 * The link is forged, over, taken back or used: which, is told to nobody. Who waited for the owner and looks again was let in by
 * it.
 */
export function InvitationGone() {
  const { user } = useSession();
  const isIn = user?.role === "parent";
  return (
    <PageShell title={isIn ? JOIN_TITLE : "Invitation not found"}>
      <div className={message.page}>
        {isIn ? (
          <GrowingGift coins={false} className={message.picture} />
        ) : (
          <LostPath className={message.picture} />
        )}
        <h1 className={message.title}>
          {isIn ? "You look after a family's page" : "This invitation has ended"}
        </h1>
        <p className={message.text}>
          {isIn
            ? "There is nothing left to accept: the dashboard is yours too."
            : "It works for seven days, and once. Ask the parent who sent it to invite you again."}
        </p>
        <div className={message.actions}>
          <Button href="/dashboard">{isIn ? "Go to the dashboard" : "Go to your dashboard"}</Button>
          {!isIn && (
            <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
              Go to the home page
            </Button>
          )}
        </div>
      </div>
    </PageShell>
  );
}
