import { MAIL_SWITCHES, type MailSwitch } from "@giftling/domain";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/settings/mail";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { useConfig } from "../../use-config.ts";
import { AutoSaveSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";
import { useMailPreferences } from "./use-mail-preferences.ts";

/** Switches for mails that are sent only with billing (rule: billing-off). */
const OF_BILLING: readonly MailSwitch[] = ["referralReward", "trialReminders"];

/** Renders the parent's mail preferences. A change is saved at once and rolled back when saving fails. */
export function MailPreferencesCard() {
  const { query, save } = useMailPreferences();
  const { billing } = useConfig();
  return (
    <Setting title={words.emailTitle()} lead={words.emailDescription()}>
      {query.isError && (
        <ErrorState
          title={words.preferencesLoadErrorTitle()}
          message={sectionLoadErrorMessage()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={180} />}
      {query.data && (
        <div className={classes.switches}>
          {MAIL_SWITCHES.filter((name) => billing || !OF_BILLING.includes(name)).map((name) => (
            <AutoSaveSwitch
              key={name}
              name={name}
              label={words.getSwitchLabel(name)}
              description={words.getSwitchDescription(name)}
              isOn={query.data[name]}
              save={(isOn) => save({ [name]: isOn })}
            />
          ))}
        </div>
      )}
    </Setting>
  );
}
