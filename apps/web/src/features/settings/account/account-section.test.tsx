import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../../testing/render.tsx";
import { AccountSection } from "./account-section.tsx";

const REASON = /gives us no address, or one that isn't confirmed yet/;

test("explains a missing address and the remedy", () => {
  renderWithTheme(<AccountSection email="" kidCount={2} />);
  expect(screen.getByText("Not known").tagName).toBe("DD");
  expect(screen.getByText(REASON).textContent).toContain("Confirm it there, then log out");
});

test("shows a known address without an explanation", () => {
  renderWithTheme(<AccountSection email="parent@example.com" kidCount={2} />);
  expect(screen.getByText("parent@example.com").tagName).toBe("DD");
  expect(screen.queryByText(REASON)).toBeNull();
});
