import {
  CURRENCIES,
  currencyInput,
  DEFAULT_CURRENCY,
  getRegionCurrency,
  languagesInput,
  type UserView,
} from "@giftling/domain";
import { getCurrencyName, getCurrencyOptionLabel } from "@giftling/messages/currency-names";
import { LANGUAGE_NAMES, getLanguage as spoken } from "@giftling/messages/language";
import * as words from "@giftling/messages/settings/account";
import { NativeSelect } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

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

/** Renders the setting for the currency, which is fixed once a contribution exists (rule: currency). */
export function CurrencySection({
  user: { currency = DEFAULT_CURRENCY, isCurrencyFixed = false },
}: {
  user: Pick<UserView, "currency" | "isCurrencyFixed">;
}) {
  const utils = trpc.useUtils();
  const { form, ...setting } = useSettingForm({
    draft: "currency",
    start: { currency },
    check: (values) => validateInput(currencyInput, values),
    // A rejected change can mean that a contribution has fixed the currency.
    write: trpc.account.setCurrency.useMutation({
      onError: () => void utils.account.user.invalidate(),
    }),
    fallback: words.saveCurrencyError(),
    stored: (user) => ({ currency: user.currency ?? DEFAULT_CURRENCY }),
    toast: { title: words.currencySavedConfirmation() },
  });
  const regional = getRegionCurrency(navigator.language);
  return (
    <SettingSection title={words.currencyTitle()} lead={words.currencyDescription()}>
      {isCurrencyFixed ? (
        <div className={classes.fields}>
          <NativeSelect
            label={words.currencyLabel()}
            description={words.currencyFixedHint()}
            data={[{ value: currency, label: getCurrencyOptionLabel(currency) }]}
            classNames={{ input: classes.fixedInput }}
            disabled
          />
        </div>
      ) : (
        <SettingForm {...setting} submitLabel={words.saveCurrencyButton()}>
          <NativeSelect
            label={words.currencyLabel()}
            description={words.currencyHint()}
            data={CURRENCIES.map((value) => ({ value, label: getCurrencyOptionLabel(value) }))}
            {...form.getInputProps("currency")}
          />
          {currency === DEFAULT_CURRENCY && regional !== null && regional !== currency && (
            <p className={classes.note}>
              {words.currencySuggestionHint(getCurrencyName(regional))}
            </p>
          )}
        </SettingForm>
      )}
    </SettingSection>
  );
}
