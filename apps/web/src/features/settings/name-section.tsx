import { profileInput, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

export function NameSection({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { form, ...setting } = useSettingForm({
    draft: "name",
    start: { firstName, lastName },
    check: (name) => validateInput(profileInput, name),
    write: trpc.account.updateProfile.useMutation(),
    fallback: words.saveNameError(),
    hasNamedToast: true,
    stored: (user) => ({ firstName: user.firstName, lastName: user.lastName }),
    toast: { title: words.nameSavedConfirmation() },
  });
  const isSame = form.values.firstName === firstName && form.values.lastName === lastName;
  return (
    <SettingSection title={words.nameTitle()} lead={words.nameDescription()}>
      <SettingForm {...setting} isSame={isSame} submitLabel={words.saveNameButton()}>
        <div className={classes.pair}>
          <TextInput
            label={words.firstNameLabel()}
            type="text"
            autoComplete="given-name"
            maxLength={TEXT_LIMITS.name}
            {...form.getInputProps("firstName")}
          />
          <TextInput
            label={words.lastNameLabel()}
            type="text"
            autoComplete="family-name"
            maxLength={TEXT_LIMITS.name}
            {...form.getInputProps("lastName")}
          />
        </div>
      </SettingForm>
    </SettingSection>
  );
}
