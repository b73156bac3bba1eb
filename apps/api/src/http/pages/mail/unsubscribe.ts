import { findContact, setUnsubscribed } from "@giftling/db/queries/contacts/contacts";
import { unsubscribe } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance } from "fastify";
import { limitKeys } from "../../../core/crypto/visitor.ts";
import type { Deps } from "../../../services/deps.ts";
import { getRequestedMails } from "../../../services/email/composition/asked-for.ts";
import { parseContactToken } from "../../../services/email/composition/tokens.ts";
import { registerScope } from "../../scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";
import { type ContactHub, findHubOfContact, hubLink, insertAddress } from "./hub-link.ts";

/** Path of the page that unsubscribes from a family's mail. Mail programs post to it (RFC 8058). */
const UNSUBSCRIBE_PATH = "/unsubscribe/:token";

type Asked = { Params: { token: string } };

/**
 * Registers GET and POST /unsubscribe/{token} and POST /unsubscribe/{token}/undo, which unsubscribe from a family's mail
 * without a session or scripts. Mail programs post from another site (RFC 8058). The page of a deleted family states that
 * the contact is unsubscribed. A token that this server did not create gets 404 (rule: unsubscribe).
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const contactOf = ({ token }: Asked["Params"]) => parseContactToken(deps.config.secret, token);

  await registerScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(limitKeys(deps.config.secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(UNSUBSCRIBE_PATH, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const contact = await findContact(deps.db, contactId);
      if (!contact) return sendPage(reply, 200, renderEnded);
      const hub = await findHubOfContact(deps.db, contactId);
      const isDone = contact.unsubscribedAt !== null;
      return sendPage(reply, 200, () =>
        isDone ? donePage(params.token, hub) : askPage(params.token, contact.email, hub),
      );
    });

    const options = { config: { isForOthers: true } };
    forms.post<Asked>(UNSUBSCRIBE_PATH, options, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, deps.clock.now());
      if (!isKnown) return sendPage(reply, 200, renderEnded);
      const hub = await findHubOfContact(deps.db, contactId);
      return sendPage(reply, 200, () => donePage(params.token, hub));
    });

    forms.post<Asked>(`${UNSUBSCRIBE_PATH}/undo`, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, null);
      if (!isKnown) return sendPage(reply, 200, renderEnded);
      const hub = await findHubOfContact(deps.db, contactId);
      return sendPage(reply, 200, () => backPage(hub));
    });
  });
}

function askPage(token: string, email: string, hub: ContactHub): string {
  const hasReminders = getRequestedMails(hub.kids).reminders !== null;
  return page({
    title: unsubscribe(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.noMoreMailAsk()}</h1>
<p>${insertAddress(words.nothingMoreAbout(hub.names, hasReminders), email)}</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}"><button class="button" type="submit">${unsubscribe()}</button></form>
${keepReminders(token, hub)}
<p>${words.pageStaysOpen()}</p>
${hubLink(hub)}`,
  });
}

/** Renders the link that ends updates but not reminders. Empty unless the contact has both subscriptions. */
function keepReminders(token: string, { kids }: ContactHub): string {
  const { news, reminders } = getRequestedMails(kids);
  if (news === null || reminders === null) return "";
  return `<p><a class="button quiet" href="/unsubscribe/${encodeURIComponent(token)}/news">${words.keepOnlyReminders()}</a></p>`;
}

const donePage = (token: string, hub: ContactHub) =>
  page({
    title: words.unsubscribed(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.youreUnsubscribed()}</h1>
<p>${words.noMoreFromFamily()}</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}/undo"><button class="button quiet" type="submit">${words.keepSending()}</button></form>
${hubLink(hub)}`,
  });

const backPage = (hub: ContactHub) =>
  page({
    title: words.welcomeBack(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${words.welcomeBack()}</h1>
<p>${words.hearAgain()}</p>
${hubLink(hub)}`,
  });

export const renderEnded = () =>
  page({
    title: words.unsubscribed(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.youreUnsubscribed()}</h1>
<p>${words.mailHasEnded()}</p>`,
  });

export const unknownPage = () =>
  page({
    title: words.linkIncomplete(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.linkIncomplete()}</h1>
<p>${words.openOrPress()}</p>`,
  });
