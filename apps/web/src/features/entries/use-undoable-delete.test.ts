import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendPendingDeletions } from "./pending-deletions.ts";
import { useUndoableDelete } from "./use-undoable-delete.ts";

const fetched = vi.fn(async () => new Response());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

/**
 * Deletes a test entry and waits until the deletion can no longer be undone. `remove` sends the request. Returns a
 * function that reads the entry's state.
 */
async function deleteEntry(remove: () => Promise<unknown>) {
  const { result } = renderHook(() => useUndoableDelete({ remove, path: (id) => `/api/e/${id}` }));
  act(() => result.current.ask("e1"));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return () => result.current.leaving.e1;
}

const closePage = () => act(async () => void window.dispatchEvent(new Event("pagehide")));

describe("a page that closes after the undo time (rule: dashboard-sections)", () => {
  test("sends a deletion again that has no response yet", async () => {
    let abort: (error: Error) => void = () => undefined;
    const state = await deleteEntry(
      () =>
        new Promise((_resolve, reject) => {
          abort = reject;
        }),
    );
    await closePage();
    expect(fetched.mock.calls).toEqual([["/api/e/e1", { method: "DELETE", keepalive: true }]]);
    await act(async () => abort(new TypeError("Aborted")));
    expect(state()).toBe("sent");
  });

  test("sends nothing after the response", async () => {
    await deleteEntry(async () => null);
    await closePage();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test.each([
  ["before a sign-out", sendPendingDeletions],
  ["before the page is left", () => window.dispatchEvent(new Event("beforeunload"))],
])("sends a deletion %s, and not again afterwards", async (_when, leave) => {
  const { result, unmount } = renderHook(() =>
    useUndoableDelete({ remove: async () => null, path: (id) => `/api/e/${id}` }),
  );
  act(() => result.current.ask("e1"));
  await act(async () => void leave());
  await closePage();
  unmount();
  expect(sendPendingDeletions()).toEqual([]);
  expect(fetched.mock.calls).toEqual([["/api/e/e1", { method: "DELETE", keepalive: true }]]);
});
