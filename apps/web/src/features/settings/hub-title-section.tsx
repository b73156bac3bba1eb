import { HUB_TITLE_NEEDS_PREMIUM, LIMITS, sharingInput } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { checkInput } from "../../components/form/check-input.ts";
import { trpc } from "../../trpc.ts";
import { Setting } from "./setting.tsx";
import { SettingForm } from "./setting-form.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** What a Premium hub's header says; empty for nothing (rule: hub-title). */
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
    fallback: "Failed to save the title",
    stored: (user) => ({ hubTitle: user.hubTitle ?? "" }),
    toast: { title: "Title saved" },
  });
  return (
    <Setting
      title="Your hub's title"
      lead="A few words of your own at the top of your hub. Empty is fine: then nothing stands there."
    >
      {isPremium ? (
        <SettingForm
          {...setting}
          isSame={form.values.hubTitle === hubTitle}
          submitLabel="Save title"
        >
          <TextInput
            label="Title"
            placeholder="Our little corner"
            maxLength={LIMITS.hubTitle}
            {...form.getInputProps("hubTitle")}
          />
        </SettingForm>
      ) : (
        <div className={classes.fields}>
          <p className={classes.note}>{HUB_TITLE_NEEDS_PREMIUM}</p>
          <Button variant="default" renderRoot={(props) => <Link to="/subscription" {...props} />}>
            See Premium
          </Button>
        </div>
      )}
    </Setting>
  );
}
