import {
  type ActorOutcomes,
  createOpenAccountOutcomes,
  createSignedOutOutcomes,
  createUniformOutcomes,
} from "./actors.ts";
import type { MatrixFamily } from "./family.ts";

/** Outcomes of a call that only parents of the family can make (rule: not-found-not-forbidden). */
export const OWN_FAMILY_OUTCOMES: ActorOutcomes = {
  ...createSignedOutOutcomes("UNAUTHORIZED"),
  ...createOpenAccountOutcomes("ok"),
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Outcomes of a call about the caller's own account, which must be open. */
export const OPEN_ACCOUNT_OUTCOMES: ActorOutcomes = {
  ...OWN_FAMILY_OUTCOMES,
  "other parent": "ok",
};
/** Outcomes of a call about the caller's own account, whether open or closed (rule: closed-account). */
export const ANY_ACCOUNT_OUTCOMES: ActorOutcomes = {
  ...OPEN_ACCOUNT_OUTCOMES,
  "closed parent": "ok",
};
/** Outcomes of a call that every actor can make and that does not concern a family. */
export const ANY_ACTOR_OUTCOMES: ActorOutcomes = createUniformOutcomes("ok");
/** Outcomes of a call about public data, which a closed account does not have (rule: closed-account). */
export const PUBLIC_ITEM_OUTCOMES: ActorOutcomes = {
  ...ANY_ACTOR_OUTCOMES,
  "closed parent": "NOT_FOUND",
};
/** Outcomes of a call that every actor can make with a family URL. A family without a family URL has no hub. */
export const FAMILY_URL_OUTCOMES: ActorOutcomes = {
  ...PUBLIC_ITEM_OUTCOMES,
  "owner without address": "NOT_FOUND",
};

/** Outcomes of a call that every actor can make except the family's own parents (rule: heart-back). */
export const STRANGER_OUTCOMES: ActorOutcomes = {
  ...PUBLIC_ITEM_OUTCOMES,
  ...createOpenAccountOutcomes("CONFLICT"),
  "other parent": "ok",
};

/** Access test of one procedure: the expected outcome for each actor, and a function that returns a valid input. */
export type ProcedureRow = {
  outcomes: ActorOutcomes;
  input?: (family: MatrixFamily) => object | Promise<object>;
};

export const getKidInput = ({ kidId }: MatrixFamily) => ({ kidId });
