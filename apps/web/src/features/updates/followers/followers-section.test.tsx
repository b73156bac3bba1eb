import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { FollowersSection } from "./followers-section.tsx";

const since = "2026-02-01T10:00:00.000Z";
const MAY = { id: "f1", name: "Aunt May", email: "may@example.com", since };
const BEN = { id: "f2", name: "Uncle Ben", email: null, since };

function show(followers: object[], remove: () => Promise<unknown> = () => Promise.resolve(null)) {
  const removed: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "followers.list") return Promise.resolve(followers);
        removed.push(input);
        return remove();
      }}
    >
      <FollowersSection kidId="k1" firstName="Emma" />
    </MockApiProvider>,
  );
  return { user, removed };
}

test("shows names and confirmed addresses", async () => {
  show([MAY, BEN]);
  const [may, ben] = await screen.findAllByRole("listitem");
  expect(may?.textContent).toContain("may@example.com");
  expect(ben?.textContent).toContain("Address not confirmed yet");
});

test("shows which followers receive reminders (rule: reminders)", async () => {
  show([
    { ...MAY, wantsUpdates: true, remindsBirthday: true },
    { ...BEN, wantsUpdates: false, remindsBirthday: true },
    { ...MAY, id: "f3", wantsUpdates: true, remindsBirthday: false },
  ]);
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows[0]).toContain("News and reminders");
  expect(rows[1]).toContain("Reminders only");
  expect(rows[2]).not.toContain("eminders");
});

test("requests confirmation before removing a follower", async () => {
  const { user, removed } = show([MAY, BEN]);
  await user.click(await screen.findByRole("button", { name: "Remove: Aunt May" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Aunt May?" }));
  expect(removed).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("may@example.com")).toBeNull());
  expect(removed).toEqual([{ id: "f1" }]);
  expect(await screen.findByText("Aunt May was removed")).not.toBeNull();
  expect(screen.queryByText("Uncle Ben")).not.toBeNull();
});

test("explains how to get followers when there are none", async () => {
  show([]);
  expect(await screen.findByText("Nobody follows yet")).not.toBeNull();
});

test("collapses a long list", async () => {
  const { user } = show(Array.from({ length: 14 }, (_, n) => ({ ...MAY, id: `f${n}` })));
  expect(await screen.findAllByRole("listitem")).toHaveLength(12);
  await user.click(screen.getByRole("button", { name: "Show all 14" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(14);
});
