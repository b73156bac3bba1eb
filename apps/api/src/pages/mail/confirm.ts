import { findAskedContact } from "@giftling/db/queries/hub/supporters";
import { addDays, GET_UPDATES_ANCHOR } from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import { sha256 } from "../../crypto/tokens.ts";
import { addressHash } from "../../crypto/visitor.ts";
import type { Deps } from "../../deps.ts";
import { CONFIRMATION_HOURS } from "../../email/composition/tokens.ts";
import { confirmAddress } from "../../features/gratitude/confirm-address.ts";
import { ownScope } from "../../http/scope.ts";
import { acceptForms } from "../plain/forms.ts";
import { escapeHtml, page, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE, SEALED_ENVELOPE } from "../plain/pictures.ts";
import { type ContactHub, hubLink, hubOfContact } from "./hub-link.ts";

type Asked = { Params: { token: string } };

/**
 * GET and POST /confirm/{token}: the page of a confirmation mail, without script (rule: email-confirmation). GET confirms
 * nothing, because link scanners open links; the button posts, and works once, for 24 hours. Then it answers 404,
 * and says whether it was used, is too old, or was never one.
 */
export async function confirmRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const path = "/confirm/:token";
  const sentAfter = (now: Date) => addDays(now, -CONFIRMATION_HOURS / 24);
  /** Why a token confirms nothing; all are 404. */
  const problemPage = async (tokenHash: string, now: Date) => {
    const asked = await findAskedContact(deps.db, tokenHash, sentAfter(now));
    if (asked === null) return unknownPage;
    const hub = await hubOfContact(deps.db, asked.id);
    return asked.token === "used" ? usedPage(hub) : expiredPage(hub);
  };

  await ownScope(app, async (forms) => {
    acceptForms(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(addressHash(deps.config.secret, request.ip, deps.clock.now())),
    );

    forms.get<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const asked = await findAskedContact(deps.db, sha256(token), sentAfter(now));
      if (asked?.token !== "open") {
        return sendPage(reply, 404, await problemPage(sha256(token), now));
      }
      const hub = await hubOfContact(deps.db, asked.id, "asked");
      return sendPage(reply, 200, askPage(token, asked.email, hub));
    });

    forms.post<Asked>(path, async ({ params: { token } }, reply) => {
      const now = deps.clock.now();
      const contact = await confirmAddress(deps, sha256(token), sentAfter(now));
      if (!contact) return sendPage(reply, 404, await problemPage(sha256(token), now));
      return sendPage(reply, 200, donePage(await hubOfContact(deps.db, contact.id)));
    });
  });
}

const askPage = (token: string, email: string, { names, mail }: ContactHub) =>
  page({
    title: "Confirm your address",
    picture: OPEN_ENVELOPE,
    body: `<h1>${escapeHtml(mail.news === null && mail.reminders !== null ? "A reminder in time?" : `News of ${names || "the family"}?`)}</h1>
<p>${escapeHtml(askedSentence(mail))} to <strong>${escapeHtml(email)}</strong>?</p>
<form method="post" action="/confirm/${encodeURIComponent(token)}"><button class="button" type="submit">Yes, confirm my address</button></form>
<p>Every mail has a link that ends them. If this wasn't you, simply close this page.</p>`,
  });

function askedSentence({ news, reminders }: ContactHub["mail"]): string {
  const yearly = reminders === null ? null : `${reminders}, three weeks ahead, once a year`;
  if (news === null && yearly !== null) return `Shall we send ${yearly}`;
  return `Shall we send the family's news${yearly === null ? "" : `, and ${yearly},`}`;
}

const donePage = (hub: ContactHub) =>
  page({
    title: "You're all set",
    picture: OPEN_ENVELOPE,
    body: `<h1>You're all set</h1>
<p>${escapeHtml(promise(hub))}</p>
${hubLink(hub)}`,
  });

function promise({ names, mail: { news, reminders } }: ContactHub): string {
  const said = "Your address is confirmed.";
  if (news === null && reminders !== null) {
    return `${said} You'll get ${reminders}, three weeks ahead, and the family can thank you by mail.`;
  }
  const yearly =
    reminders === null ? "" : ` Once a year you'll get ${reminders}, three weeks ahead.`;
  return `${said} You'll hear from us when there is news of ${names || "the family"}, and the family can thank you by mail.${yearly}`;
}

const usedPage = (hub: ContactHub) =>
  page({
    title: "This link has been used",
    picture: OPEN_ENVELOPE,
    body: `<h1>This link has been used</h1>
<p>Your address is confirmed, and there is nothing left to do.</p>
${hubLink(hub)}`,
  });

const expiredPage = (hub: ContactHub) =>
  page({
    title: "This link is too old",
    picture: SEALED_ENVELOPE,
    body: `<h1>This link is too old</h1>
<p>It worked for 24 hours. Leave your address once more, and we'll send a new one.</p>
${askAgain(hub)}`,
  });

/** Straight to the form on the hub, where there is one. */
const askAgain = ({ first }: ContactHub) =>
  first === null
    ? ""
    : `<p><a class="button" href="${escapeHtml(first.path)}#${GET_UPDATES_ANCHOR}">Get ${escapeHtml(first.firstName)}'s updates</a></p>`;

const unknownPage = page({
  title: "This link doesn't work",
  picture: SEALED_ENVELOPE,
  body: `<h1>This link doesn't work</h1>
<p>It may be incomplete, or a newer mail has taken its place. Please open it from the newest mail once more.</p>
<p>If that doesn't help, “Get updates” on the family's page sends a new one.</p>`,
});
