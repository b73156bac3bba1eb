import { randomUUID } from "node:crypto";
import {
  createWallEntries,
  findEducationLink,
  type GiftPageView,
  getGiftPath,
  type HubView,
  UNAPPROVED_GIVER_NAME,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import * as paperWords from "@giftling/messages/hub/paper";
import { formatGiverName } from "@giftling/messages/hub/wall";
import type { RequestContext } from "../../../access/context.ts";
import { deriveUndoToken, parseGiftAccessToken } from "../../../core/crypto/tokens.ts";
import { AppError } from "../../../core/errors/app-error.ts";
import { escapeHtml, renderPage } from "../plain/page.ts";
import { OPEN_ENVELOPE_SVG } from "../plain/pictures.ts";
import { getGivingFormPath, getHubPath } from "./giving-form.ts";
import { readSelectedKidHub } from "./hub-forms.ts";
import { EMPTY_GIVING_FORM_STATE, renderGivingForm } from "./render-giving-form.ts";

export const isGiftOnWishlist = ({ kind, listing }: GiftPageView): boolean =>
  kind !== "contribution" && listing === "listed";

/** Returns the hub of a gift. Returns null if the visitor cannot view the hub. */
export async function findGiftHub(visit: RequestContext, { hubPath }: GiftPageView) {
  if (hubPath === null) return null;
  const { pathname, searchParams } = new URL(hubPath, visit.deps.config.origin);
  const familyUrl = decodeURIComponent(pathname.split("/")[2] ?? "");
  try {
    return await readSelectedKidHub(visit, familyUrl, searchParams.get("kid"));
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

/** Renders the thanks for a gift. `hub` is null if the visitor cannot view the hub (rule: hub-thanks). */
export function renderThanksPage(
  gift: GiftPageView,
  token: string,
  hub: HubView | null,
  secret: string,
): string {
  const child = gift.childFirstName;
  const isWish = isGiftOnWishlist(gift);
  const path = getGiftPath(token);
  const undo = gift.canGiveBack
    ? `<form method="post" action="${path}/release"><button class="button quiet" type="submit">${commonWords.undoButton()}</button></form>`
    : "";
  return renderPage({
    title: words.thankYouTitle(),
    picture: OPEN_ENVELOPE_SVG,
    body: `<p role="status">${escapeHtml(isWish ? words.purchaseRecordedMessage() : words.giftReportedMessage(child))}</p>
<p>${isWish ? `${escapeHtml(words.giftAppreciationNote(child))} ` : ""}${describeWallEntry(parseGiftAccessToken(secret, token), hub, gift)}</p>
${undo}
<p><a href="${path}">${escapeHtml(words.giftPageLink())}</a></p>
${hub === null || hub.isPaused ? "" : renderNextSteps(gift, token, hub)}
${gift.hubPath === null ? "" : `<p><a href="${escapeHtml(gift.hubPath)}">${escapeHtml(paperWords.backToHubLink(child))}</a></p>`}
${hub === null ? "" : renderRecordedGift(gift, token, hub, secret)}`,
  });
}

/** Renders the data of a gift and the script that stores the data in the browser (apps/web/public/recorded-gift.js). */
function renderRecordedGift(
  gift: GiftPageView,
  passToken: string,
  { kid }: HubView,
  secret: string,
): string {
  const id = parseGiftAccessToken(secret, passToken);
  // Demo gifts have no such ID and cannot be undone.
  if (id === null) return "";
  const isWish = isGiftOnWishlist(gift);
  const data = JSON.stringify({
    itemId: isWish ? gift.itemId : "",
    itemName: gift.label ?? "",
    kidId: kid.id,
    kidName: kid.firstName,
    undoToken: isWish ? deriveUndoToken(secret, id) : "",
    passToken,
    recordedAt: Date.parse(gift.givenAt),
    amount: gift.amount ?? undefined,
    currency: gift.currency,
  });
  return `<script type="application/json" id="recorded-gift">${data.replaceAll("<", "\\u003c")}</script><script defer src="/recorded-gift.js"></script>`;
}

/** Returns a sentence about a gift's wall entry. Returns an empty string if the gift has no wall entry. */
function describeWallEntry(id: string | null, hub: HubView | null, gift: GiftPageView): string {
  const entry = hub === null ? undefined : createWallEntries(hub).find((each) => each.id === id);
  if (entry?.displayName === UNAPPROVED_GIVER_NAME && gift.giverName !== null) {
    return words.pendingNameNote();
  }
  if (entry === undefined) return "";
  if (entry.name === null || entry.name !== gift.giverName) return words.giftOnWallNote();
  const name = `<bdi>${escapeHtml(formatGiverName(entry.displayName))}</bdi>`;
  return escapeHtml(words.nameOnWallNote()).replace("{name}", () => name);
}

/** Renders the optional next steps after a gift: a contribution after a purchase, and a subscription. */
function renderNextSteps(gift: GiftPageView, token: string, hub: HubView): string {
  const child = hub.kid.firstName;
  const link = findEducationLink(hub.paymentLinks);
  const fields = new URLSearchParams({
    name: gift.giverName ?? "",
    giftToken: token,
    wantsUpdates: "on",
  });
  const target = { action: `${getHubPath(hub)}&form=updates`, key: randomUUID() };
  const title = escapeHtml(words.subscribeTitle());
  const form = `<p>${escapeHtml(words.subscribeAfterGiftDescription(child))}</p>
${renderGivingForm("updates", hub, { ...EMPTY_GIVING_FORM_STATE, fields }, target)}`;
  if (link === null || !isGiftOnWishlist(gift)) {
    return `<section class="next"><h2>${title}</h2>${form}</section>`;
  }
  const path = getGivingFormPath(hub, { kind: "contribute", wish: null, link });
  return `<section class="next"><h2>${escapeHtml(words.nudgeTitle())}</h2>
<p>${escapeHtml(words.nudgeAfterGiftDescription(child))}</p>
<p><a class="button" href="${escapeHtml(path)}">${escapeHtml(link.label)}</a></p></section>
<details class="next"><summary>${title}</summary>${form}</details>`;
}
