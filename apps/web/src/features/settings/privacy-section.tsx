import { LIMITS, type SharingInput, sharingInput, type UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/hub";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { type ValidationResult, validateInput } from "../../components/form/validate-input.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { AutoSaveSwitch } from "./auto-save-switch.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";
import { useSettingForm } from "./use-setting-form.ts";

/** Switches for the visibility and use of the hub, the most restrictive first. */
const SWITCHES = [
  "isPublished",
  "showsPhoto",
  "showsBirthday",
  "pausesWrites",
  "approvesNames",
] as const;

/**
 * Renders the settings for who can view the hub, what visitors see and what visitors can do. Each switch saves its
 * change at once.
 */
export function PrivacySection({ user }: { user: UserView }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <Setting title={words.privacyTitle()} lead={words.privacyDescription()}>
      <div className={classes.switches}>
        {SWITCHES.map((name) => (
          <AutoSaveSwitch
            key={name}
            name={name}
            label={words.getSwitchLabel(name)}
            description={words.getSwitchDescription(name)}
            isOn={user[name]}
            save={(isOn) => update.mutateAsync({ [name]: isOn })}
          />
        ))}
      </div>
      <PasscodeForm hasPasscode={user.hasPasscode} isOld={user.hasOldPasscode === true} />
    </Setting>
  );
}

const check = (typed: { passcode: string }): ValidationResult<SharingInput> =>
  validateInput(sharingInput, typed);

/** Renders a form that sets or removes the hub's passcode. A stored passcode is not displayed (rule: hub-passcode). */
function PasscodeForm({
  hasPasscode,
  isOld,
}: {
  hasPasscode: boolean;
  /** Whether the passcode was set before the current passcode rules. */
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
          showErrorToast(parentWords.errorTitle(), error, words.removePasscodeError());
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

/**
 * Renders the switch for the kid's photo in link previews of the hub. A change is saved at once. If saving fails, the
 * switch reverts (rule: link-preview).
 */
export function SharingSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateSharing.useMutation({
    onSuccess: (saved) => utils.account.user.setData(undefined, saved),
  });
  return (
    <Setting title={words.sharingTitle()} lead={words.sharingDescription()}>
      <AutoSaveSwitch
        name="photo"
        label={words.previewPhotoLabel()}
        description={words.previewPhotoDescription()}
        isOn={photoInPreviews}
        save={(isOn) => update.mutateAsync({ photoInPreviews: isOn })}
      />
    </Setting>
  );
}
