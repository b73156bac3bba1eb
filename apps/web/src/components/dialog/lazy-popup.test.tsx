import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { runWhenIdle } from "../loading/run-when-idle.ts";
import { ToastContainer } from "../toast/toast-container.tsx";
import { createLazyPopup } from "./lazy-popup.tsx";

type Opening = { opened: "add" | null; onClose: () => void };

function Dialog({ opened, onClose }: Opening) {
  return opened === "add" ? (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ) : null;
}

test.each([
  { name: "that is loaded when it is opened", early: undefined },
  { name: "that is loaded when the page is idle", early: runWhenIdle },
])(
  "reports a failed load of $name once per press, and opens it on the next press",
  async ({ early }) => {
    let isCut = true;
    const Dialogs = createLazyPopup<Opening>(async () => {
      if (isCut) throw new TypeError("Failed to fetch dynamically imported module");
      return { default: Dialog };
    }, early);
    let closed = 0;
    function Page() {
      const [opened, setOpened] = useState<"add" | null>(null);
      const onClose = () => {
        closed += 1;
        setOpened(null);
      };
      return (
        <>
          <button type="button" onClick={() => setOpened("add")}>
            Open
          </button>
          <Dialogs opened={opened} onClose={onClose} />
          <ToastContainer />
        </>
      );
    }
    const { user } = renderWithTheme(<Page />);
    const press = (name: string) => user.click(screen.getByRole("button", { name }));

    for (const times of [1, 2]) {
      await press("Open");
      await screen.findAllByText("Please check your connection and try again.");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(closed).toBe(times);
    }
    isCut = false;
    await press("Open");
    await screen.findByRole("dialog");
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Open");
    await screen.findByRole("dialog");
  },
);

test("preloads a popup only when requested", async () => {
  const loaded: string[] = [];
  const popup = (name: string, early?: typeof runWhenIdle) =>
    createLazyPopup<Opening>(async () => {
      loaded.push(name);
      return { default: Dialog };
    }, early);
  const OnDemand = popup("on demand");
  const Idle = popup("idle", runWhenIdle);
  renderWithTheme(
    <>
      <OnDemand opened={null} onClose={() => undefined} />
      <Idle opened={null} onClose={() => undefined} />
    </>,
  );
  await waitFor(() => expect(loaded).toEqual(["idle"]));
});
