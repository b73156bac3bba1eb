import { findAskedContact } from "@giftling/db/queries/contacts/contacts";
import { addDays, GET_UPDATES_ANCHOR } from "@giftling/domain";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance } from "fastify";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { limitKeys } from "../../../core/crypto/visitor.ts";
import { confirmAddress } from "../../../features/hub/confirm-address.ts";
import type { Deps } from "../../../services/deps.ts";
import { getRequestedMails } from "../../../services/email/composition/asked-for.ts";
import { CONFIRMATION_HOURS } from "../../../services/email/composition/tokens.ts";
import { registerScope } from "../../scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";
import { type ContactHub, findHubOfContact, hubLink, insertAddress } from "./hub-link.ts";

type Asked = { Params: { token: string } };

/**
 * Registers GET and POST /confirm/{token}, the page of a confirmation mail, without scripts. GET confirms nothing, because
 * link scanners open links. The page's button posts and works once within 24 hours. Afterwards the page responds with 404
 * and the reason (rule: email-confirmation).
 */
export async function confirmRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = "/confirm/:token";
  const sentAfter = (now: Date) => addDays(now, -CONFIRMATION_HOURS / 24);
  /** Returns the page that states why a token is invalid. It is always sent with 404. */
  const problemPage = async (tokenHash: string, now: Date) => {
    const asked = await findAskedContact(deps.db, tokenHash, sentAfter(now));
    if (asked === null) return unknownPage;
    const hub = await findHubOfContact(deps.db, asked.id);
    return () => (asked.token === "used" ? usedPage(hub) : expiredPage(hub));
  };

  await registerScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(limitKeys(deps.config.secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const asked = await findAskedContact(deps.db, sha256(token), sentAfter(now));
      if (asked?.token !== "open") {
        return sendPage(reply, 404, await problemPage(sha256(token), now));
      }
      const hub = await findHubOfContact(deps.db, asked.id, "asked");
      return sendPage(reply, 200, () => askPage(token, asked.email, hub));
    });

    forms.post<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const contact = await confirmAddress(deps, sha256(token), sentAfter(now));
      if (!contact) return sendPage(reply, 404, await problemPage(sha256(token), now));
      const hub = await findHubOfContact(deps.db, contact.id);
      return sendPage(reply, 200, () => donePage(hub));
    });
  });
}

function askPage(token: string, email: string, { kids, names }: ContactHub): string {
  const { news, reminders } = getRequestedMails(kids);
  const [title, question] =
    news === null && reminders !== null
      ? [words.reminderAsk(), words.shallWeRemind(reminders)]
      : [words.newsAsk(names), words.shallWeSendNews(reminders)];
  return page({
    title: words.confirmTitle(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${insertAddress(question, email)}</p>
<form method="post" action="/confirm/${encodeURIComponent(token)}"><button class="button" type="submit">${words.yesConfirm()}</button></form>
<p>${words.everyMailEnds()}</p>`,
  });
}

const donePage = (hub: ContactHub) =>
  page({
    title: words.allSet(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${words.allSet()}</h1>
<p>${escapeHtml(promise(hub))}</p>
${hubLink(hub)}`,
  });

function promise({ kids, names }: ContactHub): string {
  const { news, reminders } = getRequestedMails(kids);
  if (reminders === null) return words.newsPromised(names);
  if (news === null) return words.remindersPromised(reminders);
  return `${words.newsPromised(names)} ${words.yearlyBesides(reminders)}`;
}

const usedPage = (hub: ContactHub) =>
  page({
    title: words.linkUsed(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${words.linkUsed()}</h1>
<p>${words.confirmedAlready()}</p>
${hubLink(hub)}`,
  });

const expiredPage = (hub: ContactHub) =>
  page({
    title: words.linkTooOld(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.linkTooOld()}</h1>
<p>${words.workedFor24Hours()}</p>
${askAgain(hub)}`,
  });

/** Renders the link to the sign-up form on the hub. Empty while the hub is not shown. */
const askAgain = ({ first }: ContactHub) =>
  first === null
    ? ""
    : `<p><a class="button" href="${escapeHtml(first.path)}#${GET_UPDATES_ANCHOR}">${words.getUpdatesOf(escapeHtml(first.firstName))}</a></p>`;

const unknownPage = () =>
  page({
    title: words.linkDoesntWork(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.linkDoesntWork()}</h1>
<p>${words.newerMail()}</p>
<p>${words.ifThatDoesntHelp()}</p>`,
  });
