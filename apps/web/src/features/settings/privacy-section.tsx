import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/hub";
import { trpc } from "../../trpc.ts";
import { PasscodeForm } from "./passcode-form.tsx";
import { AutoSaveSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Switches for the visibility and the use of the hub, the strictest first. */
const SWITCHES = [
  "isPublished",
  "showsPhoto",
  "showsBirthday",
  "pausesWrites",
  "approvesNames",
] as const;

/** Renders the settings for who can view the hub, what visitors see, and what visitors may do. Each switch saves at once. */
export function PrivacySection({ user }: { user: UserView }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => {
      utils.account.user.setData(undefined, saved);
      void utils.hub.invalidate();
    },
  });
  return (
    <Setting title={words.privacyTitle()} lead={words.privacyDescription()}>
      <div className={classes.switches}>
        {SWITCHES.map((name) => (
          <AutoSaveSwitch
            key={name}
            name={name}
            label={words.getSwitchLabel(name)}
            description={words.getSwitchDescription(name)}
            isOn={user[name]}
            save={(isOn) => update.mutateAsync({ [name]: isOn })}
          />
        ))}
      </div>
      <PasscodeForm hasPasscode={user.hasPasscode} isOld={user.hasOldPasscode === true} />
    </Setting>
  );
}
