import type { UserView } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DEFAULT_CONFIG, PageContext } from "../../page-context.ts";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { trpc } from "../../trpc.ts";
import { findMovedSettingsPage } from "./pages/moved-settings.ts";
import { SettingsPage } from "./settings-page.tsx";

const ANA: UserView = {
  ...PARENT_FIXTURE,
  firstName: "Ana",
  lastName: "Rivera",
  familyUrl: "rivera",
};

afterEach(() => window.sessionStorage.clear());

/** Renders the settings page after the session has loaded. */
function Settings() {
  const { data } = trpc.account.user.useQuery();
  return data ? <SettingsPage user={data} now={new Date()} /> : null;
}

async function show(
  path: string,
  user: UserView = ANA,
  billing = true,
  respond?: ProcedureResponder,
) {
  const page = () => (
    <PageContext value={{ config: { ...DEFAULT_CONFIG, billing }, isSignedIn: true, search: "" }}>
      <MockApiProvider
        answers={
          respond ??
          (async (call, input) =>
            call === "account.user" || call === "account.updateProfile"
              ? { ...user, ...Object(input) }
              : [])
        }
      >
        <Settings />
      </MockApiProvider>
    </PageContext>
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ history, routeTree: createRootRoute({ component: page }) });
  const { user: actor } = renderWithTheme(<RouterProvider router={router} />);
  await screen.findByRole("heading", { level: 1 });
  return { actor, router };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const names = (list: HTMLElement[]) => list.map(({ textContent }) => textContent);

test.each([
  [false, 1],
  [true, 0],
])(
  "warns about plain HTTP: secure context %s, warnings %i (rule: own-server)",
  async (isSecure, count) => {
    vi.stubGlobal("isSecureContext", isSecure);
    await show("/settings");
    await screen.findByRole("heading", { level: 2, name: "Account info" });
    const warnings = screen.queryAllByRole("region", { name: "This connection isn’t encrypted" });
    expect(warnings).toHaveLength(count);
    vi.unstubAllGlobals();
  },
);

test("shows the specified sections in short, each with a link to its page (rule: settings-page)", async () => {
  await show("/settings");
  const sections = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(names(sections)).toEqual([
    "Family Hub URL",
    "Profile name",
    "Account info",
    "Subscription",
    "Danger Zone",
  ]);
  const targets = sections.map((section) => within(section).getByRole("link").getAttribute("href"));
  expect(targets).toEqual([
    "/settings/link",
    "/settings/account",
    "/settings/account#account-info",
    "/settings/plan",
    "/settings/account/close",
  ]);
  expect(screen.getByRole("link", { name: "Upgrade Plan" })).toBeDefined();
});

test("leads a parent who is not the owner to leaving the family (rule: leaving)", async () => {
  await show("/settings", { ...ANA, role: "parent", ownerName: "Ben" });
  expect(screen.getByText("Ben manages the link.")).toBeDefined();
  expect(screen.getByText("Ben manages the plan.")).toBeDefined();
  expect(screen.queryByText("Delete Account")).toBeNull();
  expect(screen.getByRole("link", { name: "Leave" }).getAttribute("href")).toBe(
    "/settings/account/close",
  );
});

test("leads to a pending handover request (rule: handing-over)", async () => {
  const handover = { memberId: "u1", expiresAt: "2026-12-01T00:00:00.000Z", token: "t" };
  await show("/settings", { ...ANA, role: "parent", ownerName: "Ben", handover });
  const request = screen.getByRole("link", { name: "Ben asks you to take over the page" });
  expect(request.getAttribute("href")).toBe("/settings/people");
});

test("has no page about the plan without billing (rule: billing-off)", async () => {
  const { router } = await show("/settings/plan", ANA, false);
  await heading("Settings");
  expect(router.state.location.pathname).toBe("/settings");
  expect(screen.queryByRole("link", { name: /^(Plan|Subscription)/ })).toBeNull();
});

