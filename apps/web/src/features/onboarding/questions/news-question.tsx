import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { type QuestionProps, textField } from "./question-props.ts";

/** A first piece of news, both fields or neither (rule: onboarding-steps). */
export function NewsQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label="Title"
        placeholder="A new adventure begins"
        maxLength={LIMITS.label}
        {...textField(form, "updateTitle")}
      />
      <Textarea
        label="Content"
        placeholder="What has been happening lately?"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LIMITS.content}
        {...textField(form, "updateContent")}
      />
    </>
  );
}
