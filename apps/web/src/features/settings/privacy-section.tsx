import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/hub";
import { trpc } from "../../trpc.ts";
import { PasscodeForm } from "./passcode-form.tsx";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** The switches of the hub's door, in the order of how much they close. */
const SWITCHES = [
  "isPublished",
  "showsPhoto",
  "showsBirthday",
  "pausesWrites",
  "approvesNames",
] as const;

/** Who finds the hub, what they see of it and what they may do there. Each switch saves at once. */
export function PrivacySection({ user }: { user: UserView }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => {
      utils.account.user.setData(undefined, saved);
      void utils.hub.invalidate();
    },
  });
  return (
    <Setting title={words.privacy()} lead={words.privacyLead()}>
      <div className={classes.switches}>
        {SWITCHES.map((name) => (
          <SavedSwitch
            key={name}
            name={name}
            label={words.switchLabel(name)}
            description={words.switchDescription(name)}
            isOn={user[name]}
            save={(isOn) => update.mutateAsync({ [name]: isOn })}
          />
        ))}
      </div>
      <PasscodeForm hasPasscode={user.hasPasscode} isOld={user.hasOldPasscode === true} />
    </Setting>
  );
}
