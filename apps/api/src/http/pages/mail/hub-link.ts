import type { Executor } from "@giftling/db/client";
import { listFollowedKids } from "@giftling/db/queries/contacts/contacts";
import { viewKidHubLink } from "@giftling/messages/mail/frame";
import type { FastifyInstance } from "fastify";
import { getRequestContext } from "../../../access/context.ts";
import { toAppError } from "../../../core/errors/app-error.ts";
import type { Deps } from "../../../services/deps.ts";
import type { FollowedKidFacts } from "../../../services/email/composition/subscription-phrases.ts";
import { registerRouteScope } from "../../route-scope.ts";
import { registerFormParser } from "../plain/forms.ts";
import { escapeHtml, sendPage } from "../plain/page.ts";

/** Data of a contact's family, for pages that are linked in mails. */
export type ContactFamily = {
  /** Kids to whose news or reminders the contact subscribed. Empty if all of the kids were deleted. */
  kids: readonly FollowedKidFacts[];
  names: readonly string[];
  /** First kid in `kids`, with the path of the kid's hub. Null if `kids` is empty or the hub is hidden. */
  first: { firstName: string; path: string } | null;
};

/** Returns the data of a contact's family. `which` selects active ("gets") or unconfirmed ("asked") subscriptions. */
export async function findContactFamily(
  db: Executor,
  contactId: string,
  which: "asked" | "gets" = "gets",
): Promise<ContactFamily> {
  const kids = await listFollowedKids(db, contactId, which);
  const names = kids.map(({ firstName }) => firstName);
  const [kid] = kids;
  if (kid === undefined || kid.familyUrl === null) return { kids, names, first: null };
  const path = `/hub/${encodeURIComponent(kid.familyUrl)}?kid=${kid.id}`;
  return { kids, names, first: { firstName: kid.firstName, path } };
}

/**
 * Registers routes of pages that are linked in mails, with a form parser and the rate limit of hub reads. A route that
 * throws NOT_FOUND sends the page that `renderMissing` renders.
 */
export async function registerMailLinkPages(
  app: FastifyInstance,
  deps: Deps,
  renderMissing: () => string,
  addRoutes: (forms: FastifyInstance) => void,
): Promise<void> {
  await registerRouteScope(app, async (forms) => {
    registerFormParser(forms);
    forms.setErrorHandler((error, _request, reply) => {
      if (toAppError(error).code !== "NOT_FOUND") throw error;
      return sendPage(reply, 404, renderMissing);
    });
    forms.addHook("preHandler", (request) =>
      deps.limiter.hubRead(getRequestContext(deps, request).limitKeys),
    );
    addRoutes(forms);
  });
}

/** Renders a POST form with one button. The arguments must be safe HTML. */
export const renderFormButton = (action: string, label: string, style = "button"): string =>
  `<form method="post" action="${action}"><button class="${style}" type="submit">${label}</button></form>`;

/** Returns a sentence as HTML, with `address` in bold in place of the placeholder `{address}`. */
export const insertEmailAddress = (sentence: string, address: string): string =>
  escapeHtml(sentence).replace("{address}", () => `<strong>${escapeHtml(address)}</strong>`);

/** Renders the link to the hub. Returns an empty string if the contact follows no kids or the hub is hidden. */
export function renderHubLink({ first }: ContactFamily): string {
  if (first === null) return "";
  const { firstName, path } = first;
  return `<p><a class="button quiet" href="${escapeHtml(path)}">${viewKidHubLink(escapeHtml(firstName))}</a></p>`;
}
