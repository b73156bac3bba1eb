import { everybody, type Outcomes, openParents, signedOut } from "./actors.ts";
import type { Family } from "./family.ts";

/** Only the family itself. Others get NOT_FOUND (rule: not-found-not-forbidden). */
export const OWN: Outcomes = {
  ...signedOut("UNAUTHORIZED"),
  ...openParents("ok"),
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Every parent with an open account, about themselves. */
export const SELF: Outcomes = { ...OWN, "other parent": "ok" };
/** Every parent, also with a closed account, about themselves (rule: closed-account). */
export const ACCOUNT: Outcomes = { ...SELF, "closed parent": "ok" };
/** Every actor, about something that belongs to no family. */
export const ALL: Outcomes = everybody("ok");
/** Every actor, about a family's public item. Those of a closed account are missing (rule: closed-account). */
export const PUBLIC: Outcomes = { ...ALL, "closed parent": "NOT_FOUND" };
/** Every actor, by family URL. A family without one has no hub. */
export const BY_ADDRESS: Outcomes = { ...PUBLIC, "owner without address": "NOT_FOUND" };

/** Every actor except the family itself (rule: heart-back). */
export const OF_STRANGERS: Outcomes = {
  ...PUBLIC,
  ...openParents("CONFLICT"),
  "other parent": "ok",
};

/** Outcomes of a procedure and its input. */
export type Row = { outcomes: Outcomes; input?: (family: Family) => object | Promise<object> };

export const byKid = ({ kidId }: Family) => ({ kidId });
