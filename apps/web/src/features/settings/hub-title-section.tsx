import { LIMITS, PARENTS, sharingInput } from "@giftling/domain";
import { worded } from "@giftling/messages/sentences/parents";
import * as words from "@giftling/messages/settings/hub";
import { seePremium } from "@giftling/messages/themes/themes";
import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { checkInput } from "../../components/form/check-input.ts";
import { trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import { SettingForm } from "./setting-form.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** Renders the field for the title in the header of a Premium hub. An empty field means no title (rule: hub-title). */
export function HubTitleSection({
  title,
  isPremium,
}: {
  title: string | null;
  isPremium: boolean;
}) {
  const hubTitle = title ?? "";
  const { form, ...setting } = useSettingForm({
    start: { hubTitle },
    check: (values) => checkInput(sharingInput, values),
    write: trpc.account.updateSharing.useMutation(),
    fallback: words.titleFailed(),
    stored: (user) => ({ hubTitle: user.hubTitle ?? "" }),
    toast: { title: words.titleSaved() },
  });
  return (
    <Setting title={words.hubsTitle()} lead={words.hubsTitleLead()}>
      {isPremium ? (
        <SettingForm
          {...setting}
          isSame={form.values.hubTitle === hubTitle}
          submitLabel={words.saveTitle()}
        >
          <TextInput
            label={words.title()}
            placeholder={words.titleSample()}
            maxLength={LIMITS.hubTitle}
            {...form.getInputProps("hubTitle")}
          />
        </SettingForm>
      ) : (
        <div className={classes.fields}>
          <p className={classes.note}>{worded(PARENTS.titleNeedsPremium)}</p>
          <Button variant="default" renderRoot={(props) => <Link to="/subscription" {...props} />}>
            {seePremium()}
          </Button>
        </div>
      )}
    </Setting>
  );
}
