import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { SendHeartButton } from "./thank-you-page.tsx";

const SENT = "Your heart is sent. Emma's family will see it.";

function show(answer: () => Promise<unknown>, isHearted = false) {
  const calls: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        calls.push([path, input]);
        return answer();
      }}
    >
      <SendHeartButton token="t1" isHearted={isHearted} firstName="Emma" />
    </MockApiProvider>,
  );
  const press = () => user.click(screen.getByRole("button", { name: "Send a heart back" }));
  return { calls, press };
}

test("sends a heart with one tap, confirms it, and keeps the focus (rule: heart-back)", async () => {
  const { calls, press } = show(async () => null);
  expect(calls).toEqual([]);
  await press();
  expect(await screen.findByText(SENT)).toBe(document.activeElement);
  expect(calls).toEqual([["gratitude.sendHeart", { token: "t1" }]]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("keeps the button enabled on a lost connection, and explains the error", async () => {
  const { press } = show(() => Promise.reject(new TypeError("Failed to fetch")));
  await press();
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(screen.getByRole("button", { name: "Send a heart back" })).toHaveProperty(
    "disabled",
    false,
  );
});

test("shows a previously sent heart", () => {
  show(async () => null, true);
  expect(screen.getByText(SENT)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["own", /^This is your own card/],
  ["paused", /taking a little break/],
] as const)("offers no heart for a card: %s", (noHeart, words) => {
  renderWithTheme(
    <MockApiProvider answers={() => Promise.reject(new Error("nothing is sent"))}>
      <SendHeartButton token="t1" isHearted={false} noHeart={noHeart} firstName="Emma" />
    </MockApiProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
