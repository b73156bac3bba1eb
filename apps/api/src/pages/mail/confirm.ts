import {
  type ContactRow,
  findConfirmable,
  listKidNamesOfContact,
} from "@giftling/db/queries/hub/supporters";
import { addDays } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { sha256 } from "../../crypto/tokens.ts";
import { addressHash } from "../../crypto/visitor.ts";
import type { Deps } from "../../deps.ts";
import { CONFIRMATION_HOURS } from "../../email/composition/tokens.ts";
import { joinNames } from "../../email/templates/words.ts";
import { confirmAddress } from "../../features/gratitude/confirm-address.ts";
import { ownScope } from "../../http/scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";

type Asked = { Params: { token: string } };

/**
 * GET and POST /confirm/{token}: the page of a confirmation mail, without script (rule: email-confirmation). GET confirms
 * nothing, because link scanners open links; the button posts, and works once, for 24 hours. Then it answers 404.
 */
export async function confirmRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = "/confirm/:token";
  const sentAfter = (now: Date) => addDays(now, -CONFIRMATION_HOURS / 24);
  const namesOf = async (contact: ContactRow) =>
    joinNames(await listKidNamesOfContact(deps.db, contact.id)) || "the family";

  await ownScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(addressHash(deps.config.secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const contact = await findConfirmable(deps.db, sha256(token), sentAfter(now));
      if (!contact) return sendPage(reply, 404, usedPage);
      return sendPage(reply, 200, askPage(token, contact.email, await namesOf(contact)));
    });

    forms.post<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const contact = await confirmAddress(deps, sha256(token), sentAfter(now));
      if (!contact) return sendPage(reply, 404, usedPage);
      return sendPage(reply, 200, donePage(await namesOf(contact)));
    });
  });
}

const askPage = (token: string, email: string, names: string) =>
  page({
    title: "Confirm your address",
    picture: OPEN_ENVELOPE,
    body: `<h1>News of ${escapeHtml(names)}?</h1>
<p>Shall we send the family's news to <strong>${escapeHtml(email)}</strong>?</p>
<form method="post" action="/confirm/${encodeURIComponent(token)}"><button class="button" type="submit">Yes, confirm my address</button></form>
<p>Every mail has a link that ends them. If this wasn't you, simply close this page.</p>`,
  });

const donePage = (names: string) =>
  page({
    title: "You're all set",
    picture: OPEN_ENVELOPE,
    body: `<h1>You're all set</h1>
<p>Your address is confirmed. You'll hear from us when there is news of ${escapeHtml(names)}, and the family can thank you by mail.</p>
<p>You can close this page.</p>`,
  });

const usedPage = page({
  title: "This link has been used",
  picture: SEALED_ENVELOPE,
  body: `<h1>This link has been used</h1>
<p>If you pressed the button before, your address is confirmed and there is nothing left to do.</p>
<p>Otherwise the link is older than 24 hours. Leave your address on the family's hub once more, and we'll send a new one.</p>`,
});
