import type { ReactNode } from "react";
import { FamilyUrlQuestion } from "./family-url-question.tsx";
import {
  BioQuestion,
  BirthdayQuestion,
  GradeQuestion,
  NameQuestion,
  PictureQuestion,
} from "./kid-questions.tsx";
import { EducationQuestion, VenmoQuestion } from "./link-questions.tsx";
import { NewsQuestion } from "./news-question.tsx";
import { ParentQuestion } from "./parent-question.tsx";
import type { QuestionProps } from "./question-props.ts";
import type { QuestionId } from "./questions.ts";

/** The fields that answer a question. */
export function QuestionFields({
  id,
  email,
  ...props
}: QuestionProps & { id: QuestionId; email: string }): ReactNode {
  switch (id) {
    case "parent":
      return <ParentQuestion {...props} email={email} />;
    case "address":
      return <FamilyUrlQuestion {...props} />;
    case "name":
      return <NameQuestion {...props} />;
    case "birthday":
      return <BirthdayQuestion {...props} />;
    case "grade":
      return <GradeQuestion {...props} />;
    case "bio":
      return <BioQuestion {...props} />;
    case "picture":
      return <PictureQuestion {...props} />;
    case "education":
      return <EducationQuestion {...props} />;
    case "venmo":
      return <VenmoQuestion {...props} />;
    case "news":
      return <NewsQuestion {...props} />;
  }
}
