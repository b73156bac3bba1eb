import { addReport } from "@giftling/db/queries/operation/reports";
import type { ReportPageInput } from "@giftling/domain";
import type { RequestContext } from "../../access/context.ts";
import { assertCanViewHub } from "../../access/hub-access.ts";
import { findHubAccessSettings } from "./verify-hub-passcode.ts";

/** Stores a report of a hub, even of a paused hub. Reports of the demo are not stored (rule: reported-pages). */
export async function recordHubReport(
  visit: RequestContext,
  input: ReportPageInput,
): Promise<void> {
  const familyId = await findReportableFamilyId(visit, input.familyUrl);
  if (familyId === null) return;
  const { db, limiter } = visit.deps;
  await limiter.report(visit.limitKeys, familyId);
  await addReport(db, familyId, { reason: input.reason, text: input.text ?? null });
}

/** Returns the family ID of a hub, or null for the demo. Throws NOT_FOUND or PASSCODE_REQUIRED. */
export async function findReportableFamilyId(visit: RequestContext, familyUrl: string) {
  const hubAccess = await findHubAccessSettings(visit, familyUrl);
  if (hubAccess === null) return null;
  await assertCanViewHub(visit, hubAccess);
  return hubAccess.familyId;
}
