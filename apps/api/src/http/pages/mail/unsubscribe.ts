import {
  type ContactRow,
  type FollowerMailKind,
  findContact,
  resubscribeToMailKind,
  setContactUnsubscribed,
  unsubscribeFromMailKind,
} from "@giftling/db/queries/contacts/contacts";
import { endDigestLabel, endRemindersLabel, unsubscribeLabel } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { orNotFound } from "../../../core/errors/app-error.ts";
import type { Deps } from "../../../services/deps.ts";
import {
  formatFollowedKidPhrases,
  getFollowedKidPhrases,
} from "../../../services/email/composition/subscription-phrases.ts";
import { parseUnsubscribeToken } from "../../../services/email/composition/tokens.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
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
/** Contact whose mail a page is about, with the token and the family. */
type PageData = { token: string; contact: ContactRow; hub: ContactFamily };
type Renderer = (data: PageData) => string;

/**
 * Registers the pages that end a family's mail at /unsubscribe/{token}, or one kind of its mail at
 * /unsubscribe/{token}/{part}, where `part` is news, reminders or digest. GET changes nothing, POST unsubscribes, and
 * POST to the path with /undo subscribes again. The pages need neither a session nor scripts. Mail programs post from
 * other sites (RFC 8058). For a deleted contact, the page confirms that the mail has ended. An invalid token gets 404
 * (rule: unsubscribe).
 */
export async function registerUnsubscribeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  /**
   * Applies `change` to the contact of a token and sends the page that `show` renders. Throws NOT_FOUND for an invalid
   * token.
   */
  async function sendContactPage(
    reply: FastifyReply,
    { token }: TokenRequest["Params"],
    show: Renderer,
    change?: (contactId: string) => Promise<unknown>,
  ) {
    const contactId = orNotFound(parseUnsubscribeToken(config.secret, token));
    await change?.(contactId);
    const contact = await findContact(db, contactId);
    if (contact === null) return sendPage(reply, 200, unsubscribedPage);
    const hub = await findContactFamily(db, contactId);
    return sendPage(reply, 200, () => show({ token, contact, hub }));
  }
  const options = { config: { isForOthers: true } };

  await registerMailLinkPages(app, deps, invalidLinkPage, (forms) => {
    forms.get<TokenRequest>(UNSUBSCRIBE_PATH, ({ params }, reply) =>
      sendContactPage(reply, params, (data) =>
        data.contact.unsubscribedAt === null ? askPage(data) : donePage(data),
      ),
    );
    forms.post<TokenRequest>(UNSUBSCRIBE_PATH, options, ({ params }, reply) =>
      sendContactPage(reply, params, donePage, (id) => setContactUnsubscribed(db, id, clock.now())),
    );
    forms.post<TokenRequest>(`${UNSUBSCRIBE_PATH}/undo`, ({ params }, reply) =>
      sendContactPage(reply, params, backPage, (id) => setContactUnsubscribed(db, id, null)),
    );

    for (const part of ["news", "reminders", "digest"] as const) {
      const path = `${UNSUBSCRIBE_PATH}/${part}`;
      const unlessEnded =
        (show: (part: FollowerMailKind, data: PageData) => string): Renderer =>
        (data) =>
          data.contact.unsubscribedAt === null ? show(part, data) : unsubscribedPage();
      forms.get<TokenRequest>(path, ({ params }, reply) =>
        sendContactPage(reply, params, unlessEnded(askPartPage)),
      );
      forms.post<TokenRequest>(path, options, ({ params }, reply) =>
        sendContactPage(reply, params, unlessEnded(donePartPage), (id) =>
          unsubscribeFromMailKind(db, id, part, clock.now()),
        ),
      );
      forms.post<TokenRequest>(`${path}/undo`, ({ params }, reply) =>
        sendContactPage(reply, params, unlessEnded(backPartPage), (id) =>
          resubscribeToMailKind(db, id, part),
        ),
      );
    }
  });
}

const getPath = (token: string, part?: FollowerMailKind) =>
  `/unsubscribe/${encodeURIComponent(token)}${part === undefined ? "" : `/${part}`}`;

