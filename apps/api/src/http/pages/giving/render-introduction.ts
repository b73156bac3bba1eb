import {
  findEducationLink,
  getActivityProgress,
  getFundingNeeded,
  getReportedFunding,
  type HubView,
  isSafeUrl,
  listChipInLinks,
  type PaymentLinkView,
} from "@giftling/domain";
import * as words from "@giftling/messages/hub/dialogs";
import * as fundingWords from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import * as proposalWords from "@giftling/messages/hub/proposals";
import { formatMoney } from "@giftling/messages/money";
import { escapeHtml } from "../plain/page.ts";
import type { GivingForm } from "./giving-form.ts";

/** Renders the text and the links above a form, which describe the wish or how to send money. */
export function renderFormIntroduction(form: GivingForm, hub: HubView): string {
  const child = hub.kid.firstName;
  switch (form.kind) {
    case "get":
      return `${renderThing(form.wish.name)}${renderExternalLink(form.wish.url, pageWords.shopLink())}<p>${escapeHtml(words.holdDescription())}</p>`;
    case "gift":
      return `<p>${escapeHtml(words.offListGiftDescription(child))}</p>`;
    case "idea":
      return `<p>${escapeHtml(proposalWords.proposalDescription(child))}</p>`;
    case "updates":
      return `<p>${escapeHtml(words.subscribeDescription(child))}</p>`;
    case "contribute":
      return form.link === null
        ? renderActivity(form.wish, hub)
        : renderPaymentLink(form.link, hub);
  }
}

const renderActivity = (wish: HubView["wishlist"][number], hub: HubView) =>
  `${renderThing(wish.name)}${renderFunding(wish, hub)}${renderWaysToChipIn(hub)}`;

/** Renders the funding of an activity as a progress bar and text, or only the goal (rule: surprises). */
function renderFunding(wish: HubView["wishlist"][number], hub: HubView): string {
  const progress = getActivityProgress(wish);
  const needed = getFundingNeeded(wish);
  if (progress === null || needed === null || wish.fundingGoal === null) return "";
  if (hub.keepsSurprises)
    return `<p>${fundingWords.fundingGoalLabel(formatMoney(wish.fundingGoal, hub.currency))}</p>`;
  const reported = getReportedFunding(wish);
  const status =
    needed === 0
      ? fundingWords.fullyFundedStatus()
      : fundingWords.fundingNeededStatus(
          formatMoney(needed, hub.currency),
          formatMoney(wish.fundingGoal, hub.currency),
        );
  const more =
    reported === null ? "" : `<br>${fundingWords.formatReportedFunding(reported, hub.currency)}`;
  return `<div class="funding"><span aria-hidden="true"><i style="width:${progress}%"></i><i style="width:${reported?.percent ?? 0}%"></i></span><p>${status}${more}</p></div>`;
}

function renderWaysToChipIn(hub: HubView): string {
  const ways = listChipInLinks(hub.paymentLinks);
  const text =
    ways.length === 0
      ? words.contributeWithoutLinkDescription(hub.kid.firstName)
      : words.contributeDescription();
  const links = ways.map(({ url, label }) => renderExternalLink(url, label));
  return `<p>${escapeHtml(text)}</p>${links.join("")}`;
}

/** Renders the text above the form of a dialog that can open for any wish or link. */
export function renderDialogIntroduction(kind: GivingForm["kind"], hub: HubView): string {
  if (kind === "contribute") return renderWaysToChipIn(hub);
  if (kind === "get") return `<p>${escapeHtml(words.holdDescription())}</p>`;
  return renderFormIntroduction({ kind }, hub);
}

function renderPaymentLink(link: PaymentLinkView, hub: HubView): string {
  const child = hub.kid.firstName;
  const isEducation = link.id === findEducationLink(hub.paymentLinks)?.id;
  const code =
    link.contributionCode === null
      ? ""
      : `<p>${pageWords.contributionCodeLabel()} <strong class="code">${escapeHtml(link.contributionCode)}</strong></p>`;
  const text = isEducation
    ? link.type === "esa"
      ? pageWords.esaDescription()
      : pageWords.plan529Description()
    : words.reportContributionDescription(link.type === "529" ? null : link.label, child);
  return `<p>${escapeHtml(text)}</p>${code}${renderExternalLink(link.url, link.label)}`;
}

const renderThing = (name: string) => `<p class="thing" dir="auto">${escapeHtml(name)}</p>`;

const renderExternalLink = (url: string | null, label: string) =>
  url !== null && isSafeUrl(url)
    ? `<p><a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>`
    : "";
