import { LIMITS, type SharingInput, sharingInput } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/hub";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { type CheckedInput, checkInput } from "../../components/form/check-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

const check = (typed: { passcode: string }): CheckedInput<SharingInput> =>
  checkInput(sharingInput, typed);

/** Renders the form that sets or removes the hub's passcode. A stored passcode cannot be read again (rule: hub-passcode). */
export function PasscodeForm({
  hasPasscode,
  isOld,
}: {
  hasPasscode: boolean;
  /** Whether the passcode was set before the current rules. */
  isOld: boolean;
}) {
  const present = isOld ? words.renewPasscode() : words.asksForOne();
  const utils = trpc.useUtils();
  const write = trpc.account.updateSharing.useMutation();
  const { form, isBusy, onSubmit } = useSettingForm({
    start: { passcode: "" },
    check,
    write,
    fallback: words.passcodeFailed(),
    stored: () => ({ passcode: "" }),
    toast: { title: words.passcodeSaved(), message: words.linksLetIn() },
  });
  const remove = () =>
    write.mutate(
      { passcode: null },
      {
        onSuccess: (user) => {
          utils.account.user.setData(undefined, user);
          showToast({ title: words.passcodeRemoved(), message: words.everybodyCanLook() });
        },
        onError: (error) => {
          const message = errorMessage(error, words.removeFailed());
          showToast({ title: parentWords.error(), message, tone: "error" });
        },
      },
    );
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        name="passcode"
        label={hasPasscode ? words.newPasscode() : words.passcode()}
        description={hasPasscode ? present : words.withOne()}
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
          {hasPasscode ? words.changePasscode() : words.setPasscode()}
        </Button>
        {hasPasscode && (
          <Button variant="subtle" loading={write.isPending} onClick={remove}>
            {words.removePasscode()}
          </Button>
        )}
      </div>
    </form>
  );
}
