import type { OnboardingDraft } from "@giftling/domain";
import type { QuestionId } from "./questions.ts";

type Words = { question: string; lead: string };

/** Beyond so many characters a name would fill the question. */
const LONG_NAME = 16;

/** The child's name within a sentence. */
function childIn(draft: OnboardingDraft): string {
  const name = draft.kidFirstName.trim();
  return name === "" || name.length > LONG_NAME ? "your child" : name;
}

/** What each screen asks, in a parent's words; the steps' own names are the domain's. */
export function questionWords(id: QuestionId, draft: OnboardingDraft): Words {
  const child = childIn(draft);
  switch (id) {
    case "parent":
      return {
        question: "Let's start with you",
        lead: "Only you see your last name. Relatives will see your child's page.",
      };
    case "address":
      return {
        question: "Where will your hub live?",
        lead: "Pick a short address that relatives will recognize. You can change it later.",
      };
    case "name":
      return {
        question: "Who is this hub for?",
        lead: "A first name is enough. It is all that relatives will see.",
      };
    case "birthday":
      return {
        question: `When is ${child}'s birthday?`,
        lead: "Relatives like to know when the day comes. We never ask for the year.",
      };
    case "grade":
      return {
        question: `What grade is ${child} in?`,
        lead: "It helps relatives choose a book or a game that fits.",
      };
    case "bio":
      return {
        question: `What is ${child} like these days?`,
        lead: "A favorite animal, a new word, a big plan. Relatives read this first.",
      };
    case "picture":
      return {
        question: `Would you like a picture of ${child}?`,
        lead: "Only people with your hub's address can see it.",
      };
    case "education":
      return {
        question: "Is there a 529 account?",
        lead: "A 529 is a savings plan for education. Gifts go straight there; we never handle the money.",
      };
    case "venmo":
      return {
        question: "And for smaller, everyday help?",
        lead: "A Venmo link is for immediate needs, such as shoes or a class trip.",
      };
    case "news":
      return {
        question: "Share your first news",
        lead: "A line or two from home. Leave both fields empty to write it later.",
      };
  }
}
