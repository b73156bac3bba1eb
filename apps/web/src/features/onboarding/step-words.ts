import type { OnboardingStep } from "@giftling/domain";

type Words = { question: string; lead: string };

/** What each step asks, in a parent's words; the steps' own names are the domain's. */
export const STEP_WORDS: Readonly<Record<OnboardingStep, Words>> = {
  0: {
    question: "Let's start with you",
    lead: "Only you see your last name. Relatives will see your child's page.",
  },
  1: {
    question: "Where will your hub live?",
    lead: "Pick a short address that relatives will recognize. You can change it later.",
  },
  2: {
    question: "Who is this hub for?",
    lead: "A first name is enough. Everything else helps relatives feel at home.",
  },
  3: {
    question: "Where can money gifts go?",
    lead: "Gifts go straight there; we never handle the money. Both links can wait.",
  },
  4: {
    question: "Share your first news",
    lead: "Optional. Leave both fields empty to write your first update later.",
  },
};
