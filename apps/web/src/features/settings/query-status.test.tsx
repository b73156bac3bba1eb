import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { focusHeadingAfterRemoval } from "../shell/parent-page-shell.tsx";
import { QueryError } from "./query-status.tsx";

test("moves the focus to the section's heading when a retry replaces the error", async () => {
  function Section() {
    const [hasFailed, setHasFailed] = useState(true);
    return (
      <main ref={focusHeadingAfterRemoval}>
        <section>
          <h2 tabIndex={-1}>Wishlist</h2>
          {hasFailed && (
            <QueryError
              query={{ isFetching: false, error: null, refetch: async () => setHasFailed(false) }}
              errorTitle=""
            />
          )}
        </section>
      </main>
    );
  }
  const { user } = renderWithTheme(<Section />);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Wishlist" }));
});
