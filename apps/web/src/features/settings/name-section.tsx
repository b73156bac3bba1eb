import { LIMITS, profileInput } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { checkInput } from "../../components/form/check-input.ts";
import { trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import { SettingForm } from "./setting-form.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** Renders the form with the parent's own name (rule: settings-page). */
export function NameSection({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { form, ...setting } = useSettingForm({
    start: { firstName, lastName },
    check: (name) => checkInput(profileInput, name),
    write: trpc.account.updateProfile.useMutation(),
    fallback: words.nameFailed(),
    hasNamedToast: true,
    stored: (user) => ({ firstName: user.firstName, lastName: user.lastName }),
    toast: { title: words.nameSaved() },
  });
  const isSame = form.values.firstName === firstName && form.values.lastName === lastName;
  return (
    <Setting title={words.profileName()} lead={words.nameLead()}>
      <SettingForm {...setting} isSame={isSame} submitLabel={words.saveName()}>
        <div className={classes.pair}>
          <TextInput
            label={words.firstName()}
            type="text"
            autoComplete="given-name"
            maxLength={LIMITS.name}
            {...form.getInputProps("firstName")}
          />
          <TextInput
            label={words.lastName()}
            type="text"
            autoComplete="family-name"
            maxLength={LIMITS.name}
            {...form.getInputProps("lastName")}
          />
        </div>
      </SettingForm>
    </Setting>
  );
}
