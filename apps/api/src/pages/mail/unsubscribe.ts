import { findContact, setUnsubscribed } from "@giftling/db/queries/hub/supporters";
import type { FastifyInstance } from "fastify";
import { addressHash } from "../../crypto/visitor.ts";
import type { Deps } from "../../deps.ts";
import { contactOfToken } from "../../email/composition/tokens.ts";
import { ownScope } from "../../http/scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";
import { type ContactHub, hubLink, hubOfContact } from "./hub-link.ts";

/** The page that ends a family's mail; also where a mail program posts to (RFC 8058). */
const UNSUBSCRIBE_PATH = "/unsubscribe/:token";

type Asked = { Params: { token: string } };

/**
 * GET and POST /unsubscribe/{token}, POST /unsubscribe/{token}/undo: ends a family's mail to an address, without signing
 * in and without script (rule: unsubscribe). The mail program posts from another site (RFC 8058; rule: own-site-requests).
 * A token whose family is gone is answered as unsubscribed; one that this server did not make is 404.
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const contactOf = ({ token }: Asked["Params"]) => contactOfToken(deps.config.secret, token);

  await ownScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(addressHash(deps.config.secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(UNSUBSCRIBE_PATH, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const contact = await findContact(deps.db, contactId);
      if (!contact) return sendPage(reply, 200, endedPage);
      const hub = await hubOfContact(deps.db, contactId);
      const isDone = contact.unsubscribedAt !== null;
      const html = isDone ? donePage(params.token, hub) : askPage(params.token, contact.email, hub);
      return sendPage(reply, 200, html);
    });

    const options = { config: { isForOthers: true } };
    forms.post<Asked>(UNSUBSCRIBE_PATH, options, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, deps.clock.now());
      if (!isKnown) return sendPage(reply, 200, endedPage);
      const hub = await hubOfContact(deps.db, contactId);
      return sendPage(reply, 200, donePage(params.token, hub));
    });

    forms.post<Asked>(`${UNSUBSCRIBE_PATH}/undo`, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, null);
      if (!isKnown) return sendPage(reply, 200, endedPage);
      return sendPage(reply, 200, backPage(await hubOfContact(deps.db, contactId)));
    });
  });
}

const askPage = (token: string, email: string, hub: ContactHub) =>
  page({
    title: "Unsubscribe",
    picture: SEALED_ENVELOPE,
    body: `<h1>No more mail?</h1>
<p>We will send nothing more about ${escapeHtml(hub.names || "this family")} to <strong>${escapeHtml(email)}</strong>${hub.mail.reminders === null ? "" : ": no news, no thanks and no reminders"}.</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}"><button class="button" type="submit">Unsubscribe</button></form>
${keepReminders(token, hub)}
<p>The family's page stays open to you as before.</p>
${hubLink(hub)}`,
  });

/** For whom gets both: the way to end the news alone. */
const keepReminders = (token: string, { mail }: ContactHub) =>
  mail.news === null || mail.reminders === null
    ? ""
    : `<p><a class="button quiet" href="/unsubscribe/${encodeURIComponent(token)}/news">Keep only the reminders</a></p>`;

const donePage = (token: string, hub: ContactHub) =>
  page({
    title: "Unsubscribed",
    picture: SEALED_ENVELOPE,
    body: `<h1>You're unsubscribed</h1>
<p>No more mail from this family comes to your address. Their page stays open to you as before.</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}/undo"><button class="button quiet" type="submit">I pressed by mistake, keep sending</button></form>
${hubLink(hub)}`,
  });

const backPage = (hub: ContactHub) =>
  page({
    title: "Welcome back",
    picture: OPEN_ENVELOPE,
    body: `<h1>Welcome back</h1>
<p>You'll hear from the family again when there is news.</p>
${hubLink(hub)}`,
  });

export const endedPage = page({
  title: "Unsubscribed",
  picture: SEALED_ENVELOPE,
  body: `<h1>You're unsubscribed</h1>
<p>This family's mail has ended. There is nothing left to do.</p>`,
});

export const unknownPage = page({
  title: "This link is incomplete",
  picture: SEALED_ENVELOPE,
  body: `<h1>This link is incomplete</h1>
<p>Please open it from the mail once more, or press “unsubscribe” in your mail program.</p>`,
});
