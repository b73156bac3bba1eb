import { type PremiumFacts, premiumStatus } from "@giftling/domain";
import type { ReadEnv } from "./mail-kind.ts";

/** Returns whether a family's mail to supporters names the product (rule: branding). */
export const showsBranding = ({ clock, config }: ReadEnv, family: PremiumFacts): boolean =>
  !premiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
