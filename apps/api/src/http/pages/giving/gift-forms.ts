import { randomUUID } from "node:crypto";
import { type GiftPageView, getGiftPath } from "@giftling/domain";
import * as giftWords from "@giftling/messages/gifts/gift-page";
import { getUndoGiftMessages } from "@giftling/messages/gifts/gift-undo";
import * as words from "@giftling/messages/gifts/my-gifts";
import { confirmPurchaseButton, purchaseTitle } from "@giftling/messages/hub/dialogs";
import * as formWords from "@giftling/messages/hub/forms";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createContextFromRequest, getRequestContext } from "../../../access/context.ts";
import { parseGiftAccessToken } from "../../../core/crypto/tokens.ts";
import { type AppError, orNotFound, toAppError } from "../../../core/errors/app-error.ts";
import { isDemoGiftAccessToken } from "../../../features/demo/responses.ts";
import { createCaller } from "../../../features/router.ts";
import type { Deps } from "../../../services/deps.ts";
import { logRequestError } from "../../errors.ts";
import { registerRouteScope } from "../../route-scope.ts";
import { readFormFields, registerFormFieldParser } from "../plain/forms.ts";
import { escapeHtml, renderPage, sendPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG, SEALED_ENVELOPE_SVG } from "../plain/pictures.ts";
import { MAX_GIVING_FORM_BYTES } from "./giving-form.ts";
import {
  EMPTY_GIVING_FORM_STATE,
  type GivingFormState,
  renderEmailField,
  renderFormProblem,
  renderGiverFields,
} from "./render-giving-form.ts";
import {
  getRejectedFormState,
  readGiverFields,
  sendRejectedFormPage,
  setIdempotencyKey,
} from "./submit-giving-form.ts";
import { findGiftHub, isGiftOnWishlist, renderThanksPage } from "./thanks-page.ts";

type GiftRequest = FastifyRequest<{ Params: { token: string } }>;

/** Registers the script-free pages of a gift, and POST /mine, which has the same error pages (rule: gift-pass). */
export async function registerGiftForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerRouteScope(app, async (forms) => {
    registerFormFieldParser(forms, MAX_GIVING_FORM_BYTES);
    forms.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error);
      if (problem.status >= 500) logRequestError(request, problem);
      if (problem.retryAfter !== undefined) reply.header("retry-after", String(problem.retryAfter));
      return sendPage(reply, problem.status, () => errorPage(problem));
    });

    /** Returns the gift whose token is in the request's path. Sets the family's language as the fallback. */
    const readGift = async (request: GiftRequest, reply: FastifyReply): Promise<GiftPageView> => {
      const caller = createCaller(createContextFromRequest(deps, request, reply));
      const gift = await caller.gifts.pass({ token: request.params.token });
      request.familyLanguage = gift.language ?? null;
      return gift;
    };

    /** Registers a page that shows a gift. The page's URL contains the gift's token. */
    const page = (
      path: string,
      send: (gift: GiftPageView, request: GiftRequest, reply: FastifyReply) => unknown,
    ) =>
      forms.get<{ Params: { token: string } }>(path, async (request, reply) =>
        send(await readGift(request, reply), request, reply),
      );

    registerMyGiftsForm(forms, deps);
    page("/gift/:token/thanks", async (gift, request, reply) => {
      const { token } = request.params;
      if (gift.kind === "hold") return reply.redirect(getGiftPath(token), 303);
      const hub = await findGiftHub(getRequestContext(deps, request), gift);
      return sendPage(reply, 200, () => renderThanksPage(gift, token, hub, deps.config.secret));
    });
    page("/gift/:token/bought", (gift, request, reply) => {
      if (gift.kind !== "hold" || gift.listing === "deleted") {
        return reply.redirect(getGiftPath(request.params.token), 303);
      }
      const fields = new URLSearchParams({ name: gift.giverName ?? "" });
      const state = { ...EMPTY_GIVING_FORM_STATE, fields };
      return sendPage(reply, 200, () => boughtPage(gift, request.params.token, state));
    });
    for (const path of ["release", "ask-back"] as const) {
      page(`/gift/:token/${path}`, (gift, request, reply) =>
        sendPage(reply, 200, () => undoPage(path, gift, request.params.token, null)),
      );
      forms.post<{ Params: { token: string } }>(`/gift/:token/${path}`, async (request, reply) => {
        const { token } = request.params;
        const gift = await readGift(request, reply);
        const caller = createCaller(createContextFromRequest(deps, request, reply));
        try {
          await (path === "release" ? caller.gifts.release : caller.gifts.askBack)({ token });
        } catch (error) {
          return sendRejectedFormPage(reply, error, () =>
            undoPage(path, gift, token, toAppError(error).message),
          );
        }
        if (path === "ask-back") return redirect(reply, getGiftPath(token));
        const done = isGiftOnWishlist(gift) ? "released" : "withdrawn";
        return redirect(reply, gift.hubPath === null ? "/mine" : `${gift.hubPath}&done=${done}`);
      });
    }

    forms.post<{ Params: { token: string } }>("/gift/:token/bought", async (request, reply) => {
      const { token } = request.params;
      if (!isDemoGiftAccessToken(token))
        orNotFound(parseGiftAccessToken(deps.config.secret, token));
      const ctx = createContextFromRequest(deps, request, reply);
      const fields = readFormFields(request);
      const { name, isAnonymous, message } = readGiverFields(fields);
      setIdempotencyKey(ctx, fields);
      try {
        // The token also buys after the hold has expired, when the gift can no longer be read.
        const { passToken } = await createCaller(ctx).wishlist.purchase({
          id: fields.get("itemId") ?? "",
          purchasedBy: name,
          isAnonymous,
          passToken: token,
          ...message,
        });
        return redirect(reply, `${getGiftPath(passToken)}/thanks`);
      } catch (error) {
        // The form for an expired hold cannot be shown again.
        const gift = await readGift(request, reply).catch(() => null);
        if (gift === null) throw error;
        return sendRejectedFormPage(reply, error, () =>
          boughtPage(gift, token, getRejectedFormState(fields, error)),
        );
      }
    });
    forms.post<{ Params: { token: string } }>("/gift/:token/extend", async (request, reply) => {
      const { token } = request.params;
      const caller = createCaller(createContextFromRequest(deps, request, reply));
      try {
        await caller.gifts.extend({ token });
      } catch (error) {
        // The hold was already extended, as the visitor wanted.
        if (toAppError(error).code !== "CONFLICT") throw error;
      }
      return redirect(reply, getGiftPath(token));
    });
  });
}

