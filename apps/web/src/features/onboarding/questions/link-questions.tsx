import { LIMITS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { type QuestionProps, textField } from "./question-props.ts";

/** Payment Links: the 529 link, and a code only beside one (rule: onboarding-steps). */
export function EducationQuestion({ form }: QuestionProps) {
  return (
    <>
      <TextInput
        label="529 link (optional)"
        description="Your plan gives you a gift link to share."
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
          label="Contribution code (optional)"
          description="Some plans ask givers for a code, such as a Ugift code."
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
      label="Venmo link (optional)"
      description="Your handle, such as @ana, or venmo.com/ana."
      placeholder="@…"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.url}
      {...textField(form, "venmoUrl")}
    />
  );
}
