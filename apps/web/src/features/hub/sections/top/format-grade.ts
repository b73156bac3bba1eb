import { numberedGradeLabel } from "@giftling/messages/hub/page";
import { findGradeName } from "@giftling/messages/kids/grades";

/**
 * Formats a grade: "2nd" as "2nd grade", "kindergarten" as "Kindergarten". Any other text starts with a capital letter.
 * Returns null for an empty text.
 */
export function formatGrade(grade: string | null): string | null {
  const text = grade?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+(st|nd|rd|th)$/i.test(text)) return numberedGradeLabel(text);
  const named = findGradeName(text);
  return named ?? text.charAt(0).toLocaleUpperCase("en-US") + text.slice(1);
}
