import * as words from "@giftling/messages/settings/sessions";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/format-relative-date.ts";
import { trpc } from "../../../trpc.ts";
import { QueryStatus } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";

/** Renders the parent's sessions and a button that ends all sessions (rule: sessions). */
export function SessionsSection() {
  const sessions = trpc.account.sessions.useQuery();
  const signOut = trpc.account.signOutEverywhere.useMutation({
    // A full page load removes the account's data from memory.
    onSuccess: () => window.location.assign("/"),
  });
  return (
    <SettingSection title={words.sessionsTitle()} lead={words.sessionsDescription()} isOnly>
      <QueryStatus query={sessions} errorTitle={words.sessionsLoadErrorTitle()} height={72} />
      {sessions.data && (
        <ul className={classes.sessions}>
          {sessions.data.map(({ createdAt, device, usedAt, isCurrent }) => (
            <li key={createdAt}>
              <strong>{device ?? words.unknownDeviceLabel()}</strong>
              <span className={classes.small}>
                {isCurrent ? words.currentDeviceLabel() : words.lastUsedLabel(formatDate(usedAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.note}>{words.signOutEverywhereNote()}</p>
      {signOut.isError && (
        <p className={classes.sessionsError} role="alert">
          {getErrorMessage(signOut.error, words.signOutEverywhereError())}
        </p>
      )}
      <Button
        variant="default"
        loading={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate()}
      >
        {words.signOutEverywhereButton()}
      </Button>
    </SettingSection>
  );
}
