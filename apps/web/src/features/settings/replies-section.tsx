import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import { useMailPreferences } from "./use-mail-preferences.ts";

/** Whether relatives can answer what they get by mail, for which they see the parent's address (rule: replies). */
export function RepliesSection({ email }: { email: string }) {
  const { query, save } = useMailPreferences();
  return (
    <Setting
      title="Answers"
      lead="Relatives who get a thank-you or your news by mail may want to write back."
    >
      {query.isError && (
        <ErrorState
          title="Your choice didn't load"
          message="Everything is safe. Please try again."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={72} />}
      {query.data && email === "" && (
        <p>
          We know no confirmed e-mail address of yours, so there is none that relatives could write
          back to.
        </p>
      )}
      {query.data && email !== "" && (
        <SavedSwitch
          name="takesReplies"
          label="Relatives can write back to me"
          description={`On: everybody who gets a thank-you or your news by mail sees your address, ${email}, and an answer goes there. Off: nobody sees it.`}
          isOn={query.data.takesReplies}
          save={(isOn) => save({ takesReplies: isOn })}
        />
      )}
    </Setting>
  );
}
