import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Query file or SQL function, with the tests that cover it, starting with the fastest test. */
export type SqlScope = { group: string; source: string; tests: readonly string[] };

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

const queries = (group: string, path: string, ...tests: string[]): SqlScope => ({
  group,
  source: `packages/db/src/queries/${path}`,
  tests: tests.map(testPath),
});

/** Returns a test file's path. `db/…` is relative to the queries, `api/…` to the API, others to the API's features. */
function testPath(name: string): string {
  const [area, ...rest] = name.split("/");
  if (area === "db") return `packages/db/src/queries/${rest.join("/")}.test.ts`;
  if (area === "api") return `apps/api/src/${rest.join("/")}.test.ts`;
  return `apps/api/src/features/${name}.test.ts`;
}

const GIFTS = "queries of gifts";
const FAMILY = "queries of family";
const ACCESS = "queries of access";
const MONEY = "queries of Stripe and plans";

const QUERIES: readonly SqlScope[] = [
  queries(GIFTS, "gifts/gift-counts.ts", "db/gifts/gift-effects"),
  queries(GIFTS, "gifts/off-list.ts", "db/gifts/off-list", "gifts/off-list"),
  queries(GIFTS, "gifts/holds.ts", "db/gifts/holds", "wishlist/holds", "wishlist/wish-units"),
  queries(
    GIFTS,
    "gifts/purchases.ts",
    "db/gifts/purchases",
    "gifts/record-purchase",
    "gifts/router",
  ),
  queries(GIFTS, "gifts/received-gifts.ts", "db/gifts/received-gifts", "wishlist/received-gifts"),
  queries(GIFTS, "gifts/gift-access.ts", "db/gifts/gift-access", "gifts/router"),
  queries(
    GIFTS,
    "gifts/contribution-status.ts",
    "db/gifts/contribution-status",
    "gifts/contributions-router",
  ),
  queries(
    GIFTS,
    "gifts/contribution-target.ts",
    "db/gifts/contribution-target",
    "gifts/contributions-router",
  ),
  queries(GIFTS, "gifts/contributions.ts", "db/gifts/contributions", "gifts/contributions-router"),
  queries(FAMILY, "family/members.ts", "db/family/members", "family/members"),
  queries(
    FAMILY,
    "family/invites.ts",
    "db/family/invites",
    "family/invite",
    "family/join",
    "family/members",
  ),
  queries(ACCESS, "core/ids.ts", "db/gifts/contributions", "wishlist/router"),
  queries(ACCESS, "access/hub-access.ts", "db/access/hub-access", "hub/hub-access"),
  queries(ACCESS, "account/sessions.ts", "db/account/sessions", "api/http/sign-in/session"),
  queries(MONEY, "billing/stripe.ts", "db/billing/stripe", "billing/sync-subscription"),
  queries(MONEY, "billing/subscriptions.ts", "db/billing/stripe", "billing/trial"),
];

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
function findFunctions(root: string): SqlScope[] {
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

export const findSqlScopes = (root: string): SqlScope[] => [...findFunctions(root), ...QUERIES];
