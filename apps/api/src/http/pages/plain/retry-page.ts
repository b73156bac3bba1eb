import { errorIdHint, retryButton } from "@giftling/messages/common";
import { retryTitle } from "@giftling/messages/pages/retry";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyReply } from "fastify";
import type { AppError } from "../../../core/errors/app-error.ts";
import { escapeHtml, renderPage, sendPage } from "./page.ts";
import { SEALED_ENVELOPE_SVG } from "./pictures.ts";

/** Sends the page for an error that a retry can resolve, with a link to `path` (rule: failure-id). */
export function sendRetryPage(
  reply: FastifyReply,
  { message, retryAfter, status }: AppError,
  path: string | null = reply.request.method === "GET" ? reply.request.url : null,
): FastifyReply {
  const render = () => {
    const link = `<p><a class="button" href="${escapeHtml(path ?? "")}">${retryButton()}</a></p>`;
    return renderPage({
      title: retryTitle(),
      picture: SEALED_ENVELOPE_SVG,
      body: `<p role="alert">${escapeHtml(translateErrorMessage(message))}</p>
${path === null ? "" : link}
<p><small>${errorIdHint()} ${reply.request.id.slice(0, 8)}.</small></p>`,
    });
  };
  return sendPage(reply.header("retry-after", String(retryAfter)), status, render);
}
