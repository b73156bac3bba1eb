import { type PasskeyView, renamePasskeyInput, TEXT_LIMITS } from "@giftling/domain";
import { removeButton, saveButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/settings/passkeys";
import { lastUsedLabel } from "@giftling/messages/settings/sessions";
import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { validateInput } from "../../../components/form/validate-input.ts";
import { formatDate } from "../../../components/format-relative-date.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { hasPasskeySupport, useAddPasskey } from "../../passkeys/use-add-passkey.ts";
import rows from "../device-row.module.css";
import { QueryStatus } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import settings from "../settings.module.css";

/** Renders the parent's passkeys, unless sign-in requires an identity provider (rule: passkeys). */
export function PasskeysSection() {
  const query = trpc.passkeys.list.useQuery();
  const { mutate: add, isPending } = useAddPasskey();
  if (query.data?.unavailable === "provider") return null;
  return (
    <SettingSection id="passkeys" title={words.passkeysTitle()} lead={words.passkeysDescription()}>
      <QueryStatus query={query} errorTitle={words.passkeysLoadErrorTitle()} height={72} />
      {query.data && query.data.passkeys.length > 0 && (
        <ul className={settings.sessions}>
          {query.data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {query.data?.unavailable === "plain-http" && (
        <p className={settings.note}>{words.httpsRequiredNote()}</p>
      )}
      {query.data?.unavailable === null && (
        <>
          {query.data.passkeys.length === 0 && (
            <p className={settings.note}>{words.noPasskeysMessage()}</p>
          )}
          {hasPasskeySupport() ? (
            <Button variant="default" loading={isPending} onClick={() => add()}>
              {words.addPasskeyButton()}
            </Button>
          ) : (
            <p className={settings.note}>{words.unsupportedBrowserNote()}</p>
          )}
        </>
      )}
    </SettingSection>
  );
}

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [dialog, setDialog] = useState<"rename" | "remove" | null>(null);
  const { createdAt, lastUsedAt } = passkey;
  const name = passkey.name ?? words.unnamedPasskeyLabel();
  const facts = [
    words.passkeyAddedLabel(formatDate(createdAt)),
    lastUsedAt === null ? words.unusedPasskeyLabel() : lastUsedLabel(formatDate(lastUsedAt)),
  ];
  const close = () => setDialog(null);
  return (
    <li className={rows.row}>
      <p className={rows.facts}>
        <strong dir="auto">{name}</strong>
        <span className={settings.small}>{facts.join(" · ")}</span>
      </p>
      <div className={rows.actions}>
        <Button
          variant="subtle"
          size="sm"
          aria-label={words.renamePasskeyAriaLabel(name)}
          onClick={() => setDialog("rename")}
        >
          {words.renamePasskeyButton()}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={words.removePasskeyAriaLabel(name)}
          onClick={() => setDialog("remove")}
        >
          {removeButton()}
        </Button>
      </div>
      <RenamePasskeyDialog passkey={passkey} opened={dialog === "rename"} onClose={close} />
      <RemovePasskeyDialog
        passkey={passkey}
        name={name}
        opened={dialog === "remove"}
        onClose={close}
      />
    </li>
  );
}

type PasskeyDialogProps = { passkey: PasskeyView; opened: boolean; onClose: () => void };

function RenamePasskeyDialog({ passkey: { id, name }, opened, onClose }: PasskeyDialogProps) {
  const utils = trpc.useUtils();
  const rename = trpc.passkeys.rename.useMutation({
    onSuccess: () => utils.passkeys.list.invalidate(),
  });
  const { form, dialog } = useEntryForm({
    start: { name: name ?? "" },
    check: (typed) => validateInput(renamePasskeyInput, { id, ...typed }),
    save: (input) => rename.mutateAsync(input),
    isPending: rename.isPending,
    draft: `passkey ${id}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.renamePasskeyTitle()}
      submitLabel={saveButton()}
      {...dialog}
    >
      <TextInput
        name="name"
        label={words.passkeyNameLabel()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        data-autofocus
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}

function RemovePasskeyDialog({
  passkey: { id },
  name,
  opened,
  onClose,
}: PasskeyDialogProps & { name: string }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.passkeys.remove.useMutation();
  // The mutation also refetches the list, so that `isPending` includes the refetch.
  const remove = useMutation({
    async mutationFn() {
      await ensureEntryDeleted(() => mutateAsync({ id }));
      await utils.passkeys.list.invalidate();
    },
  });
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: {} }),
    save: () => remove.mutateAsync(),
    isPending: remove.isPending,
    onDone() {
      onClose();
      showToast({ title: words.passkeyRemovedConfirmation() });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removePasskeyTitle(name)}
      submitLabel={removeButton()}
      danger
      {...dialog}
    >
      <p>{words.removePasskeyNote()}</p>
    </FormDialog>
  );
}
