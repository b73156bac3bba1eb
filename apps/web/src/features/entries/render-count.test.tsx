import type { UpdateView } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { Profiler } from "react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { UpdatesSection } from "../updates/updates-section.tsx";

const ROWS = 8;

/** Creates updates that count the reads of their titles. Rendering a row reads its title. */
function countedUpdates() {
  let reads = 0;
  const updates = Array.from({ length: ROWS }, (_, index): UpdateView => {
    const news = {
      id: `u${index}`,
      content: "It is tiny.",
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      createdAt: "2026-02-01T10:00:00.000Z",
    };
    return {
      ...news,
      get title() {
        reads += 1;
        return `Update ${index}`;
      },
    };
  });
  return { updates, reads: () => reads };
}

test.each([
  ["a new entry", "Add an update"],
  ["an entry", "Edit: Update 7"],
])("renders no list rows while typing in the dialog of %s", async (_, button) => {
  const { updates, reads } = countedUpdates();
  let commits = 0;
  const { user } = renderWithTheme(
    <MockApiProvider answers={() => Promise.resolve(updates)}>
      <Profiler id="section" onRender={() => (commits += 1)}>
        <UpdatesSection kidId="k1" firstName="Emma" />
      </Profiler>
    </MockApiProvider>,
  );
  await screen.findByRole("heading", { name: `Update ${ROWS - 1}` });
  expect(reads(), "drawing the list reads the titles").toBeGreaterThanOrEqual(ROWS);
  await user.click(screen.getByRole("button", { name: button }));
  const field = await screen.findByLabelText(/^Message\b/);
  const [readBefore, commitsBefore] = [reads(), commits];
  await user.type(field, "Loved it.");
  expect(commits - commitsBefore, "each letter is drawn").toBeGreaterThanOrEqual(9);
  expect(reads() - readBefore).toBe(0);
});
