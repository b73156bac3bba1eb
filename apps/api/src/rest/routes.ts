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

/** A kind of row: the method, and the status that it answers a success with. */
const row =
  (kind: Pick<RestRoute, "method" | "status">) =>
  (
    path: RestRoute["path"],
    procedure: ProcedureName,
    more: Pick<RestRoute, "bodyLimit"> = {},
  ): RestRoute => ({ ...kind, path, procedure, ...more });

const get = row({ method: "GET", status: 200 });
const post = row({ method: "POST", status: 200 });
const put = row({ method: "PUT", status: 200 });
const patch = row({ method: "PATCH", status: 200 });
const remove = row({ method: "DELETE", status: 204 });
/** A POST that makes something. */
const create = row({ method: "POST", status: 201 });
/** A POST that answers nothing. */
const command = row({ method: "POST", status: 204 });

const kid = "/api/kids/:kidId";

/** Every REST path of spec section 7 and the procedure behind it. It decides nothing (D22). */
export const restRoutes: readonly RestRoute[] = [
  get("/api/auth/user", "account.user"),
  post("/api/users/profile", "account.updateProfile"),
  post("/api/users/family-url", "account.setFamilyUrl"),
  get("/api/users/theme", "account.theme"),
  patch("/api/users/theme", "account.updateTheme"),
  post("/api/users/sharing", "account.updateSharing"),
  get("/api/users/mail-preferences", "account.mailPreferences"),
  patch("/api/users/mail-preferences", "account.updateMailPreferences"),
  command("/api/account/close", "account.close"),
  get("/api/account/closure", "account.closure"),
  post("/api/account/reactivate", "account.reactivate"),

  post("/api/create-subscription-session", "billing.createSubscriptionSession"),
  post("/api/create-billing-portal-session", "billing.createPortalSession"),
  post("/api/billing/refresh", "billing.refresh"),
  post("/api/billing/continue-on-free", "billing.continueOnFree"),

  get("/api/kids", "kids.list"),
  create("/api/kids", "kids.create"),
  create("/api/kids/upload-avatar", "kids.uploadAvatar", { bodyLimit: UPLOAD_BODY_LIMIT }),
  put("/api/kids/order", "kids.reorder"),
  patch("/api/kids/:id", "kids.update"),
  remove("/api/kids/:id", "kids.delete"),
  put("/api/kids/:id/avatar", "kids.setAvatar"),
  get(`${kid}/analytics`, "kids.analytics"),
  get(`${kid}/clicks/:range`, "kids.clicks"),

  get(`${kid}/payment-links`, "links.listPayment"),
  create(`${kid}/payment-links`, "links.createPayment"),
  get(`${kid}/registry-links`, "links.listRegistry"),
  create(`${kid}/registry-links`, "links.createRegistry"),
  patch("/api/payment-links/:id", "links.updatePayment"),
  remove("/api/payment-links/:id", "links.deletePayment"),
  command("/api/payment-links/:id/click", "links.clickPayment"),
  patch("/api/registry-links/:id", "links.updateRegistry"),
  remove("/api/registry-links/:id", "links.deleteRegistry"),
  command("/api/registry-links/:id/click", "links.clickRegistry"),

  get(`${kid}/wishlist`, "wishlist.list"),
  create(`${kid}/wishlist`, "wishlist.create"),
  patch("/api/wishlist/:id", "wishlist.update"),
  remove("/api/wishlist/:id", "wishlist.delete"),
  post("/api/wishlist/:id/purchase", "wishlist.purchase"),
  post("/api/wishlist/:id/undo-purchase", "wishlist.undoPurchase"),
  post("/api/wishlist/:id/unpurchase", "wishlist.unpurchase"),

  create("/api/pictures", "pictures.upload", { bodyLimit: UPLOAD_BODY_LIMIT }),
  get(`${kid}/updates`, "updates.list"),
  create(`${kid}/updates`, "updates.create"),
  patch("/api/updates/:id", "updates.update"),
  remove("/api/updates/:id", "updates.delete"),

  get(`${kid}/contributions`, "gratitude.contributions"),
  create(`${kid}/contributions`, "gratitude.reportContribution"),
  create(`${kid}/contributions/record`, "gratitude.recordContribution"),
  post("/api/contributions/:id/status", "gratitude.setContributionStatus"),
  get(`${kid}/wall`, "gratitude.wall"),
  patch("/api/wall/:kind/:id", "gratitude.editWallEntry"),
  get(`${kid}/thank-yous/pending`, "gratitude.pendingThankYous"),
  get(`${kid}/thank-yous/sent`, "gratitude.sentThankYous"),
  post("/api/thank-yous/send", "gratitude.sendThankYous"),
  post("/api/thank-yous/:id/send", "gratitude.sendThankYou"),
  post("/api/thank-yous/:id/thanked", "gratitude.markThanked"),
  get("/api/thank-you-pages/:token", "gratitude.thankYouPage"),

  get("/api/hub/:familyUrl/kids", "hub.kids"),
  get("/api/hub/:familyUrl/:kidId", "hub.kid"),
  create(`${kid}/supporters`, "hub.subscribe"),

  get("/api/referrals/stats", "referrals.stats"),
  command("/api/referrals/click", "referrals.click"),

  post("/api/previews", "previews.fetch"),
];
