import { type ClickReportView, clickReportOutput } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks-csv";
import { runWithLanguage } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { formatCsv } from "../../core/csv.ts";
import { getVisitorLanguage } from "../../core/request-language.ts";
import type { Deps } from "../../services/deps.ts";
import { callProcedure, type ProcedureName } from "./procedures.ts";

const CLICKS: { name: ProcedureName; type: "query" } = { name: "kids.clicks", type: "query" };

/** Registers GET /api/kids/{kidId}/clicks/{range}/clicks.csv, the click report as CSV (rule: click-report). */
export function registerClicksCsvRoute(app: FastifyInstance, deps: Deps): void {
  app.get("/api/kids/:kidId/clicks/:range/clicks.csv", async (request, reply) => {
    const answer = await callProcedure(deps, CLICKS, request.params, { request, reply });
    const report = clickReportOutput.parse(answer);
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="clicks-${report.days.length}-days.csv"`)
      .type("text/csv; charset=utf-8")
      .send(runWithLanguage(getVisitorLanguage(request), () => clicksCsv(report)));
  });
}

/** Returns a click report as CSV in the current language, with a row for each day and link. */
function clicksCsv({ days, links }: ClickReportView): string {
  const [day, link, kind, clicks] = words.getCsvColumnHeadings();
  const rows = days.flatMap((date, index) =>
    links.map((one) => ({
      [day]: date,
      [link]: one.label,
      [kind]: words.getLinkKindLabel(one.kind),
      [clicks]: one.daily[index] ?? 0,
    })),
  );
  return formatCsv([day, link, kind, clicks], rows);
}
