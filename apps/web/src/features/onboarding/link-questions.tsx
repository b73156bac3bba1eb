import { LIMITS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { errorAt, type QuestionProps } from "./question-props.ts";

/** Payment Links: the 529 link, and a code only beside one (spec section 2). */
export function EducationQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <>
      <TextInput
        name="educationUrl"
        label="529 link (optional)"
        description="Your plan gives you a gift link to share."
        placeholder="ugift529.com/…"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.url}
        value={draft.educationUrl}
        onChange={(event) => change({ educationUrl: event.currentTarget.value })}
        error={errorAt(problem, "educationUrl")}
      />
      {draft.educationUrl.trim() !== "" && (
        <TextInput
          name="contributionCode"
          label="Contribution code (optional)"
          description="Some plans ask givers for a code, such as a Ugift code."
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.contributionCode}
          value={draft.contributionCode}
          onChange={(event) => change({ contributionCode: event.currentTarget.value })}
          error={errorAt(problem, "contributionCode")}
        />
      )}
    </>
  );
}

export function VenmoQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <TextInput
      name="venmoUrl"
      label="Venmo link (optional)"
      description="Something like venmo.com/ana."
      placeholder="venmo.com/…"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.url}
      value={draft.venmoUrl}
      onChange={(event) => change({ venmoUrl: event.currentTarget.value })}
      error={errorAt(problem, "venmoUrl")}
    />
  );
}
