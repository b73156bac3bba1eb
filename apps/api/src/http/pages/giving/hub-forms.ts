import { randomUUID } from "node:crypto";
import {
  ERROR_CODE_MESSAGES,
  type HubView,
  isDemoFamily,
  listChipInAmounts,
} from "@giftling/domain";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as words from "@giftling/messages/hub/dialogs";
import * as formWords from "@giftling/messages/hub/forms";
import * as pageWords from "@giftling/messages/hub/page";
import * as paperWords from "@giftling/messages/hub/paper";
import * as proposalWords from "@giftling/messages/hub/proposals";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createContextFromRequest,
  getRequestContext,
  type RequestContext,
} from "../../../access/context.ts";
import { AppError, toAppError } from "../../../core/errors/app-error.ts";
import { readHub } from "../../../features/hub/read-hub.ts";
import type { Deps } from "../../../services/deps.ts";
import { readFormFields } from "../plain/forms.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG } from "../plain/pictures.ts";
import {
  findGivingForm,
  type GivingForm,
  type GivingFormQuery,
  getGivingFormPath,
  getHubPath,
  isGivingFormAvailable,
} from "./giving-form.ts";
import {
  EMPTY_GIVING_FORM_STATE,
  type GivingFormState,
  getGivingFormTitle,
  renderGivingForm,
} from "./render-giving-form.ts";
import { renderFormIntroduction } from "./render-introduction.ts";
import {
  getRejectedFormState,
  sendRejectedFormPage,
  submitGivingForm,
} from "./submit-giving-form.ts";

/** Valid values of the parameter `done` in a hub's URL. Each value names the result of a form. */
const FORM_OUTCOMES = ["released", "withdrawn", "subscribed", "proposed"] as const;
type FormOutcome = (typeof FORM_OUTCOMES)[number];

export const isGivingFormResult = (done: unknown): done is FormOutcome =>
  FORM_OUTCOMES.some((outcome) => outcome === done);

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Returns a kid's hub. Throws NOT_FOUND for an unknown hub and PASSCODE_REQUIRED for a visitor without access. */
export async function readSelectedKidHub(visit: RequestContext, familyUrl: string, kid: unknown) {
  const wanted = typeof kid === "string" ? kid.toLowerCase() : "first";
  const { hub } = await readHub(visit, familyUrl, { kid: wanted });
  if (hub === null) throw new AppError("NOT_FOUND");
  return JSON.parse(hub.text);
}

type HubRequest = { familyUrl: string; query: GivingFormQuery };

/** Sends the page of a form. Throws the errors of `readSelectedKidHub` (rule: forms-without-scripts). */
export async function sendGivingForm(
  deps: Deps,
  { request, reply }: Exchange,
  { familyUrl, query }: HubRequest,
): Promise<FastifyReply> {
  const visit = getRequestContext(deps, request);
  await deps.limiter.hubRead(visit.limitKeys);
  const hub = await readSelectedKidHub(visit, familyUrl, query.kid);
  const form = findGivingForm(hub, query);
  if (form === null || !isGivingFormAvailable(form, hub)) {
    return sendPage(reply, 404, () =>
      form?.kind === "contribute"
        ? noticePage(hub, pageWords.groupGiftWithoutLinkDescription())
        : missingFormPage(hub, query),
    );
  }
  if (hub.isPaused)
    return sendPage(reply, 403, () => noticePage(hub, pageWords.pausedHubMessage()));
  return sendPage(reply, 200, () => formPage(hub, form, EMPTY_GIVING_FORM_STATE, randomUUID()));
}

/** Calls the procedure of a posted form and redirects to the result's page. After an error, sends the form again. */
export async function receiveGivingForm(
  deps: Deps,
  { request, reply }: Exchange,
  { familyUrl, query }: HubRequest,
): Promise<FastifyReply> {
  const hub = await readSelectedKidHub(getRequestContext(deps, request), familyUrl, query.kid);
  const form = findGivingForm(hub, query);
  if (form === null) return sendPage(reply, 409, () => missingFormPage(hub, query));
  const fields = readFormFields(request);
  try {
    const path = await submitGivingForm(
      createContextFromRequest(deps, request, reply),
      hub,
      form,
      fields,
    );
    return reply.header("cache-control", "no-store").redirect(path, 303);
  } catch (error) {
    const { code, message } = toAppError(error);
    // Reuses the key, because the gift may be recorded although its response was lost.
    const key = fields.get("key") || randomUUID();
    return sendRejectedFormPage(reply, error, () =>
      ["ALREADY_PURCHASED", "RESERVED", "PAUSED"].includes(code)
        ? noticePage(hub, translateErrorMessage(message))
        : formPage(hub, form, getRejectedFormState(fields, error), key),
    );
  }
}

/** Sends the page that describes the result of a form. Throws the errors of `readSelectedKidHub`. */
export async function sendGivingResultPage(
  deps: Deps,
  { request, reply }: Exchange,
  { familyUrl, query }: HubRequest,
  outcome: FormOutcome,
): Promise<FastifyReply> {
  const visit = getRequestContext(deps, request);
  await deps.limiter.hubRead(visit.limitKeys);
  const hub = await readSelectedKidHub(visit, familyUrl, query.kid);
  return sendPage(reply, 200, () => outcomePage(hub, outcome));
}

const hubLink = (hub: HubView) =>
  `<p><a href="${escapeHtml(getHubPath(hub))}">${escapeHtml(paperWords.backToHubLink(hub.kid.firstName))}</a></p>`;

function formPage(hub: HubView, form: GivingForm, state: GivingFormState, key: string): string {
  const title = getGivingFormTitle(form.kind, hub.kid.firstName);
  const amounts = listChipInAmounts(form.kind === "contribute" ? form.wish : null, hub.currency);
  const target = { action: getGivingFormPath(hub, form), key, amounts };
  return renderPage({
    title,
    body: `${renderFormIntroduction(form, hub)}
${renderGivingForm(form.kind, hub, state, target)}
${hubLink(hub)}`,
  });
}

const noticePage = (hub: HubView, message: string) =>
  renderPage({
    title: hub.kid.firstName,
    picture: OPEN_ENVELOPE_SVG,
    heading: message,
    body: hubLink(hub),
  });

/** Renders the notice for an unavailable wish, or for a form whose kid is deleted. */
const missingFormPage = (hub: HubView, { form }: GivingFormQuery) =>
  noticePage(
    hub,
    form === undefined
      ? words.wishUnavailableMessage()
      : translateErrorMessage(ERROR_CODE_MESSAGES.NOT_FOUND),
  );

function outcomePage(hub: HubView, outcome: FormOutcome): string {
  const [title, message] = {
    released: [giftWords.giftReleasedHeading(), giftWords.giftReleasedMessage()] as const,
    withdrawn: [
      giftWords.contributionWithdrawnHeading(),
      giftWords.contributionWithdrawnMessage(hub.kid.firstName),
    ] as const,
    subscribed: [
      formWords.confirmEmailTitle(),
      isDemoFamily(hub.familyUrl) ? words.demoSubscribedTitle() : formWords.confirmEmailMessage(),
    ] as const,
    proposed: [
      words.thankYouTitle(),
      proposalWords.proposalSentMessage(hub.kid.firstName),
    ] as const,
  }[outcome];
  return renderPage({
    title,
    picture: OPEN_ENVELOPE_SVG,
    body: `<p role="status">${escapeHtml(message)}</p>
${hubLink(hub)}`,
  });
}
