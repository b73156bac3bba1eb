import type { Executor } from "@giftling/db/client";
import { listSubscribedKids } from "@giftling/db/queries/contacts/contacts";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import type { Deps } from "../../../services/deps.ts";
import type { SubscribedKid } from "../../../services/email/composition/subscription-phrases.ts";
import { registerRouteScope } from "../../route-scope.ts";
import { registerFormParser } from "../plain/forms.ts";
import { escapeHtml } from "../plain/page.ts";

/** Data of a contact's family on pages opened from mails. */
export type ContactHub = {
  /** Kids to which the contact subscribed. Empty when no kid is left. */
  kids: readonly SubscribedKid[];
  names: readonly string[];
  /** The first of `kids`, with the path of the kid's page on the hub. Null without kids, and while the hub is not shown. */
  first: { firstName: string; path: string } | null;
};

/**
 * Returns the data of a contact's family for a page opened from a mail. `which` selects the kids of active subscriptions
 * ("gets") or of requested subscriptions to confirm ("asked").
 */
export async function findContactHub(
  db: Executor,
  contactId: string,
  which: "asked" | "gets" = "gets",
): Promise<ContactHub> {
  const kids = await listSubscribedKids(db, contactId, which);
  const names = kids.map(({ firstName }) => firstName);
  const [kid] = kids;
  if (kid === undefined || kid.familyUrl === null) return { kids, names, first: null };
  const path = `/hub/${encodeURIComponent(kid.familyUrl)}?kid=${kid.id}`;
  return { kids, names, first: { firstName: kid.firstName, path } };
}

/**
 * Registers the forms of the pages that mail links open, in a separate route scope. Requests count toward the limit of
 * hub reads.
 */
export async function registerMailForms(
  app: FastifyInstance,
  deps: Deps,
  addRoutes: (forms: FastifyInstance) => void,
): Promise<void> {
  await registerRouteScope(app, async (forms) => {
    registerFormParser(forms);
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(getRequestContext(deps, request).limitKeys),
    );
    addRoutes(forms);
  });
}

/** Renders a form that consists of one button. */
export const renderFormButton = (action: string, label: string, style = "button"): string =>
  `<form method="post" action="${action}"><button class="${style}" type="submit">${label}</button></form>`;

/** Returns a sentence as HTML, with the e-mail address in bold in place of `{address}`. */
export const insertEmailAddress = (sentence: string, address: string): string =>
  escapeHtml(sentence).replace("{address}", () => `<strong>${escapeHtml(address)}</strong>`);

/** Returns the link to the hub as HTML. Empty while the hub is not shown. */
export function renderHubLink({ first }: ContactHub): string {
  if (first === null) return "";
  const { firstName, path } = first;
  return `<p><a class="button quiet" href="${escapeHtml(path)}">${viewKidHubLink(escapeHtml(firstName))}</a></p>`;
}
