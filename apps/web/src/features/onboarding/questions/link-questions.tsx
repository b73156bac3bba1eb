import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { TextInput } from "@mantine/core";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";

/**
 * Renders the field for the URL of a 529 plan. After the parent types a URL, the field for the contribution code
 * appears (rule: onboarding-steps).
 */
export function EducationQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label={words.educationLinkLabel()}
        description={words.educationLinkHint()}
        placeholder="ugift529.com/…"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_LIMITS.url}
        {...getTextFieldProps(form, "educationUrl")}
      />
      {form.values.educationUrl.trim() !== "" && (
        <TextInput
          label={words.contributionCodeLabel()}
          description={words.contributionCodeHint()}
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_LIMITS.contributionCode}
          {...getTextFieldProps(form, "contributionCode")}
        />
      )}
    </>
  );
}

export function VenmoQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label={words.venmoLinkLabel()}
      description={words.venmoLinkHint()}
      placeholder="@…"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={TEXT_LIMITS.url}
      {...getTextFieldProps(form, "venmoUrl")}
    />
  );
}
