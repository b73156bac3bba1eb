import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
  const { user } = render(<Opener />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));

  await press("Open");
  expect(screen.queryByRole("dialog")).toBeNull();
  await screen.findByText("Please check your connection and try again.");
  await press("Open");
  await screen.findByRole("dialog");
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Open");
  await screen.findByRole("dialog");
});
