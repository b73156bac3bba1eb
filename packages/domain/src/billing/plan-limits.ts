import { filled } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";
import { FREE_KID_LIMIT, FREE_LINK_LIMIT } from "./plans.ts";

/** Message of PLAN_LIMIT when a link is refused (rule: free-limits). */
export const LINK_LIMIT_REACHED = filled(PARENTS.tooManyLinks, { most: FREE_LINK_LIMIT });

/** Message of PLAN_LIMIT when a kid is refused (rule: free-limits). */
export const KID_LIMIT_REACHED = filled(PARENTS.tooManyKids, { most: FREE_KID_LIMIT });
