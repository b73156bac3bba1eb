/** How many wishes make a first list. */
export const WISHES_WANTED = 3;

export type StepName = "photo" | "wishes" | "help" | "see" | "share";

/** What a child's page holds so far, and who has seen it. */
export type PageFacts = {
  hasPhoto: boolean;
  wishes: number;
  linksAndRegistries: number;
  /** Looks at the page by anybody but the family. */
  views: number;
  wasShared: boolean;
  wasSeen: boolean;
};

/** The five steps to a page that a family can use, in their order, each as done as the page says (rule: first-steps). */
export function stepsOf(facts: PageFacts): { name: StepName; isDone: boolean }[] {
  const isShared = facts.wasShared || facts.views > 0;
  return [
    { name: "photo", isDone: facts.hasPhoto },
    { name: "wishes", isDone: facts.wishes >= WISHES_WANTED },
    { name: "help", isDone: facts.linksAndRegistries > 0 },
    { name: "see", isDone: facts.wasSeen },
    { name: "share", isDone: isShared },
  ];
}
