import { LIMITS, type SharingInput, sharingInput } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { type Checked, checkInput } from "../../components/form/check-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

const check = (typed: { passcode: string }): Checked<SharingInput> =>
  checkInput(sharingInput, typed);

/** Sets the hub's passcode, or takes it away (rule: hub-passcode). What it is nobody can read again. */
export function PasscodeForm({ hasPasscode }: { hasPasscode: boolean }) {
  const utils = trpc.useUtils();
  const write = trpc.account.updateSharing.useMutation();
  const { form, isBusy, onSubmit } = useSettingForm({
    start: { passcode: "" },
    check,
    write,
    fallback: "Failed to save the passcode",
    stored: () => ({ passcode: "" }),
    toast: {
      title: "Passcode saved",
      message: "Links that you share from here let people in without it.",
    },
  });
  const remove = () =>
    write.mutate(
      { passcode: null },
      {
        onSuccess: (user) => {
          utils.account.user.setData(undefined, user);
          showToast({ title: "Passcode removed", message: "Everybody with the link can look." });
        },
        onError: (error) => {
          const message = errorMessage(error, "Failed to remove the passcode");
          showToast({ title: "Error", message, tone: "error" });
        },
      },
    );
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        name="passcode"
        label={hasPasscode ? "New passcode" : "Passcode"}
        description={
          hasPasscode
            ? "Your hub asks for a passcode, once on each device. A new one asks everybody again."
            : "With one, your hub asks for it, once on each device. Tell it to the people you trust."
        }
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
          {hasPasscode ? "Change passcode" : "Set passcode"}
        </Button>
        {hasPasscode && (
          <Button variant="subtle" loading={write.isPending} onClick={remove}>
            Remove passcode
          </Button>
        )}
      </div>
    </form>
  );
}
