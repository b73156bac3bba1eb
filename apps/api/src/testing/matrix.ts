import { findUser } from "@giftling/db/queries/account";
import {
  makeAddress,
  makeContribution,
  makeItem,
  makeKid,
  makePaymentLink,
  makeRegistryLink,
  makeThankYou,
  makeUpdate,
  makeUser,
} from "@giftling/db/testing/factories";
import type { ErrorCode } from "@giftling/domain";
import type { ProcedureName } from "../rest/routes.ts";
import type { TestApp } from "./app.ts";

/** Who calls. "owner" owns the thing that the call is about; "closed parent" does too, in an account that was closed. */
export const ACTORS = [
  "anonymous",
  "owner",
  "owner without address",
  "other parent",
  "closed parent",
  "forged session",
  "expired session",
] as const;
export type Actor = (typeof ACTORS)[number];

export type Outcome = "ok" | ErrorCode;
type Outcomes = Readonly<Record<Actor, Outcome>>;

const signedOut = (outcome: Outcome) => ({
  anonymous: outcome,
  "forged session": outcome,
  "expired session": outcome,
});

/** Only the family itself; for anybody else it is not there (D24). */
const OWN: Outcomes = {
  ...signedOut("UNAUTHORIZED"),
  owner: "ok",
  "owner without address": "ok",
  "other parent": "NOT_FOUND",
  "closed parent": "ACCOUNT_CLOSED",
};
/** Every signed-in parent, about themselves. */
const SELF: Outcomes = { ...OWN, "other parent": "ok" };
/** Every signed-in parent about themselves, and those whose account is closed too (D7). */
const ACCOUNT: Outcomes = { ...SELF, "closed parent": "ok" };
/** Everybody, in every session state, about something that is no family's. */
const ALL: Outcomes = {
  ...signedOut("ok"),
  owner: "ok",
  "owner without address": "ok",
  "other parent": "ok",
  "closed parent": "ok",
};
/** Everybody, about a family's thing; what a closed account shows the public is gone (D7). */
const PUBLIC: Outcomes = { ...ALL, "closed parent": "NOT_FOUND" };
/** Everybody who has the hub's address; a family without one has no hub. */
const BY_ADDRESS: Outcomes = { ...PUBLIC, "owner without address": "NOT_FOUND" };

/** A family to act on, made anew for each cell. */
export type Family = Awaited<ReturnType<typeof makeFamily>>;

