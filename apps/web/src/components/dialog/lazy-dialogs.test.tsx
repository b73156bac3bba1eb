import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { ToastPlace } from "../toast/toast-place.tsx";
import { lazyDialogs } from "./lazy-dialogs.tsx";

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

test("a line cut while dialogs come is told once for each press, and the next press opens them", async () => {
  let isCut = true;
  const Dialogs = lazyDialogs<Opening>(async () => {
    if (isCut) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Dialog };
  });
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
        <ToastPlace />
      </>
    );
  }
  const { user } = render(<Page />);
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
});
