import {
  findContact,
  listKidNamesOfContact,
  setUnsubscribed,
} from "@giftling/db/queries/hub/supporters";
import type { FastifyInstance } from "fastify";
import { addressHash } from "../../crypto/visitor.ts";
import type { Deps } from "../../deps.ts";
import { contactOfToken } from "../../email/composition/tokens.ts";
import { joinNames } from "../../email/templates/words.ts";
import { ownScope } from "../../http/scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";

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
      if (contact.unsubscribedAt !== null) return sendPage(reply, 200, donePage(params.token));
      const names = joinNames(await listKidNamesOfContact(deps.db, contactId)) || "this family";
      return sendPage(reply, 200, askPage(params.token, contact.email, names));
    });

    const options = { config: { isForOthers: true } };
    forms.post<Asked>(UNSUBSCRIBE_PATH, options, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, deps.clock.now());
      return sendPage(reply, 200, isKnown ? donePage(params.token) : endedPage);
    });

    forms.post<Asked>(`${UNSUBSCRIBE_PATH}/undo`, async ({ params }, reply) => {
      const contactId = contactOf(params);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      const isKnown = await setUnsubscribed(deps.db, contactId, null);
      return sendPage(reply, 200, isKnown ? backPage : endedPage);
    });
  });
}

const askPage = (token: string, email: string, names: string) =>
  page({
    title: "Unsubscribe",
    picture: SEALED_ENVELOPE,
    body: `<h1>No more mail?</h1>
<p>We will send nothing more about ${escapeHtml(names)} to <strong>${escapeHtml(email)}</strong>.</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}"><button class="button" type="submit">Unsubscribe</button></form>
<p>The family's page stays open to you as before.</p>`,
  });

const donePage = (token: string) =>
  page({
    title: "Unsubscribed",
    picture: SEALED_ENVELOPE,
    body: `<h1>You're unsubscribed</h1>
<p>No more mail from this family comes to your address. Their page stays open to you as before.</p>
<form method="post" action="/unsubscribe/${encodeURIComponent(token)}/undo"><button class="button quiet" type="submit">I pressed by mistake, keep sending</button></form>`,
  });

const backPage = page({
  title: "Welcome back",
  picture: OPEN_ENVELOPE,
  body: `<h1>Welcome back</h1>
<p>You'll hear from the family again when there is news.</p>`,
});

const endedPage = page({
  title: "Unsubscribed",
  picture: SEALED_ENVELOPE,
  body: `<h1>You're unsubscribed</h1>
<p>This family's mail has ended. There is nothing left to do.</p>`,
});

const unknownPage = page({
  title: "This link is incomplete",
  picture: SEALED_ENVELOPE,
  body: `<h1>This link is incomplete</h1>
<p>Please open it from the mail once more, or press “unsubscribe” in your mail program.</p>`,
});
