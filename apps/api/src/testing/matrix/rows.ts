import { everybody, type Outcomes, openParents, signedOut } from "./actors.ts";
import type { Family } from "./family.ts";

/** Outcomes of a call that only the family itself can make. Other parents get NOT_FOUND (rule: not-found-not-forbidden). */
export const OWN: Outcomes = {
  ...signedOut("UNAUTHORIZED"),
  ...openParents("ok"),
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Outcomes of a call that every parent with an open account can make about themselves. */
export const SELF: Outcomes = { ...OWN, "other parent": "ok" };
/** Outcomes of a call that every parent can make about themselves, also with a closed account (rule: closed-account). */
export const ACCOUNT: Outcomes = { ...SELF, "closed parent": "ok" };
/** Outcomes of a call that every actor can make about something that belongs to no family. */
export const ALL: Outcomes = everybody("ok");
/**
 * Outcomes of a call that every actor can make about a family's public item. The items of a closed account are missing
 * (rule: closed-account).
 */
export const PUBLIC: Outcomes = { ...ALL, "closed parent": "NOT_FOUND" };
/** Outcomes of a call that every actor can make with a family URL. A family without a family URL has no hub. */
export const BY_ADDRESS: Outcomes = { ...PUBLIC, "owner without address": "NOT_FOUND" };

/** Outcomes of a call that every actor except the family itself can make (rule: heart-back). */
export const OF_STRANGERS: Outcomes = {
  ...PUBLIC,
  ...openParents("CONFLICT"),
  "other parent": "ok",
};

/** Outcomes of a procedure and its input. */
export type Row = { outcomes: Outcomes; input?: (family: Family) => object | Promise<object> };

export const byKid = ({ kidId }: Family) => ({ kidId });
