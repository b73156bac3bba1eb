import {
  type FollowerMailKind,
  findContact,
  resubscribeToMailKind,
  unsubscribeFromMailKind,
} from "@giftling/db/queries/contacts/contacts";
import { endDigestLabel, endRemindersLabel } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance, FastifyReply } from "fastify";
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
import { renderInvalidLinkPage, renderUnsubscribedPage } from "./unsubscribe.ts";

type TokenRequest = { Params: { token: string } };
type About = { token: string; email: string; hub: ContactFamily };

/**
 * Registers GET and POST /unsubscribe/{token}/{part}, where `part` is news, reminders or digest. GET changes nothing.
 * POST unsubscribes from that kind of the family's mail. POST /unsubscribe/{token}/{part}/undo subscribes again. The
 * pages need neither a session nor scripts. Unsubscribe buttons of mail programs can post to the paths without /undo
 * (rule: unsubscribe).
 */
export async function registerPartialUnsubscribeRoutes(app: FastifyInstance, deps: Deps) {
  await registerMailLinkPages(app, deps, (forms) => {
    /** Applies `change` to the contact of a token, and sends the page that `show` renders, or 404. */
    async function answer(
      reply: FastifyReply,
      { token }: TokenRequest["Params"],
      { change, show }: { change?: (id: string) => Promise<void>; show: (about: About) => string },
    ) {
      const contactId = parseUnsubscribeToken(deps.config.secret, token);
      if (contactId === null) return sendPage(reply, 404, renderInvalidLinkPage);
      await change?.(contactId);
      const contact = await findContact(deps.db, contactId);
      if (contact === null || contact.unsubscribedAt !== null) {
        return sendPage(reply, 200, renderUnsubscribedPage);
      }
      const hub = await findContactFamily(deps.db, contactId);
      return sendPage(reply, 200, () => show({ token, email: contact.email, hub }));
    }

    for (const part of ["news", "reminders", "digest"] as const) {
      const path = `/unsubscribe/:token/${part}`;
      forms.get<TokenRequest>(path, ({ params }, reply) =>
        answer(reply, params, {
          show: (about) => {
            if (getFollowedKidPhrases(about.hub.kids)[part] !== null) return askPage(part, about);
            return part === "digest" ? offerDigestPage(about) : donePage(part, about);
          },
        }),
      );
      const options = { config: { isForOthers: true } };
      forms.post<TokenRequest>(path, options, ({ params }, reply) =>
        answer(reply, params, {
          change: (id) => unsubscribeFromMailKind(deps.db, id, part, deps.clock.now()),
          show: (about) => donePage(part, about),
        }),
      );
      forms.post<TokenRequest>(`${path}/undo`, ({ params }, reply) =>
        answer(reply, params, {
          change: (id) => resubscribeToMailKind(deps.db, id, part),
          show: (about) => backPage(part, about),
        }),
      );
    }
  });
}

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
function rest(part: FollowerMailKind, { kids }: ContactFamily): string {
  const kept = formatFollowedKidPhrases({ ...getFollowedKidPhrases(kids), [part]: null });
  return words.remainingMailMessage(kept || null);
}

const getPath = (part: FollowerMailKind, token: string) =>
  `/unsubscribe/${encodeURIComponent(token)}/${part}`;

const askPage = (part: FollowerMailKind, { token, email, hub }: About) =>
  renderPage({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE_SVG,
    heading: WORDS[part].question(),
    body: `<p>${insertEmailAddress(words.endMailMessage(getFollowedKidPhrases(hub.kids)[part] ?? ""), email)} ${escapeHtml(rest(part, hub))}</p>
${renderFormButton(getPath(part, token), WORDS[part].title())}
<p><a href="/unsubscribe/${encodeURIComponent(token)}">${words.unsubscribeFromFamilyLink()}</a></p>
${renderHubLink(hub)}`,
  });

/** Renders the page that offers digests of new wishes to a follower. */
const offerDigestPage = ({ token, email, hub }: About) =>
  renderPage({
    title: words.startDigestButton(),
    picture: OPEN_ENVELOPE_SVG,
    heading: words.digestConsentHeading(),
    body: `<p>${insertEmailAddress(words.offerDigestMessage(hub.names), email)}</p>
${renderFormButton(`${getPath("digest", token)}/undo`, words.startDigestButton())}
${renderHubLink(hub)}`,
  });

const donePage = (part: FollowerMailKind, { token, hub }: About) =>
  renderPage({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${WORDS[part].ended()} ${escapeHtml(rest(part, hub))}</p>
${renderFormButton(`${getPath(part, token)}/undo`, words.undoUnsubscribeButton(), "button quiet")}
${renderHubLink(hub)}`,
  });

const backPage = (part: FollowerMailKind, { hub }: About) =>
  renderPage({
    title: words.resubscribedTitle(),
    picture: OPEN_ENVELOPE_SVG,
    heading: part === "digest" ? words.consentRecordedTitle() : words.resubscribedTitle(),
    body: `<p>${WORDS[part].back()}</p>
${renderHubLink(hub)}`,
  });
