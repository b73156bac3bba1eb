import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { EntryList } from "./entry-list.tsx";

/** Renders a shortened list with buttons that append two entries and prepend one. */
function Growing() {
  const [ids, setIds] = useState(["a", "b", "c", "d"]);
  return (
    <>
      <EntryList entries={ids.map((id) => ({ id }))} className={undefined} isShort fold={undefined}>
        {({ id }) => <li key={id}>{id}</li>}
      </EntryList>
      <button type="button" onClick={() => setIds([...ids, "e"])}>
        e
      </button>
      <button type="button" onClick={() => setIds([...ids, "f"])}>
        f
      </button>
      <button type="button" onClick={() => setIds(["new", "a", "b", "c", "d"])}>
        new
      </button>
    </>
  );
}

const shown = () => screen.getAllByRole("listitem").map((row) => row.textContent);

test("shows the first two rows of a collapsed list and the last added row", async () => {
  const { user } = renderWithTheme(<Growing />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  expect(shown()).toEqual(["a", "b"]);
  await press("e");
  expect(shown()).toEqual(["a", "b", "e"]);
  await press("f");
  expect(shown()).toEqual(["a", "b", "f"]);
  await press("new");
  expect(shown()).toEqual(["new", "a"]);
});
