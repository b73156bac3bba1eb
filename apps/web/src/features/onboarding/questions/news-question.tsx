import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Textarea, TextInput } from "@mantine/core";
import { type QuestionProps, textField } from "./question-props.ts";

/** Renders the fields of the first update, which requires either both fields or neither (rule: onboarding-steps). */
export function NewsQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label={words.newsTitle()}
        placeholder={words.newsTitleSample()}
        maxLength={LIMITS.label}
        {...textField(form, "updateTitle")}
      />
      <Textarea
        label={words.newsContent()}
        placeholder={words.newsContentSample()}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LIMITS.content}
        {...textField(form, "updateContent")}
      />
    </>
  );
}
