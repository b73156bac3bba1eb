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

/**
 * Where a closed account stands, and the way back (rule: closed-account). Public: a closed account has to reach it
 * (rule: access-table).
 */
export function ReactivatePage() {
  const session = useSession();
  const closure = trpc.account.closure.useQuery(undefined, { enabled: session.state === "closed" });
  if (session.user) return <Navigate to="/dashboard" replace />;
  if (session.error || closure.isError) {
    return (
      <ErrorState
        fullPage
        title="We couldn't reach your account"
        message="Please check your connection and try again. Nothing is lost."
        error={session.error ?? closure.error}
        onRetry={() => (session.error ? session.retry() : void closure.refetch())}
      />
    );
  }
  if (session.state === "signed-out") return <LogInFirst />;
  if (closure.data === undefined) return <FullScreenLoading />;
  return (
    <Mantine>{closure.data.canReactivate ? <Closed closure={closure.data} /> : <Over />}</Mantine>
  );
}

function Closed({ closure }: { closure: ClosureView }) {
  const utils = trpc.useUtils();
  const reactivate = trpc.account.reactivate.useMutation({
    onSuccess: (user) => {
      // Everything asked for while the account was closed was refused: from here on it is asked for anew.
      utils.account.user.setData(undefined, user);
      showToast({ title: "Welcome back", message: "Your family's hub is up again." });
    },
  });
  return (
    <Door title="Your account is closed">
      <p className={classes.text}>
        Your family's hub is hidden, but nothing is lost yet. On{" "}
        <strong>{formatDate(closure.deletesAt)}</strong> everything is deleted for good: the hub,
        the wishlists, gifts, thank-yous and pictures. Until then you can bring it all back, or take
        it with you.
      </p>
      {reactivate.isError && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {errorMessage(reactivate.error, "We couldn't reach the server. Please try again.")}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
          Reactivate
        </Button>
        <DownloadData variant="default" />
        <LogOut />
      </div>
    </Door>
  );
}

/** The 90 days are over, and the deletion is on its way. */
function Over() {
  return (
    <Door title="Your account is being deleted">
      <p className={classes.text}>
        Its 90 days are over, so it can't be brought back. In a little while you can sign up again
        and start anew.
      </p>
      <LogOut />
    </Door>
  );
}

function LogInFirst() {
  return (
    <Door title="Bring your account back">
      <p className={classes.text}>
        Log in with the account you used before. If it was closed less than 90 days ago, you can
        reactivate it here.
      </p>
      <Button href="/api/login">Log In</Button>
    </Door>
  );
}

function LogOut() {
  return (
    <Button href="/api/auth/logout" variant="default">
      Log Out
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
