import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Query file or SQL function, with the tests that cover it, starting with the fastest test. */
export type SqlMutantScope = { group: string; source: string; tests: readonly string[] };

/** TypeScript files of a package, with the tests that cover them. */
export type StrykerScope = {
  group: string;
  folder: string;
  sources: readonly string[];
  tests: readonly string[];
};

export const STRYKER_SCOPES: readonly StrykerScope[] = [
  {
    group: "domain rules",
    folder: "packages/domain",
    sources: [
      "account/closing",
      "account/passcode",
      "billing/plan-limits",
      "billing/plans",
      "billing/premium",
      "billing/subscription",
      "bounds/rules",
      "family/rules",
      "gifts/education-suggestions",
      "money/contribution",
      "hub/ledger",
      "money/format-dollars",
      "money/rules",
      "referrals/rules",
      "text/link-like",
      "url/return-path",
      "wishlist/group-gift",
      "wishlist/pieces",
    ].map((path) => `src/${path}.ts`),
    tests: [
      "src/{account,billing,bounds,family,gifts,hub,money,referrals}/*.test.ts",
      "src/{text,url,wishlist}/*.test.ts",
    ],
  },
  {
    group: "Stripe webhook",
    folder: "apps/api",
    sources: [
      "src/http/rest/stripe-webhook.ts",
      "src/features/billing/stripe-jobs.ts",
      "src/features/billing/sync-subscription.ts",
    ],
    tests: ["src/http/rest/stripe-webhook.test.ts", "src/features/billing/*.test.ts"],
  },
];

/** Returns a test file's path. `db/…` is relative to the queries, `api/…` to the API, others to the API's features. */
function testPath(name: string): string {
  const [area, ...rest] = name.split("/");
  if (area === "db") return `packages/db/src/queries/${rest.join("/")}.test.ts`;
  if (area === "api") return `apps/api/src/${rest.join("/")}.test.ts`;
  return `apps/api/src/features/${name}.test.ts`;
}

/** Tests of each query file, by the file's path in the queries, in groups. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "queries of gifts": {
    "gifts/gift-counts.ts": ["db/gifts/gift-effects"],
    "gifts/off-list.ts": ["db/gifts/off-list", "gifts/off-list"],
    "gifts/holds.ts": ["db/gifts/holds", "wishlist/holds", "wishlist/wish-units"],
    "gifts/purchases.ts": ["db/gifts/purchases", "gifts/record-purchase", "gifts/router"],
    "gifts/received-gifts.ts": ["db/gifts/received-gifts", "wishlist/received-gifts"],
    "gifts/gift-access.ts": ["db/gifts/gift-access", "gifts/router"],
    "gifts/contribution-status.ts": ["db/gifts/contribution-status", "gifts/contributions-router"],
    "gifts/contribution-target.ts": ["db/gifts/contribution-target", "gifts/contributions-router"],
    "gifts/contributions.ts": ["db/gifts/contributions", "gifts/contributions-router"],
  },
  "queries of family": {
    "family/members.ts": ["db/family/members", "family/members"],
    "family/invites.ts": ["db/family/invites", "family/invite", "family/join", "family/members"],
  },
  "queries of access": {
    "core/ids.ts": ["db/gifts/contributions", "wishlist/router"],
    "access/hub-access.ts": ["db/access/hub-access", "hub/hub-access"],
    "account/sessions.ts": ["db/account/sessions", "api/http/sign-in/session"],
  },
  "queries of Stripe and plans": {
    "billing/stripe.ts": ["db/billing/stripe", "billing/sync-subscription"],
    "billing/subscriptions.ts": ["db/billing/stripe", "billing/trial"],
  },
};

/** Tests that cover exactly one SQL function, by the function's name. */
const FUNCTION_TESTS: Readonly<Record<string, string>> = {
  count_gift: "db/gifts/gift-counts",
  record_contribution: "db/gifts/record-contribution",
  record_purchase: "db/gifts/record-purchase",
  store_gift_effects: "db/gifts/gift-effects",
};

/** Tests that cover all SQL functions. */
const ALL_FUNCTIONS_TESTS = [
  "db/gifts/record-gift",
  "gifts/off-list",
  "gifts/router",
  "wishlist/holds",
  "wishlist/wish-units",
];

/** Returns the newest version of each SQL function. Only the previous release calls older versions. */
function findFunctions(root: string): SqlMutantScope[] {
  const newest = new Map<string, number>();
  for (const file of readdirSync(join(root, "packages/db/functions"))) {
    const [, name = "", version = ""] = /^(\w+)_v(\d+)\.sql$/.exec(file) ?? [];
    newest.set(name, Math.max(newest.get(name) ?? 0, Number(version)));
  }
  return [...newest]
    .filter(([name]) => name in FUNCTION_TESTS)
    .map(([name, version]) => ({
      group: "SQL functions",
      source: `packages/db/functions/${name}_v${version}.sql`,
      tests: [FUNCTION_TESTS[name] ?? [], ALL_FUNCTIONS_TESTS].flat().map(testPath),
    }));
}

export const findSqlMutantScopes = (root: string): SqlMutantScope[] => [
  ...findFunctions(root),
  ...Object.entries(QUERIES).flatMap(([group, files]) =>
    Object.entries(files).map(([path, tests]) => ({
      group,
      source: `packages/db/src/queries/${path}`,
      tests: tests.map(testPath),
    })),
  ),
];
