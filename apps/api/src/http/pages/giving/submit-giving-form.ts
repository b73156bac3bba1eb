import {
  type Currency,
  completeUrl,
  DEFAULT_CURRENCY,
  findContributionProblem,
  getGiftPath,
  type HubView,
  parseDollars,
  VISITOR_ERRORS,
} from "@giftling/domain";
import type { FastifyReply } from "fastify";
import type { Context } from "../../../access/context.ts";
import { sha256 } from "../../../core/crypto/tokens.ts";
import { AppError, toAppError } from "../../../core/errors/app-error.ts";
import { createCurrencyError } from "../../../features/gifts/store-contribution.ts";
import { createCaller } from "../../../features/router.ts";
import { sendPage } from "../plain/page.ts";
import { type GivingForm, getHubPath } from "./giving-form.ts";
import type { GivingFormState } from "./render-giving-form.ts";

/** Sets the idempotency key of a posted form. The key depends on all fields, so a changed form is a new request. */
export function setIdempotencyKey(ctx: Context, fields: URLSearchParams): void {
  ctx.idempotencyKey = fields.get("key") ? sha256(fields.toString()) : null;
}

/** Returns the multiline text of a form field with LF as the line break. Browsers post line breaks as CRLF. */
const readParagraphs = (fields: URLSearchParams, name: string): string | undefined =>
  fields.get(name)?.replaceAll("\r\n", "\n").trim();

/** Returns a form's fields about the giver. `name` is null for an anonymous giver and for an empty name. */
export function readGiverFields(fields: URLSearchParams): {
  name: string | null;
  isAnonymous: boolean;
  message: { message?: string };
} {
  const isAnonymous = fields.has("anonymous");
  const name = fields.get("name")?.trim() || null;
  const message = readParagraphs(fields, "message");
  return { name: isAnonymous ? null : name, isAnonymous, message: message ? { message } : {} };
}

/** Calls the procedure of a posted form. Returns the path of the result's page. Throws the procedure's errors. */
export async function submitGivingForm(
  ctx: Context,
  hub: HubView,
  form: GivingForm,
  fields: URLSearchParams,
): Promise<string> {
  setIdempotencyKey(ctx, fields);
  const caller = createCaller(ctx);
  const kidId = hub.kid.id;
  const { name, isAnonymous, message } = readGiverFields(fields);
  const thanks = ({ passToken }: { passToken: string }) => `${getGiftPath(passToken)}/thanks`;
  switch (form.kind) {
    case "get": {
      const { id } = form.wish;
      if (fields.get("choice") === "hold") {
        const email = fields.get("email")?.trim();
        const held = { id, reservedBy: name, isAnonymous: name === null, ...(email && { email }) };
        return getGiftPath((await caller.wishlist.reserve(held)).passToken);
      }
      const bought = await caller.wishlist.purchase({
        id,
        purchasedBy: name,
        isAnonymous,
        ...message,
      });
      // A parent's own purchase has no giver's page.
      return bought.item.gifts.at(-1)?.isByParent ? getHubPath(hub) : thanks(bought);
    }
    case "contribute":
      return thanks(
        await caller.gratitude.reportContribution({
          kidId,
          contributorName: name,
          isAnonymous,
          amount: readAmount(fields, hub.currency),
          currency: hub.currency,
          type: form.link?.type === "529" ? "529" : "other",
          paymentLinkId: form.link?.id ?? null,
          wishlistItemId: form.wish?.id ?? null,
          ...message,
        }),
      );
    case "gift": {
      const label = fields.get("label") ?? "";
      return thanks(
        await caller.gifts.record({ kidId, label, giverName: name, isAnonymous, ...message }),
      );
    }
    case "idea":
      await caller.proposals.create({
        kidId,
        name: fields.get("name") ?? "",
        url: completeUrl(fields.get("url") ?? ""),
        note: readParagraphs(fields, "note") ?? null,
        proposedBy: fields.get("proposedBy"),
      });
      return `${getHubPath(hub)}&done=proposed`;
    case "updates": {
      const remindsBirthday = fields.has("remindsBirthday");
      const wantsUpdates = fields.has("wantsUpdates");
      const wantsDigest = fields.has("wantsDigest");
      if (!(wantsUpdates || remindsBirthday || wantsDigest)) {
        throw new AppError("INVALID_INPUT", {
          fields: { wantsUpdates: VISITOR_ERRORS.mailKindRequired },
        });
      }
      await caller.hub.subscribe({
        kidId,
        name: fields.get("name") ?? "",
        email: fields.get("email") ?? "",
        remindsBirthday,
        wantsUpdates,
        wantsDigest,
        giftToken: fields.get("giftToken") || null,
      });
      return `${getHubPath(hub)}&done=subscribed`;
    }
  }
}

/** Returns the selected or typed amount. Throws INVALID_INPUT, or CONFLICT for another currency (rule: currency). */
function readAmount(fields: URLSearchParams, currency: Currency = DEFAULT_CURRENCY): number {
  if ((fields.get("currency") ?? DEFAULT_CURRENCY) !== currency) {
    throw createCurrencyError("otherAmount", currency);
  }
  const typed = fields.get("otherAmount")?.trim() ?? "";
  const selected = fields.get("amount") ?? "";
  const amount = parseDollars(typed === "" ? selected : typed);
  const isAmbiguous = typed !== "" && selected !== "" && amount !== Number(selected);
  const problem = isAmbiguous
    ? VISITOR_ERRORS.multipleAmounts
    : findContributionProblem(amount, currency);
  if (problem !== null) throw new AppError("INVALID_INPUT", { fields: { otherAmount: problem } });
  return amount;
}

/** Form field names by the name of the procedure's input field. */
const FORM_FIELDS = new Map([
  ["purchasedBy", "name"],
  ["reservedBy", "name"],
  ["contributorName", "name"],
  ["giverName", "name"],
  ["amount", "otherAmount"],
]);

/** Returns the state of a rejected form: the entered values, and the errors by field. */
export function getRejectedFormState(fields: URLSearchParams, error: unknown): GivingFormState {
  const { message, fields: problems = {} } = toAppError(error);
  const named = Object.entries(problems).map(([field, text]) => [
    FORM_FIELDS.get(field) ?? field,
    text,
  ]);
  return {
    fields,
    problems: Object.fromEntries(named),
    problem: named.length === 0 ? message : null,
  };
}

/** Sends the page that `make` renders, with the HTTP status of an error. Rethrows an unexpected error. */
export function sendRejectedFormPage(
  reply: FastifyReply,
  error: unknown,
  make: () => string,
): FastifyReply {
  const { code, status, retryAfter } = toAppError(error);
  if (status >= 500 && code !== "UNAVAILABLE") throw error;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return sendPage(reply, status, make);
}
