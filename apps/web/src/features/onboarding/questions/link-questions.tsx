import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import { type QuestionProps, textField } from "./question-props.ts";

/**
 * Renders the field of the 529 link. The field of its contribution code appears once a link is typed (rule:
 * onboarding-steps).
 */
export function EducationQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label={words.educationLink()}
        description={words.educationLinkNote()}
        placeholder="ugift529.com/…"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.url}
        {...textField(form, "educationUrl")}
      />
      {form.values.educationUrl.trim() !== "" && (
        <TextInput
          label={words.contributionCode()}
          description={words.contributionCodeNote()}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.contributionCode}
          {...textField(form, "contributionCode")}
        />
      )}
    </>
  );
}

export function VenmoQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label={words.venmoLink()}
      description={words.venmoLinkNote()}
      placeholder="@…"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.url}
      {...textField(form, "venmoUrl")}
    />
  );
}
