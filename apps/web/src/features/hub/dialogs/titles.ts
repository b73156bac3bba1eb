import * as words from "@giftling/messages/hub/dialogs";
import * as pageWords from "@giftling/messages/hub/page";
import type { HubDialog, ThanksStep } from "../flow/hub-flow.ts";

/** Returns the heading of a step within the thank-you, or of a nudge in its own dialog. */
export function stepTitle(step: ThanksStep): string {
  if (step.kind === "capture") return words.getUpdates();
  // With `cameBack`, the visitor has returned from a payment page or a shop (rule: money-sent).
  return step.cameBack ? words.didItWorkOut() : words.helpNowAndLater();
}

export function titleOf(dialog: HubDialog, firstName: string): string {
  switch (dialog.kind) {
    case "get":
      return pageWords.illGetThis();
    case "held":
      return words.yoursForNow();
    case "purchase":
      return words.didYouBuy();
    case "taken":
      return words.someoneJustGot(dialog.itemName);
    case "education":
      return stepTitle(dialog);
    case "contribute":
      if (dialog.cameBack) return words.didItWorkOut();
      return dialog.target.kind === "wishlistItem"
        ? pageWords.chipIn()
        : words.tellFamilyOf(firstName);
    case "thanks":
      return words.thankYou();
    case "other":
      return words.tellOfAnother();
    case "registries":
      return pageWords.otherRegistries();
    case "updates":
      return words.getUpdates();
  }
}

/** Returns the dialog's accessible name, which contains its subject and its current question. */
export function labelOf(dialog: HubDialog, firstName: string): string {
  const title = titleOf(dialog, firstName);
  const step = dialog.kind === "thanks" ? dialog.step : dialog;
  const parts = [
    dialog.kind === "thanks" ? title : "",
    step?.kind === "education" ? words.helpNowAndLater() : "",
  ];
  const last = step?.kind === "capture" || step?.kind === "education" ? stepTitle(step) : title;
  return [...new Set([...parts, last])].filter((part) => part !== "").join(" ");
}
