import { type PremiumFacts, premiumStatus } from "@giftling/domain";
import type { MailReadContext } from "./mail-kind.ts";

/** Returns whether a family's mail to supporters names the product (rule: branding). */
export const shouldShowBranding = (
  { clock, config }: MailReadContext,
  family: PremiumFacts,
): boolean => !premiumStatus(family, clock.now(), { billing: config.billing }).isPremium;
