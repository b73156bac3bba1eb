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
    expect(fetched.mock.calls).toEqual([DELETE_REQUEST]);
    await act(async () => abort(new TypeError("Aborted")));
    expect(state()).toBe("sent");
  });

  test("sends nothing after the response", async () => {
    await deleteEntry(async () => null);
    await closePage();
    expect(fetched).not.toHaveBeenCalled();
  });
});

const DELETE_REQUEST = ["/api/e/e1", { method: "DELETE", keepalive: true }];

test("sends a deletion before a sign-out once, and returns it until its response", async () => {
  let respond: (value: unknown) => void = () => undefined;
  const remove = vi.fn(() => new Promise((resolve) => (respond = resolve)));
  const { result, unmount } = renderHook(() =>
    useUndoableDelete({ remove, path: (id) => `/api/e/${id}` }),
  );
  act(() => result.current.ask("e1"));
  unmount();
  expect(sendPendingDeletions()).toHaveLength(1);
  expect(sendPendingDeletions()).toHaveLength(1);
  expect(remove).toHaveBeenCalledExactlyOnceWith("e1");
  await act(async () => respond(null));
  expect(sendPendingDeletions()).toEqual([]);
});

test("sends a deletion before the page is left, also after an undo in another section", async () => {
  const remove = vi.fn(async () => null);
  const open = () =>
    renderHook(() => useUndoableDelete({ remove, path: (id) => `/api/e/${id}` })).result;
  const [one, other] = [open(), open()];
  act(() => {
    one.current.ask("e1");
    other.current.ask("e2");
  });
  act(() => other.current.undo("e2"));
  // A link to an e-mail address leaves the page open.
  const link = document.createElement("a");
  link.href = "mailto:help@example.com";
  document.body.append(link);
  link.focus();
  const leave = () => act(async () => void window.dispatchEvent(new Event("beforeunload")));
  await leave();
  expect(one.current.leaving).toEqual({ e1: "undoable" });
  link.remove();
  await leave();
  expect(fetched.mock.calls).toEqual([DELETE_REQUEST]);
  expect(remove.mock.calls).toEqual([["e1"]]);
  expect(one.current.leaving).toEqual({ e1: "sent" });
  await closePage();
  expect(fetched).toHaveBeenCalledOnce();
});
