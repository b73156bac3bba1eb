import { CLOSE_MISMATCH, CLOSE_WORD, DATA_RETENTION_DAYS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { WhatHappens } from "../../components/what-happens.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";

const FAILURE = "We couldn't reach the server. Your account is as it was.";

/** Confirms, then asks for the word DELETE; another word cancels (rule: account-closing). */
export function CloseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [step, setStep] = useState<"confirm" | "type">("confirm");
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const closing = trpc.account.close.useMutation();

  function leave() {
    onClose();
    setStep("confirm");
    setTyped("");
    setFailure(null);
  }

  async function submit() {
    if (closing.isPending || closing.isSuccess) return;
    if (step === "confirm") return setStep("type");
    if (typed !== CLOSE_WORD) {
      leave();
      return showToast({ ...CLOSE_MISMATCH, tone: "error" });
    }
    setFailure(null);
    try {
      await closing.mutateAsync({ confirm: CLOSE_WORD });
      // A page of its own: nothing of the account stays in this browser's memory.
      window.location.assign("/goodbye");
    } catch (error) {
      setFailure(errorMessage(error, FAILURE));
    }
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
      failure={failure}
      onSubmit={() => void submit()}
    >
      {isTyping ? <TypeTheWord value={typed} onChange={setTyped} /> : <Consequences />}
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

function TypeTheWord({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      label={`Type ${CLOSE_WORD} to confirm`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
