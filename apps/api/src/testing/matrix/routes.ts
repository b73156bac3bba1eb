import { PAGES } from "@giftling/domain";
import { createSignedOutOutcomes, createUniformOutcomes, type ListedActor } from "./actors.ts";
import type { MatrixFamily } from "./family.ts";

/** Expected HTTP statuses of a hub's page, which needs a family URL and an open account. */
const OF_HUB = {
  ...createUniformOutcomes(200),
  "owner without address": 404,
  "closed parent": 404,
};

/** Paths of pages with the same HTML for all visitors. The procedures that the pages call check access. */
const SHARED_PAGES = PAGES.map(({ path }) => path).filter((path) => !path.includes("$"));

type RouteRow = {
  status: number | Readonly<Record<ListedActor, number>>;
  /** Returns a URL that matches the route's pattern. */
  path?: (family: MatrixFamily) => string | Promise<string>;
  /** Whether the response is an endless stream. The test sends HEAD to such a route, which returns the same status. */
  isStream?: true;
};

/** Expected HTTP status of each route that is not a procedure, for each actor. */
export const ROUTE_ROWS: Readonly<Record<string, RouteRow>> = {
  // A person who is signed in is redirected. Others get the page of the sign-in by e-mail.
  "GET /api/login": { status: { ...createUniformOutcomes(302), ...createSignedOutOutcomes(200) } },
  // The request contains no address.
  "POST /api/login": { status: 400 },
  "GET /api/login/code/:id": { status: 404, path: () => "/api/login/code/made-up" },
  "POST /api/login/code/:id": { status: 404, path: () => "/api/login/code/made-up" },
  "GET /api/login/link/:token": { status: 404, path: () => "/api/login/link/made-up" },
  "POST /api/login/link/:token": { status: 404, path: () => "/api/login/link/made-up" },
  "POST /api/login/passkey/options": { status: 200 },
  // The request contains no response of a browser.
  "POST /api/login/passkey": { status: 400 },
  // None of the actors signs in by e-mail, so all are redirected to the settings.
  "GET /api/login/change": { status: 303 },
  "POST /api/login/change": { status: 303 },
  "GET /api/login/change/codes": { status: 303 },
  "POST /api/login/change/codes": { status: 303 },
  "GET /api/invite/:token": { status: 404, path: () => "/api/invite/made-up" },
  "POST /api/invite/:token": { status: 404, path: () => "/api/invite/made-up" },
  "GET /api/auth/callback": { status: 302 },
  "GET /api/auth/logout": { status: 200 },
  "POST /api/auth/logout": { status: 303 },
  "GET /api/account/export": {
    status: { ...createUniformOutcomes(200), ...createSignedOutOutcomes(401) },
  },
  "POST /api/stripe/webhook": { status: 400 },
  "GET /api/openapi.json": { status: 200 },
  "GET /api/docs": { status: 200 },
  "GET /api/kids/:kidId/clicks/:range/clicks.csv": {
    status: { ...createUniformOutcomes(403), ...createSignedOutOutcomes(401) },
    path: ({ kidId }) => `/api/kids/${kidId}/clicks/30/clicks.csv`,
  },
  "GET /api/hub/:familyUrl/events": {
    status: OF_HUB,
    path: ({ familyUrl }) => `/api/hub/${familyUrl}/events`,
    isStream: true,
  },
  "GET /api/family/events": {
    status: {
      ...createUniformOutcomes(200),
      ...createSignedOutOutcomes(401),
      "closed parent": 403,
    },
    isStream: true,
  },
  "GET /media/:key": { status: 404, path: () => "/media/nothing-is-stored-here.webp" },
  "GET /health/live": { status: 200 },
  "GET /health/ready": { status: 200 },
  "GET /health/request": { status: 404 },
  "GET /metrics": { status: 200 },
  "GET /privacy-policy": { status: 301 },
  "GET /hub/:familyUrl": {
    status: OF_HUB,
    path: ({ familyUrl }) => `/hub/${familyUrl}`,
  },
  // A hub without a passcode accepts any passcode and redirects to its page.
  "POST /hub/:familyUrl": {
    status: { ...createUniformOutcomes(303), "owner without address": 404, "closed parent": 404 },
    path: ({ familyUrl }) => `/hub/${familyUrl}`,
  },
  "GET /hub/:familyUrl/report": {
    status: OF_HUB,
    path: ({ familyUrl }) => `/hub/${familyUrl}/report`,
  },
  // The request contains no reason, so an existing hub responds with 400.
  "POST /hub/:familyUrl/report": {
    status: { ...createUniformOutcomes(400), "owner without address": 404, "closed parent": 404 },
    path: ({ familyUrl }) => `/hub/${familyUrl}/report`,
  },
  "GET /hub/:familyUrl/card": {
    status: OF_HUB,
    path: ({ familyUrl }) => `/hub/${familyUrl}/card`,
  },
  "GET /hub/:familyUrl/calendar.ics": {
    status: 404,
    path: ({ familyUrl }) => `/hub/${familyUrl}/calendar.ics`,
  },
  "GET /hub/:familyUrl/preview.png": {
    status: OF_HUB,
    path: ({ familyUrl }) => `/hub/${familyUrl}/preview.png`,
  },
  "GET /preview.png": { status: 200 },
  "GET /robots.txt": { status: 200 },
  "GET /sitemap.xml": { status: 200 },
  "GET /mine/:token": { status: 404, path: () => "/mine/made-up" },
  "POST /mine": { status: 400 },
  ...Object.fromEntries(
    [
      "GET thanks",
      "GET bought",
      "GET release",
      "GET ask-back",
      "POST bought",
      "POST extend",
      "POST release",
      "POST ask-back",
    ].map((form) => {
      const [method, name] = form.split(" ");
      return [`${method} /gift/:token/${name}`, { status: 404, path: () => `/gift/x/${name}` }];
    }),
  ),
  "GET /gift/:token": {
    status: { ...createUniformOutcomes(200), "closed parent": 404 },
    path: async (family) => `/gift/${(await family.pass()).token}`,
  },
  "GET /join/:token": {
    status: { ...createUniformOutcomes(200), "closed parent": 404 },
    path: async (family) => `/join/${(await family.joinToken()).token}`,
  },
  "GET /thank-you/:token": {
    status: { ...createUniformOutcomes(200), "closed parent": 404 },
    path: async (family) => `/thank-you/${(await family.thankYouPage()).token}`,
  },
  "GET /api/mail-previews": { status: 200 },
  "GET /api/mail-previews/:kind": { status: 200, path: () => "/api/mail-previews/new-update" },
  // Pages that are linked in mails. The token in the URL is the only access check.
  "GET /confirm/:token": { status: 404, path: () => "/confirm/made-up" },
  "POST /confirm/:token": { status: 404, path: () => "/confirm/made-up" },
  "GET /unsubscribe/:token": { status: 404, path: () => "/unsubscribe/made-up" },
  "POST /unsubscribe/:token": { status: 404, path: () => "/unsubscribe/made-up" },
  "GET /unsubscribe/:token/news": { status: 404, path: () => "/unsubscribe/made-up/news" },
  "POST /unsubscribe/:token/news": { status: 404, path: () => "/unsubscribe/made-up/news" },
  "POST /unsubscribe/:token/news/undo": {
    status: 404,
    path: () => "/unsubscribe/made-up/news/undo",
  },
  "GET /unsubscribe/:token/reminders": {
    status: 404,
    path: () => "/unsubscribe/made-up/reminders",
  },
  "POST /unsubscribe/:token/reminders": {
    status: 404,
    path: () => "/unsubscribe/made-up/reminders",
  },
  "POST /unsubscribe/:token/reminders/undo": {
    status: 404,
    path: () => "/unsubscribe/made-up/reminders/undo",
  },
  "GET /unsubscribe/:token/digest": {
    status: 404,
    path: () => "/unsubscribe/made-up/digest",
  },
  "POST /unsubscribe/:token/digest": {
    status: 404,
    path: () => "/unsubscribe/made-up/digest",
  },
  "POST /unsubscribe/:token/digest/undo": {
    status: 404,
    path: () => "/unsubscribe/made-up/digest/undo",
  },
  "GET /unsubscribe/:token/never": { status: 404, path: () => "/unsubscribe/made-up/never" },
  "POST /unsubscribe/:token/never": { status: 404, path: () => "/unsubscribe/made-up/never" },
  "POST /unsubscribe/:token/never/undo": {
    status: 404,
    path: () => "/unsubscribe/made-up/never/undo",
  },
  "GET /unsubscribe/:token/delete": { status: 404, path: () => "/unsubscribe/made-up/delete" },
  "POST /unsubscribe/:token/delete": { status: 404, path: () => "/unsubscribe/made-up/delete" },
  "POST /unsubscribe/:token/undo": { status: 404, path: () => "/unsubscribe/made-up/undo" },
  "GET /*": { status: 200, path: () => "/favicon.svg" },
  ...Object.fromEntries(SHARED_PAGES.map((path) => [`GET ${path}`, { status: 200 }])),
};

/** tRPC's own routes, which the tests of the procedures cover. */
export const TRPC_ROUTES = [
  "GET /trpc/:path",
  "POST /trpc/:path",
  "POST /trpc/kids.uploadAvatar",
  "POST /trpc/pictures.upload",
];