export async function makeFamily(test: TestApp, hasAddress: boolean) {
  const { db } = test;
  const { id: ownerId } = await makeUser(db);
  const familyUrl = hasAddress ? (await makeAddress(db, ownerId)).address : "nobody-lives-here";
  const { id: kidId } = await makeKid(db, ownerId);
  const visitor = test.visitor();
  const item = async () => (await makeItem(db, kidId)).id;
  return {
    ownerId,
    familyUrl,
    kidId,
    payment: async () => (await makePaymentLink(db, kidId)).id,
    registry: async () => (await makeRegistryLink(db, kidId)).id,
    update: async () => (await makeUpdate(db, kidId)).id,
    item,
    referralCode: async () => ({ code: (await findUser(db, ownerId))?.referralCode }),
    contribution: async () => (await makeContribution(db, kidId)).id,
    thankYou: async () => (await makeThankYou(db, kidId)).id,
    /** The token of a thank-you's private page. */
    async thankYouPage() {
      const caller = await test.callerOf(ownerId);
      const { id } = await makeThankYou(db, kidId);
      const sent = await caller.gratitude.sendThankYou({ id, personalMessage: "Thank you." });
      return { token: sent.pageUrl?.split("/").at(-1) };
    },
    /** A bought item with the token that undoes it. */
    async bought() {
      const id = await item();
      const { undoToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Aunt May" });
      return { id, undoToken };
    },
  };
}

type Row = { outcomes: Outcomes; input?: (family: Family) => object | Promise<object> };

const url = "https://shop.example/thing";
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const byKid = ({ kidId }: Family) => ({ kidId });
const payment = async (family: Family) => ({ id: await family.payment() });
const registry = async (family: Family) => ({ id: await family.registry() });
const item = async (family: Family) => ({ id: await family.item() });
const update = async (family: Family) => ({ id: await family.update() });

let count = 0;

/** A row for every procedure: who may call it, and what it is called with. */
export const PROCEDURES: Readonly<Record<ProcedureName, Row>> = {
  "account.config": { outcomes: ALL },
  "account.user": { outcomes: SELF },
  "account.updateProfile": {
    outcomes: SELF,
    input: () => ({ firstName: "Ana", lastName: "Rivera" }),
  },
  "account.setFamilyUrl": {
    outcomes: SELF,
    input: () => {
      count += 1;
      return { familyUrl: `matrix-${count}` };
    },
  },
  "account.updateSharing": { outcomes: SELF, input: () => ({ photoInPreviews: true }) },
  "account.theme": { outcomes: SELF },
  "account.updateTheme": { outcomes: SELF, input: () => ({ palette: "coral" }) },
  "account.mailPreferences": { outcomes: SELF },
  "account.updateMailPreferences": { outcomes: SELF, input: () => ({ giftRecorded: false }) },
  "account.close": { outcomes: ACCOUNT, input: () => ({ confirm: "DELETE" }) },
  // An open account has no closure to tell about.
  "account.closure": {
    outcomes: {
      ...ACCOUNT,
      owner: "NOT_FOUND",
      "owner without address": "NOT_FOUND",
      "other parent": "NOT_FOUND",
    },
  },
  "account.reactivate": { outcomes: ACCOUNT },

  "billing.createSubscriptionSession": { outcomes: SELF },
  "billing.createPortalSession": {
    outcomes: {
      ...SELF,
      owner: "NO_SUBSCRIPTION",
      "owner without address": "NO_SUBSCRIPTION",
      "other parent": "NO_SUBSCRIPTION",
    },
  },
  "billing.refresh": { outcomes: SELF },
  "billing.continueOnFree": { outcomes: SELF },

  "kids.list": { outcomes: SELF },
  "kids.create": { outcomes: SELF, input: () => ({ firstName: "Leo" }) },
  "kids.update": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId, bio: "Likes trains." }) },
  // A list with somebody else's kid in it is no list of one's own kids.
  "kids.reorder": {
    outcomes: { ...OWN, "other parent": "CONFLICT" },
    input: ({ kidId }) => ({ kidIds: [kidId] }),
  },
  "kids.delete": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId }) },
  "kids.uploadAvatar": {
    outcomes: SELF,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "pictures.upload": {
    outcomes: SELF,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "kids.setAvatar": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId, avatarUrl: null }) },
  // With Premium only: whoever has it not learns nothing of the kid.
  "kids.clicks": {
    outcomes: {
      ...SELF,
      owner: "PLAN_LIMIT",
      "owner without address": "PLAN_LIMIT",
      "other parent": "PLAN_LIMIT",
    },
    input: ({ kidId }) => ({ kidId, range: "30" }),
  },
  "kids.analytics": { outcomes: OWN, input: byKid },

  "links.listPayment": { outcomes: OWN, input: byKid },
  "links.createPayment": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, type: "venmo", label: "Venmo", url }),
  },
  "links.updatePayment": {
    outcomes: OWN,
    input: async (family) => ({ ...(await payment(family)), label: "Ours" }),
  },
  "links.deletePayment": { outcomes: OWN, input: payment },
  "links.clickPayment": { outcomes: PUBLIC, input: payment },
  "links.listRegistry": { outcomes: OWN, input: byKid },
  "links.createRegistry": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, service: "target", label: "Target", url }),
  },
  "links.updateRegistry": {
    outcomes: OWN,
    input: async (family) => ({ ...(await registry(family)), label: "Ours" }),
  },
  "links.deleteRegistry": { outcomes: OWN, input: registry },
  "links.clickRegistry": { outcomes: PUBLIC, input: registry },

  "wishlist.list": { outcomes: OWN, input: byKid },
  "wishlist.create": { outcomes: OWN, input: ({ kidId }) => ({ kidId, name: "A train", url }) },
  "wishlist.update": {
    outcomes: OWN,
    input: async (family) => ({ ...(await item(family)), name: "A longer train" }),
  },
  "wishlist.delete": { outcomes: OWN, input: item },
  "wishlist.purchase": {
    outcomes: PUBLIC,
    input: async (family) => ({ ...(await item(family)), isAnonymous: true }),
  },
  "wishlist.undoPurchase": { outcomes: PUBLIC, input: (family) => family.bought() },
  "wishlist.unpurchase": {
    outcomes: OWN,
    input: async (family) => ({ id: (await family.bought()).id }),
  },

  "updates.list": { outcomes: OWN, input: byKid },
  "updates.create": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, title: "First steps", content: "Across the kitchen." }),
  },
  "updates.update": {
    outcomes: OWN,
    input: async (family) => ({ ...(await update(family)), title: "Second steps" }),
  },
  "updates.delete": { outcomes: OWN, input: update },

  "gratitude.contributions": { outcomes: OWN, input: byKid },
  "gratitude.reportContribution": {
    outcomes: PUBLIC,
    input: ({ kidId }) => ({ kidId, isAnonymous: true, amount: 25, type: "529" }),
  },
  "gratitude.recordContribution": {
    outcomes: OWN,
    input: ({ kidId }) => ({
      kidId,
      isAnonymous: true,
      amount: 25,
      type: "529",
      givenOn: "2026-03-14",
    }),
  },
  "gratitude.setContributionStatus": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.contribution(), status: "confirmed" }),
  },
  "gratitude.wall": { outcomes: OWN, input: byKid },
  "gratitude.editWallEntry": {
    outcomes: OWN,
    input: async (family) => ({
      kind: "contribution",
      id: await family.contribution(),
      isOnWall: false,
    }),
  },
  "gratitude.pendingThankYous": { outcomes: OWN, input: byKid },
  "gratitude.sentThankYous": { outcomes: OWN, input: byKid },
  "gratitude.sendThankYou": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.thankYou(), personalMessage: "Thank you." }),
  },
  "gratitude.sendThankYous": {
    outcomes: OWN,
    input: async (family) => ({ ids: [await family.thankYou()], personalMessage: "Thank you." }),
  },
  "gratitude.markThanked": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.thankYou(), isThanked: true }),
  },
  "gratitude.thankYouPage": { outcomes: PUBLIC, input: (family) => family.thankYouPage() },

  "hub.kids": { outcomes: BY_ADDRESS, input: ({ familyUrl }) => ({ familyUrl }) },
  "hub.kid": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  "hub.subscribe": {
    outcomes: PUBLIC,
    input: ({ kidId }) => ({ kidId, name: "Aunt May", email: "may@example.com" }),
  },

  "referrals.stats": { outcomes: SELF },
  "referrals.click": { outcomes: PUBLIC, input: (family) => family.referralCode() },

  // An address that nobody may reach is answered too: with "manual".
  "previews.fetch": { outcomes: SELF, input: () => ({ url: "http://127.0.0.1/" }) },
};

