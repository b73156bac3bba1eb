import {
  CLOSED_ACCOUNT_RETENTION_DAYS,
  profileInput,
  TEXT_LIMITS,
  type UserView,
} from "@giftling/domain";
import { changeAddressLink } from "@giftling/messages/account/email-change";
import { signOutButton } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/account";
import {
  leaveFamilyDescription,
  leaveFamilyLabel,
  leaveFamilyNote,
} from "@giftling/messages/settings/members";
import * as pageWords from "@giftling/messages/settings/page";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { EmailAddressText } from "../../../components/email-address-text.tsx";
import { validateInput } from "../../../components/form/validate-input.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";
import { finishDeletionsBeforeSignOut } from "../../entries/pending-deletions.ts";
import { DownloadDataButton } from "../../export/download-data.tsx";
import { LeaveFamilyButton } from "../members/member-dialogs.tsx";
import { SettingForm, useSettingForm } from "../setting-form.tsx";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";
import { CloseAccountDialog } from "./close-account-dialog.tsx";

export function ParentNameSection({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}) {
  const { form, ...setting } = useSettingForm({
    draft: "name",
    start: { firstName, lastName },
    check: (name) => validateInput(profileInput, name),
    write: trpc.account.updateProfile.useMutation(),
    fallback: words.saveNameError(),
    hasNamedToast: true,
    stored: (user) => ({ firstName: user.firstName, lastName: user.lastName }),
    toast: { title: words.nameSavedConfirmation() },
  });
  return (
    <SettingSection title={words.parentNameTitle()} lead={words.parentNameDescription()}>
      <SettingForm {...setting} submitLabel={words.saveNameButton()}>
        <div className={classes.pair}>
          <TextInput
            label={words.firstNameLabel()}
            type="text"
            autoComplete="given-name"
            maxLength={TEXT_LIMITS.name}
            {...form.getInputProps("firstName")}
          />
          <TextInput
            label={words.lastNameLabel()}
            type="text"
            autoComplete="family-name"
            maxLength={TEXT_LIMITS.name}
            {...form.getInputProps("lastName")}
          />
        </div>
      </SettingForm>
    </SettingSection>
  );
}

type AccountFactsProps = { email: string; kidCount: number };

/** Renders the account's data, and links for signing out and changing the e-mail address (rule: settings-page). */
export function AccountSection({ email, kidCount }: AccountFactsProps) {
  const { identityProvider } = useConfig();
  return (
    <SettingSection
      id="account-info"
      title={words.accountTitle()}
      lead={words.accountDescription()}
    >
      <AccountDetails email={email} kidCount={kidCount} />
      {identityProvider === null && (
        <Button href="/api/login/change" variant="default">
          {changeAddressLink()}
        </Button>
      )}
      <Button href="/api/auth/logout" variant="default" onClick={finishDeletionsBeforeSignOut}>
        {signOutButton()}
      </Button>
    </SettingSection>
  );
}

/** Renders the number of kids and the parent's e-mail address. A hint replaces an unknown address (rule: sign-in). */
export function AccountDetails({ email, kidCount }: AccountFactsProps) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.emailLabel()}</dt>
        <dd>{email === "" ? words.unknownEmailLabel() : <EmailAddressText email={email} />}</dd>
        {email === "" && <dd className={classes.why}>{words.unknownEmailHint()}</dd>}
      </div>
      <div>
        <dt>{words.kidsLabel()}</dt>
        <dd>{kidCount}</dd>
      </div>
    </dl>
  );
}

export function DataExportSection() {
  return (
    <SettingSection id="data" title={pageWords.exportTitle()} lead={pageWords.exportDescription()}>
      <p className={classes.note}>{pageWords.exportContentsNote()}</p>
      <DownloadDataButton />
    </SettingSection>
  );
}

/** Renders the section in which an owner can close the account (rule: account-closing). */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingSection
      title={words.dangerZoneTitle()}
      lead={words.dangerZoneDescription()}
      isOnly
      danger
    >
      <p className={classes.note}>{words.deleteAccountNote(CLOSED_ACCOUNT_RETENTION_DAYS)}</p>
      <Button variant="default" className={classes.delete} onClick={() => setOpen(true)}>
        {words.deleteAccountButton()}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setOpen(false)} />
    </SettingSection>
  );
}

/** Renders the section in which a parent who is not the owner can leave the family (rule: leaving). */
export function LeaveFamilySection({ user }: { user: UserView }) {
  return (
    <SettingSection title={leaveFamilyLabel()} lead={leaveFamilyDescription()} danger>
      <p className={classes.note}>{leaveFamilyNote(user.ownerName)}</p>
      <LeaveFamilyButton userId={user.id} className={classes.delete} />
    </SettingSection>
  );
}
