import { REPORT_REASONS, reportPageInput, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/report";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyInstance, FastifyReply } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import {
  findReportableFamilyId,
  recordHubReport,
} from "../../../features/hub/record-hub-report.ts";
import type { Deps } from "../../../services/deps.ts";
import { registerRouteScope } from "../../route-scope.ts";
import { readFormFields, registerFormFieldParser } from "../plain/forms.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG } from "../plain/pictures.ts";

const PATH = "/hub/:familyUrl/report";

/** Maximum size in bytes of the form that reports a hub. A percent-encoded character takes up to nine bytes. */
const MAX_FORM_BYTES = TEXT_LIMITS.reportText * 9 + 1_024;

type ReportRequest = { Params: { familyUrl: string } };

/** Registers GET and POST /hub/{familyUrl}/report, a hub's report dialog as a page (rule: reported-pages). */
export async function registerReportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerRouteScope(app, async (forms) => {
    registerFormFieldParser(forms, MAX_FORM_BYTES);

    forms.get<ReportRequest>(PATH, async (request, reply) => {
      const visit = getRequestContext(deps, request);
      await deps.limiter.hubRead(visit.limitKeys);
      await findReportableFamilyId(visit, request.params.familyUrl);
      return sendForm(reply, 200, request.params.familyUrl);
    });

    forms.post<ReportRequest>(PATH, async (request, reply) => {
      const { familyUrl } = request.params;
      const fields = readFormFields(request);
      const typed = { reason: fields.get("reason") ?? "", text: fields.get("text") ?? "" };
      const visit = getRequestContext(deps, request);
      try {
        await deps.limiter.openWrite(visit.limitKeys);
        await findReportableFamilyId(visit, familyUrl);
        const { data, error } = reportPageInput.safeParse({ familyUrl, ...typed });
        if (error) {
          const problem = error.issues[0]?.message ?? "";
          return sendForm(reply, 400, familyUrl, { ...typed, problem });
        }
        await recordHubReport(visit, data);
        return sendPage(reply, 200, () => sentPage(familyUrl));
      } catch (error) {
        const { code, message, retryAfter = 60 } = toAppError(error);
        if (code !== "RATE_LIMITED") throw error;
        reply.header("retry-after", String(retryAfter));
        return sendForm(reply, 429, familyUrl, { ...typed, problem: message });
      }
    });
  });
}

type ReportFormState = { reason: string; text: string; problem: string };

const sendForm = (
  reply: FastifyReply,
  status: number,
  familyUrl: string,
  typed?: ReportFormState,
) => sendPage(reply, status, () => formPage(familyUrl, typed));

const hubAddress = (familyUrl: string) => `/hub/${encodeURIComponent(familyUrl)}`;

function formPage(familyUrl: string, typed?: ReportFormState): string {
  const choices = REPORT_REASONS.map(
    (reason) =>
      `<label><input type="radio" name="reason" value="${reason}" required${reason === typed?.reason ? " checked" : ""}>${escapeHtml(words.getReportReasonLabel(reason))}</label>`,
  );
  return renderPage({
    title: words.reportHubTitle(),
    body: `<p>${words.reportHubDescription()}</p>
<form class="entry" method="post">
<fieldset><legend>${words.reasonLegend()}</legend>${choices.join("")}</fieldset>
<label for="text">${words.detailsLabel()}</label>
<textarea id="text" name="text" rows="4" maxlength="${TEXT_LIMITS.reportText}">${escapeHtml(typed?.text ?? "")}</textarea>
${typed ? `<p class="problem" role="alert">${escapeHtml(translateErrorMessage(typed.problem))}</p>` : ""}
<button class="button" type="submit">${words.sendReportButton()}</button>
</form>
<p>${words.emergencyMessage()}</p>
<p><a href="${hubAddress(familyUrl)}">${words.backToHubLink()}</a></p>`,
  });
}

const sentPage = (familyUrl: string) =>
  renderPage({
    title: words.reportSentTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p>${words.reportSentMessage()}</p>
<p><a href="${hubAddress(familyUrl)}">${words.backToHubLink()}</a></p>`,
  });
