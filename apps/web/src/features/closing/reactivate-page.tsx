import * as words from "@giftling/messages/account/closing";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { rich } from "../../components/rich.tsx";
import "../../styles/mantine.css";
import type { ClosureView } from "@giftling/domain";
import { Alert } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSession } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { formatDate } from "../../components/format-day.ts";
import { ShutDoor } from "../../components/illustrations/shut-door.tsx";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { FullScreenLoading } from "../../components/loading/full-screen-loading.tsx";
import { Mantine } from "../../components/mantine.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import { DownloadData } from "../export/download-data.tsx";
import { LeaveButton } from "../settings/members/leave-button.tsx";

/**
 * Renders the state of a closed account and the button that restores it. The page is public, because a closed account has
 * no session (rule: closed-account).
 */
export function ReactivatePage() {
  const session = useSession();
  const closure = trpc.account.closure.useQuery(undefined, { enabled: session.state === "closed" });
  if (session.user) return <Navigate to="/dashboard" replace />;
  if (!session.error && session.state === "signed-out") return <LogInFirst />;
  if (session.error || closure.isError) {
    return (
      <ErrorState
        fullPage
        title={parentWords.accountUnreachable()}
        message={parentWords.nothingIsLost()}
        error={session.error ?? closure.error}
        onRetry={() => (session.error ? session.retry() : void closure.refetch())}
      />
    );
  }
  if (closure.data === undefined) return <FullScreenLoading />;
  return (
    <Mantine>{closure.data.canReactivate ? <Closed closure={closure.data} /> : <Over />}</Mantine>
  );
}

function Closed({ closure }: { closure: ClosureView }) {
  const utils = trpc.useUtils();
  const reactivate = trpc.account.reactivate.useMutation({
    onSuccess: (user) => {
      // Requests made while the account was closed were rejected and left no cached data, so the dashboard loads
      // everything.
      utils.account.user.setData(undefined, user);
      showToast({ title: words.welcomeBack(), message: words.upAgain() });
    },
  });
  if (closure.role !== "owner") return <ClosedByOwner closure={closure} />;
  return (
    <Door title={words.closed()}>
      <p className={classes.text}>
        {rich(words.hiddenUntil(), { day: <strong>{formatDate(closure.deletesAt)}</strong> })}
      </p>
      {reactivate.isError && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {errorMessage(reactivate.error, parentWords.unreachable())}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
          {words.reactivate()}
        </Button>
        <DownloadData variant="default" />
        <LogOut />
      </div>
    </Door>
  );
}

/** Renders the page for a parent who is not the owner. Only the owner can restore the account (rule: owner-only). */
function ClosedByOwner({ closure }: { closure: ClosureView }) {
  return (
    <Door title={words.closedByOwner()}>
      <p className={classes.text}>
        {rich(words.closedByOwnerUntil(), {
          day: <strong>{formatDate(closure.deletesAt)}</strong>,
        })}
      </p>
      <div className={classes.actions}>
        <DownloadData />
        {closure.userId !== undefined && <LeaveButton userId={closure.userId} />}
        <LogOut />
      </div>
    </Door>
  );
}

/** Renders the page shown after 90 days, when the deletion has started. */
function Over() {
  return (
    <Door title={words.beingDeleted()}>
      <p className={classes.text}>{words.isOver()}</p>
      <LogOut />
    </Door>
  );
}

function LogInFirst() {
  return (
    <Door title={words.bringItBack()}>
      <p className={classes.text}>{words.logInFirst()}</p>
      <Button href="/api/login">{commonWords.logIn()}</Button>
    </Door>
  );
}

function LogOut() {
  return (
    <Button href="/api/auth/logout" variant="default">
      {parentWords.logOut()}
    </Button>
  );
}

function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageShell title={title}>
      <div className={classes.page}>
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>{title}</h1>
        {children}
      </div>
    </PageShell>
  );
}
