import { findContactByConfirmationToken } from "@giftling/db/queries/contacts/confirmation-tokens";
import { addDays, SUBSCRIBE_FORM_ANCHOR } from "@giftling/domain";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { orNotFound } from "../../../core/errors/app-error.ts";
import { confirmEmailAddress } from "../../../features/hub/subscribe.ts";
import type { Deps } from "../../../services/deps.ts";
import { getFollowedKidPhrases } from "../../../services/email/composition/subscription-phrases.ts";
import { CONFIRMATION_LINK_LIFETIME_DAYS } from "../../../services/email/composition/tokens.ts";
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

type TokenRequest = { Params: { token: string } };

/**
 * Registers GET and POST /confirm/{token}, the page that a confirmation mail links to. GET confirms nothing, because
 * link scanners open links. The page's button sends the POST, which confirms once within 14 days. Later, the page
 * responds with 404 and the reason (rule: email-confirmation).
 */
export async function registerConfirmationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = "/confirm/:token";
  const sentAfter = (now: Date) => addDays(now, -CONFIRMATION_LINK_LIFETIME_DAYS);
  const find = (tokenHash: string) =>
    findContactByConfirmationToken(deps.db, tokenHash, sentAfter(deps.clock.now()));
  /** Sends the page that explains why a confirmation link cannot be used. Throws NOT_FOUND for an unknown token. */
  const sendProblem = async (reply: FastifyReply, tokenHash: string) => {
    const asked = orNotFound(await find(tokenHash));
    const hub = await findContactFamily(deps.db, asked.id);
    return sendPage(reply, 404, () => (asked.token === "used" ? usedPage(hub) : expiredPage(hub)));
  };

  await registerMailLinkPages(app, deps, unknownPage, (forms) => {
    forms.get<TokenRequest>(path, async ({ params: { token } }, reply) => {
      const asked = await find(sha256(token));
      if (asked?.token !== "open") return sendProblem(reply, sha256(token));
      const hub = await findContactFamily(deps.db, asked.id, "asked");
      return sendPage(reply, 200, () => askPage(token, asked.email, hub));
    });
    forms.post<TokenRequest>(path, async ({ params: { token } }, reply) => {
      const contact = await confirmEmailAddress(deps, sha256(token), sentAfter(deps.clock.now()));
      if (!contact) return sendProblem(reply, sha256(token));
      const hub = await findContactFamily(deps.db, contact.id);
      return sendPage(reply, 200, () => donePage(hub));
    });
  });
}

function askPage(token: string, email: string, { kids, names }: ContactFamily): string {
  const { news, reminders, digest } = getFollowedKidPhrases(kids);
  const isDigestAlone = news === null && reminders === null && digest !== null;
  const [title, question] = isDigestAlone
    ? [words.digestConsentHeading(), words.digestConsentMessage(digest)]
    : kids.length === 0
      ? [words.thankYousConsentHeading(), words.thankYousConsentMessage()]
      : news === null && reminders !== null
        ? [words.remindersConsentHeading(), words.remindersConsentMessage(reminders)]
        : [words.updatesConsentHeading(names), words.updatesConsentMessage(reminders)];
  const addition =
    digest === null || isDigestAlone
      ? ""
      : `\n<p>${escapeHtml(words.digestConsentNote(digest))}</p>`;
  return renderPage({
    title: words.confirmAddressTitle(),
    picture: OPEN_ENVELOPE_SVG,
    heading: title,
    body: `<p>${insertEmailAddress(question, email)}</p>${addition}
${renderFormButton(`/confirm/${encodeURIComponent(token)}`, words.confirmAddressButton())}
<p>${words.confirmAddressNote()}</p>`,
  });
}

/** Renders the page after a confirmation, which mentions only requested mail (rule: email-capture). */
function donePage(hub: ContactFamily): string {
  const { news, reminders, digest } = getFollowedKidPhrases(hub.kids);
  const sentences = [
    ...(news === null ? [] : [words.updatesConfirmedMessage()]),
    ...(reminders === null ? [] : [words.yearlyRemindersMessage(reminders)]),
    ...(digest === null ? [] : [words.digestStartedMessage()]),
    words.addressConfirmedMessage(news),
  ];
  return renderPage({
    title: words.consentRecordedTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
${renderHubLink(hub)}`,
  });
}

const usedPage = (hub: ContactFamily) =>
  renderPage({
    title: words.usedLinkTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p>${words.usedLinkMessage()}</p>
${renderHubLink(hub)}`,
  });

const expiredPage = (hub: ContactFamily) =>
  renderPage({
    title: words.expiredLinkTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.expiredLinkMessage(CONFIRMATION_LINK_LIFETIME_DAYS)}</p>
${renderSignUpLink(hub)}`,
  });

/** Renders the link to the hub's sign-up form. Returns an empty string for a hidden hub or deleted kids. */
const renderSignUpLink = ({ first }: ContactFamily) =>
  first === null
    ? ""
    : `<p><a class="button" href="${escapeHtml(first.path)}#${SUBSCRIBE_FORM_ANCHOR}">${words.subscribeToUpdatesLink(escapeHtml(first.firstName))}</a></p>`;

const unknownPage = () =>
  renderPage({
    title: words.invalidLinkTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.invalidLinkMessage()}</p>
<p>${words.invalidLinkHint()}</p>`,
  });
