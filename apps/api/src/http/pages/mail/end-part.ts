import {
  endMailPart,
  findContact,
  type MailPart,
  resumeMailPart,
} from "@giftling/db/queries/contacts/contacts";
import { noMoreReminders } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { limitKeys } from "../../../core/crypto/visitor.ts";
import type { Deps } from "../../../services/deps.ts";
import { getRequestedMails } from "../../../services/email/composition/asked-for.ts";
import { parseContactToken } from "../../../services/email/composition/tokens.ts";
import { registerScope } from "../../scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";
import { type ContactHub, findHubOfContact, hubLink, insertAddress } from "./hub-link.ts";
import { renderEnded, unknownPage } from "./unsubscribe.ts";

type Asked = { Params: { token: string } };
type About = { token: string; email: string; hub: ContactHub };

/**
 * Registers GET and POST /unsubscribe/{token}/news and .../reminders, each of which ends one kind of a family's mail, and
 * POST .../undo for both. The pages need neither a session nor scripts. A mail program's own unsubscribe button can post to
 * them (rule: unsubscribe).
 */
export async function endPartRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(limitKeys(deps.config.secret, request.ip, deps.clock.now())),
    );

    /**
     * Applies a change to the token's contact and sends the resulting page. Sends 404 for a token that this server did not
     * create.
     */
    async function answer(
      reply: FastifyReply,
      { token }: Asked["Params"],
      { change, show }: { change?: (id: string) => Promise<void>; show: (about: About) => string },
    ) {
      const contactId = parseContactToken(deps.config.secret, token);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      await change?.(contactId);
      const contact = await findContact(deps.db, contactId);
      if (contact === null || contact.unsubscribedAt !== null) {
        return sendPage(reply, 200, renderEnded);
      }
      const hub = await findHubOfContact(deps.db, contactId);
      return sendPage(reply, 200, () => show({ token, email: contact.email, hub }));
    }

    for (const part of ["news", "reminders"] as const) {
      const path = `/unsubscribe/:token/${part}`;
      forms.get<Asked>(path, ({ params }, reply) =>
        answer(reply, params, {
          show: (about) =>
            getRequestedMails(about.hub.kids)[part] === null
              ? donePage(part, about)
              : askPage(part, about),
        }),
      );
      const options = { config: { isForOthers: true } };
      forms.post<Asked>(path, options, ({ params }, reply) =>
        answer(reply, params, {
          change: (id) => endMailPart(deps.db, id, part, deps.clock.now()),
          show: (about) => donePage(part, about),
        }),
      );
      forms.post<Asked>(`${path}/undo`, ({ params }, reply) =>
        answer(reply, params, {
          change: (id) => resumeMailPart(deps.db, id, part),
          show: (about) => backPage(part, about),
        }),
      );
    }
  });
}

const WORDS = {
  news: {
    title: words.noMoreNews,
    question: words.noMoreNewsAsk,
    ended: words.newsEnded,
    back: words.hearAgain,
  },
  reminders: {
    title: noMoreReminders,
    question: words.noMoreRemindersAsk,
    ended: words.remindersEnded,
    back: words.remindAgain,
  },
} satisfies Record<MailPart, Record<string, () => string>>;

/** Returns the sentence about the subscriptions that remain when one kind of mail ends. */
function rest(part: MailPart, { kids }: ContactHub): string {
  const mail = getRequestedMails(kids);
  return words.stillReachesYou(part === "news" ? mail.reminders : mail.news);
}

const form = (action: string, button: string, label: string) =>
  `<form method="post" action="${action}"><button class="${button}" type="submit">${label}</button></form>`;
const pathOf = (part: MailPart, token: string) =>
  `/unsubscribe/${encodeURIComponent(token)}/${part}`;

const askPage = (part: MailPart, { token, email, hub }: About) =>
  page({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${WORDS[part].question()}</h1>
<p>${insertAddress(words.noLongerSend(getRequestedMails(hub.kids)[part] ?? ""), email)} ${escapeHtml(rest(part, hub))}</p>
${form(pathOf(part, token), "button", WORDS[part].title())}
<p><a href="/unsubscribe/${encodeURIComponent(token)}">${words.endAllMail()}</a></p>
${hubLink(hub)}`,
  });

const donePage = (part: MailPart, { token, hub }: About) =>
  page({
    title: WORDS[part].title(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${WORDS[part].title()}</h1>
<p>${WORDS[part].ended()} ${escapeHtml(rest(part, hub))}</p>
${form(`${pathOf(part, token)}/undo`, "button quiet", words.keepSending())}
${hubLink(hub)}`,
  });

const backPage = (part: MailPart, { hub }: About) =>
  page({
    title: words.welcomeBack(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${words.welcomeBack()}</h1>
<p>${WORDS[part].back()}</p>
${hubLink(hub)}`,
  });
