import { PARENT_ERRORS, sharingInput, TEXT_LIMITS, type UserView } from "@giftling/domain";
import { translateParentError } from "@giftling/messages/sentences/parents";
import * as words from "@giftling/messages/settings/hub";
import { themeTitle } from "@giftling/messages/themes/themes";
import { TextInput } from "@mantine/core";
import { validateInput } from "../../components/form/validate-input.ts";
import { PremiumButton } from "../../components/premium-button.tsx";
import { trpc } from "../../trpc.ts";
import { ThemeForm } from "../theme/theme-form.tsx";
import { QueryStatus } from "./query-status.tsx";
import { SettingForm, useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

export function ThemeSection({ user }: { user: Pick<UserView, "isPremium" | "familyUrl"> }) {
  const query = trpc.account.theme.useQuery();
  return (
    <SettingSection title={themeTitle()} lead={words.themeDescription()} isOnly>
      <QueryStatus query={query} errorTitle={words.themeLoadErrorTitle()} height={520} />
      {query.data && (
        <ThemeForm view={query.data} isPremium={user.isPremium} familyUrl={user.familyUrl ?? ""} />
      )}
    </SettingSection>
  );
}

/** Renders the field for a hub's title, a Premium feature. An empty field removes the title (rule: hub-title). */
export function HubTitleSection({ user: { hubTitle, isPremium } }: { user: UserView }) {
  const { form, ...setting } = useSettingForm({
    draft: "title",
    start: { hubTitle: hubTitle ?? "" },
    check: (values) => validateInput(sharingInput, values),
    write: trpc.account.updateSharing.useMutation(),
    fallback: words.saveHubTitleError(),
    stored: (user) => ({ hubTitle: user.hubTitle ?? "" }),
    toast: { title: words.hubTitleSavedConfirmation() },
  });
  return (
    <SettingSection title={words.hubTitleHeading()} lead={words.hubTitleDescription()} isOnly>
      {isPremium ? (
        <SettingForm {...setting} submitLabel={words.saveHubTitleButton()}>
          <TextInput
            label={words.hubTitleLabel()}
            placeholder={words.hubTitlePlaceholder()}
            maxLength={TEXT_LIMITS.hubTitle}
            {...form.getInputProps("hubTitle")}
          />
        </SettingForm>
      ) : (
        <div className={classes.fields}>
          <p className={classes.note}>
            {translateParentError(PARENT_ERRORS.hubTitleRequiresPremium)}
          </p>
          <PremiumButton variant="default" />
        </div>
      )}
    </SettingSection>
  );
}
