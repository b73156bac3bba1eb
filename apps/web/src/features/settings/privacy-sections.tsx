import { sharingInput, TEXT_LIMITS, type UserView } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/hub";
import { mailPreferencesLoadErrorTitle } from "@giftling/messages/settings/mail";
import { TextInput } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { DraftRestoredNote } from "../../components/dialog/form-dialog.tsx";
import { validateInput } from "../../components/form/validate-input.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { AutoSaveSwitch, useSharingSwitch } from "./auto-save-switch.tsx";
import { QueryStatus } from "./query-status.tsx";
import { useSettingForm } from "./setting-form.tsx";
import { SettingSection } from "./setting-section.tsx";
import classes from "./settings.module.css";

/** Switches for the visibility and use of the hub, most restrictive first. */
const SWITCHES = [
  "isPublished",
  "showsPhoto",
  "showsBirthday",
  "pausesWrites",
  "approvesNames",
] as const;

/** Renders the switches for who can view the hub, what visitors see and what visitors can do. */
export function PrivacySection({ user }: { user: UserView }) {
  const getSwitchProps = useSharingSwitch();
  return (
    <SettingSection title={words.privacyTitle()} lead={words.privacyDescription()}>
      <div className={classes.switches}>
        {SWITCHES.map((name) => (
          <AutoSaveSwitch
            key={name}
            {...getSwitchProps(name)}
            label={words.getPrivacySwitchLabel(name)}
            description={words.getPrivacySwitchDescription(name)}
            isOn={user[name]}
          />
        ))}
      </div>
    </SettingSection>
  );
}

/** Renders the switch for the kid's photo in link previews of the hub (rule: link-preview). */
export function LinkPreviewPhotoSection({ photoInPreviews }: { photoInPreviews: boolean }) {
  const getSwitchProps = useSharingSwitch();
  return (
    <SettingSection title={words.sharingTitle()} lead={words.sharingDescription()}>
      <AutoSaveSwitch
        {...getSwitchProps("photoInPreviews")}
        label={words.linkPreviewAvatarLabel()}
        description={words.linkPreviewAvatarDescription()}
        isOn={photoInPreviews}
      />
    </SettingSection>
  );
}

/** Renders a switch for each kid that hides the gifts' names until their arrival (rule: surprises). */
export function SurprisesSection() {
  const utils = trpc.useUtils();
  const kids = trpc.kids.list.useQuery();
  const update = trpc.kids.update.useMutation({
    // Merges only the switch, because another edit of the kid may be saving at the same time.
    onSuccess: ({ id, keepsSurprises }) =>
      utils.kids.list.setData(undefined, (all) =>
        all?.map((kid) => (kid.id === id ? { ...kid, keepsSurprises } : kid)),
      ),
  });
  return (
    <SettingSection title={words.surprisesTitle()} lead={words.surprisesDescription()} isOnly>
      <QueryStatus query={kids} errorTitle={mailPreferencesLoadErrorTitle()} height={72} />
      {kids.data && (
        <div className={classes.switches}>
          {kids.data.map(({ id, firstName, keepsSurprises }) => (
            <AutoSaveSwitch
              key={id}
              name={`surprises ${id}`}
              label={words.surpriseSwitchLabel(firstName)}
              description={
                keepsSurprises
                  ? words.surpriseOnDescription(firstName)
                  : words.surpriseOffDescription(firstName)
              }
              isOn={keepsSurprises}
              save={(isOn) => update.mutateAsync({ id, keepsSurprises: isOn })}
              reload={async () =>
                (await kids.refetch()).data?.find((kid) => kid.id === id)?.keepsSurprises
              }
            />
          ))}
        </div>
      )}
    </SettingSection>
  );
}

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
