import type { UserView } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { PasscodeForm } from "./passcode-form.tsx";
import { SavedSwitch } from "./saved-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** The switches of the hub's door, in the order of how much they close. */
const SWITCHES = [
  {
    name: "isPublished",
    label: "Hub is published",
    description: "Off: nobody finds it, as if it didn't exist. Your dashboard keeps everything.",
  },
  {
    name: "showsPhoto",
    label: "Show photos of your children",
    description: "Off: relatives see an initial in place of the photo.",
  },
  {
    name: "showsBirthday",
    label: "Show birthdays",
    description: "Off: the hub doesn't say when they are. It never tells the year.",
  },
  {
    name: "pausesWrites",
    label: "Pause messages and gifts",
    description: "On: everybody can look, and nobody can record a gift or sign up for news.",
  },
  {
    name: "approvesNames",
    label: "Show names after I approve them",
    description: "On: a new giver is “A friend” on the hub until you approve the name.",
  },
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
    <Setting
      title="Privacy"
      lead="Who finds your hub, what they see of it, and what they can do there."
    >
      <div className={classes.switches}>
        {SWITCHES.map((one) => (
          <SavedSwitch
            key={one.name}
            {...one}
            isOn={user[one.name]}
            save={(isOn) => update.mutateAsync({ [one.name]: isOn })}
          />
        ))}
      </div>
      <PasscodeForm hasPasscode={user.hasPasscode} />
    </Setting>
  );
}