type Statuses = number | Readonly<Record<Actor, number>>;

/** A row for every route that is no procedure's: the status that each actor gets. `path` fills in the pattern. */
export const ROUTES: Readonly<
  Record<string, { status: Statuses; path?: (family: Family) => string | Promise<string> }>
> = {
  "GET /api/login": { status: 302 },
  "GET /api/auth/callback": { status: 302 },
  "GET /api/auth/logout": { status: 200 },
  "POST /api/auth/logout": { status: 303 },
  "GET /api/account/export": {
    status: {
      anonymous: 401,
      owner: 200,
      "owner without address": 200,
      "other parent": 200,
      "closed parent": 200,
      "forged session": 401,
      "expired session": 401,
    },
  },
  "POST /api/stripe/webhook": { status: 400 },
  "GET /api/openapi.json": { status: 200 },
  "GET /api/docs": { status: 200 },
  "GET /api/kids/:kidId/clicks/:range/clicks.csv": {
    status: {
      anonymous: 401,
      owner: 403,
      "owner without address": 403,
      "other parent": 403,
      "closed parent": 403,
      "forged session": 401,
      "expired session": 401,
    },
    path: ({ kidId }) => `/api/kids/${kidId}/clicks/30/clicks.csv`,
  },
  "GET /media/:key": { status: 404, path: () => "/media/nothing-is-stored-here.webp" },
  "GET /health/live": { status: 200 },
  "GET /health/ready": { status: 200 },
  "GET /metrics": { status: 200 },
  "GET /privacy-policy": { status: 301 },
  "GET /hub/:familyUrl": {
    status: {
      anonymous: 200,
      owner: 200,
      "owner without address": 404,
      "other parent": 200,
      "closed parent": 404,
      "forged session": 200,
      "expired session": 200,
    },
    path: ({ familyUrl }) => `/hub/${familyUrl}`,
  },
  "GET /hub/:familyUrl/preview.png": {
    status: {
      anonymous: 200,
      owner: 200,
      "owner without address": 404,
      "other parent": 200,
      "closed parent": 404,
      "forged session": 200,
      "expired session": 200,
    },
    path: ({ familyUrl }) => `/hub/${familyUrl}/preview.png`,
  },
  "GET /robots.txt": { status: 200 },
  "GET /sitemap.xml": { status: 200 },
  "GET /thank-you/:token": {
    status: {
      anonymous: 200,
      owner: 200,
      "owner without address": 200,
      "other parent": 200,
      "closed parent": 404,
      "forged session": 200,
      "expired session": 200,
    },
    path: async (family) => `/thank-you/${(await family.thankYouPage()).token}`,
  },
  "GET /api/mail-previews": { status: 200 },
  "GET /api/mail-previews/:kind": { status: 200, path: () => "/api/mail-previews/new-update" },
  // The pages that mail leads to show themselves to whoever has the link; a made-up one is nobody's.
  "GET /confirm/:token": { status: 404, path: () => "/confirm/made-up" },
  "POST /confirm/:token": { status: 404, path: () => "/confirm/made-up" },
  "GET /unsubscribe/:token": { status: 404, path: () => "/unsubscribe/made-up" },
  "POST /unsubscribe/:token": { status: 404, path: () => "/unsubscribe/made-up" },
  "POST /unsubscribe/:token/undo": { status: 404, path: () => "/unsubscribe/made-up/undo" },
  "GET /*": { status: 200, path: () => "/favicon.svg" },
  // The pages are one shell: what they show is the procedures' to say.
  "GET /": { status: 200 },
  "GET /about": { status: 200 },
  "GET /cookies": { status: 200 },
  "GET /dashboard": { status: 200 },
  "GET /goodbye": { status: 200 },
  "GET /onboarding": { status: 200 },
  "GET /pricing": { status: 200 },
  "GET /privacy": { status: 200 },
  "GET /reactivate": { status: 200 },
  "GET /referrals": { status: 200 },
  "GET /settings": { status: 200 },
  "GET /sign-in-failed": { status: 200 },
  "GET /signup": { status: 200 },
  "GET /subscription": { status: 200 },
  "GET /terms": { status: 200 },
};

/** tRPC's own routes: every cell of PROCEDURES goes through them. */
export const TRPC_ROUTES = [
  "GET /trpc/:path",
  "POST /trpc/:path",
  "POST /trpc/kids.uploadAvatar",
  "POST /trpc/pictures.upload",
];
