import { profileInput, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

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
  return (
    <SettingSection title={words.nameTitle()} lead={words.nameDescription()}>
      <SettingForm {...setting} submitLabel={words.saveNameButton()}>
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
