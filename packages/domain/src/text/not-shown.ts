/** What is said of a text with a character that can't be shown. `what` names it, as the sentence's beginning (rule: text-fields). */
export const notShown = (what: string): string =>
  `${what} contains characters that can't be shown.`;
