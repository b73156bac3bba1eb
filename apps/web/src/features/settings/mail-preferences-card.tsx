import { MAIL_SWITCHES, type MailSwitch } from "@giftling/domain";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { useConfig } from "../../use-config.ts";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";
import { useMailPreferences } from "./use-mail-preferences.ts";

const SWITCHES: Record<MailSwitch, { label: string; description: string }> = {
  giftRecorded: {
    label: "Somebody gave a gift",
    description: "Who gave what, summed up: at most one e-mail an hour.",
  },
  listReady: {
    label: "A child's day comes near",
    description: "Five weeks ahead, with what is open on the list.",
  },
  referralReward: {
    label: "A friend joined",
    description: "When an invitation has earned you a month of Premium.",
  },
  trialReminders: {
    label: "Your trial",
    description: "Three days before it ends, and when it has ended.",
  },
};

/** Switches of mails that there are none of without billing (rule: billing-off). */
const OF_BILLING: readonly MailSwitch[] = ["referralReward", "trialReminders"];

/** Which mails the parent gets. Saved at once, and put back when that fails. */
export function MailPreferencesCard() {
  const { query, save } = useMailPreferences();
  const { billing } = useConfig();
  return (
    <Setting
      title="E-mail"
      lead="What we write to you about. E-mail about your account itself always comes."
    >
      {query.isError && (
        <ErrorState
          title="Your choices didn't load"
          message="Everything is safe. Please try again."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={180} />}
      {query.data && (
        <div className={classes.switches}>
          {MAIL_SWITCHES.filter((name) => billing || !OF_BILLING.includes(name)).map((name) => (
            <SavedSwitch
              key={name}
              name={name}
              {...SWITCHES[name]}
              isOn={query.data[name]}
              save={(isOn) => save({ [name]: isOn })}
            />
          ))}
        </div>
      )}
    </Setting>
  );
}
