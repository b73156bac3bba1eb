import type { PremiumFacts, Theme } from "@giftling/domain";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import {
  buildVisibleHubUrlCondition,
  type HubAccessSettings,
  hubAccessColumns,
  visibleHubCondition,
} from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";

/** Data of a family for public pages. `familyUrl` is the current family URL. */
export type HubFamily = PremiumFacts & {
  hubAccess: HubAccessSettings;
  familyId: string;
  familyUrl: string;
  referralCode: string;
  /** Theme that the family chose, regardless of the plan. Null if the family chose no theme (rule: hub-themes). */
  theme: Theme | null;
  /** Whether link previews may show a kid's photo (rule: link-preview). */
  photoInPreviews: boolean;
  /** Title that the family entered, regardless of the plan. Null if the family entered no title (rule: hub-title). */
  title: string | null;
};

/**
 * Returns the hub at a current or former family URL, with its access settings. `kidId` is null if the family has no kid
 * with the given ID. Returns null if no visible hub has the URL.
 */
export async function findKidByFamilyUrl(db: Executor, familyUrl: string, kidId: string) {
  const [row] = await db
    .select({ kidId: kids.id, hubAccess: hubAccessColumns })
    .from(familyAddresses)
    .innerJoin(families, eq(families.id, familyAddresses.familyId))
    .leftJoin(kids, and(eq(kids.familyId, families.id), equalsId(kids.id, kidId)))
    .where(buildVisibleHubUrlCondition(familyUrl));
  return row ?? null;
}

/**
 * Returns a kid with the kid's family and the access settings of the family's hub. Locks the kid against deletion for
 * the transaction. Returns null if the kid does not exist or the hub is not visible.
 */
export async function findPublicKid(tx: Executor, kidId: string) {
  const [row] = await tx
    .select({ kidId: kids.id, familyId: families.id, hubAccess: hubAccessColumns })
    .from(kids)
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(equalsId(kids.id, kidId), visibleHubCondition))
    .for("key share", { of: kids });
  return row ?? null;
}
