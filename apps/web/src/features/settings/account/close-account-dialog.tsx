import { CLOSE_CONFIRMATION_WORD, CLOSED_ACCOUNT_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../api-error.ts";
import { ConsequenceList } from "../../../components/consequence-list.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useConfig } from "../../../page-context.ts";
import { trpc } from "../../../trpc.ts";

/** Renders the dialog that closes the account after the owner types a confirmation word (rule: account-closing). */
export function CloseAccountDialog({ opened, onClose }: DialogProps) {
  const [step, setStep] = useState<"confirm" | "type">("confirm");
  const form = useForm({ initialValues: { typed: "" } });
  const closing = trpc.account.close.useMutation({
    // A full page load removes the account's data from memory.
    onSuccess: () => window.location.assign("/goodbye"),
  });

  function leave() {
    onClose();
    setStep("confirm");
    form.reset();
    if (closing.isError) closing.reset();
  }

  function close({ typed }: { typed: string }) {
    if (closing.isPending || closing.isSuccess) return;
    if (step === "confirm") return setStep("type");
    if (typed === words.closeConfirmationWord())
      return closing.mutate({ confirm: CLOSE_CONFIRMATION_WORD });
    leave();
    showToast({ ...words.getConfirmationMismatchError(), tone: "error" });
  }

  const isTyping = step === "type";
  return (
    <FormDialog
      opened={opened}
      onClose={leave}
      title={words.deleteAccountTitle()}
      submitLabel={isTyping ? words.confirmDeletionButton() : words.continueDeletionButton()}
      danger={isTyping}
      isBusy={closing.isPending || closing.isSuccess}
      failure={closing.error && getErrorMessage(closing.error, words.deleteAccountError())}
      onSubmit={form.onSubmit(close)}
    >
      {isTyping ? <ConfirmationWordField {...form.getInputProps("typed")} /> : <Consequences />}
    </FormDialog>
  );
}

function Consequences() {
  const { billing } = useConfig();
  return (
    <ConsequenceList danger>
      <li>{words.hubRemovalNote()}</li>
      <li>{words.signOutNote()}</li>
      {billing && <li>{words.subscriptionCancellationNote()}</li>}
      <li>{words.recoveryPeriodNote(CLOSED_ACCOUNT_RETENTION_DAYS)}</li>
      <li>{words.permanentDeletionNote()}</li>
    </ConsequenceList>
  );
}

function ConfirmationWordField(props: ComponentProps<typeof TextInput>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      label={words.confirmationWordLabel(words.closeConfirmationWord())}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}