test("preserves typed values between pages, marks their page, and discards them on request (rule: settings-drafts)", async () => {
  const { actor, router } = await show("/settings/account");
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Last name" });
  await actor.clear(field());
  await actor.type(field(), "de la Cruz");
  await actor.click(screen.getByRole("link", { name: "Settings" }));
  const title = await heading("Settings");
  await waitFor(() => expect(document.activeElement).toBe(title));
  const link = screen.getByRole("link", { name: /^Account and data/ });
  expect(link.textContent).toContain("Not saved yet");
  await actor.click(link);
  await heading("Account and data");
  expect(router.state.location.pathname).toBe("/settings/account");
  expect(field().value).toBe("de la Cruz");
  await actor.click(screen.getByRole("button", { name: "Start over" }));
  expect(field().value).toBe("Rivera");
  expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
  await actor.click(screen.getByRole("link", { name: "Settings" }));
  await heading("Settings");
  expect(screen.queryByText("Not saved yet")).toBeNull();
});

test("deletes the stored values once they are saved (rule: settings-drafts)", async () => {
  const { actor } = await show("/settings/account");
  await actor.type(screen.getByRole("textbox", { name: "Last name" }), " Cruz");
  expect(window.sessionStorage.length).toBe(1);
  await actor.click(screen.getByRole("button", { name: "Save name" }));
  await screen.findByText("Name saved");
  expect(window.sessionStorage.length).toBe(0);
});

