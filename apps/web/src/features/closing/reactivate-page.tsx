import "../../styles/mantine.css";
import type { ClosureView } from "@giftling/domain";
import * as words from "@giftling/messages/account/closing";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Alert } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { useSession } from "../../access/session.ts";
import { getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { formatDate } from "../../components/format-relative-date.ts";
import { ClosedDoorIllustration } from "../../components/illustrations/closed-door.tsx";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { FullScreenLoader } from "../../components/loading/full-screen-loader.tsx";
import { AppMantineProvider } from "../../components/mantine-provider.tsx";
import classes from "../../components/page/message-page.module.css";
import { MessagePage } from "../../components/page/message-page.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import { DownloadDataButton } from "../export/download-data.tsx";
import { LeaveFamilyButton } from "../settings/members/member-dialogs.tsx";

/** Renders the page on which the owner of a closed account can restore the account (rule: closed-account). */
export function ReactivatePage() {
  const session = useSession();
  const closure = trpc.account.closure.useQuery(undefined, { enabled: session.state === "closed" });
  if (session.user) return <Navigate to="/dashboard" replace />;
  if (!session.error && session.state === "signed-out") return <SignInPrompt />;
  if (session.error || closure.isError) {
    return (
      <ErrorState
        fullPage
        title={parentWords.accountLoadErrorTitle()}
        message={parentWords.accountLoadErrorMessage()}
        error={session.error ?? closure.error}
        onRetry={() => (session.error ? session.retry() : void closure.refetch())}
      />
    );
  }
  if (closure.data === undefined) return <FullScreenLoader />;
  return (
    <AppMantineProvider>
      {closure.data.canReactivate ? <ClosedAccount closure={closure.data} /> : <PurgedAccount />}
    </AppMantineProvider>
  );
}

function ClosedAccount({ closure }: { closure: ClosureView }) {
  const utils = trpc.useUtils();
  const reactivate = trpc.account.reactivate.useMutation({
    onSuccess: (user) => {
      // The server rejected earlier requests for the closed account, so the cache contains no outdated data.
      utils.account.user.setData(undefined, user);
      showToast({
        title: words.accountReactivatedTitle(),
        message: words.accountReactivatedMessage(),
      });
    },
  });
  if (closure.role !== "owner") return <ClosedByOwner closure={closure} />;
  return (
    <MessagePage Picture={ClosedDoorIllustration} title={words.accountClosedTitle()}>
      <p className={classes.text}>
        {renderRichText(words.reactivateAccountDescription(), {
          day: <strong>{formatDate(closure.deletesAt)}</strong>,
        })}
      </p>
      {reactivate.isError && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {getErrorMessage(reactivate.error, parentWords.connectionError())}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
          {words.reactivateAccountButton()}
        </Button>
        <DownloadDataButton variant="default" />
        <SignOutButton />
      </div>
    </MessagePage>
  );
}

/** Renders the page about a closed account for a parent who cannot restore the account (rule: owner-only). */
function ClosedByOwner({ closure }: { closure: ClosureView }) {
  return (
    <MessagePage Picture={ClosedDoorIllustration} title={words.familyClosedTitle()}>
      <p className={classes.text}>
        {renderRichText(words.familyClosedMessage(), {
          day: <strong>{formatDate(closure.deletesAt)}</strong>,
        })}
      </p>
      <div className={classes.actions}>
        <DownloadDataButton />
        {closure.userId !== undefined && <LeaveFamilyButton userId={closure.userId} />}
        <SignOutButton />
      </div>
    </MessagePage>
  );
}

/** Renders the page for an account that was closed more than 90 days ago and can no longer be restored. */
function PurgedAccount() {
  const { signUps } = useConfig();
  return (
    <MessagePage
      title={words.accountDeletionTitle()}
      Picture={ClosedDoorIllustration}
      text={
        signUps === "open"
          ? words.accountDeletionMessage()
          : words.accountDeletionWithoutSignUpMessage()
      }
    >
      <SignOutButton />
    </MessagePage>
  );
}

function SignInPrompt() {
  return (
    <MessagePage
      title={words.reactivateAccountTitle()}
      Picture={ClosedDoorIllustration}
      text={words.signInRequiredMessage()}
    >
      <Button href="/api/login">{commonWords.signInLink()}</Button>
    </MessagePage>
  );
}

function SignOutButton() {
  return (
    <Button href="/api/auth/logout" variant="default">
      {parentWords.signOutButton()}
    </Button>
  );
}
