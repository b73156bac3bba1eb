import type * as schema from "@giftling/db/schema/index";
import { addDays, getLinkProcedureSuffix, LINK_KINDS } from "@giftling/domain";
import { hashPasscode } from "../../core/crypto/passcodes.ts";
import type { ProcedureName } from "../../http/rest/procedures.ts";
import type { CallOutcome } from "./actors.ts";
import { PROCEDURE_ROWS } from "./procedures.ts";

/** States in which a family's access or hub is restricted. */
export const ACCOUNT_STATES = [
  "expired trial",
  "closed",
  "taken down",
  "passcode",
  "paused",
  "unpublished",
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Callers of procedures about a family in one of the `ACCOUNT_STATES`. */
export const ACCOUNT_STATE_CALLERS = ["stranger", "owner", "other parent"] as const;
export type AccountStateCaller = (typeof ACCOUNT_STATE_CALLERS)[number];

/** Returns the values of the family's columns in an account state, with the passcode of the `hub.open` test. */
export async function getAccountStateColumns(
  state: AccountState,
): Promise<Partial<typeof schema.families.$inferInsert>> {
  const yesterday = addDays(new Date(), -1);
  switch (state) {
    case "expired trial":
      return { subscriptionStatus: "trialing", trialEndsAt: yesterday };
    case "closed":
      return { closedAt: yesterday };
    case "taken down":
      return { takenDownAt: yesterday };
    case "passcode":
      return { passcodeHash: await hashPasscode("maple") };
    case "paused":
      return { pausesWrites: true };
    case "unpublished":
      return { isPublished: false };
  }
}

type Differences = Partial<Record<ProcedureName, Partial<Record<AccountStateCaller, CallOutcome>>>>;

const strangers = (outcome: CallOutcome) => ({ stranger: outcome, "other parent": outcome });
const forStrangers = (names: readonly ProcedureName[], outcome: CallOutcome): Differences =>
  Object.fromEntries(names.map((name) => [name, strangers(outcome)]));
const forAll = (names: readonly ProcedureName[], outcome: CallOutcome): Differences =>
  Object.fromEntries(names.map((name) => [name, { ...strangers(outcome), owner: outcome }]));

/** Returns the names of the `click` or `create` procedures, one for each kind of link. */
const listLinkProcedures = (verb: "click" | "create") =>
  LINK_KINDS.map((kind) => `links.${verb}${getLinkProcedureSuffix(kind)}` as const);

/** Procedures that the hub's page calls to read data. */
const READS = ["hub.kids", "hub.kid", "hub.wall", "hub.updates"] as const;
/** Procedures that visitors call to write to a hub. */
const GIFTS = [
  "wishlist.purchase",
  "wishlist.reserve",
  "gratitude.reportContribution",
  "gifts.record",
  "proposals.create",
  "hub.subscribe",
] as const;
/** Procedures that a gift's private page calls. */
const PASSES = ["gifts.pass", "gifts.extend", "gifts.release", "gifts.askBack"] as const;
const CLICKS = listLinkProcedures("click");

/** Outcomes for a hub that visitors cannot see although the account is open. */
const GONE: Differences = {
  ...forStrangers([...GIFTS, "wishlist.undoPurchase"], "NOT_FOUND"),
  ...forAll([...READS, ...CLICKS], "NOT_FOUND"),
  ...forAll(["hub.open", "hub.report", "hub.subscribe", "proposals.create"], "NOT_FOUND"),
};

/** Outcomes that differ from the outcomes for an open account with a public hub, by account state. */
const DIFFERENCES: Readonly<Record<AccountState, Differences>> = {
  "expired trial": {},
  // `getAccountStateOutcome` derives all other outcomes from the rows' "closed parent".
  closed: { "family.accept": { "other parent": "NOT_FOUND" } },
  "taken down": {
    ...GONE,
    ...forAll(["gratitude.thankYouPage", "gratitude.sendHeart", ...PASSES], "NOT_FOUND"),
    "family.invitation": { stranger: "NOT_FOUND", owner: "NOT_FOUND", "other parent": "NOT_FOUND" },
    "family.accept": { owner: "NOT_FOUND", "other parent": "NOT_FOUND" },
  },
  passcode: {
    ...forStrangers([...READS, ...GIFTS, ...CLICKS], "PASSCODE_REQUIRED"),
    ...forStrangers(["hub.report", "wishlist.undoPurchase"], "PASSCODE_REQUIRED"),
  },
  paused: {
    ...forStrangers([...GIFTS, "gratitude.sendHeart"], "PAUSED"),
    ...forAll(["gifts.extend"], "PAUSED"),
  },
  unpublished: GONE,
};

/** Procedures that get PLAN_LIMIT on the Free plan, because the family has the maximum number of items. */
const FULL: readonly ProcedureName[] = [
  ...listLinkProcedures("create"),
  "family.invite",
  "family.confirmInvite",
];

/** Returns the expected outcome of a procedure about a family in an account state (rule: hub-passcode). */
export function getAccountStateOutcome(
  state: AccountState,
  caller: AccountStateCaller,
  name: ProcedureName,
): CallOutcome {
  const { outcomes } = PROCEDURE_ROWS[name];
  const different = DIFFERENCES[state][name]?.[caller];
  if (different) return different;
  if (caller === "owner" && state !== "closed" && FULL.includes(name)) return "PLAN_LIMIT";
  const isPublic = outcomes.anonymous === "ok";
  if (state === "closed" && (caller === "owner" || isPublic)) return outcomes["closed parent"];
  return outcomes[caller === "stranger" ? "anonymous" : caller];
}
