import type { ReportReason } from "@giftling/domain";
import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { families, familyAddresses } from "../../schema/families.ts";
import { reports } from "../../schema/operation.ts";
import { equalsId } from "../core/ids.ts";

/** Stores a report about a family's page, without data of the reporter (rule: reported-pages). */
export async function addReport(
  db: Executor,
  familyId: string,
  report: { reason: ReportReason; text: string | null },
): Promise<void> {
  await db.insert(reports).values({ familyId, ...report });
}

/**
 * Returns at most 200 reports, oldest first. With `isOpen`, excludes resolved reports. With a null `familyId`, includes
 * the reports about all families.
 */
export async function listReports(
  db: Executor,
  { familyId, isOpen }: { familyId: string | null; isOpen: boolean },
) {
  return db
    .select({
      ...getTableColumns(reports),
      familyUrl: familyAddresses.address,
      isTakenDown: sql<boolean>`${families.takenDownAt} is not null`,
    })
    .from(reports)
    .innerJoin(families, eq(families.id, reports.familyId))
    .leftJoin(
      familyAddresses,
      and(eq(familyAddresses.familyId, families.id), eq(familyAddresses.isCurrent, true)),
    )
    .where(
      and(
        isOpen ? isNull(reports.resolvedAt) : undefined,
        familyId === null ? undefined : eq(reports.familyId, familyId),
      ),
    )
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(200);
}

/** Resolves an open report and returns the reported family. Returns null for an unknown or resolved report. */
export async function resolveReport(tx: Executor, reportId: string, now: Date) {
  const [row] = await tx
    .update(reports)
    .set({ resolvedAt: now })
    .where(and(equalsId(reports.id, reportId), isNull(reports.resolvedAt)))
    .returning({ familyId: reports.familyId });
  return row ?? null;
}
