/** Number of wishes that completes the wishes step. */
export const REQUIRED_WISH_COUNT = 3;

export type StepName = "photo" | "wishes" | "help" | "see" | "share";

/** Content and page views of a kid's page. */
export type KidPageProgress = {
  hasPhoto: boolean;
  wishes: number;
  linksAndRegistries: number;
  /** Number of page views, without those by the family. */
  views: number;
  wasShared: boolean;
  wasSeen: boolean;
};

/** Returns the five steps to a usable page in order, and whether each step is done (rule: first-steps). */
export function listFirstSteps(facts: KidPageProgress): { name: StepName; isDone: boolean }[] {
  const isShared = facts.wasShared || facts.views > 0;
  return [
    { name: "photo", isDone: facts.hasPhoto },
    { name: "wishes", isDone: facts.wishes >= REQUIRED_WISH_COUNT },
    { name: "help", isDone: facts.linksAndRegistries > 0 },
    { name: "see", isDone: facts.wasSeen },
    { name: "share", isDone: isShared },
  ];
}
