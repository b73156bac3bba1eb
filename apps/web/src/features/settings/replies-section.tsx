import { everythingIsSafe } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/mail";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import { useMailPreferences } from "./use-mail-preferences.ts";

/**
 * Renders the setting that lets relatives reply to mails. With replies enabled, relatives see the parent's address (rule:
 * replies).
 */
export function RepliesSection({ email }: { email: string }) {
  const { query, save } = useMailPreferences();
  return (
    <Setting title={words.answers()} lead={words.answersLead()}>
      {query.isError && (
        <ErrorState
          title={words.choiceDidntLoad()}
          message={everythingIsSafe()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={72} />}
      {query.data && email === "" && <p>{words.noAddress()}</p>}
      {query.data && email !== "" && (
        <SavedSwitch
          name="takesReplies"
          label={words.canWriteBack()}
          description={words.canWriteBackText(email)}
          isOn={query.data.takesReplies}
          save={(isOn) => save({ takesReplies: isOn })}
        />
      )}
    </Setting>
  );
}
