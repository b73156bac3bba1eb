import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../core/errors/app-error.ts";
import { getVisitorLanguage } from "../../../core/request-language.ts";
import type { Deps } from "../../../services/deps.ts";
import { createSampleMails } from "../../../services/email/registry.ts";
import { escapeHtml, renderPage } from "../plain/page.ts";

/** Registers GET /api/mail-previews and /api/mail-previews/:kind, which do not exist in production. */
export function registerMailPreviewRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "config" | "clock">,
): void {
  if (deps.config.appEnv === "production") return;

  const samplesOf = (request: FastifyRequest) =>
    new Map(Object.entries(createSampleMails(deps, getVisitorLanguage(request))));

  app.get("/api/mail-previews", async (request, reply) => {
    const entries = [...samplesOf(request)].map(
      ([kind, { subject }]) =>
        `<li><p><a href="/api/mail-previews/${kind}">${escapeHtml(subject)}</a><br>${kind} · <a href="/api/mail-previews/${kind}?as=text">as text</a></p></li>`,
    );
    const body = `<ul>${entries.join("")}</ul>`;
    return reply.type("text/html; charset=utf-8").send(renderPage({ title: "Every mail", body }));
  });

  app.get<{ Params: { kind: string }; Querystring: { as?: string } }>(
    "/api/mail-previews/:kind",
    async (request, reply) => {
      const { params, query } = request;
      const sample = samplesOf(request).get(params.kind);
      if (!sample) throw new AppError("NOT_FOUND");
      // Loaded here, so that a process that only serves pages does not load React Email.
      const { renderMail } = await import("../../../services/email/composition/render.tsx");
      const { html, text } = await renderMail(sample);
      return query.as === "text"
        ? reply.type("text/plain; charset=utf-8").send(text)
        : reply.type("text/html; charset=utf-8").send(html);
    },
  );
}
