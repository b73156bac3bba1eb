import * as words from "@giftling/messages/gifts/my-gifts";
import type { FastifyInstance } from "fastify";
import { createRequestContext } from "../../../access/context.ts";
import { createCaller } from "../../../features/router.ts";
import type { Deps } from "../../../services/deps.ts";
import { readFormFields } from "../plain/forms.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG } from "../plain/pictures.ts";
import { getRejectedState, sendRejection } from "./rejection.ts";
import { type FormState, renderEmailField, renderProblem } from "./render-form.ts";

/** Registers POST /mine, the script-free form that mails the link to a supporter's gifts (rule: my-gifts). */
export function registerMyGiftsForm(forms: FastifyInstance, deps: Deps): void {
  forms.post("/mine", async (request, reply) => {
    const fields = readFormFields(request);
    const email = fields.get("email")?.trim() ?? "";
    try {
      await createCaller(createRequestContext(deps, request, reply)).mine.ask({ email });
    } catch (error) {
      const state = getRejectedState(fields, error);
      return sendRejection(reply, error, () => requestLinkPage(state));
    }
    return sendPage(reply, 200, () => linkSentPage(email));
  });
}

function requestLinkPage(state: FormState): string {
  return renderPage({
    title: words.myGiftsTitle(),
    body: `<p>${escapeHtml(words.requestLinkDescription())}</p>
<form class="entry" method="post" action="/mine">${renderProblem(state.problem)}${renderEmailField("mine", words.emailLabel(), state)}<div class="actions"><button class="button" type="submit">${escapeHtml(words.sendLinkButton())}</button></div></form>`,
  });
}

const linkSentPage = (email: string) =>
  renderPage({
    title: words.myGiftsTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p role="status">${escapeHtml(words.linkSentMessage(email))}</p>`,
  });
