import { TEXT_LIMITS } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextArea } from "../../../components/form/text-field.tsx";
import type { Form } from "../../../components/form/use-form.ts";
import buttons from "../sections/hub-buttons.module.css";
import type { GivingFormValues } from "./use-giving-form.ts";

/**
 * Renders the field for an optional private message to the family. Unless the form already has a message, the field is
 * hidden until a button is clicked (rule: gift-words).
 */
export function ShortMessageField({
  form,
  firstName,
}: {
  form: Form<GivingFormValues>;
  firstName: string;
}) {
  const [isOpen, setOpen] = useState(form.values.message !== "");
  const field = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    // Renders the field synchronously, because the next line focuses it.
    flushSync(() => setOpen(true));
    field.current?.focus();
  };
  if (!isOpen) {
    return (
      <button type="button" className={buttons.quiet} onClick={open}>
        {dialogsWords.addMessageButton()}
      </button>
    );
  }
  return (
    <TextArea
      label={dialogsWords.messageLabel()}
      description={dialogsWords.messageDescription(firstName)}
      dir="auto"
      maxLength={TEXT_LIMITS.giftMessage}
      ref={field}
      {...form.getTextProps("message")}
    />
  );
}
