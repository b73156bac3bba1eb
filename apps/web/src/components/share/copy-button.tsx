import { COPIED_STATE_DURATION_MS } from "@giftling/domain";
import * as words from "@giftling/messages/common";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Button, type ButtonVariant } from "../button.tsx";
import { showToast } from "../toast/toast.ts";
import { copyText } from "./share.ts";

type CopyButtonProps = {
  value: string;
  /** Kind of text to copy, named in the error message. */
  what: "code" | "link" | "address";
  label?: string;
  variant?: ButtonVariant;
  /** Toast shown after copying. Default: no toast, because the button shows "Copied" (rule: timings). */
  success?: { title: string; message?: string };
  onCopied?: () => void;
};

/** Returns a boolean state. The state is reset to false 2 seconds after it becomes true (rule: timings). */
export function useCopiedState() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_STATE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, setCopied] as const;
}

/** Renders a button that copies a text and shows "Copied" for 2 seconds (rule: timings). */
export function CopyButton({
  value,
  what,
  label = words.copyButton(),
  variant = "default",
  success,
  onCopied,
}: CopyButtonProps) {
  const [isCopied, setCopied] = useCopiedState();
  const copy = async () => {
    if (await copyText(value)) {
      setCopied(true);
      onCopied?.();
      if (success) showToast(success);
    } else {
      const message = words.manualCopyMessage(what);
      showToast({ title: words.copyErrorTitle(), message, tone: "error" });
    }
  };
  return (
    <Button
      variant={variant}
      onClick={() => void copy()}
      leftSection={
        isCopied ? (
          <IconCheck size={20} stroke={1.5} aria-hidden />
        ) : (
          <IconCopy size={20} stroke={1.5} aria-hidden />
        )
      }
    >
      <span aria-live="polite">{isCopied ? words.copiedStatus() : label}</span>
    </Button>
  );
}
