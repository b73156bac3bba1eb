import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { Dialog } from "./dialog.tsx";

/** Numbers of calls to `onClose` and to `onClosed`. */
let calls = { closing: 0, closed: 0 };
beforeEach(() => {
  calls = { closing: 0, closed: 0 };
});

/**
 * Renders a button that opens a dialog. With `staysOpen`, `onClose` shows the dialog's second part instead of closing
 * the dialog.
 */
function Page({
  staysOpen = false,
  ...props
}: { staysOpen?: boolean } & Partial<ComponentProps<typeof Dialog>>) {
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState("first");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        opened={isOpen}
        onClose={() => {
          calls.closing += 1;
          if (staysOpen) setPart("second");
          else setOpen(false);
        }}
        onClosed={() => {
          calls.closed += 1;
        }}
        title="Share"
        part={part}
        {...props}
      >
        {props.children ?? (
          <>
            <p>Part: {part}</p>
            <input aria-label="File" type="file" />
          </>
        )}
      </Dialog>
    </>
  );
}

async function openDialog(props: ComponentProps<typeof Page> = {}) {
  const { user } = renderWithTheme(<Page {...props} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Share" }) };
}

const isSettling = (dialog: HTMLElement) => dialog.hasAttribute("data-settling");

/** Point outside every dialog. Dialogs have size zero in the test environment. */
const OUTSIDE = { clientX: 8, clientY: 8 };

function clickBackdrop(dialog: HTMLElement): void {
  fireEvent.mouseDown(dialog, OUTSIDE);
  fireEvent.click(dialog, OUTSIDE);
}

describe("Dialog", () => {
  test("opens as a modal dialog, and unmounts its content when closed", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const { user, dialog } = await openDialog();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls).toEqual({ closing: 1, closed: 1 });
  });

  test("closes on Escape, but not when a file picker inside is canceled", async () => {
    const { user } = await openDialog();
    fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true }));
    expect(calls.closing).toBe(0);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.closing).toBe(1);
  });

  test("reopens when the browser closes a dialog whose parent shows another part", async () => {
    const { dialog } = await openDialog({ staysOpen: true });
    act(() => dialog.close());
    expect(calls.closing).toBe(1);
    expect(dialog.open).toBe(true);
    screen.getByText("Part: second");
  });

  test("closes on a click on the backdrop only after it has settled", async () => {
    const { dialog } = await openDialog();
    expect(isSettling(dialog)).toBe(true);
    clickBackdrop(dialog);
    expect(calls.closing).toBe(0);
    await waitFor(() => expect(isSettling(dialog)).toBe(false));
    clickBackdrop(dialog);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("stays open when a press begins or ends inside", async () => {
    const { dialog } = await openDialog();
    await waitFor(() => expect(isSettling(dialog)).toBe(false));
    fireEvent.mouseDown(screen.getByText("Part: first"));
    fireEvent.click(dialog, OUTSIDE);
    fireEvent.mouseDown(dialog, OUTSIDE);
    fireEvent.click(dialog);
    expect(calls.closing).toBe(0);
  });

  test("focuses its content, again after the part has changed", async () => {
    const { user, dialog } = await openDialog({ staysOpen: true });
    const body = screen.getByText("Part: first").parentElement;
    expect(document.activeElement).toBe(body);
    screen.getByLabelText("File").focus();
    dialog.scrollTop = 100;
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(body);
    expect(dialog.scrollTop).toBe(0);
  });

  test("focuses the marked element", async () => {
    await openDialog({ children: <input aria-label="Link" data-autofocus readOnly /> });
    expect(document.activeElement).toBe(screen.getByLabelText("Link"));
  });
});
