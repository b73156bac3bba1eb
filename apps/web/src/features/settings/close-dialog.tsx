import { CLOSE_WORD, DATA_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { WhatHappens } from "../../components/what-happens.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";

/**
 * Renders the dialog that closes the account. It requests confirmation, and then the word DELETE or its translation. Any
 * other word cancels (rule: account-closing).
 */
export function CloseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [step, setStep] = useState<"confirm" | "type">("confirm");
  const form = useForm({ initialValues: { typed: "" } });
  const closing = trpc.account.close.useMutation({
    // A full page load clears the account's data from memory.
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
    if (typed === words.closeWord()) return closing.mutate({ confirm: CLOSE_WORD });
    leave();
    showToast({ ...words.mismatch(), tone: "error" });
  }

  const isTyping = step === "type";
  return (
    <FormDialog
      opened={opened}
      onClose={leave}
      title={words.deleteQuestion()}
      submitLabel={isTyping ? words.deleteMine() : words.goOn()}
      danger={isTyping}
      isBusy={closing.isPending || closing.isSuccess}
      failure={closing.error && errorMessage(closing.error, words.closeFailed())}
      onSubmit={form.onSubmit(close)}
    >
      {isTyping ? <TypeTheWord {...form.getInputProps("typed")} /> : <Consequences />}
    </FormDialog>
  );
}

function Consequences() {
  const { billing } = useConfig();
  return (
    <WhatHappens danger>
      <li>{words.everythingDisappears()}</li>
      <li>{words.loggedOutEverywhere()}</li>
      {billing && <li>{words.subscriptionCancelled()}</li>}
      <li>{words.bringBackWithin(DATA_RETENTION_DAYS)}</li>
      <li>{words.thenDeleted()}</li>
    </WhatHappens>
  );
}

function TypeTheWord(props: ComponentProps<typeof TextInput>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      label={words.typeToConfirm(words.closeWord())}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}
