import { LIMITS, profileInput } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { checkInput } from "../../components/form/check-input.ts";
import { trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import { SettingForm } from "./setting-form.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** The parent's own name (rule: settings-page). */
export function NameSection({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { form, ...setting } = useSettingForm({
    start: { firstName, lastName },
    check: (name) => checkInput(profileInput, name),
    write: trpc.account.updateProfile.useMutation(),
    fallback: "Failed to update profile",
    stored: (user) => ({ firstName: user.firstName, lastName: user.lastName }),
    toast: { title: "Name saved" },
  });
  const isSame = form.values.firstName === firstName && form.values.lastName === lastName;
  return (
    <Setting
      title="Profile name"
      lead="Your own name. Relatives never see your surname on the hub."
    >
      <SettingForm {...setting} isSame={isSame} submitLabel="Save name">
        <div className={classes.pair}>
          <TextInput
            label="First name"
            autoComplete="given-name"
            maxLength={LIMITS.name}
            {...form.getInputProps("firstName")}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={LIMITS.name}
            {...form.getInputProps("lastName")}
          />
        </div>
      </SettingForm>
    </Setting>
  );
}
