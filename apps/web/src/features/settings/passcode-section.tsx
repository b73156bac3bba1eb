import { sharingInput, TEXT_LIMITS, type UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/hub";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { DraftRestoredNote } from "../../components/dialog/form-dialog.tsx";
import { validateInput } from "../../components/form/validate-input.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/**
 * Renders the form that sets or removes the hub's passcode. A stored passcode is not displayed (rule: hub-passcode).
 */
export function PasscodeSection({ user: { hasPasscode, hasOldPasscode } }: { user: UserView }) {
  const present = hasOldPasscode ? words.shortPasscodeHint() : words.currentPasscodeHint();
  const utils = trpc.useUtils();
  const { form, isBusy, onStartOver, onSubmit } = useSettingForm({
    draft: "passcode",
    start: { passcode: "" },
    check: (typed) => validateInput(sharingInput, typed),
    write: trpc.account.updateSharing.useMutation(),
    fallback: words.savePasscodeError(),
    stored: () => ({ passcode: "" }),
    toast: { title: words.passcodeSavedConfirmation(), message: words.passcodeSavedMessage() },
  });
  const removal = trpc.account.updateSharing.useMutation({
    onSuccess: (user) => {
      utils.account.user.setData(undefined, user);
      showToast({
        title: words.passcodeRemovedConfirmation(),
        message: words.passcodeRemovedMessage(),
      });
    },
    onError: (error) => {
      showErrorToast(parentWords.errorTitle(), error, words.removePasscodeError());
    },
  });
  return (
    <SettingSection title={words.passcodeLabel()} isOnly>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        {onStartOver && <DraftRestoredNote onStartOver={onStartOver} />}
        <TextInput
          name="passcode"
          label={hasPasscode ? words.newPasscodeLabel() : words.passcodeLabel()}
          description={hasPasscode ? present : words.noPasscodeHint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMITS.passcode}
          {...form.getInputProps("passcode")}
        />
        <div className={classes.buttons}>
          <Button
            type="submit"
            loading={isBusy}
            disabled={removal.isPending}
            variant={form.values.passcode ? "filled" : "default"}
          >
            {hasPasscode ? words.changePasscodeButton() : words.setPasscodeButton()}
          </Button>
          {hasPasscode && (
            <Button
              variant="subtle"
              loading={removal.isPending}
              disabled={isBusy}
              onClick={() => removal.mutate({ passcode: null })}
            >
              {words.removePasscodeButton()}
            </Button>
          )}
        </div>
      </form>
    </SettingSection>
  );
}
