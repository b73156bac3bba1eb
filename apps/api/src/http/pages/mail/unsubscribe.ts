import {
  type FollowerMailKind,
  findContact,
  setContactUnsubscribed,
} from "@giftling/db/queries/contacts/contacts";
import { unsubscribeLabel } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../services/deps.ts";
import { getFollowedKidPhrases } from "../../../services/email/composition/subscription-phrases.ts";
import { parseUnsubscribeToken } from "../../../services/email/composition/tokens.ts";
import { renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG, SEALED_ENVELOPE_SVG } from "../plain/pictures.ts";
import {
  type ContactFamily,
  findContactFamily,
  insertEmailAddress,
  registerMailLinkPages,
  renderFormButton,
  renderHubLink,
} from "./hub-link.ts";

/** Path of the page that unsubscribes from a family's mail. Mail programs post to this path (RFC 8058). */
const UNSUBSCRIBE_PATH = "/unsubscribe/:token";

type TokenRequest = { Params: { token: string } };

/**
 * Registers GET and POST /unsubscribe/{token}, which end a family's mail, and POST /unsubscribe/{token}/undo, which
 * resumes the mail. The pages need neither a session nor scripts. Mail programs post from other sites (RFC 8058). For a
 * deleted contact, the page confirms that the mail has ended. An invalid token gets 404 (rule: unsubscribe).
 */
export async function registerUnsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const contactOf = ({ token }: TokenRequest["Params"]) =>
    parseUnsubscribeToken(deps.config.secret, token);

  await registerMailLinkPages(app, deps, (forms) => {
    forms.get<TokenRequest>(UNSUBSCRIBE_PATH, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, renderInvalidLinkPage);
      const contact = await findContact(deps.db, contactId);
      if (!contact) return sendPage(reply, 200, renderUnsubscribedPage);
      const hub = await findContactFamily(deps.db, contactId);
      const isDone = contact.unsubscribedAt !== null;
      return sendPage(reply, 200, () =>
        isDone ? donePage(params.token, hub) : askPage(params.token, contact.email, hub),
      );
    });

    const options = { config: { isForOthers: true } };
    forms.post<TokenRequest>(UNSUBSCRIBE_PATH, options, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, renderInvalidLinkPage);
      const isKnown = await setContactUnsubscribed(deps.db, contactId, deps.clock.now());
      if (!isKnown) return sendPage(reply, 200, renderUnsubscribedPage);
      const hub = await findContactFamily(deps.db, contactId);
      return sendPage(reply, 200, () => donePage(params.token, hub));
    });

    forms.post<TokenRequest>(`${UNSUBSCRIBE_PATH}/undo`, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, renderInvalidLinkPage);
      const isKnown = await setContactUnsubscribed(deps.db, contactId, null);
      if (!isKnown) return sendPage(reply, 200, renderUnsubscribedPage);
      const hub = await findContactFamily(deps.db, contactId);
      return sendPage(reply, 200, () => backPage(hub));
    });
  });
}

function askPage(token: string, email: string, hub: ContactFamily): string {
  const hasReminders = getFollowedKidPhrases(hub.kids).reminders !== null;
  return renderPage({
    title: unsubscribeLabel(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribeHeading(),
    body: `<p>${insertEmailAddress(words.confirmUnsubscribeMessage(hub.names, hasReminders), email)}</p>
${renderFormButton(`/unsubscribe/${encodeURIComponent(token)}`, unsubscribeLabel())}
${renderPartLinks(token, hub)}
<p>${words.hubAccessNote()}</p>
${renderHubLink(hub)}`,
  });
}

/** Renders the links that unsubscribe only from updates, and that start or end digests. */
function renderPartLinks(token: string, { kids }: ContactFamily): string {
  const { news, reminders, digest } = getFollowedKidPhrases(kids);
  const renderLink = (part: FollowerMailKind, label: string) =>
    `<p><a class="button quiet" href="/unsubscribe/${encodeURIComponent(token)}/${part}">${label}</a></p>`;
  const endNews =
    news === null || (reminders === null && digest === null)
      ? ""
      : renderLink("news", digest === null ? words.remindersOnlyLink() : words.endUpdatesLink());
  return endNews + renderLink("digest", words.changeDigestLink(digest !== null));
}

const donePage = (token: string, hub: ContactFamily) =>
  renderPage({
    title: words.unsubscribedTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribedHeading(),
    body: `<p>${words.unsubscribedMessage()}</p>
${renderFormButton(`/unsubscribe/${encodeURIComponent(token)}/undo`, words.undoUnsubscribeButton(), "button quiet")}
${renderHubLink(hub)}`,
  });

const backPage = (hub: ContactFamily) =>
  renderPage({
    title: words.resubscribedTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p>${words.updatesResumedMessage()}</p>
${renderHubLink(hub)}`,
  });

export const renderUnsubscribedPage = () =>
  renderPage({
    title: words.unsubscribedTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribedHeading(),
    body: `<p>${words.familyMailEndedMessage()}</p>`,
  });

export const renderInvalidLinkPage = () =>
  renderPage({
    title: words.incompleteLinkTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.incompleteUnsubscribeLinkMessage()}</p>`,
  });
