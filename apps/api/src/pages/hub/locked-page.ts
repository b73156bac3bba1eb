import { LIMITS } from "@giftling/domain";
import type { FastifyReply } from "fastify";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { LOCKED_DOOR } from "../plain/pictures.ts";

/** The page of a hub with a passcode for whoever is not let in (rule: hub-passcode). It tells nothing of the family. */
export function sendLockedPage(reply: FastifyReply, status: number, form: Form = {}): FastifyReply {
  // The form posts to this site, for which the browser has to say where it comes from.
  return sendPage(reply.header("referrer-policy", "same-origin"), status, lockedPage(form));
}

type Form = {
  problem?: string;
  /** Where it posts to; this very address when left out. */
  action?: string;
};

const lockedPage = ({ problem, action }: Form) =>
  page({
    title: "A family's hub",
    picture: LOCKED_DOOR,
    body: `<h1>This hub has a passcode</h1>
<p>The family shared it with the people they know. This browser asks for it only once.</p>
<form class="entry" method="post"${action ? ` action="${escapeHtml(action)}"` : ""}>
<label for="passcode">Passcode</label>
<input id="passcode" name="passcode" type="text" required maxlength="${LIMITS.passcode}" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<button class="button" type="submit">Open the hub</button>
</form>
<p>You don't have it? Ask whoever sent you here.</p>`,
  });
