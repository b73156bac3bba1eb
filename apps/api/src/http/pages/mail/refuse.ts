import { allowAddress, refuseAddress } from "@giftling/db/queries/contacts/refused-addresses";
import { deleteAddress } from "@giftling/db/queries/mail/forget-contacts";
import { deleteMyAddress, neverWrite } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance } from "fastify";
import { limitKeys } from "../../../core/crypto/visitor.ts";
import type { Deps } from "../../../services/deps.ts";
import { hashOfToken, parseContactToken } from "../../../services/email/composition/tokens.ts";
import { registerScope } from "../../scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";

const NEVER_PATH = "/unsubscribe/:token/never";
const DELETE_PATH = "/unsubscribe/:token/delete";

type Asked = { Params: { token: string } };

/**
 * Registers the pages for refusing all mail (rule: refused-addresses) and for deleting the e-mail address. The pages need
 * neither a session nor scripts. Opening a page changes nothing, and its button posts.
 */
export async function refusalRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { secret } = deps.config;

  await registerScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(limitKeys(secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(NEVER_PATH, async ({ params: { token } }, reply) =>
      hashOfToken(secret, token) === null
        ? sendPage(reply, 404, unknownPage)
        : sendPage(reply, 200, () => askNeverPage(token)),
    );
    forms.post<Asked>(NEVER_PATH, async ({ params: { token } }, reply) => {
      const hash = hashOfToken(secret, token);
      if (hash === null) return sendPage(reply, 404, unknownPage);
      await deps.db.transaction((tx) => refuseAddress(tx, hash, deps.clock.now()));
      return sendPage(reply, 200, () => neverPage(token));
    });
    forms.post<Asked>(`${NEVER_PATH}/undo`, async ({ params: { token } }, reply) => {
      const hash = hashOfToken(secret, token);
      if (hash === null) return sendPage(reply, 404, unknownPage);
      await allowAddress(deps.db, hash);
      return sendPage(reply, 200, allowedPage);
    });

    forms.get<Asked>(DELETE_PATH, async ({ params: { token } }, reply) =>
      parseContactToken(secret, token) === null
        ? sendPage(reply, 404, unknownPage)
        : sendPage(reply, 200, () => askDeletePage(token)),
    );
    forms.post<Asked>(DELETE_PATH, async ({ params: { token } }, reply) => {
      const contactId = parseContactToken(secret, token);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      await deps.db.transaction((tx) => deleteAddress(tx, contactId, deps.clock.now()));
      return sendPage(reply, 200, deletedPage);
    });
  });
}

const button = (path: string, label: string, style = "button") =>
  `<form method="post" action="${path}"><button class="${style}" type="submit">${label}</button></form>`;
const neverPath = (token: string) => `/unsubscribe/${encodeURIComponent(token)}/never`;

const askNeverPage = (token: string) =>
  page({
    title: words.noMoreMail(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.neverAsk()}</h1>
<p>${words.nobodysMail()}</p>
${button(neverPath(token), neverWrite())}`,
  });

const neverPage = (token: string) =>
  page({
    title: words.noMoreMail(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.wontWrite()}</h1>
<p>${words.noFamilysMail()}</p>
${button(`${neverPath(token)}/undo`, words.byMistake(), "button quiet")}`,
  });

const allowedPage = () =>
  page({
    title: words.welcomeBack(),
    picture: OPEN_ENVELOPE,
    body: `<h1>${words.welcomeBack()}</h1>
<p>${words.canAskAgain()}</p>`,
  });

const askDeletePage = (token: string) =>
  page({
    title: deleteMyAddress(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.deleteAsk()}</h1>
<p>${words.whatDeletingDoes()}</p>
${button(`/unsubscribe/${encodeURIComponent(token)}/delete`, deleteMyAddress())}`,
  });

const deletedPage = () =>
  page({
    title: words.isDeleted(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.isDeleted()}</h1>
<p>${words.noFamilyHasIt()}</p>`,
  });

const unknownPage = () =>
  page({
    title: words.linkIncomplete(),
    picture: SEALED_ENVELOPE,
    body: `<h1>${words.linkIncomplete()}</h1>
<p>${words.openOnceMore()}</p>`,
  });
