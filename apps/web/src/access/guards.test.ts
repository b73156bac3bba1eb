import { describe, expect, test } from "vitest";
import { decideAccess, getSignInUrlWithReturnPath, type SessionState } from "./guards.ts";
import { getSessionState } from "./session.ts";

const publicPaths = ["/", "/hub/rivera", "/hub/demo", "/terms", "/privacy", "/cookies", "/about"];
const morePublicPaths = ["/pricing", "/no-such-page"];
const privatePaths = [
  "/dashboard",
  "/dashboard/wishlist",
  "/dashboard/giving",
  "/dashboard/news",
  "/settings",
  "/settings/people",
  "/settings/privacy/passcode",
  "/subscription",
  "/referrals",
];
const mailPaths = [
  "/sign-in-failed",
  "/confirm/abc",
  "/unsubscribe/abc",
  "/thank-you/abc",
  "/reactivate",
];

const show = "show";
const table: Record<SessionState, [paths: string[], kind: string][]> = {
  loading: [
    [[...publicPaths, ...morePublicPaths, ...mailPaths, "/signup"], show],
    [[...privatePaths, "/onboarding", "/dashboard/"], "wait"],
  ],
  "signed-out": [
    [[...publicPaths, ...morePublicPaths, ...mailPaths, "/signup"], show],
    [[...privatePaths, "/onboarding"], "log-in"],
  ],
  "without-address": [
    [["/signup", "/onboarding", "/onboarding/", ...mailPaths], show],
    [[...publicPaths, ...morePublicPaths], show],
    [privatePaths, "redirect"],
  ],
  "with-address": [
    [[...publicPaths, ...morePublicPaths, ...privatePaths, ...mailPaths], show],
    [["/signup", "/onboarding"], show],
  ],
  closed: [
    [[...publicPaths, ...morePublicPaths, ...mailPaths, "/signup", "/goodbye"], show],
    [[...privatePaths, "/onboarding"], "redirect"],
  ],
};

describe("access by session state (rule: access-table)", () => {
  for (const [state, rows] of Object.entries(table)) {
    for (const [paths, kind] of rows) {
      test.each(paths)(`${state}: %s → ${kind}`, (path) => {
        expect(isState(state) && decideAccess(state, path).kind).toBe(kind);
      });
    }
  }

  test("redirects a parent without a family URL to onboarding", () => {
    expect(decideAccess("without-address", "/dashboard")).toEqual({
      kind: "redirect",
      to: "/onboarding",
    });
  });
});

test("redirects a parent of a closed account to reactivation (rule: closed-account)", () => {
  expect(decideAccess("closed", "/settings")).toEqual({ kind: "redirect", to: "/reactivate" });
});

function isState(name: string): name is SessionState {
  return name in table;
}

describe("getSessionState", () => {
  test.each([
    [null, true, "loading"],
    [null, false, "signed-out"],
    [{ familyUrl: null }, false, "without-address"],
    [{ familyUrl: "rivera" }, false, "with-address"],
    [{ familyUrl: "rivera" }, true, "with-address"],
  ] as const)("for %j, pending %s, returns %s", (user, isPending, expected) => {
    expect(getSessionState(user, isPending)).toBe(expected);
  });
});

describe("getSignInUrlWithReturnPath", () => {
  test("includes the page and its query as the return path", () => {
    expect(getSignInUrlWithReturnPath("/dashboard?kid=1")).toBe(
      "/api/login?returnTo=%2Fdashboard%3Fkid%3D1",
    );
  });
});
