import { everybody, type Outcomes, openParents, signedOut } from "./actors.ts";
import type { Family } from "./family.ts";

/** Only the family itself; everybody else gets NOT_FOUND (rule: not-found-not-forbidden). */
export const OWN: Outcomes = {
  ...signedOut("UNAUTHORIZED"),
  ...openParents("ok"),
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Every parent with an open account, about themselves. */
export const SELF: Outcomes = { ...OWN, "other parent": "ok" };
/** The same, and parents with a closed account (rule: closed-account). */
export const ACCOUNT: Outcomes = { ...SELF, "closed parent": "ok" };
/** Every actor, about something that belongs to no family. */
export const ALL: Outcomes = everybody("ok");
/** Every actor, about a family's public thing; those of a closed account are missing (rule: closed-account). */
export const PUBLIC: Outcomes = { ...ALL, "closed parent": "NOT_FOUND" };
/** Every actor, by the hub's address; a family without one has no hub. */
export const BY_ADDRESS: Outcomes = { ...PUBLIC, "owner without address": "NOT_FOUND" };

/** Every actor but the family itself, which does not thank itself (rule: heart-back). */
export const OF_STRANGERS: Outcomes = {
  ...PUBLIC,
  ...openParents("CONFLICT"),
  "other parent": "ok",
};

/** What each actor gets of a procedure, and the input that it is called with. */
export type Row = { outcomes: Outcomes; input?: (family: Family) => object | Promise<object> };

export const byKid = ({ kidId }: Family) => ({ kidId });
