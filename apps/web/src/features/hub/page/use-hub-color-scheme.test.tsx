import { PALETTES, type PaletteId } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderWithTheme } from "../../../testing/render.tsx";
import { useHubColorScheme } from "./use-hub-color-scheme.ts";

const SITE = `<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)">`;

function Hub({ palette = "midnight" }: { palette?: PaletteId }) {
  useHubColorScheme({ palette });
  return null;
}

/** Renders a hub with a button that unmounts the hub. */
function Visit() {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <button type="button" onClick={() => setThere(false)}>
      Leave
      <Hub />
    </button>
  ) : null;
}

const colors = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute("content"),
  );

beforeEach(() => {
  document.head.innerHTML = SITE;
});

afterEach(() => document.head.replaceChildren());

test("sets a hub's theme color in the app, and removes it on leaving", async () => {
  const { user } = renderWithTheme(<Visit />);
  expect(colors()).toEqual([PALETTES.midnight.paper, "#fbf7f0", "#191613"]);
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});

test("reuses the theme color of the server-rendered page", async () => {
  const server = `<meta name="theme-color" content="${PALETTES.midnight.paper}">`;
  document.head.innerHTML = server + SITE;
  const { user } = renderWithTheme(<Visit />);
  expect(colors()).toEqual([PALETTES.midnight.paper, "#fbf7f0", "#191613"]);
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});

test("sets a hub's color scheme, and restores the system's on leaving", async () => {
  const scheme = () => document.documentElement.getAttribute("data-mantine-color-scheme");
  const { user } = renderWithTheme(<Visit />);
  expect(scheme()).toBe("dark");
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(scheme()).toBe("light");
});

test("a light palette follows the device (rule: hub-dark-mode)", () => {
  document.documentElement.setAttribute("data-mantine-color-scheme", "dark");
  renderWithTheme(<Hub palette="ocean" />);
  expect(document.documentElement.getAttribute("data-mantine-color-scheme")).toBe("dark");
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});
