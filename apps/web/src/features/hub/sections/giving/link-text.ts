import type { PaymentLinkType } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { storeHost } from "../wishlist/store-name.ts";

/** Returns the button text of a payment link. */
export function paymentActionText(link: { type: PaymentLinkType; url: string }): string {
  switch (link.type) {
    case "529":
      return words.openThe529();
    case "esa":
      return words.openTheEsa();
    case "venmo":
      return words.openVenmo();
    case "paypal":
      return words.openPayPal();
    case "registry":
      return words.seeTheRegistry();
    case "activity":
    case "other": {
      const host = storeHost(link.url);
      return host === null ? words.openThePage() : words.openHost(host);
    }
  }
}

/** Returns a sentence that explains an education plan. */
export function educationSentence(type: PaymentLinkType): string {
  return type === "esa" ? words.whatAnEsaIs() : words.whatA529Is();
}

/** Returns the name of an education plan for use within a sentence: "529 plan" or "ESA". */
export function planName(type: PaymentLinkType): string {
  return type === "esa" ? "ESA" : words.plan529();
}