test("focuses the section's heading after an invitation is withdrawn", async () => {
  const invite = {
    id: "i1",
    email: "ben@example.com",
    askedBy: null,
    expiresAt: "2100-01-01T00:00:00.000Z",
  };
  const { actor } = await show("/settings/people", ANA, true, async (call) => {
    if (call === "account.user") return ANA;
    return call === "family.invites" ? [invite] : [];
  });
  const withdraw = await screen.findByRole("button", { name: /^Withdraw/ });
  withdraw.focus();
  await actor.keyboard("{Enter}");
  await waitFor(() => expect(withdraw.isConnected).toBe(false));
  const title = screen.getByRole("heading", { level: 2, name: "Parents" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("shows progress only at the pressed button of the passcode", async () => {
  const { actor } = await show(
    "/settings/privacy/passcode",
    { ...ANA, hasPasscode: true },
    true,
    async (call) =>
      call === "account.user" ? { ...ANA, hasPasscode: true } : new Promise(() => undefined),
  );
  const remove = screen.getByRole("button", { name: "Remove passcode" });
  await actor.click(remove);
  expect(remove.getAttribute("aria-disabled")).toBe("true");
  const change = screen.getByRole<HTMLButtonElement>("button", { name: "Change passcode" });
  expect(change.disabled).toBe(true);
  expect(change.getAttribute("aria-disabled")).toBeNull();
});

test("preserves a saved setting when the response of another form is late", async () => {
  let stored: UserView = { ...ANA, currency: "USD" };
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { actor } = await show("/settings/language", stored, true, async (call, input) => {
    if (call === "account.user") return stored;
    stored = { ...stored, ...Object(input) };
    const response = stored;
    if (call === "account.updateLanguages") await late;
    return response;
  });
  await actor.selectOptions(screen.getByRole("combobox", { name: "Your page's language" }), "es");
  await actor.click(screen.getByRole("button", { name: "Save language" }));
  await actor.selectOptions(screen.getByRole("combobox", { name: "Your page's currency" }), "EUR");
  await actor.click(screen.getByRole("button", { name: "Save currency" }));
  await screen.findByText("Currency saved");
  release();
  await screen.findByText("Language saved");
  await actor.click(screen.getByRole("link", { name: "Settings" }));
  await heading("Settings");
  await actor.click(screen.getByRole("link", { name: /^Language/ }));
  const currency = await screen.findByRole<HTMLSelectElement>("combobox", {
    name: "Your page's currency",
  });
  expect(currency.value).toBe("EUR");
});

test("shows one error when the mail preferences fail to load", async () => {
  await show("/settings/mail", ANA, true, async (call) => {
    if (call === "account.mailPreferences") throw new Error("cut");
    return call === "account.user" ? ANA : [];
  });
  await screen.findByRole("button", { name: "Try again" });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test.each([
  ["", "family", { to: "/settings/people" }],
  ["", "hub", { to: "/settings/privacy" }],
  ["", "notifications", { to: "/settings/mail" }],
  ["", "plan", { to: "/settings/plan" }],
  ["", "data", { to: "/settings/account", hash: "data" }],
  ["?lang=es", "any-shop", { to: "/settings/any-shop" }],
  ["?handover=token", "", { to: "/settings/people" }],
  ["", "", null],
  ["", "content", null],
])("redirects /settings%s#%s to its page (rule: settings-pages)", (search, anchor, moved) => {
  expect(findMovedSettingsPage("/settings", search, anchor)).toEqual(moved);
  expect(findMovedSettingsPage("/settings/people", search, anchor)).toBeNull();
});

const WEBHOOK = {
  id: "w1",
  url: "https://home.example/hooks",
  events: [],
  createdAt: "2026-01-01T00:00:00.000Z",
};
const MAIL_PREFERENCES = { takesReplies: false, hasMailServer: true };
const PUSH_SETTINGS = {
  publicKey: null,
  subscriptions: [{ endpoint: "e1", device: null, createdAt: "2026-01-01T00:00:00.000Z" }],
  preferences: { quietFrom: 0, quietUntil: 0, timeZone: "UTC" },
};

/** Waits until all received responses have been rendered. */
const settleState = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test.each([
  {
    path: "/settings/privacy",
    label: "Pause messages and gifts",
    query: "account.user",
    off: { ...ANA, pausesWrites: false },
    on: { ...ANA, pausesWrites: true },
  },
  {
    path: "/settings/mail",
    label: "A summary of the week",
    query: "account.mailPreferences",
    off: { ...MAIL_PREFERENCES, weeklySummary: false },
    on: { ...MAIL_PREFERENCES, weeklySummary: true },
  },
  {
    path: "/settings/privacy/surprises",
    label: "Keep Emma's gifts a surprise",
    query: "kids.list",
    off: [{ ...KID_FIXTURE, keepsSurprises: false }],
    on: [{ ...KID_FIXTURE, keepsSurprises: true }],
  },
  {
    path: "/settings/account/webhooks",
    label: WEBHOOK.url,
    query: "webhooks.list",
    off: [{ ...WEBHOOK, turnedOffBy: "owner" }],
    on: [{ ...WEBHOOK, turnedOffBy: null }],
  },
  {
    path: "/settings/mail/push",
    label: "Quiet hours",
    query: "push.settings",
    off: PUSH_SETTINGS,
    on: { ...PUSH_SETTINGS, preferences: { ...PUSH_SETTINGS.preferences, quietUntil: 7 } },
  },
])("shows that a switch of $path is on after the response of the save is lost", async (page) => {
  let isStored = false;
  let reads = 0;
  const { actor } = await show(page.path, ANA, true, async (call) => {
    if (call.includes("update")) {
      isStored = true;
      throw new Error("cut");
    }
    if (call === page.query) {
      reads += 1;
      return isStored ? page.on : page.off;
    }
    return call === "account.user" ? ANA : [];
  });
  const input = await screen.findByRole<HTMLInputElement>("switch", { name: page.label });
  expect(input.checked).toBe(false);
  await actor.click(input);
  await waitFor(() => expect(reads).toBe(2));
  await settleState();
  expect(input.checked).toBe(true);
  expect(screen.queryByText(/Failed to save/)).toBeNull();
});

const getSwitch = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });

test("preserves the state of a switch when the response of another switch is late", async () => {
  let stored = ANA;
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { actor } = await show("/settings/privacy", ANA, true, async (call, input) => {
    if (call !== "account.updateSharing") return stored;
    stored = { ...stored, ...Object(input) };
    const response = stored;
    if (!response.showsBirthday) return response;
    await late;
    return response;
  });
  await actor.click(getSwitch("Page is published"));
  await waitFor(() => expect(stored.isPublished).toBe(false));
  await actor.click(getSwitch("Show birthdays"));
  await settleState();
  release();
  await settleState();
  expect(getSwitch("Page is published").checked).toBe(false);
  expect(getSwitch("Show birthdays").checked).toBe(false);
});

test("preserves the state of a switch that is saved during another switch's refetch", async () => {
  let stored = ANA;
  let reads = 0;
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { actor } = await show("/settings/privacy", ANA, true, async (call, input) => {
    if (call === "account.user") {
      reads += 1;
      const response = stored;
      if (reads === 2) await late;
      return response;
    }
    stored = { ...stored, ...Object(input) };
    if (stored.showsBirthday) throw new Error("cut");
    return stored;
  });
  await actor.click(getSwitch("Pause messages and gifts"));
  await waitFor(() => expect(reads).toBe(2));
  await actor.click(getSwitch("Show birthdays"));
  await settleState();
  release();
  await settleState();
  expect(getSwitch("Pause messages and gifts").checked).toBe(true);
  expect(getSwitch("Show birthdays").checked).toBe(false);
});
