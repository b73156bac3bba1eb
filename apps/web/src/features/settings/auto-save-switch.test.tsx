import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ToastContainer } from "../../components/toast/toast-container.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { createQueryClient } from "../../trpc.ts";
import { AutoSaveSwitch } from "./auto-save-switch.tsx";

type Call = { isOn: boolean; answer: () => void; fail: () => void };

/**
 * Renders a switch that is off. `stored` is the state that the server returns after a failed save. Returns the pending
 * save calls, and a function that resolves or rejects a call.
 */
function renderSwitch(stored = false) {
  const calls: Call[] = [];
  const queries = createQueryClient();
  function Page() {
    const [isOn, setOn] = useState(false);
    const save = (wanted: boolean) =>
      new Promise<void>((resolve, reject) => {
        calls.push({
          isOn: wanted,
          answer: () => {
            setOn(wanted);
            resolve();
          },
          fail: () => reject(new Error("cut")),
        });
      });
    const reload = async () => {
      setOn(stored);
      return stored;
    };
    const switchProps = { name: "news", label: "News", description: "…", isOn, save, reload };
    return <AutoSaveSwitch {...switchProps} />;
  }
  const { user } = renderWithTheme(
    <QueryClientProvider client={queries}>
      <Page />
      <ToastContainer />
    </QueryClientProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>("switch", { name: "News" });
  const turn = () => user.click(input);
  /** Resolves or rejects a pending save call. Waits until the switch has handled the result. */
  const end = async (how: "answer" | "fail", index: number) => {
    await waitFor(() => expect(calls.length).toBeGreaterThan(index));
    const before = queries.isMutating();
    act(() => calls[index]?.[how]());
    await waitFor(() => expect(queries.isMutating()).toBe(before - 1));
  };
  return { input, calls, turn, end };
}

test("shows a change immediately, and reverts it when saving fails", async () => {
  const { input, turn, end } = renderSwitch();
  await turn();
  expect(input.checked).toBe(true);
  await end("fail", 0);
  expect(input.checked).toBe(false);
});

test("shows the server's state after a save with an unknown outcome", async () => {
  const { input, turn, end } = renderSwitch(true);
  await turn();
  await end("fail", 0);
  expect(input.checked).toBe(true);
  expect(screen.queryByText(/Failed to save/)).toBeNull();
  await turn();
  await end("fail", 1);
  expect(input.checked).toBe(true);
  await screen.findByText(/Failed to save/);
});

test("preserves the last of several changes when an earlier one fails", async () => {
  const { input, calls, turn, end } = renderSwitch();
  await turn();
  await turn();
  await turn();
  await end("fail", 0);
  expect(input.checked).toBe(true);
  await end("answer", 1);
  await end("answer", 2);
  expect(calls.map(({ isOn }) => isOn)).toEqual([true, false, true]);
  expect(input.checked).toBe(true);
});
