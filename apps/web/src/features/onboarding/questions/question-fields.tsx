import type { FunctionComponent } from "react";
import { FamilyUrlQuestion } from "./family-url-question.tsx";
import { KID_QUESTIONS } from "./kid-questions.tsx";
import { EducationQuestion, VenmoQuestion } from "./link-questions.tsx";
import { NewsQuestion } from "./news-question.tsx";
import { ParentQuestion } from "./parent-question.tsx";
import type { QuestionProps } from "./question-props.ts";
import type { QuestionId } from "./questions.ts";

type Props = QuestionProps & { email: string };

const FIELDS: Readonly<Record<QuestionId, FunctionComponent<Props>>> = {
  parent: ParentQuestion,
  address: FamilyUrlQuestion,
  ...KID_QUESTIONS,
  education: EducationQuestion,
  venmo: VenmoQuestion,
  news: NewsQuestion,
};

/** Renders the fields of a question. */
export function QuestionFields({ id, ...props }: Props & { id: QuestionId }) {
  const Fields = FIELDS[id];
  return <Fields {...props} />;
}
