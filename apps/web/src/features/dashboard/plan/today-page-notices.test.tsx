import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { DEFAULT_CONFIG, PageContext } from "../../../page-context.ts";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../../testing/mock-router-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { DashboardContext } from "../dashboard-context.ts";
import TodayPageNotices from "./today-page-notices.tsx";

const KEY = "giftling:dismissed";
const GRANTED_UNTIL = "2026-12-01T00:00:00.000Z";

const USER = {
  ...PARENT_FIXTURE,
  isPremium: true,
  role: "owner" as const,
  premiumGrantedUntil: GRANTED_UNTIL,
};

function show() {
  const ignore = () => undefined;
  const dashboard = {
    user: USER,
    kids: [KID_FIXTURE],
    kid: KID_FIXTURE,
    hubPath: "/hub/rivera",
    onSelectKid: ignore,
    add: ignore,
    share: ignore,
    search: ignore,
    editKid: ignore,
    editSizes: ignore,
  };
  const config = { ...DEFAULT_CONFIG, billing: true };
  return renderWithTheme(
    <PageContext value={{ config, isSignedIn: true, search: "" }}>
      <MockApiProvider answers={async () => []}>
        <MockRouterProvider>
          <DashboardContext value={dashboard}>
            <TodayPageNotices />
          </DashboardContext>
        </MockRouterProvider>
      </MockApiProvider>
    </PageContext>,
  ).user;
}

beforeEach(() => window.localStorage.clear());

test("stores a dismissal beside those of another tab", async () => {
  const user = show();
  const hide = await screen.findByRole("button", { name: /^Hide: / });
  window.localStorage.setItem(KEY, JSON.stringify(["ana referral"]));
  await user.click(hide);
  expect(hide.isConnected).toBe(false);
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? "")).toEqual([
    "ana referral",
    `${USER.id} grant ${GRANTED_UNTIL}`,
  ]);
});

test.each(["{broken", "{}", "null"])("shows the notices with %s in the storage", async (stored) => {
  window.localStorage.setItem(KEY, stored);
  const user = show();
  const hide = await screen.findByRole("button", { name: /^Hide: / });
  await user.click(hide);
  expect(hide.isConnected).toBe(false);
});
