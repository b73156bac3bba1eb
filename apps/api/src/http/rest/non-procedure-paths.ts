import type { JsonSchema } from "./json-schema.ts";

type Content = Record<string, { schema?: JsonSchema }>;

export type OpenApiOperation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: {
    name: string;
    in: string;
    description?: string;
    required: boolean;
    schema: unknown;
  }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; headers?: object; content?: Content }>;
};

/** Arguments of `operationAt` that are fields of the operation. */
type Operation = Omit<OpenApiOperation, "summary" | "tags" | "security"> &
  Partial<Pick<OpenApiOperation, "security">>;
type OtherPath = { path: string; method: "GET" | "POST"; operation: OpenApiOperation };

const redirect = (description: string) => ({
  description,
  headers: { Location: { schema: { type: "string" } } },
});
const html: Content = { "text/html": { schema: { type: "string" } } };
export const createErrorResponse = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});
/** Error responses of paths that accept a body. */
const BODY_REFUSALS = {
  400: createErrorResponse("BAD_REQUEST"),
  413: createErrorResponse("TOO_LARGE"),
  415: createErrorResponse("UNSUPPORTED_MEDIA"),
};
const query = (name: string, description: string) => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { type: "string" },
});

export const createPathParameter = (name: string) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
});

/** OpenAPI parameter and responses of the event streams (rule: live-pages). */
const SINCE = query(
  "since",
  "Age of the caller's data in milliseconds: an event comes at once if the data may have changed since",
);
const EVENT_STREAM: OpenApiOperation["responses"] = {
  200: {
    description: "Events without data, until the caller may no longer read or leaves",
    content: { "text/event-stream": { schema: { type: "string" } } },
  },
  429: createErrorResponse("RATE_LIMITED: The caller has too many streams."),
  503: createErrorResponse("UNAVAILABLE: The process has too many streams."),
};

/** Returns an OpenAPI operation. The operation requires no session unless `operation` contains `security`. */
const operationAt = (
  method: OtherPath["method"],
  path: string,
  tag: string,
  summary: string,
  operation: Operation,
): OtherPath => ({
  path,
  method,
  operation: { summary, tags: [tag], security: [], ...operation },
});

const get = (path: string, tag: string, summary: string, operation: Operation): OtherPath =>
  operationAt("GET", path, tag, summary, {
    ...operation,
    responses: { 400: createErrorResponse("BAD_REQUEST"), ...operation.responses },
  });

