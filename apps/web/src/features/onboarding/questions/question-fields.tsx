import {
  KID_TEXTS,
  mapOnboardingKidTexts,
  type OnboardingKidText,
  SCHOOL_GRADES,
  TEXT_LIMITS,
} from "@giftling/domain";
import { getKidTextLabel } from "@giftling/messages/kids/fields";
import * as gradeWords from "@giftling/messages/kids/grades";
import { contributionCodeLabel } from "@giftling/messages/links/fields";
import * as words from "@giftling/messages/onboarding/onboarding";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FunctionComponent, useState } from "react";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import classes from "../onboarding.module.css";
import { FamilyUrlQuestion } from "./family-url-question.tsx";
import { getTextFieldProps, type OnboardingQuestionId, type QuestionProps } from "./questions.ts";

type QuestionFieldsProps = QuestionProps & { email: string };

const FIELDS: Readonly<Record<OnboardingQuestionId, FunctionComponent<QuestionFieldsProps>>> = {
  parent: ParentQuestion,
  address: FamilyUrlQuestion,
  name: NameQuestion,
  birthday: BirthdayFields,
  ...mapOnboardingKidTexts(createTextQuestion),
  grade: GradeQuestion,
  picture: PictureQuestion,
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

/** Renders the field for the kid's name, the only required answer of the step Kid Info (rule: onboarding-steps). */
function NameQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label={words.firstNameLabel()}
      autoComplete="off"
      maxLength={TEXT_LIMITS.name}
      {...getTextFieldProps(form, "kidFirstName")}
    />
  );
}

/** Renders the select with the nine predefined grades, and a text field for any other grade (rule: kids). */
function GradeQuestion({ form: { values, setValues, errors } }: QuestionProps) {
  const { grade } = values;
  const [typed, setTyped] = useState(SCHOOL_GRADES.some((name) => name === grade) ? "" : grade);
  const choices = [
    { value: "", label: gradeWords.gradePlaceholder() },
    ...SCHOOL_GRADES.map((name) => ({ value: name, label: gradeWords.getGradeName(name) })),
  ];
  return (
    <>
      <NativeSelect
        name="grade"
        label={gradeWords.gradeLabel()}
        data={choices}
        value={typed === "" ? grade : ""}
        onChange={({ currentTarget: { value } }) => {
          setTyped("");
          setValues({ grade: value });
        }}
        error={errors.grade}
      />
      <TextInput
        label={gradeWords.otherGradeLabel()}
        placeholder={gradeWords.otherGradePlaceholder()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.gradeOrSchool}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setValues({ grade: value });
        }}
      />
    </>
  );
}

function createTextQuestion(name: OnboardingKidText) {
  return function TextQuestion({ form }: QuestionProps) {
    const { limit, lines } = KID_TEXTS[name];
    const field = {
      label: getKidTextLabel(name),
      placeholder: words.KID_TEXT_QUESTIONS[name].placeholder?.(),
      maxLength: limit,
      ...getTextFieldProps(form, name),
    };
    return lines === "one" ? (
      <TextInput autoComplete="off" {...field} />
    ) : (
      <Textarea autosize minRows={4} maxRows={10} {...field} />
    );
  };
}

function PictureQuestion({ form }: QuestionProps) {
  return (
    <AvatarField
      name={form.values.kidFirstName}
      avatarUrl={form.values.avatarUrl}
      onChange={(avatarUrl) => form.setValues({ avatarUrl })}
      error={form.errors.avatarUrl}
    />
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
