import * as words from "@giftling/messages/hub/page";
/** A grade as people say it: "2nd" reads "2nd grade", "kindergarten" "Kindergarten", any other text as it was written. */
export function gradeText(grade: string | null): string | null {
  const text = grade?.trim() ?? "";
  if (text === "") return null;
  if (/^\d+(st|nd|rd|th)$/i.test(text)) return words.numberedGrade(text);
  if (text.toLowerCase() === "pre-k") return words.preK();
  return text.charAt(0).toLocaleUpperCase("en-US") + text.slice(1);
}
