/** Number of wishes of a first list. */
export const WISHES_WANTED = 3;

export type StepName = "photo" | "wishes" | "help" | "see" | "share";

/** Content and views of a child's page. */
export type PageFacts = {
  hasPhoto: boolean;
  wishes: number;
  linksAndRegistries: number;
  /** Views by anybody but the family. */
  views: number;
  wasShared: boolean;
  wasSeen: boolean;
};

/** Returns the five steps to a usable page, in order (rule: first-steps). */
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
