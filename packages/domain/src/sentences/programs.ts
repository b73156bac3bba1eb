import { catalog } from "./catalog.ts";

/** Error messages about invalid requests that the app itself never sends. */
export const PROGRAMS = catalog({
  noOrder: "Name what to put in order.",
  longOrder: "That is more than one list holds.",
  orderedOnce: "Name each one once.",
  priorityOrder: "Priority order is 1, 2 or 3.",
  sizesRight: "Leave it out, or say true.",
  version: "This isn't a version of ours.",
  codeMissing: "The code is missing.",
  notACode: "That is no referral code.",
  range: "Choose 7, 30 or 90 days.",
  manyGifts: "Choose at most 1,000 gifts at once.",
  manyWishes: "Choose at most 500 wishes at once.",
  noWishes: "Name at least one wish.",
  returnPath: "Give a path of this site, such as /subscription.",
  longReturnPath: "That address is too long.",
  foreignReturn: "Return addresses must be pages of this site.",
  noSuchField: '"{name}" is not a field of this request.',
  notJson: "The body is not valid JSON.",
  notAnObject: "The body must be a JSON object.",
  longBatch: "A request may call at most {most} procedures.",
  wrongKey: "The Idempotency-Key must be 8 to 200 visible ASCII characters.",
  keyOf: "Use 8 to 200 visible ASCII characters.",
  holdNeeded: "Name the hold whose visitor is meant.",
  wrongSignature: "The signature does not match.",
  notAnEvent: "That is no event.",
});
