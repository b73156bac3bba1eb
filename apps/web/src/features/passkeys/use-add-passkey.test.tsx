import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "../../components/button.tsx";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { useAddPasskey } from "./use-add-passkey.ts";

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => ({ startRegistration, WebAuthnError: Error }));

function AddButton() {
  const { mutate, isPending } = useAddPasskey();
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Add
    </Button>
  );
}

test("ignores presses while the browser's dialog is open (rule: passkeys)", async () => {
  // The parent never answers the dialog.
  startRegistration.mockReturnValue(new Promise(() => {}));
  const { user } = renderWithTheme(
    <MockApiProvider answers={() => Promise.resolve({})}>
      <AddButton />
    </MockApiProvider>,
  );
  const button = screen.getByRole("button");
  await user.click(button);
  await vi.waitFor(() => expect(startRegistration).toHaveBeenCalled(), { timeout: 30_000 });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  expect(startRegistration).toHaveBeenCalledTimes(1);
});
