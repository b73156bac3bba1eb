import {
  type ActorOutcomes,
  createOpenAccountOutcomes,
  createSignedOutOutcomes,
  createUniformOutcomes,
} from "./actors.ts";
import type { MatrixFamily } from "./family.ts";

/** Outcomes of a call that only the family itself can make. Other parents get NOT_FOUND (rule: not-found-not-forbidden). */
export const OWN_FAMILY_OUTCOMES: ActorOutcomes = {
  ...createSignedOutOutcomes("UNAUTHORIZED"),
  ...createOpenAccountOutcomes("ok"),
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Outcomes of a call that every parent with an open account can make about themselves. */
export const OPEN_ACCOUNT_OUTCOMES: ActorOutcomes = {
  ...OWN_FAMILY_OUTCOMES,
  "other parent": "ok",
};
/** Outcomes of a call that every parent can make about themselves, also with a closed account (rule: closed-account). */
export const ANY_ACCOUNT_OUTCOMES: ActorOutcomes = {
  ...OPEN_ACCOUNT_OUTCOMES,
  "closed parent": "ok",
};
/** Outcomes of a call that every actor can make about something that belongs to no family. */
export const ANY_ACTOR_OUTCOMES: ActorOutcomes = createUniformOutcomes("ok");
/**
 * Outcomes of a call that every actor can make about a family's public item. The items of a closed account are missing
 * (rule: closed-account).
 */
export const PUBLIC_ITEM_OUTCOMES: ActorOutcomes = {
  ...ANY_ACTOR_OUTCOMES,
  "closed parent": "NOT_FOUND",
};
/** Outcomes of a call that every actor can make with a family URL. A family without a family URL has no hub. */
export const FAMILY_URL_OUTCOMES: ActorOutcomes = {
  ...PUBLIC_ITEM_OUTCOMES,
  "owner without address": "NOT_FOUND",
};

/** Outcomes of a call that every actor except the family itself can make (rule: heart-back). */
export const STRANGER_OUTCOMES: ActorOutcomes = {
  ...PUBLIC_ITEM_OUTCOMES,
  ...createOpenAccountOutcomes("CONFLICT"),
  "other parent": "ok",
};

/** Outcomes of a procedure and its input. */
export type ProcedureRow = {
  outcomes: ActorOutcomes;
  input?: (family: MatrixFamily) => object | Promise<object>;
};

export const getKidInput = ({ kidId }: MatrixFamily) => ({ kidId });
