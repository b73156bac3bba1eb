import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ANA, renderSettings } from "../../testing/render-settings.tsx";
import { findMovedSettingsPage } from "./pages/moved-settings.ts";

afterEach(() => window.sessionStorage.clear());

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const names = (list: HTMLElement[]) => list.map(({ textContent }) => textContent);

test.each([
  [false, 1],
  [true, 0],
])(
  "warns about plain HTTP: secure context %s, warnings %i (rule: own-server)",
  async (isSecure, count) => {
    vi.stubGlobal("isSecureContext", isSecure);
    await renderSettings("/settings");
    await screen.findByRole("heading", { level: 2, name: "Account info" });
    const warnings = screen.queryAllByRole("region", { name: "This connection isn’t encrypted" });
    expect(warnings).toHaveLength(count);
    vi.unstubAllGlobals();
  },
);

test("shows the specified sections in short, each with a link to its page (rule: settings-page)", async () => {
  await renderSettings("/settings");
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
  await renderSettings("/settings", { ...ANA, role: "parent", ownerName: "Ben" });
  expect(screen.getByText("Ben manages the link.")).toBeDefined();
  expect(screen.getByText("Ben manages the plan.")).toBeDefined();
  expect(screen.queryByText("Delete Account")).toBeNull();
  expect(screen.getByRole("link", { name: "Leave" }).getAttribute("href")).toBe(
    "/settings/account/close",
  );
});

test("leads to a pending handover request (rule: handing-over)", async () => {
  const handover = { memberId: "u1", expiresAt: "2026-12-01T00:00:00.000Z", token: "t" };
  await renderSettings("/settings", { ...ANA, role: "parent", ownerName: "Ben", handover });
  const request = screen.getByRole("link", { name: "Ben asks you to take over the page" });
  expect(request.getAttribute("href")).toBe("/settings/people");
});

test("breaks a long e-mail address in the replies setting only before the @", async () => {
  const own = { ...ANA, email: "ana.rivera@example.com" };
  await renderSettings("/settings/mail", own, true, async (call) =>
    call === "account.user" ? own : { takesReplies: false, hasMailServer: true },
  );
  const replies = await screen.findByRole("switch", { name: "Relatives can write back to me" });
  const setting = replies.closest("section");
  expect(setting?.textContent).toContain("sees your address, ana.rivera@example.com, and");
  expect(setting?.querySelector("wbr")?.nextSibling?.textContent).toBe("@example.com");
});

test("has no page about the plan without billing (rule: billing-off)", async () => {
  const { router } = await renderSettings("/settings/plan", ANA, false);
  await heading("Settings");
  expect(router.state.location.pathname).toBe("/settings");
  expect(screen.queryByRole("link", { name: /^(Plan|Subscription)/ })).toBeNull();
});

test("preserves typed values between pages, marks their page, and discards them on request (rule: settings-drafts)", async () => {
  const { actor, router } = await renderSettings("/settings/account");
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

test("withdraws an invitation once, and then focuses the section's heading", async () => {
  const invite = {
    id: "i1",
    email: "ben@example.com",
    askedBy: null,
    expiresAt: "2100-01-01T00:00:00.000Z",
  };
  const calls: string[] = [];
  let sendList = () => {};
  const hasWaited = new Promise<void>((resolve) => {
    sendList = resolve;
  });
  const { actor } = await renderSettings("/settings/people", ANA, true, async (call) => {
    calls.push(call);
    if (call === "account.user") return ANA;
    if (call !== "family.invites") return [];
    if (!calls.includes("family.withdrawInvite")) return [invite];
    await hasWaited;
    return [];
  });
  const withdraw = await screen.findByRole("button", { name: /^Withdraw/ });
  withdraw.focus();
  await actor.keyboard("{Enter}");
  await waitFor(() => expect(calls.slice(-2)).toContain("family.invites"));
  await actor.keyboard("{Enter}");
  sendList();
  await waitFor(() => expect(withdraw.isConnected).toBe(false));
  expect(calls.filter((call) => call === "family.withdrawInvite")).toHaveLength(1);
  const title = screen.getByRole("heading", { level: 2, name: "Parents" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("shows only the dialog's error when a passkey is not removed", async () => {
  const passkey = { id: "p1", name: "Phone", createdAt: "2026-01-01T00:00:00.000Z" };
  let isOffline = false;
  const { actor } = await renderSettings("/settings/account/sessions", ANA, true, async (call) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    if (call === "account.user") return ANA;
    return call === "passkeys.list"
      ? { unavailable: null, passkeys: [{ ...passkey, lastUsedAt: null }] }
      : [];
  });
  await actor.click(await screen.findByRole("button", { name: "Remove Phone" }));
  isOffline = true;
  const dialog = await screen.findByRole("dialog");
  await actor.click(within(dialog).getByRole("button", { name: "Remove" }));
  await within(dialog).findByRole("alert");
  expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(1);
});

test("shows one error when the mail preferences fail to load", async () => {
  await renderSettings("/settings/mail", ANA, true, async (call) => {
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
