import { languagesInput, type UserView } from "@giftling/domain";
import { LANGUAGE_NAMES, getLanguage as spoken } from "@giftling/messages/language";
import * as words from "@giftling/messages/settings/account";
import { NativeSelect } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";

/** Options for all languages. Each label is in the option's own language. */
const CHOICES = LANGUAGE_NAMES.map(([value, label]) => ({ value, label }));

/** Renders the settings for the parent's language and the family's language (rule: languages). */
export function LanguageSection({ user: { language, hubLanguage } }: { user: UserView }) {
  const { form, ...setting } = useSettingForm({
    draft: "languages",
    // Without a choice of the parent, the page's language applies.
    start: { language: language ?? spoken(), hubLanguage },
    check: (values) => validateInput(languagesInput, values),
    write: trpc.account.updateLanguages.useMutation({
      // A change of language loads a new document, because a page contains the messages of only one language.
      onSuccess: (user) => {
        if (user.language !== spoken()) reloadWithoutLanguage(window.location);
      },
    }),
    fallback: words.saveLanguageError(),
    stored: (user) => ({ language: user.language ?? spoken(), hubLanguage: user.hubLanguage }),
    toast: { title: words.languageSavedConfirmation() },
  });
  return (
    <SettingSection title={words.languageTitle()} lead={words.languageDescription()}>
      <SettingForm {...setting} submitLabel={words.saveLanguageButton()}>
        <NativeSelect
          label={words.parentLanguageLabel()}
          description={words.parentLanguageHint()}
          data={CHOICES}
          {...form.getInputProps("language")}
        />
        <NativeSelect
          label={words.hubLanguageLabel()}
          description={words.hubLanguageHint()}
          data={CHOICES}
          {...form.getInputProps("hubLanguage")}
        />
      </SettingForm>
    </SettingSection>
  );
}

/** Reloads the page without the language parameter, because the cookie now contains the language. */
function reloadWithoutLanguage(page: Location): void {
  if (page.search === "") page.reload();
  else page.replace(page.pathname);
}
