import { fillPattern } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { FREE_KID_LIMIT, FREE_LINK_LIMIT } from "./plans.ts";

/** Message of the PLAN_LIMIT error for a link above the plan's limit (rule: free-limits). */
export const LINK_LIMIT_MESSAGE = fillPattern(PARENT_ERRORS.freePlanLinkLimitReached, {
  most: FREE_LINK_LIMIT,
});

/** Message of the PLAN_LIMIT error for a kid above the plan's limit (rule: free-limits). */
export const KID_LIMIT_MESSAGE = fillPattern(PARENT_ERRORS.freePlanKidLimitReached, {
  most: FREE_KID_LIMIT,
});

/** Message of the PLAN_LIMIT error for a restored kid above the plan's limit (rule: deleted-kid). */
export const KID_RESTORE_LIMIT_MESSAGE = fillPattern(PARENT_ERRORS.freePlanKidRestoreLimitReached, {
  most: FREE_KID_LIMIT,
});
