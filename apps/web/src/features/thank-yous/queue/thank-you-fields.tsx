import { TEXT_LIMITS } from "@giftling/domain";
import * as drawingWords from "@giftling/messages/thank-yous/drawing";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import classes from "../../gifts/gifts.module.css";
import { usePictureCropField } from "../../pictures/crop/use-picture-crop-field.tsx";
import { PictureInput } from "../../pictures/picture-input.tsx";
import {
  countRemainingCharacters,
  type MessageTemplate,
  type ThankYouFormValues,
} from "./thank-you-form.ts";

/**
 * Renders a thank-you's message field with templates and a counter, and the field for a photo of the kid's drawing
 * (rules: thank-you-message, thank-you-drawing).
 */
export function ThankYouFields({
  firstName,
  values: { personalMessage: message, imageUrl },
  errors,
  starters,
  longest = message,
  note,
  drawingHint,
  onChange,
}: {
  firstName: string;
  values: ThankYouFormValues;
  errors: { personalMessage?: ReactNode; imageUrl?: ReactNode };
  starters: readonly MessageTemplate[];
  /** Message with the longest giver's name inserted, for the character counter. Default: the message. */
  longest?: string;
  note?: ReactNode;
  drawingHint: string;
  onChange: (changed: Partial<ThankYouFormValues>) => void;
}) {
  const drawing = usePictureCropField("drawing", (url) => onChange({ imageUrl: url }));
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
              onClick={() => onChange({ personalMessage: text })}
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
        error={errors.personalMessage}
        onChange={(event) => onChange({ personalMessage: event.currentTarget.value })}
      />
      <PictureInput
        label={drawingWords.drawingLabel(firstName)}
        imageUrl={imageUrl}
        alt={drawingWords.drawingAltText(firstName)}
        hint={drawing.isOpening ? drawingWords.drawingLoadingStatus() : drawingHint}
        isBusy={drawing.isOpening}
        isRefused={drawing.isRefused}
        problem={errors.imageUrl}
        onFile={drawing.choose}
        onLeaveOut={() => onChange({ imageUrl: null })}
      />
      {drawing.dialog}
    </>
  );
}
