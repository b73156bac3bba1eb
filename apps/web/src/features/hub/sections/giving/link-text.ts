import type { PaymentLinkType } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { getShopHost } from "../wishlist/shop-name.ts";

export function getPaymentActionText(link: { type: PaymentLinkType; url: string }): string {
  switch (link.type) {
    case "529":
      return words.open529PlanButton();
    case "esa":
      return words.openEsaButton();
    case "venmo":
      return words.openVenmoButton();
    case "paypal":
      return words.openPayPalButton();
    case "registry":
      return words.openRegistryButton();
    case "activity":
    case "other": {
      const host = getShopHost(link.url);
      return host === null ? words.openLinkButton() : words.openLinkWithHostButton(host);
    }
  }
}

export function getEducationDescription(type: PaymentLinkType): string {
  return type === "esa" ? words.esaDescription() : words.plan529Description();
}

/** Returns the name of an education plan for use within a sentence: "529 plan" or "ESA". */
export function getEducationPlanName(type: PaymentLinkType): string {
  return type === "esa" ? "ESA" : words.plan529Name();
}
