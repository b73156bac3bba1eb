import { TEXT_LIMITS } from "@giftling/domain";
import { contributionCodeLabel } from "@giftling/messages/links/fields";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Textarea, TextInput } from "@mantine/core";
import type { FunctionComponent } from "react";
import classes from "../onboarding.module.css";
import { FamilyUrlQuestion } from "./family-url-question.tsx";
import { KID_QUESTIONS } from "./kid-questions.tsx";
import { getTextFieldProps, type OnboardingQuestionId, type QuestionProps } from "./questions.ts";

type QuestionFieldsProps = QuestionProps & { email: string };

const FIELDS: Readonly<Record<OnboardingQuestionId, FunctionComponent<QuestionFieldsProps>>> = {
  parent: ParentQuestion,
  address: FamilyUrlQuestion,
  ...KID_QUESTIONS,
  education: EducationQuestion,
  venmo: VenmoQuestion,
  news: NewsQuestion,
};

export function QuestionFields({
  id,
  ...props
}: QuestionFieldsProps & { id: OnboardingQuestionId }) {
  const Fields = FIELDS[id];
  return <Fields {...props} />;
}

/** Renders the two fields of the first update. A parent fills in both fields or neither (rule: onboarding-steps). */
function NewsQuestion({ form }: QuestionProps) {
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

/** Renders the fields for the parent's name, and the sign-in's e-mail address (rule: onboarding-steps). */
function ParentQuestion({ email, form }: QuestionFieldsProps) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={words.firstNameLabel()}
          type="text"
          autoComplete="given-name"
          maxLength={TEXT_LIMITS.name}
          {...getTextFieldProps(form, "firstName")}
        />
        <TextInput
          label={words.lastNameLabel()}
          type="text"
          autoComplete="family-name"
          maxLength={TEXT_LIMITS.name}
          {...getTextFieldProps(form, "lastName")}
        />
      </div>
      <TextInput
        name="email"
        label={words.emailLabel()}
        description={words.emailHint()}
        type="email"
        value={email}
        disabled
        classNames={{ input: classes.known }}
      />
    </>
  );
}

/** Renders the field for a 529 plan's URL and, once filled, for the contribution code (rule: onboarding-steps). */
function EducationQuestion({ form }: QuestionProps) {
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
          label={contributionCodeLabel()}
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

function VenmoQuestion({ form }: QuestionProps) {
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
