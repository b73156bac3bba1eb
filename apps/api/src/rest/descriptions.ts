import type { ErrorCode } from "@giftling/domain";
import type { ProcedureName } from "./routes.ts";

export type Description = {
  summary: string;
  /** Who may call it: a signed-in parent, also one whose account is closed ("account"), or anybody. */
  access: "parent" | "account" | "anybody";
  /** Refusals of its own, beside those that follow from its access and input. */
  errors?: readonly ErrorCode[];
  /** Takes an Idempotency-Key. */
  hasKey?: true;
};

const forParent = (summary: string, more: Partial<Description> = {}): Description => ({
  summary,
  access: "parent",
  ...more,
});
const forClosed = (summary: string, more: Partial<Description> = {}): Description => ({
  summary,
  access: "account",
  ...more,
});
const forAnybody = (summary: string, more: Partial<Description> = {}): Description => ({
  summary,
  access: "anybody",
  ...more,
});

/** What each call does, in words: for the OpenAPI document and its readable page. A new procedure needs a line. */
export const descriptions: Readonly<Record<ProcedureName, Description>> = {
  "account.config": forAnybody("What the public pages need to know of this installation"),
  "account.user": forParent("The signed-in parent"),
  "account.updateProfile": forParent("Save the parent's name"),
  "account.setFamilyUrl": forParent("Choose the family's hub address", {
    errors: ["ADDRESS_TAKEN"],
  }),
  "account.updateSharing": forParent("Choose whether link previews may show a child's photo"),
  "account.theme": forParent("The look of the hub: what was chosen, and what relatives see of it"),
  "account.updateTheme": forParent("Choose the look of the hub; what is left out stays", {
    errors: ["PLAN_LIMIT"],
  }),
  "account.mailPreferences": forParent("Which mails the parent gets"),
  "account.updateMailPreferences": forParent("Choose which mails to get; switches left out stay"),
  "account.close": forClosed(
    "Close the account: its hubs are hidden, its sessions end, and it is deleted after 90 days",
  ),
  "account.closure": forClosed("When a closed account was closed and when it is deleted", {
    errors: ["NOT_FOUND"],
  }),
  "account.reactivate": forClosed("Bring a closed account back within its 90 days", {
    errors: ["ACCOUNT_CLOSED"],
  }),

  "billing.createSubscriptionSession": forParent(
    "Open a checkout for a price of the catalogue, or for the free trial; the answer says where to send the browser",
    { errors: ["NOT_FOUND", "CONFLICT"], hasKey: true },
  ),
  "billing.createPortalSession": forParent(
    "Open the billing portal; the answer says where to send the browser",
    { errors: ["NOT_FOUND", "NO_SUBSCRIPTION"] },
  ),
  "billing.refresh": forParent("Fetch the plan from Stripe now, after coming back from there", {
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  }),
  "billing.continueOnFree": forParent("End the free trial and keep everything, on the Free plan", {
    errors: ["NOT_FOUND"],
  }),

  "kids.list": forParent("The parent's kids"),
  "kids.create": forParent("Add a kid", { errors: ["PLAN_LIMIT"], hasKey: true }),
  "kids.update": forParent("Edit a kid; fields left out stay"),
  "kids.reorder": forParent("Put all the parent's kids in another order", {
    errors: ["CONFLICT"],
  }),
  "kids.delete": forParent("Remove a kid and all that belongs to it"),
  "kids.uploadAvatar": forParent("Upload an avatar, up to 5 MB, as a data URL"),
  "pictures.upload": forParent(
    "Upload a picture for an update or a gift, up to 5 MB, as a data URL",
  ),
  "kids.setAvatar": forParent("Give a kid an uploaded picture, or take it away with null"),
  "kids.clicks": forParent("A kid's clicks per link and day over 7, 30 or 90 days, with Premium", {
    errors: ["PLAN_LIMIT"],
  }),
  "kids.analytics": forParent("A kid's totals"),

  "links.listPayment": forParent("A kid's payment links"),
  "links.createPayment": forParent("Add a payment link", {
    errors: ["PLAN_LIMIT", "NO_FREE_SLOT"],
    hasKey: true,
  }),
  "links.updatePayment": forParent("Edit a payment link or its priority", {
    errors: ["NO_FREE_SLOT"],
  }),
  "links.deletePayment": forParent("Remove a payment link"),
  "links.clickPayment": forAnybody("Count a click on a payment link"),
  "links.listRegistry": forParent("A kid's registry links"),
  "links.createRegistry": forParent("Add a registry link", {
    errors: ["PLAN_LIMIT", "NO_FREE_SLOT"],
    hasKey: true,
  }),
  "links.updateRegistry": forParent("Edit a registry link or its priority", {
    errors: ["NO_FREE_SLOT"],
  }),
  "links.deleteRegistry": forParent("Remove a registry link"),
  "links.clickRegistry": forAnybody("Count a click on a registry link"),

  "wishlist.list": forParent("A kid's wishlist"),
  "wishlist.create": forParent("Add a wish or an activity", {
    errors: ["PLAN_LIMIT", "NOT_A_CANDIDATE", "NO_FREE_SLOT"],
    hasKey: true,
  }),
  "wishlist.update": forParent("Edit a wish or its priority", {
    errors: ["PLAN_LIMIT", "NOT_A_CANDIDATE", "NO_FREE_SLOT", "PURCHASED_ITEM"],
  }),
  "wishlist.delete": forParent("Remove a wish"),
  "wishlist.purchase": forAnybody("Record that a wish was bought", {
    errors: ["ALREADY_PURCHASED"],
    hasKey: true,
  }),
  "wishlist.undoPurchase": forAnybody(
    "Take a purchase back, for 24 hours, with the token that it answered",
    {
      errors: ["UNDO_EXPIRED"],
    },
  ),
  "wishlist.unpurchase": forParent("Put a bought wish back on the list"),

  "updates.list": forParent("A kid's updates"),
  "updates.create": forParent("Write an update", { hasKey: true }),
  "updates.update": forParent("Edit an update"),
  "updates.delete": forParent("Remove an update"),

  "gratitude.contributions": forParent("A kid's contributions"),
  "gratitude.reportContribution": forAnybody("Report a contribution that was made elsewhere", {
    hasKey: true,
  }),
  "gratitude.recordContribution": forParent("Record by hand what was given elsewhere", {
    hasKey: true,
  }),
  "gratitude.setContributionStatus": forParent(
    "Confirm or dismiss a contribution, or take that back to reported",
  ),
  "gratitude.wall": forParent("All that can be on a kid's wall, with what was taken off it"),
  "gratitude.editWallEntry": forParent(
    "Correct a giver's name, or take an entry off the wall or put it back",
    { errors: ["CONFLICT"] },
  ),
  "gratitude.pendingThankYous": forParent("The thank-yous that wait"),

  "gratitude.sentThankYous": forParent("The thank-yous that were sent or marked as thanked"),
  "gratitude.sendThankYou": forParent("Send a thank-you: a private page with a link to share", {
    errors: ["CONFLICT"],
  }),
  "gratitude.sendThankYous": forParent(
    "Send the same words to several givers, {name} being each one's name, all or none",
    {
      errors: ["CONFLICT", "NOT_FOUND"],
    },
  ),
  "gratitude.markThanked": forParent("Mark a giver as thanked, or take that back"),
  "gratitude.thankYouPage": forAnybody("A private thank-you page, by the token in its link"),

  "hub.kids": forAnybody("The kids of a family's hub"),
  "hub.kid": forAnybody("All that a kid's hub shows"),
  "hub.subscribe": forAnybody("Ask for updates by mail"),

  "referrals.stats": forParent("The referral link, and what came of it"),
  "referrals.click": forAnybody("Count a click on a friend's referral link"),

  "previews.fetch": forParent("What a product's page says of it: name, price, picture, store", {
    errors: ["RATE_LIMITED"],
  }),
};
