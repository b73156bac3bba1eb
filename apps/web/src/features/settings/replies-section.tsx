import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/mail";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { AutoSaveSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import { useMailPreferences } from "./use-mail-preferences.ts";

/**
 * Renders the setting that lets relatives reply to mails. With replies enabled, relatives see the parent's address (rule:
 * replies).
 */
export function MailRepliesSection({ email }: { email: string }) {
  const { query, save } = useMailPreferences();
  return (
    <Setting title={words.repliesTitle()} lead={words.repliesDescription()}>
      {query.isError && (
        <ErrorState
          title={words.repliesLoadErrorTitle()}
          message={sectionLoadErrorMessage()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={72} />}
      {query.data && email === "" && <p>{words.missingEmailMessage()}</p>}
      {query.data && email !== "" && (
        <AutoSaveSwitch
          name="takesReplies"
          label={words.repliesSwitchLabel()}
          description={words.repliesSwitchDescription(email)}
          isOn={query.data.takesReplies}
          save={(isOn) => save({ takesReplies: isOn })}
        />
      )}
    </Setting>
  );
}
