import { and, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { families, familyAddresses } from "../../schema/families.ts";

/** Access settings of a hub, which apply to every visitor and every kind of request. */
export type HubAccessSettings = Pick<
  typeof families.$inferSelect,
  "passcodeHash" | "pausesWrites" | "approvesNames" | "language" | "currency"
> & {
  familyId: string;
  /**
   * Whether visitors can see the hub. Requires that the hub is published and not taken down, and that the account is
   * open (rule: unpublished-hub).
   */
  isShown: boolean;
};

/** SQL condition that the hub is published and not taken down, and that its account is open. */
export const visibleHubCondition: SQL = sql`${families.isPublished} and ${and(isNull(families.takenDownAt), isNull(families.closedAt))}`;

/** SQL join condition for the current family URL of a visible hub. */
export const visibleHubUrlCondition = and(
  eq(familyAddresses.familyId, families.id),
  familyAddresses.isCurrent,
  visibleHubCondition,
);

/** Returns the SQL condition that `familyUrl` is a current or former URL of a visible hub (rule: former-addresses). */
export const buildVisibleHubUrlCondition = (familyUrl: string | Placeholder) =>
  and(
    eq(familyAddresses.address, familyUrl),
    isNull(familyAddresses.retiredAt),
    visibleHubCondition,
  );

/** Columns of `HubAccessSettings` for a query that joins `families`. */
export const hubAccessColumns = {
  familyId: families.id,
  isShown: sql<boolean>`${visibleHubCondition}`,
  passcodeHash: families.passcodeHash,
  pausesWrites: families.pausesWrites,
  approvesNames: families.approvesNames,
  language: families.language,
  currency: families.currency,
};

/** Columns from which `getPremiumStatus` derives whether a family has Premium. The query must join `families`. */
export const premiumColumns = {
  subscriptionPlan: families.subscriptionPlan,
  subscriptionStatus: families.subscriptionStatus,
  trialEndsAt: families.trialEndsAt,
  premiumGrantedUntil: families.premiumGrantedUntil,
  currentPeriodEnd: families.currentPeriodEnd,
};
