import type { UserView } from "@giftling/domain";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { ANA, renderSettings } from "../../testing/render-settings.tsx";

afterEach(() => window.sessionStorage.clear());

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("deletes the stored values once they are saved (rule: settings-drafts)", async () => {
  const { actor } = await renderSettings("/settings/account");
  await actor.type(screen.getByRole("textbox", { name: "Last name" }), " Cruz");
  expect(window.sessionStorage.length).toBe(1);
  await actor.click(screen.getByRole("button", { name: "Save name" }));
  await screen.findByText("Name saved");
  expect(window.sessionStorage.length).toBe(0);
});

test("shows progress only at the pressed button of the passcode", async () => {
  const { actor } = await renderSettings(
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
  const { actor } = await renderSettings(
    "/settings/language",
    stored,
    true,
    async (call, input) => {
      if (call === "account.user") return stored;
      stored = { ...stored, ...Object(input) };
      const response = stored;
      if (call === "account.updateLanguages") await late;
      return response;
    },
  );
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
  const { actor } = await renderSettings(page.path, ANA, true, async (call) => {
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
  const { actor } = await renderSettings("/settings/privacy", ANA, true, async (call, input) => {
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
  const { actor } = await renderSettings("/settings/privacy", ANA, true, async (call, input) => {
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
