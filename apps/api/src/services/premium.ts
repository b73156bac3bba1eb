import { getPremiumStatus, type PremiumFacts } from "@giftling/domain";
import type { Deps } from "./deps.ts";

export const hasPremium = (
  { clock, config }: Pick<Deps, "clock" | "config">,
  family: PremiumFacts,
): boolean => getPremiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
