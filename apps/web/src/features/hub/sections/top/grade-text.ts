import { numberedGrade } from "@giftling/messages/hub/page";
import { nameOfGrade } from "@giftling/messages/kids/grades";

/** A grade as people say it: "2nd" reads "2nd grade", "kindergarten" "Kindergarten", any other text as it was written. */
export function gradeText(grade: string | null): string | null {
  const text = grade?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+(st|nd|rd|th)$/i.test(text)) return numberedGrade(text);
  const named = nameOfGrade(text);
  return named ?? text.charAt(0).toLocaleUpperCase("en-US") + text.slice(1);
}
