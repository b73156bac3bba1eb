import type { DigestView, UpdateMailView } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { DigestSection, describeDigest } from "./digest-section.tsx";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const waiting = (minutes: number): UpdateMailView => ({
  status: "waiting",
  people: 2,
  leavesAt: inMinutes(minutes),
});
const none: UpdateMailView = { status: "none", people: 0, leavesAt: null };
const stopped: UpdateMailView = { status: "stopped", people: 0, leavesAt: null };

function openSection(digest: DigestView, sendsDigests = true) {
  const calls: string[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path) => {
        if (path === "account.user") return Promise.resolve({ ...PARENT_FIXTURE, sendsDigests });
        if (path === "updates.digest") return Promise.resolve(digest);
        calls.push(path);
        return Promise.resolve(
          path === "updates.stopDigest"
            ? { ...digest, wishes: 0, mail: stopped }
            : { subject: "3 new ideas for Emma", html: "<p>Kite</p>" },
        );
      }}
    >
      <DigestSection kidId="k1" />
    </MockApiProvider>,
  );
  return { calls, user };
}

test("shows a waiting digest with a preview and a stop button (rule: wish-digest)", async () => {
  const { calls, user } = openSection({ people: 2, wishes: 3, mail: waiting(4) });
  await screen.findByText("A mail with 3 new ideas goes to 2 people in 4 minutes");
  await user.click(screen.getByRole("button", { name: "See the mail" }));
  expect((await screen.findByTitle("How the mail will look")).getAttribute("sandbox")).toBe("");
  await user.click(screen.getByRole("button", { name: "Don't send: New ideas by mail" }));
  await screen.findByText("Not mailed");
  expect(calls).toEqual(["updates.previewDigest", "updates.stopDigest"]);
  expect(screen.queryByRole("button", { name: "See the mail" })).toBeNull();
});

test("explains when the next digest comes, and that nobody asked for it", async () => {
  openSection({ people: 2, wishes: 0, mail: none });
  await screen.findByText("When you add wishes, they go to 2 people, at most once a week.");
});

test("explains that nobody asked for digests", async () => {
  openSection({ people: 0, wishes: 3, mail: waiting(4) });
  await screen.findByText(/^Nobody has asked for them yet/);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  [59, /goes to 2 people in 59 minutes$/],
  [3 * 24 * 60, /goes to 2 people on \w+ \d+ at \d+:\d\d/],
  [-1, /goes to 2 people right away$/],
])("names the time of a mail that leaves in %i minutes", (minutes, text) => {
  const mail = waiting(minutes);
  expect(describeDigest({ people: 2, wishes: 1, mail }, mail, new Date())).toMatch(text);
});
