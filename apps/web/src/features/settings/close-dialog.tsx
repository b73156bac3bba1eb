import { CLOSE_MISMATCH, CLOSE_WORD, DATA_RETENTION_DAYS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { WhatHappens } from "../../components/what-happens.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";

const FAILURE = "We couldn't reach the server. Your account is as it was.";

/** Confirms, then asks for the word DELETE; another word cancels (rule: account-closing). */
export function CloseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [step, setStep] = useState<"confirm" | "type">("confirm");
  const form = useForm({ initialValues: { typed: "" } });
  const closing = trpc.account.close.useMutation({
    // A page of its own: nothing of the account stays in this browser's memory.
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
    if (typed === CLOSE_WORD) return closing.mutate({ confirm: CLOSE_WORD });
    leave();
    showToast({ ...CLOSE_MISMATCH, tone: "error" });
  }

  const isTyping = step === "type";
  return (
    <FormDialog
      opened={opened}
      onClose={leave}
      title="Delete your account?"
      submitLabel={isTyping ? "Delete my account" : "Continue"}
      danger={isTyping}
      isBusy={closing.isPending || closing.isSuccess}
      failure={closing.error && errorMessage(closing.error, FAILURE)}
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
      <li>Your hub, its wishlists and your thank-you pages disappear for everybody at once.</li>
      <li>You are logged out on every device.</li>
      {billing && <li>A running subscription is cancelled.</li>}
      <li>For {DATA_RETENTION_DAYS} days you can log in and bring everything back.</li>
      <li>After that all of it is deleted for good: pictures, gifts, thank-yous, supporters.</li>
    </WhatHappens>
  );
}

function TypeTheWord(props: ComponentProps<typeof TextInput>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      label={`Type ${CLOSE_WORD} to confirm`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}
