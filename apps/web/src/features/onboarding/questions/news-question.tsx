import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Textarea, TextInput } from "@mantine/core";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";

/**
 * Renders the title and text fields of the first update. The parent fills in the two fields or skips the question
 * (rule: onboarding-steps).
 */
export function NewsQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label={words.updateTitleLabel()}
        placeholder={words.updateTitlePlaceholder()}
        maxLength={TEXT_LIMITS.label}
        {...getTextFieldProps(form, "updateTitle")}
      />
      <Textarea
        label={words.updateContentLabel()}
        placeholder={words.updateContentPlaceholder()}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={TEXT_LIMITS.content}
        {...getTextFieldProps(form, "updateContent")}
      />
    </>
  );
}
