import {
  blockEmailAddress,
  unblockEmailAddress,
} from "@giftling/db/queries/contacts/refused-addresses";
import { deleteEmailAddress } from "@giftling/db/queries/mail/delete-contacts";
import { deleteAddressLabel, mailOptOutLabel } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/pages";
import type { FastifyInstance } from "fastify";
import { orNotFound } from "../../../core/errors/app-error.ts";
import type { Deps } from "../../../services/deps.ts";
import {
  parseMailOptOutToken,
  parseUnsubscribeToken,
} from "../../../services/email/composition/tokens.ts";
import { renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG, SEALED_ENVELOPE_SVG } from "../plain/pictures.ts";
import { registerMailLinkPages, renderFormButton } from "./hub-link.ts";

const NEVER_PATH = "/unsubscribe/:token/never";
const DELETE_PATH = "/unsubscribe/:token/delete";

type TokenRequest = { Params: { token: string } };

/** Registers the pages for opting out of all mail and for deleting an e-mail address (rule: refused-addresses). */
export async function registerMailOptOutRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { secret } = deps.config;

  await registerMailLinkPages(app, deps, unknownPage, (forms) => {
    forms.get<TokenRequest>(NEVER_PATH, ({ params: { token } }, reply) => {
      orNotFound(parseMailOptOutToken(secret, token));
      return sendPage(reply, 200, () => askNeverPage(token));
    });
    forms.post<TokenRequest>(NEVER_PATH, async ({ params: { token } }, reply) => {
      const hash = orNotFound(parseMailOptOutToken(secret, token));
      await deps.db.transaction((tx) => blockEmailAddress(tx, hash, deps.clock.now()));
      return sendPage(reply, 200, () => neverPage(token));
    });
    forms.post<TokenRequest>(`${NEVER_PATH}/undo`, async ({ params: { token } }, reply) => {
      await unblockEmailAddress(deps.db, orNotFound(parseMailOptOutToken(secret, token)));
      return sendPage(reply, 200, allowedPage);
    });
    forms.get<TokenRequest>(DELETE_PATH, ({ params: { token } }, reply) => {
      orNotFound(parseUnsubscribeToken(secret, token));
      return sendPage(reply, 200, () => askDeletePage(token));
    });
    forms.post<TokenRequest>(DELETE_PATH, async ({ params: { token } }, reply) => {
      const contactId = orNotFound(parseUnsubscribeToken(secret, token));
      await deps.db.transaction((tx) => deleteEmailAddress(tx, contactId, deps.clock.now()));
      return sendPage(reply, 200, deletedPage);
    });
  });
}

const neverPath = (token: string) => `/unsubscribe/${encodeURIComponent(token)}/never`;

const askNeverPage = (token: string) =>
  renderPage({
    title: words.mailOptOutTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.mailOptOutHeading(),
    body: `<p>${words.mailOptOutMessage()}</p>
${renderFormButton(neverPath(token), mailOptOutLabel())}`,
  });

const neverPage = (token: string) =>
  renderPage({
    title: words.mailOptOutTitle(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.mailOptOutCompleteHeading(),
    body: `<p>${words.mailOptOutCompleteMessage()}</p>
${renderFormButton(`${neverPath(token)}/undo`, words.undoMailOptOutButton(), "button quiet")}`,
  });

const allowedPage = () =>
  renderPage({
    title: words.resubscribedTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p>${words.mailOptOutUndoneMessage()}</p>`,
  });

const askDeletePage = (token: string) =>
  renderPage({
    title: deleteAddressLabel(),
    picture: SEALED_ENVELOPE_SVG,
    heading: words.deleteAddressHeading(),
    body: `<p>${words.deleteAddressMessage()}</p>
${renderFormButton(`/unsubscribe/${encodeURIComponent(token)}/delete`, deleteAddressLabel())}`,
  });

const deletedPage = () =>
  renderPage({
    title: words.addressDeletedTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.addressDeletedMessage()}</p>`,
  });

const unknownPage = () =>
  renderPage({
    title: words.incompleteLinkTitle(),
    picture: SEALED_ENVELOPE_SVG,
    body: `<p>${words.incompleteLinkMessage()}</p>`,
  });
