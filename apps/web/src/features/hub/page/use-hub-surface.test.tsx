import { PALETTES, type PaletteId } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "../../../testing/render.tsx";
import { useHubSurface } from "./use-hub-surface.ts";

const SITE = `<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)">`;

function Hub({ palette = "midnight" }: { palette?: PaletteId }) {
  useHubSurface({ palette, accent: null, cover: "plain" });
  return null;
}

/** A hub, and the way to another page of the app. */
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

test("a hub opened in the app brings its own colour, and takes it away with it", async () => {
  const { user } = render(<Visit />);
  expect(colors()).toEqual([PALETTES.midnight.paper, "#fbf7f0", "#191613"]);
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});

test("the colour that the server's page came with is the hub's own", async () => {
  const server = `<meta name="theme-color" content="${PALETTES.midnight.paper}">`;
  document.head.innerHTML = server + SITE;
  const { user } = render(<Visit />);
  expect(colors()).toEqual([PALETTES.midnight.paper, "#fbf7f0", "#191613"]);
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});

test("a hub has its own colour scheme, and the page after it the system's again", async () => {
  const scheme = () => document.documentElement.getAttribute("data-mantine-color-scheme");
  const { user } = render(<Visit />);
  expect(scheme()).toBe("dark");
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(scheme()).toBe("light");
});

test("a hub without a say of its family leaves that to the device (rule: hub-dark-mode)", () => {
  document.documentElement.setAttribute("data-mantine-color-scheme", "dark");
  render(<Hub palette="evergreen" />);
  expect(document.documentElement.getAttribute("data-mantine-color-scheme")).toBe("dark");
  expect(colors()).toEqual(["#fbf7f0", "#191613"]);
});
