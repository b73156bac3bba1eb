import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PageErrorBoundary } from "./visitor-app.tsx";

function FailingPage(): never {
  throw new Error("No such kid");
}

test("shows an error page with a button that loads the page again when rendering fails", async () => {
  // Suppresses the error that React logs.
  vi.spyOn(console, "error").mockReturnValue();
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  render(
    <PageErrorBoundary>
      <FailingPage />
    </PageErrorBoundary>,
  );
  screen.getByRole("heading", { level: 1, name: "Something went wrong" });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reload).toHaveBeenCalledOnce();
});
