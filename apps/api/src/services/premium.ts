import { getPremiumStatus, type PremiumFacts } from "@giftling/domain";
import type { Deps } from "./deps.ts";

/** Returns whether a family has Premium now (rule: premium-derived). */
export const hasPremium = (
  { clock, config }: Pick<Deps, "clock" | "config">,
  family: PremiumFacts,
): boolean => getPremiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
