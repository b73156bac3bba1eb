import { LIMITS, type SharingInput, sharingInput } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/hub";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { type ValidationResult, validateInput } from "../../components/form/check-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { getErrorMessage, trpc } from "../../trpc.ts";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

const check = (typed: { passcode: string }): ValidationResult<SharingInput> =>
  validateInput(sharingInput, typed);

/** Renders the form that sets or removes the hub's passcode. A stored passcode cannot be read again (rule: hub-passcode). */
export function PasscodeForm({
  hasPasscode,
  isOld,
}: {
  hasPasscode: boolean;
  /** Whether the passcode was set before the current rules. */
  isOld: boolean;
}) {
  const present = isOld ? words.shortPasscodeHint() : words.currentPasscodeHint();
  const utils = trpc.useUtils();
  const write = trpc.account.updateSharing.useMutation();
  const { form, isBusy, onSubmit } = useSettingForm({
    start: { passcode: "" },
    check,
    write,
    fallback: words.savePasscodeError(),
    stored: () => ({ passcode: "" }),
    toast: { title: words.passcodeSavedConfirmation(), message: words.passcodeSavedMessage() },
  });
  const remove = () =>
    write.mutate(
      { passcode: null },
      {
        onSuccess: (user) => {
          utils.account.user.setData(undefined, user);
          showToast({
            title: words.passcodeRemovedConfirmation(),
            message: words.passcodeRemovedMessage(),
          });
        },
        onError: (error) => {
          const message = getErrorMessage(error, words.removePasscodeError());
          showToast({ title: parentWords.errorTitle(), message, tone: "error" });
        },
      },
    );
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        name="passcode"
        label={hasPasscode ? words.newPasscodeLabel() : words.passcodeLabel()}
        description={hasPasscode ? present : words.noPasscodeHint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.passcode}
        {...form.getInputProps("passcode")}
      />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={isBusy}
          variant={form.values.passcode ? "filled" : "default"}
        >
          {hasPasscode ? words.changePasscodeButton() : words.setPasscodeButton()}
        </Button>
        {hasPasscode && (
          <Button variant="subtle" loading={write.isPending} onClick={remove}>
            {words.removePasscodeButton()}
          </Button>
        )}
      </div>
    </form>
  );
}
