import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors/app-error.ts";
import { escapeHtml, page } from "../plain/page.ts";

/**
 * GET /api/mail-previews: every kind of mail as its reader sees it, and as text (`?as=text`). On one's own machine and in
 * tests only; in production there is no such page.
 */
export function mailPreviewRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "config" | "clock">,
): void {
  if (deps.config.appEnv === "production") return;

  const load = async () => {
    const [{ sampleLetters }, { renderLetter }] = await Promise.all([
      import("../../email/samples.tsx"),
      import("../../email/render.ts"),
    ]);
    return { letters: new Map(Object.entries(sampleLetters(deps))), renderLetter };
  };

  app.get("/api/mail-previews", async (_request, reply) => {
    const { letters } = await load();
    const entries = [...letters].map(
      ([kind, { subject }]) =>
        `<li><p><a href="/api/mail-previews/${kind}">${escapeHtml(subject)}</a><br>${kind} · <a href="/api/mail-previews/${kind}?as=text">as text</a></p></li>`,
    );
    const body = `<h1>Every mail</h1><ul>${entries.join("")}</ul>`;
    return reply.type("text/html; charset=utf-8").send(page({ title: "Every mail", body }));
  });

  app.get<{ Params: { kind: string }; Querystring: { as?: string } }>(
    "/api/mail-previews/:kind",
    async ({ params, query }, reply) => {
      const { letters, renderLetter } = await load();
      const letter = letters.get(params.kind);
      if (!letter) throw new AppError("NOT_FOUND");
      const { html, text } = await renderLetter(letter);
      return query.as === "text"
        ? reply.type("text/plain; charset=utf-8").send(text)
        : reply.type("text/html; charset=utf-8").send(html);
    },
  );
}
