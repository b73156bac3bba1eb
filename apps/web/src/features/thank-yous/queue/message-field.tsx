import { TEXT_LIMITS } from "@giftling/domain";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import classes from "../../gifts/gifts.module.css";
import { countRemainingCharacters, type MessageTemplate } from "./thank-you-form.ts";

/** Renders a thank-you's message field with templates and a counter (rule: thank-you-message). */
export function MessageField({
  message,
  error,
  starters,
  longest = message,
  note,
  onChange,
}: {
  message: string;
  error: ReactNode;
  starters: readonly MessageTemplate[];
  /** Message with the longest giver's name inserted, for the character counter. Default: `message`. */
  longest?: string;
  note?: ReactNode;
  onChange: (message: string) => void;
}) {
  const { left, isFew } = countRemainingCharacters(longest);
  // Hides the templates after the parent has written a message, so that no template replaces that message.
  const isOwnWords = message !== "" && starters.every((starter) => starter.text !== message);
  return (
    <>
      {!isOwnWords && (
        <fieldset className={classes.starters}>
          <legend>{thankingWords.templatesLabel()}</legend>
          {starters.map(({ label, text }) => (
            <Button
              key={label}
              variant={text === message ? "outline" : "default"}
              aria-pressed={text === message}
              onClick={() => onChange(text)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <Textarea
        label={thankingWords.messageLabel()}
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        maxLength={TEXT_LIMITS.thankYouMessage}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={
          <>
            {note}
            <span className={isFew ? classes.few : undefined}>
              {thankingWords.remainingCharactersHint(left)}
            </span>
          </>
        }
        value={message}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
