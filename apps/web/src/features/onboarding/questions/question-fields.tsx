import type { FunctionComponent } from "react";
import { FamilyUrlQuestion } from "./family-url-question.tsx";
import { KID_QUESTIONS } from "./kid-questions.tsx";
import { EducationQuestion, VenmoQuestion } from "./link-questions.tsx";
import { NewsQuestion } from "./news-question.tsx";
import { ParentQuestion } from "./parent-question.tsx";
import type { QuestionProps } from "./question-props.ts";
import type { OnboardingQuestionId } from "./questions.ts";

type Props = QuestionProps & { email: string };

const FIELDS: Readonly<Record<OnboardingQuestionId, FunctionComponent<Props>>> = {
  parent: ParentQuestion,
  address: FamilyUrlQuestion,
  ...KID_QUESTIONS,
  education: EducationQuestion,
  venmo: VenmoQuestion,
  news: NewsQuestion,
};

export function QuestionFields({ id, ...props }: Props & { id: OnboardingQuestionId }) {
  const Fields = FIELDS[id];
  return <Fields {...props} />;
}
