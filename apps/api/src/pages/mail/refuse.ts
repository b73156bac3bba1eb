import { deleteAddress } from "@giftling/db/queries/hub/forget-contacts";
import { allowAddress, refuseAddress } from "@giftling/db/queries/hub/refused-addresses";
import type { FastifyInstance } from "fastify";
import { addressHash } from "../../crypto/visitor.ts";
import type { Deps } from "../../deps.ts";
import { contactOfToken, hashOfToken } from "../../email/composition/tokens.ts";
import { ownScope } from "../../http/scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";

const NEVER_PATH = "/unsubscribe/:token/never";
const DELETE_PATH = "/unsubscribe/:token/delete";

type Asked = { Params: { token: string } };

/**
 * What a supporter's mail links to beside "Unsubscribe", without signing in and without script: no more mail from any family
 * (rule: refused-addresses), and the address deleted (rule: address-deletion). Looking changes nothing; the buttons post.
 */
export async function refusalRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { secret } = deps.config;

  await ownScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(addressHash(secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(NEVER_PATH, async ({ params: { token } }, reply) =>
      hashOfToken(secret, token) === null
        ? sendPage(reply, 404, unknownPage)
        : sendPage(reply, 200, askNeverPage(token)),
    );
    forms.post<Asked>(NEVER_PATH, async ({ params: { token } }, reply) => {
      const hash = hashOfToken(secret, token);
      if (hash === null) return sendPage(reply, 404, unknownPage);
      await deps.db.transaction((tx) => refuseAddress(tx, hash, deps.clock.now()));
      return sendPage(reply, 200, neverPage(token));
    });
    forms.post<Asked>(`${NEVER_PATH}/undo`, async ({ params: { token } }, reply) => {
      const hash = hashOfToken(secret, token);
      if (hash === null) return sendPage(reply, 404, unknownPage);
      await allowAddress(deps.db, hash);
      return sendPage(reply, 200, allowedPage);
    });

    forms.get<Asked>(DELETE_PATH, async ({ params: { token } }, reply) =>
      contactOfToken(secret, token) === null
        ? sendPage(reply, 404, unknownPage)
        : sendPage(reply, 200, askDeletePage(token)),
    );
    forms.post<Asked>(DELETE_PATH, async ({ params: { token } }, reply) => {
      const contactId = contactOfToken(secret, token);
      if (contactId === null) return sendPage(reply, 404, unknownPage);
      await deps.db.transaction((tx) => deleteAddress(tx, contactId, deps.clock.now()));
      return sendPage(reply, 200, deletedPage);
    });
  });
}

const button = (path: string, words: string, style = "button") =>
  `<form method="post" action="${path}"><button class="${style}" type="submit">${words}</button></form>`;
const neverPath = (token: string) => `/unsubscribe/${encodeURIComponent(token)}/never`;

const askNeverPage = (token: string) =>
  page({
    title: "No more mail",
    picture: SEALED_ENVELOPE,
    body: `<h1>Never write to you again?</h1>
<p>No family's news, thanks or questions will come to your address any more, whoever enters it.</p>
${button(neverPath(token), "Never write to me again")}`,
  });

const neverPage = (token: string) =>
  page({
    title: "No more mail",
    picture: SEALED_ENVELOPE,
    body: `<h1>We won't write again</h1>
<p>No family's mail comes to your address any more, whoever enters it.</p>
${button(`${neverPath(token)}/undo`, "I pressed by mistake", "button quiet")}`,
  });

const allowedPage = page({
  title: "Welcome back",
  picture: OPEN_ENVELOPE,
  body: `<h1>Welcome back</h1>
<p>You can ask for news again on a family's page. We'll send you a mail to confirm it.</p>`,
});

const askDeletePage = (token: string) =>
  page({
    title: "Delete my address",
    picture: SEALED_ENVELOPE,
    body: `<h1>Delete your address?</h1>
<p>We delete it for every family that you left it with. Their mail ends; your gifts stay on the children's pages.</p>
${button(`/unsubscribe/${encodeURIComponent(token)}/delete`, "Delete my address")}`,
  });

const deletedPage = page({
  title: "Your address is deleted",
  picture: SEALED_ENVELOPE,
  body: `<h1>Your address is deleted</h1>
<p>No family has it here any more, and their mail has ended. There is nothing left to do.</p>`,
});

const unknownPage = page({
  title: "This link is incomplete",
  picture: SEALED_ENVELOPE,
  body: `<h1>This link is incomplete</h1>
<p>Please open it from the mail once more.</p>`,
});
