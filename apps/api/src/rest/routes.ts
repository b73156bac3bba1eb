import type { AppRouter } from "../router.ts";
import { UPLOAD_BODY_LIMIT } from "../storage/pictures.ts";

type Concepts = AppRouter["_def"]["record"];

/** "kids.create" and so on: every procedure there is. */
export type ProcedureName = {
  [Concept in keyof Concepts & string]: `${Concept}.${keyof Concepts[Concept] & string}`;
}[keyof Concepts & string];

export type RestRoute = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A whole path; its parameters are named as in the procedure's input. */
  path: `/api/${string}`;
  procedure: ProcedureName;
  /** Of a success. 204 sends no body. */
  status: 200 | 201 | 204;
  /** Bytes, where a body may be larger than the app's 64 KiB. */
  bodyLimit?: number;
};

const kid = "/api/kids/:kidId";

/** Every REST path of spec section 7 and the procedure behind it. It decides nothing (D22). */
export const restRoutes: readonly RestRoute[] = [
  { method: "GET", path: "/api/auth/user", procedure: "account.user", status: 200 },
  { method: "POST", path: "/api/users/profile", procedure: "account.updateProfile", status: 200 },
  { method: "POST", path: "/api/users/family-url", procedure: "account.setFamilyUrl", status: 200 },
  { method: "GET", path: "/api/users/theme", procedure: "account.theme", status: 200 },
  { method: "PATCH", path: "/api/users/theme", procedure: "account.updateTheme", status: 200 },
  { method: "POST", path: "/api/users/sharing", procedure: "account.updateSharing", status: 200 },
  {
    method: "GET",
    path: "/api/users/mail-preferences",
    procedure: "account.mailPreferences",
    status: 200,
  },
  {
    method: "PATCH",
    path: "/api/users/mail-preferences",
    procedure: "account.updateMailPreferences",
    status: 200,
  },
  { method: "POST", path: "/api/account/close", procedure: "account.close", status: 204 },
  { method: "GET", path: "/api/account/closure", procedure: "account.closure", status: 200 },
  { method: "POST", path: "/api/account/reactivate", procedure: "account.reactivate", status: 200 },

  {
    method: "POST",
    path: "/api/create-subscription-session",
    procedure: "billing.createSubscriptionSession",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/create-billing-portal-session",
    procedure: "billing.createPortalSession",
    status: 200,
  },
  { method: "POST", path: "/api/billing/refresh", procedure: "billing.refresh", status: 200 },
  {
    method: "POST",
    path: "/api/billing/continue-on-free",
    procedure: "billing.continueOnFree",
    status: 200,
  },

  { method: "GET", path: "/api/kids", procedure: "kids.list", status: 200 },
  { method: "POST", path: "/api/kids", procedure: "kids.create", status: 201 },
  {
    method: "POST",
    path: "/api/kids/upload-avatar",
    procedure: "kids.uploadAvatar",
    status: 201,
    bodyLimit: UPLOAD_BODY_LIMIT,
  },
  { method: "PUT", path: "/api/kids/order", procedure: "kids.reorder", status: 200 },
  { method: "PATCH", path: "/api/kids/:id", procedure: "kids.update", status: 200 },
  { method: "DELETE", path: "/api/kids/:id", procedure: "kids.delete", status: 204 },
  { method: "PUT", path: "/api/kids/:id/avatar", procedure: "kids.setAvatar", status: 200 },
  { method: "GET", path: `${kid}/analytics`, procedure: "kids.analytics", status: 200 },

  { method: "GET", path: `${kid}/clicks/:range`, procedure: "kids.clicks", status: 200 },

  { method: "GET", path: `${kid}/payment-links`, procedure: "links.listPayment", status: 200 },
  { method: "POST", path: `${kid}/payment-links`, procedure: "links.createPayment", status: 201 },
  { method: "GET", path: `${kid}/registry-links`, procedure: "links.listRegistry", status: 200 },
  { method: "POST", path: `${kid}/registry-links`, procedure: "links.createRegistry", status: 201 },
  {
    method: "PATCH",
    path: "/api/payment-links/:id",
    procedure: "links.updatePayment",
    status: 200,
  },
  {
    method: "DELETE",
    path: "/api/payment-links/:id",
    procedure: "links.deletePayment",
    status: 204,
  },
  {
    method: "POST",
    path: "/api/payment-links/:id/click",
    procedure: "links.clickPayment",
    status: 204,
  },
  {
    method: "PATCH",
    path: "/api/registry-links/:id",
    procedure: "links.updateRegistry",
    status: 200,
  },
  {
    method: "DELETE",
    path: "/api/registry-links/:id",
    procedure: "links.deleteRegistry",
    status: 204,
  },
  {
    method: "POST",
    path: "/api/registry-links/:id/click",
    procedure: "links.clickRegistry",
    status: 204,
  },

  { method: "GET", path: `${kid}/wishlist`, procedure: "wishlist.list", status: 200 },
  { method: "POST", path: `${kid}/wishlist`, procedure: "wishlist.create", status: 201 },
  { method: "PATCH", path: "/api/wishlist/:id", procedure: "wishlist.update", status: 200 },
  { method: "DELETE", path: "/api/wishlist/:id", procedure: "wishlist.delete", status: 204 },
  {
    method: "POST",
    path: "/api/wishlist/:id/purchase",
    procedure: "wishlist.purchase",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/wishlist/:id/undo-purchase",
    procedure: "wishlist.undoPurchase",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/wishlist/:id/unpurchase",
    procedure: "wishlist.unpurchase",
    status: 200,
  },

  {
    method: "POST",
    path: "/api/pictures",
    procedure: "pictures.upload",
    status: 201,
    bodyLimit: UPLOAD_BODY_LIMIT,
  },
  { method: "GET", path: `${kid}/updates`, procedure: "updates.list", status: 200 },
  { method: "POST", path: `${kid}/updates`, procedure: "updates.create", status: 201 },
  { method: "PATCH", path: "/api/updates/:id", procedure: "updates.update", status: 200 },
  { method: "DELETE", path: "/api/updates/:id", procedure: "updates.delete", status: 204 },

  {
    method: "GET",
    path: `${kid}/contributions`,
    procedure: "gratitude.contributions",
    status: 200,
  },
  {
    method: "POST",
    path: `${kid}/contributions`,
    procedure: "gratitude.reportContribution",
    status: 201,
  },
  {
    method: "POST",
    path: `${kid}/contributions/record`,
    procedure: "gratitude.recordContribution",
    status: 201,
  },
  {
    method: "POST",
    path: "/api/contributions/:id/status",
    procedure: "gratitude.setContributionStatus",
    status: 200,
  },
  { method: "GET", path: `${kid}/wall`, procedure: "gratitude.wall", status: 200 },
  {
    method: "PATCH",
    path: "/api/wall/:kind/:id",
    procedure: "gratitude.editWallEntry",
    status: 200,
  },
  {
    method: "GET",
    path: `${kid}/thank-yous/pending`,
    procedure: "gratitude.pendingThankYous",
    status: 200,
  },
  {
    method: "GET",
    path: `${kid}/thank-yous/sent`,
    procedure: "gratitude.sentThankYous",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/thank-yous/send",
    procedure: "gratitude.sendThankYous",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/thank-yous/:id/send",
    procedure: "gratitude.sendThankYou",
    status: 200,
  },
  {
    method: "POST",
    path: "/api/thank-yous/:id/thanked",
    procedure: "gratitude.markThanked",
    status: 200,
  },
  {
    method: "GET",
    path: "/api/thank-you-pages/:token",
    procedure: "gratitude.thankYouPage",
    status: 200,
  },

  { method: "GET", path: "/api/hub/:familyUrl/kids", procedure: "hub.kids", status: 200 },
  { method: "GET", path: "/api/hub/:familyUrl/:kidId", procedure: "hub.kid", status: 200 },
  { method: "POST", path: `${kid}/supporters`, procedure: "hub.subscribe", status: 201 },

  { method: "GET", path: "/api/referrals/stats", procedure: "referrals.stats", status: 200 },
  { method: "POST", path: "/api/referrals/click", procedure: "referrals.click", status: 204 },

  { method: "POST", path: "/api/previews", procedure: "previews.fetch", status: 200 },
];
