import {
  CURRENCIES,
  currencyInput,
  DEFAULT_CURRENCY,
  getRegionCurrency,
  type UserView,
} from "@giftling/domain";
import { getCurrencyName, getCurrencyOptionLabel } from "@giftling/messages/currency-names";
import * as words from "@giftling/messages/settings/account";
import { NativeSelect } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { trpc } from "../../trpc.ts";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

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
