import { act } from "react";
import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { render } from "../../testing/render.tsx";
import { ToastPlace } from "../toast/toast-place.tsx";
import { useLazyDialog } from "./use-lazy-dialog.ts";

type Opening = { opened: boolean; onClose: () => void };

function Dialog({ opened, onClose }: Opening) {
  return opened ? (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ) : null;
}

test("a line cut while a dialog comes is told, and the next press opens it", async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Dialog };
  };
  function Opener() {
    const { Dialog: Part, open, ...opening } = useLazyDialog<Opening>(load);
    return (
      <>
        <button type="button" onClick={() => void open()}>
          Open
        </button>
        {Part !== null && <Part {...opening} />}
        <ToastPlace />
      </>
    );
  }
  const page = await render(<Opener />);
  const dialog = () => page.querySelector("[role=dialog]");
  const press = (name: string) =>
    act(async () =>
      [...page.querySelectorAll("button")].find((b) => b.textContent === name)?.click(),
    );

  await press("Open");
  expect(dialog()).toBeNull();
  await eventually(() =>
    expect(document.body.textContent).toContain("Please check your connection and try again."),
  );
  await press("Open");
  expect(dialog()).not.toBeNull();
  await press("Close");
  expect(dialog()).toBeNull();
  await press("Open");
  expect(dialog()).not.toBeNull();
});