const redirect = (reply: FastifyReply, path: string) =>
  reply.header("cache-control", "no-store").redirect(path, 303);

function boughtPage(gift: GiftPageView, token: string, state: GivingFormState): string {
  const child = gift.childFirstName;
  return renderPage({
    title: purchaseTitle(),
    body: `<p class="thing" dir="auto">${escapeHtml(gift.label ?? "")}</p>
<form class="entry" method="post" action="${getGiftPath(token)}/bought"><input type="hidden" name="key" value="${escapeHtml(state.fields.get("key") || randomUUID())}"><input type="hidden" name="itemId" value="${gift.itemId ?? ""}">${renderGiverFields("bought", child, formWords.nameOnWallHint(child), state)}<div class="actions"><button class="button" type="submit">${escapeHtml(confirmPurchaseButton())}</button></div></form>
${giftLink(token)}`,
  });
}

/** Renders the form that undoes a gift, or requests the withdrawal of a contribution (rule: confirmed-withdrawal). */
function undoPage(
  path: "release" | "ask-back",
  gift: GiftPageView,
  token: string,
  problem: string | null,
): string {
  const { title, text, button } =
    path === "release"
      ? getUndoGiftMessages(gift)
      : {
          title: giftWords.requestWithdrawalTitle(),
          text: giftWords.requestWithdrawalMessage(gift.childFirstName),
          button: giftWords.sendWithdrawalRequestButton(),
        };
  return renderPage({
    title,
    body: `<p>${escapeHtml(text)}</p>
${renderFormProblem(problem)}
<form method="post" action="${getGiftPath(token)}/${path}"><button class="button" type="submit">${escapeHtml(button)}</button></form>
${giftLink(token)}`,
  });
}

/** Renders the error page for an unknown gift or any other error. */
function errorPage({ code, message }: AppError): string {
  const [title, text] =
    code === "NOT_FOUND"
      ? [giftWords.giftNotFoundHeading(), giftWords.giftNotFoundMessage()]
      : [giftWords.giftLoadErrorTitle(), translateErrorMessage(message)];
  return renderPage({
    title,
    picture: SEALED_ENVELOPE_SVG,
    body: `<p role="alert">${escapeHtml(text)}</p>
<p><a href="/mine">${escapeHtml(giftWords.myGiftsLink())}</a></p>`,
  });
}

const giftLink = (token: string) =>
  `<p><a href="${getGiftPath(token)}">${escapeHtml(formWords.backToGiftLink())}</a></p>`;

/** Registers POST /mine, the script-free form that mails the link to a supporter's gifts (rule: my-gifts). */
function registerMyGiftsForm(forms: FastifyInstance, deps: Deps): void {
  forms.post("/mine", async (request, reply) => {
    const fields = readFormFields(request);
    const email = fields.get("email")?.trim() ?? "";
    try {
      await createCaller(createContextFromRequest(deps, request, reply)).mine.ask({ email });
    } catch (error) {
      const state = getRejectedFormState(fields, error);
      return sendRejectedFormPage(reply, error, () => requestLinkPage(state));
    }
    return sendPage(reply, 200, () => linkSentPage(email));
  });
}

function requestLinkPage(state: GivingFormState): string {
  return renderPage({
    title: words.myGiftsTitle(),
    body: `<p>${escapeHtml(words.requestLinkDescription())}</p>
<form class="entry" method="post" action="/mine">${renderFormProblem(state.problem)}${renderEmailField("mine", words.emailLabel(), state)}<div class="actions"><button class="button" type="submit">${escapeHtml(words.sendLinkButton())}</button></div></form>`,
  });
}

const linkSentPage = (email: string) =>
  renderPage({
    title: words.myGiftsTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p role="status">${escapeHtml(words.linkSentMessage(email))}</p>`,
  });
