import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createHubFixture, renderHub } from "../../../../testing/render-hub.tsx";

const link = () => screen.queryByRole("link", { name: "Suggest an idea" });

test("links to the form that proposes a wish, also when no wish is left (rule: proposals)", () => {
  const hub = createHubFixture();
  const href = `?kid=${hub.kid.id}&form=idea`;
  renderHub(hub);
  expect(link()?.getAttribute("href")).toBe(href);
  cleanup();
  renderHub({ ...hub, wishlist: [] });
  expect(link()?.getAttribute("href")).toBe(href);
});

test("has no link on a paused hub (rule: paused-hub)", () => {
  renderHub({ ...createHubFixture(), isPaused: true });
  expect(link()).toBeNull();
});
