import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { LanguageSection } from "./language-sections.tsx";

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("location", { pathname: "/settings", search: "", reload });
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  const calls: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (_path, input) => {
        calls.push(input);
        return { ...PARENT_FIXTURE, ...Object(input) };
      }}
    >
      <LanguageSection user={PARENT_FIXTURE} />
    </MockApiProvider>,
  );
  const choose = (name: string, language: string) =>
    user.selectOptions(screen.getByRole("combobox", { name }), language);
  const save = () => user.click(screen.getByRole("button", { name: "Save language" }));
  return { calls, choose, save };
}

test("saves the hub's language in place (rule: chosen-languages)", async () => {
  const { calls, choose, save } = show();
  await choose("Your page's language", "Español");
  await save();
  await waitFor(() => expect(calls).toEqual([{ language: "en", hubLanguage: "es" }]));
  expect(await screen.findByText("Language saved")).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test("switches the app's language immediately", async () => {
  const { choose, save } = show();
  await choose("Your language", "Español");
  await save();
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
