import { act, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import QrDialog from "../../../components/dialog/qr-dialog.tsx";
import {
  getStoredDialogState,
  removeDialogHistoryEntry,
} from "../../../components/dialog/use-dialog-history.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import ReportDialog from "./report-dialog.tsx";
import ShareSheet from "./share-sheet.tsx";

/** Removes a dialog's stored state from the current history entry. */
const clearEntry = () => History.prototype.replaceState.call(window.history, null, "", "");

afterEach(clearEntry);

/** Simulates Back, which leads from a dialog's history entry to the page's history entry. */
function goBack() {
  clearEntry();
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
}

type Render = (isOpen: boolean, onClose: () => void) => ReactNode;

function Dialog({ render }: { render: Render }) {
  const [isOpen, setOpen] = useState(true);
  return render(isOpen, () => setOpen(false));
}

const ADDRESS = "https://giftling.example/hub/rivera";

const DIALOGS: readonly [name: string, render: Render][] = [
  [
    "Share Emma's page",
    (isOpen, onClose) => (
      <ShareSheet
        firstName="Emma"
        opened={isOpen ? { address: ADDRESS, isCopied: false } : null}
        onClose={onClose}
      />
    ),
  ],
  [
    "Your QR code",
    (isOpen, onClose) => (
      <QrDialog
        title="Your QR code"
        label="QR code of your page"
        address={ADDRESS}
        opened={isOpen}
        onClose={onClose}
      />
    ),
  ],
  [
    "Report this page",
    (isOpen, onClose) => <ReportDialog familyUrl="rivera" opened={isOpen} onClose={onClose} />,
  ],
];

describe("history of dialogs outside the flow (rule: sheet-history)", () => {
  it.each(DIALOGS)("closes “%s” on Back", async (name, render) => {
    renderWithTheme(
      <MockApiProvider answers={() => Promise.reject(new Error("No answer"))}>
        <Dialog render={render} />
      </MockApiProvider>,
    );
    await screen.findByRole("dialog", { name });
    expect(getStoredDialogState(), "the dialog has an entry").not.toBeUndefined();
    goBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(getStoredDialogState()).toBeUndefined();
  });

  it("goes back once if the flow also removes the entry of a closed dialog", async () => {
    const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
    renderWithTheme(
      <Dialog
        render={(isOpen, onClose) => (
          <ShareSheet
            firstName="Emma"
            opened={isOpen ? { address: ADDRESS, isCopied: false } : null}
            onClose={onClose}
          />
        )}
      />,
    );
    act(() => screen.getByRole("button", { name: "Close" }).click());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(back).toHaveBeenCalledOnce();
    // The flow's module can load between the step back and its popstate event.
    removeDialogHistoryEntry();
    expect(back).toHaveBeenCalledOnce();
    goBack();
  });
});
