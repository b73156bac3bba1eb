import { numberedGrade } from "@giftling/messages/hub/page";
import { nameOfGrade } from "@giftling/messages/kids/grades";

/**
 * Formats a grade: "2nd" as "2nd grade", "kindergarten" as "Kindergarten". Any other text starts with a capital letter.
 * Returns null for an empty text.
 */
export function gradeText(grade: string | null): string | null {
  const text = grade?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+(st|nd|rd|th)$/i.test(text)) return numberedGrade(text);
  const named = nameOfGrade(text);
  return named ?? text.charAt(0).toLocaleUpperCase("en-US") + text.slice(1);
}
