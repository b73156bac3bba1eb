import { type ClickReportView, clickReportOutput } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { csvOf } from "../features/csv.ts";
import type { ProcedureName } from "../procedures.ts";
import { callProcedure } from "./call.ts";

const CLICKS: { name: ProcedureName; type: "query" } = { name: "kids.clicks", type: "query" };

/**
 * GET /api/kids/{kidId}/clicks/{range}/clicks.csv: what `kids.clicks` answers, for a spreadsheet (rule:
 * click-report).
 */
export function clicksCsvRoute(app: FastifyInstance, deps: Deps): void {
  app.get("/api/kids/:kidId/clicks/:range/clicks.csv", async (request, reply) => {
    const answer = await callProcedure(deps, CLICKS, request.params, { request, reply });
    const report = clickReportOutput.parse(answer);
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="clicks-${report.days.length}-days.csv"`)
      .type("text/csv; charset=utf-8")
      .send(clicksCsv(report));
  });
}

const NAMES = { payment: "Payment link", registry: "Registry", removed: "Removed" } as const;

/** A line for each day and link, quiet days too, so that a spreadsheet's own charts have no gaps. */
function clicksCsv({ days, links }: ClickReportView): string {
  const rows = days.flatMap((day, index) =>
    links.map(({ label, kind, daily }) => ({
      "Day (UTC)": day,
      Link: label,
      Kind: NAMES[kind],
      Clicks: daily[index] ?? 0,
    })),
  );
  return csvOf(["Day (UTC)", "Link", "Kind", "Clicks"], rows);
}
