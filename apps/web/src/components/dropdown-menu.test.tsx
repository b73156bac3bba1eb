import { screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../testing/render.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";

/** Renders a menu whose entry calls `onDraw` on each render, and `onChoose` when it is chosen. */
function Row({ onDraw, onChoose }: { onDraw?: () => void; onChoose?: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState("nothing");
  return (
    <>
      <DropdownMenu
        buttonRef={button}
        button={(props) => (
          <button type="button" {...props}>
            Options
          </button>
        )}
      >
        {(Menu) => {
          onDraw?.();
          const choose = () => {
            onChoose?.();
            setChosen("Edit");
          };
          return <Menu.Item onClick={choose}>Edit</Menu.Item>;
        }}
      </DropdownMenu>
      <p>Chosen: {chosen}</p>
      <button type="button" onClick={() => button.current?.focus()}>
        To the menu
      </button>
    </>
  );
}

test("renders a menu's list on first opening, below the pressed button", async () => {
  let draws = 0;
  const { user } = renderWithTheme(<Row onDraw={() => (draws += 1)} />);
  const button = screen.getByRole("button", { name: "Options" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(draws).toBe(0);

  await user.click(button);
  const menu = await screen.findByRole("menu", { name: "Options" });
  expect(screen.getByRole("button", { name: "Options" })).toBe(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.getAttribute("aria-controls")).toBe(menu.id);

  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  screen.getByText("Chosen: Edit");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test("closes the menu and focuses its button on Escape and on a second press", async () => {
  const { user } = renderWithTheme(<Row />);
  const button = screen.getByRole("button", { name: "Options" });
  const gone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await user.click(screen.getByRole("button", { name: "To the menu" }));
  expect(document.activeElement).toBe(button);

  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Edit"));
  await user.keyboard("{Escape}");
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(button));

  await user.click(button);
  await screen.findByRole("menu");
  await user.click(button);
  await gone();
});

test("focuses the button before an entry's action, which may open a dialog", async () => {
  let focused: string | null | undefined;
  const { user } = renderWithTheme(
    <Row
      onChoose={() => {
        focused = document.activeElement?.textContent;
      }}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Options" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  expect(focused).toBe("Options");
});
