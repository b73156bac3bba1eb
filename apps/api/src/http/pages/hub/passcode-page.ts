import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/hub/passcode";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyReply } from "fastify";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { LOCKED_DOOR_SVG } from "../plain/pictures.ts";

/** Sends the passcode page, which reveals nothing about the family (rule: hub-passcode). */
export function sendPasscodePage(reply: FastifyReply, status: number, form: Form = {}) {
  return sendPage(reply, status, () => lockedPage(form));
}

type Form = {
  problem?: string;
  /** Target URL of the form. Default: the current URL. */
  action?: string;
};

const lockedPage = ({ problem, action }: Form) =>
  renderPage({
    title: words.lockedHubTitle(),
    picture: LOCKED_DOOR_SVG,
    body: `<h1>${words.passcodeHeading()}</h1>
<p>${words.passcodeDescription()}</p>
<form class="entry" method="post"${action ? ` action="${escapeHtml(action)}"` : ""}>
<label for="passcode">${words.passcodeLabel()}</label>
<input id="passcode" name="passcode" type="text" required maxlength="${TEXT_LIMITS.passcode}" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(translateErrorMessage(problem))}</p>` : ""}
<button class="button" type="submit">${words.openHubButton()}</button>
</form>
<p>${words.missingPasscodeHint()}</p>`,
  });