function askPage({ token, contact, hub }: PageData): string {
  const hasReminders = getFollowedKidPhrases(hub.kids).reminders !== null;
  return renderPage({
    title: unsubscribeLabel(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribeHeading(),
    body: `<p>${insertEmailAddress(words.confirmUnsubscribeMessage(hub.names, hasReminders), contact.email)}</p>
${renderFormButton(getPath(token), unsubscribeLabel())}
${renderPartLinks(token, hub)}
<p>${words.hubAccessNote()}</p>
${renderHubLink(hub)}`,
  });
}

/** Renders the links that unsubscribe only from updates, and that start or end digests. */
function renderPartLinks(token: string, { kids }: ContactFamily): string {
  const { news, reminders, digest } = getFollowedKidPhrases(kids);
  const renderLink = (part: FollowerMailKind, label: string) =>
    `<p><a class="button quiet" href="${getPath(token, part)}">${label}</a></p>`;
  const endNews =
    news === null || (reminders === null && digest === null)
      ? ""
      : renderLink("news", digest === null ? words.remindersOnlyLink() : words.endUpdatesLink());
  return endNews + renderLink("digest", words.changeDigestLink(digest !== null));
}

const donePage = ({ token, hub }: PageData) =>
  renderPage({
    title: words.unsubscribedTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribedHeading(),
    body: `<p>${words.unsubscribedMessage()}</p>
${renderFormButton(`${getPath(token)}/undo`, words.undoUnsubscribeButton(), "button quiet")}
${renderHubLink(hub)}`,
  });

const backPage = ({ hub }: PageData) => resubscribedPage(words.updatesResumedMessage(), hub);

const resubscribedPage = (message: string, hub: ContactFamily, heading?: string) =>
  renderPage({
    title: words.resubscribedTitle(),
    picture: OPEN_ENVELOPE_SVG,
    ...(heading === undefined ? {} : { heading }),
    body: `<p>${message}</p>
${renderHubLink(hub)}`,
  });

const WORDS = {
  news: {
    title: words.endUpdatesTitle,
    question: words.endUpdatesHeading,
    ended: words.updatesEndedMessage,
    back: words.updatesResumedMessage,
  },
  reminders: {
    title: endRemindersLabel,
    question: words.endRemindersHeading,
    ended: words.remindersEndedMessage,
    back: words.remindersResumedMessage,
  },
  digest: {
    title: endDigestLabel,
    question: words.endDigestHeading,
    ended: words.digestEndedMessage,
    back: words.digestStartedMessage,
  },
} satisfies Record<FollowerMailKind, Record<string, () => string>>;

/** Returns the sentence that names the contact's remaining subscriptions after unsubscribing from `part`. */
function formatRemainingMail(part: FollowerMailKind, { kids }: ContactFamily): string {
  const kept = formatFollowedKidPhrases({ ...getFollowedKidPhrases(kids), [part]: null });
  return words.remainingMailMessage(kept || null);
}

/**
 * Renders the page that asks whether to end one kind of mail. For a contact without that mail, renders the page that
 * confirms its end or, for the digest, the page that offers it.
 */
function askPartPage(part: FollowerMailKind, data: PageData): string {
  const { token, contact, hub } = data;
  const phrase = getFollowedKidPhrases(hub.kids)[part];
  if (phrase === null) return part === "digest" ? offerDigestPage(data) : donePartPage(part, data);
  return renderPage({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE_SVG,
    heading: WORDS[part].question(),
    body: `<p>${insertEmailAddress(words.endMailMessage(phrase), contact.email)} ${escapeHtml(formatRemainingMail(part, hub))}</p>
${renderFormButton(getPath(token, part), WORDS[part].title())}
<p><a href="${getPath(token)}">${words.unsubscribeFromFamilyLink()}</a></p>
${renderHubLink(hub)}`,
  });
}

/** Renders the page that offers digests of new wishes to a follower. */
const offerDigestPage = ({ token, contact, hub }: PageData) =>
  renderPage({
    title: words.startDigestButton(),
    picture: OPEN_ENVELOPE_SVG,
    heading: words.digestConsentHeading(),
    body: `<p>${insertEmailAddress(words.offerDigestMessage(hub.names), contact.email)}</p>
${renderFormButton(`${getPath(token, "digest")}/undo`, words.startDigestButton())}
${renderHubLink(hub)}`,
  });

const donePartPage = (part: FollowerMailKind, { token, hub }: PageData) =>
  renderPage({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${WORDS[part].ended()} ${escapeHtml(formatRemainingMail(part, hub))}</p>
${renderFormButton(`${getPath(token, part)}/undo`, words.undoUnsubscribeButton(), "button quiet")}
${renderHubLink(hub)}`,
  });

const backPartPage = (part: FollowerMailKind, { hub }: PageData) =>
  resubscribedPage(
    WORDS[part].back(),
    hub,
    part === "digest" ? words.consentRecordedTitle() : undefined,
  );

const unsubscribedPage = () =>
  renderPage({
    title: words.unsubscribedTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.unsubscribedHeading(),
    body: `<p>${words.familyMailEndedMessage()}</p>`,
  });

const invalidLinkPage = () =>
  renderPage({
    title: words.incompleteLinkTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.incompleteUnsubscribeLinkMessage()}</p>`,
  });
