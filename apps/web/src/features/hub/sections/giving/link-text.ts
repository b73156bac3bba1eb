import type { PaymentLinkType } from "@giftling/domain";
import { storeHost } from "../wishlist/store-name.ts";

/** What a payment link's button says: what happens when it is pressed. */
export function paymentActionText(link: { type: PaymentLinkType; url: string }): string {
  switch (link.type) {
    case "529":
      return "Open the 529 page";
    case "esa":
      return "Open the ESA page";
    case "venmo":
      return "Open Venmo";
    case "paypal":
      return "Open PayPal";
    case "registry":
      return "See the registry";
    case "activity":
    case "other":
      return `Open ${storeHost(link.url) ?? "the page"}`;
  }
}

/** One sentence for someone who has never heard of these plans. */
export function educationSentence(type: PaymentLinkType): string {
  return type === "esa"
    ? "An ESA is a savings account for a child's schooling, and what grows in it isn't taxed when it pays for school."
    : "A 529 is a savings plan for a child's education, and what grows in it isn't taxed when it pays for school.";
}

/** "529 plan" or "ESA": the name within a sentence. */
export function planName(type: PaymentLinkType): string {
  return type === "esa" ? "ESA" : "529 plan";
}