/** OpenAPI operations of paths that are not procedures: navigation, files and health checks. */
export const NON_PROCEDURE_PATHS: readonly OtherPath[] = [
  get("/api/login", "sign-in", "Sign in through the identity provider", {
    operationId: "signIn.begin",
    parameters: [
      query("ref", "A friend's referral code"),
      query("from", "hub: the visit began on a hub"),
      query("trial", "true: lead to the trial after onboarding"),
      query("returnTo", "A path of this origin to come back to"),
    ],
    responses: {
      302: redirect("To the identity provider; straight to returnTo for whoever is signed in"),
      429: { description: "A page that asks to wait a minute", content: html },
    },
  }),
  get("/api/auth/callback", "sign-in", "Where the identity provider sends the browser back", {
    operationId: "signIn.finish",
    parameters: [
      query("code", "The provider's code"),
      query("state", "The attempt's state"),
      query("error", "The provider's refusal"),
    ],
    responses: {
      302: redirect(
        "To the page the visit began on, /dashboard or /onboarding with the session cookie; or to /sign-in-failed?reason=cancelled, expired or failed, with what the sign-in began with of ref, from and trial",
      ),
      429: { description: "A page that asks to wait a minute", content: html },
    },
  }),
  get(
    "/api/auth/logout",
    "sign-in",
    "Log out: at once from a page of ours, else through a page that asks",
    {
      operationId: "signIn.askToEnd",
      responses: {
        200: { description: "A page with one button", content: html },
        303: redirect("To the homepage, signed out"),
      },
    },
  ),
  operationAt("POST", "/api/auth/logout", "sign-in", "Log out", {
    operationId: "signIn.end",
    responses: {
      303: redirect("To the homepage, signed out"),
      403: createErrorResponse("FORBIDDEN_ORIGIN"),
      ...BODY_REFUSALS,
    },
  }),
  get("/api/invite/{token}", "sign-in", "Page of an operator's invitation to create an account", {
    operationId: "signIn.openInvitation",
    parameters: [createPathParameter("token")],
    responses: {
      200: { description: "A page that asks for a name and an e-mail address", content: html },
      404: { description: "A page that says that the invitation has ended", content: html },
      429: { description: "A page that asks to wait a minute", content: html },
    },
  }),
  operationAt("POST", "/api/invite/{token}", "sign-in", "Create an account with an invitation", {
    operationId: "signIn.acceptInvitation",
    parameters: [createPathParameter("token")],
    requestBody: { content: { "application/x-www-form-urlencoded": {} } },
    responses: {
      302: redirect("To /onboarding with the session cookie"),
      403: createErrorResponse("FORBIDDEN_ORIGIN"),
      404: { description: "A page that says that the invitation has ended", content: html },
      409: { description: "The form, which says that the address has an account", content: html },
      429: { description: "A page that asks to wait a minute", content: html },
      ...BODY_REFUSALS,
    },
  }),
  operationAt(
    "GET",
    "/api/account/export",
    "account",
    "Download everything the family has stored, also from a closed account",
    {
      operationId: "account.export",
      security: [{ session: [] }],
      responses: {
        200: {
          description: "A zip: one JSON document, the same as CSV tables, and the pictures",
          content: { "application/zip": {} },
        },
        401: createErrorResponse("UNAUTHORIZED"),
        403: createErrorResponse("FORBIDDEN_ORIGIN: Another site led here."),
        429: createErrorResponse("RATE_LIMITED"),
        503: createErrorResponse("UNAVAILABLE: Others are downloading theirs."),
      },
    },
  ),
  operationAt(
    "POST",
    "/api/stripe/webhook",
    "billing",
    "Where Stripe says that something happened, signed",
    {
      operationId: "billing.webhook",
      responses: {
        200: { description: "Kept" },
        ...BODY_REFUSALS,
        400: createErrorResponse("BAD_REQUEST: The signature does not match."),
        404: createErrorResponse("NOT_FOUND: No payment provider is set up."),
      },
    },
  ),
  operationAt(
    "GET",
    "/api/kids/{kidId}/clicks/{range}/clicks.csv",
    "kids",
    "A kid's clicks per link and day as a table for a spreadsheet",
    {
      operationId: "kids.clicksTable",
      security: [{ session: [] }],
      parameters: [createPathParameter("kidId"), createPathParameter("range")],
      responses: {
        200: { description: "UTF-8 with its mark", content: { "text/csv": {} } },
        400: createErrorResponse("INVALID_INPUT"),
        401: createErrorResponse("UNAUTHORIZED"),
        403: createErrorResponse("PLAN_LIMIT or ACCOUNT_CLOSED"),
        404: createErrorResponse("NOT_FOUND"),
        429: createErrorResponse("RATE_LIMITED"),
        503: createErrorResponse("UNAVAILABLE"),
      },
    },
  ),
  get(
    "/api/hub/{familyUrl}/events",
    "hub",
    "Server-sent events: one with the name change whenever a kid's hub has changed",
    {
      operationId: "hub.events",
      parameters: [
        createPathParameter("familyUrl"),
        query("kid", "The kid's id; without it, the first kid"),
        SINCE,
      ],
      responses: {
        ...EVENT_STREAM,
        204: { description: "The demo, which never changes" },
        401: createErrorResponse("PASSCODE_REQUIRED"),
        404: createErrorResponse("NOT_FOUND"),
      },
    },
  ),
  operationAt(
    "GET",
    "/api/family/events",
    "family",
    "Server-sent events: one with the name change whenever anything of the family has changed",
    {
      operationId: "family.events",
      security: [{ session: [] }],
      parameters: [SINCE],
      responses: {
        ...EVENT_STREAM,
        400: createErrorResponse("BAD_REQUEST"),
        401: createErrorResponse("UNAUTHORIZED"),
        403: createErrorResponse("ACCOUNT_CLOSED"),
      },
    },
  ),
  get("/media/{key}", "pictures", "A stored picture", {
    operationId: "pictures.read",
    parameters: [createPathParameter("key")],
    responses: {
      200: {
        description:
          "A WebP, or a JPEG when asked for as .jpg; browsers ask each time whether it is still shown",
        content: { "image/webp": {}, "image/jpeg": {} },
      },
      304: { description: "As it was" },
      401: createErrorResponse("PASSCODE_REQUIRED"),
      404: createErrorResponse("NOT_FOUND"),
    },
  }),
  get("/api/openapi.json", "about", "This document", {
    operationId: "about.document",
    responses: { 200: { description: "OpenAPI 3.1", content: { "application/json": {} } } },
  }),
  get("/api/docs", "about", "This document, for reading", {
    operationId: "about.page",
    responses: { 200: { description: "A page", content: html } },
  }),
  get("/health/live", "health", "Whether the process runs", {
    operationId: "health.live",
    responses: { 200: { description: "It does" } },
  }),
  get("/health/ready", "health", "Whether the database is there and migrated", {
    operationId: "health.ready",
    responses: { 200: { description: "Ready" }, 503: { description: "Not ready, or draining" } },
  }),
  get("/health/request", "health", "How a request arrives, for the command `giftling doctor`", {
    operationId: "health.request",
    responses: {
      200: { description: "The proxy and the visitor's address" },
      404: createErrorResponse("NOT_FOUND"),
    },
  }),
  get("/metrics", "health", "Prometheus metrics, for this machine or with the bearer token", {
    operationId: "health.metrics",
    responses: { 200: { description: "Metrics" }, 404: createErrorResponse("NOT_FOUND") },
  }),
];
