import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import type { HubDialog, ThanksStep } from "../flow/hub-flow.ts";

/** Returns the heading of the optional question in the thank-you dialog, or of the 529 nudge's dialog. */
export function getThanksStepTitle(step: ThanksStep): string {
  if (step.kind === "capture") return words.subscribeTitle();
  // With `cameBack`, the visitor has returned from a payment page or a shop (rule: money-sent).
  return step.cameBack ? words.paymentOutcomeTitle() : words.nudgeTitle();
}

export function getHubDialogTitle(dialog: HubDialog, firstName: string): string {
  switch (dialog.kind) {
    case "get":
      return pageWords.reserveWishButton();
    case "held":
      return words.holdTitle();
    case "purchase":
      return words.purchaseTitle();
    case "taken":
      return words.wishUnavailableTitle(dialog.itemName);
    case "education":
      return getThanksStepTitle(dialog);
    case "contribute":
      if (dialog.cameBack) return words.paymentOutcomeTitle();
      return dialog.target.kind === "wishlistItem"
        ? pageWords.contributeButton()
        : words.reportContributionTitle(firstName);
    case "thanks":
      return words.thankYouTitle();
    case "other":
      return words.offListGiftTitle();
    case "registries":
      return pageWords.otherRegistriesLabel();
    case "updates":
      return words.subscribeTitle();
  }
}

/** Returns the accessible name of a hub's dialog: the title and the current question. */
export function getHubDialogLabel(dialog: HubDialog, firstName: string): string {
  const title = getHubDialogTitle(dialog, firstName);
  const step = dialog.kind === "thanks" ? dialog.step : dialog;
  const parts = [
    dialog.kind === "thanks" && title,
    step?.kind === "education" && words.nudgeTitle(),
    step?.kind === "capture" || step?.kind === "education" ? getThanksStepTitle(step) : title,
  ];
  return [...new Set(parts)].filter(Boolean).join(" ");
}
