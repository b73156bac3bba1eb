import type { RegistryLinkView } from "@giftling/domain";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { RegistriesSection } from "../../links/registries-section.tsx";

const registry = (label: string, priorityOrder: number | null): RegistryLinkView => ({
  id: label,
  service: "target",
  label,
  url: "https://target.com/emma",
  description: null,
  isPriority: priorityOrder !== null,
  priorityOrder,
  createdAt: "2026-02-01T10:00:00.000Z",
});

function show(registries: RegistryLinkView[]) {
  const saved: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "links.listRegistry") return Promise.resolve(registries);
        if (path === "links.updateRegistry") saved.push(input);
        return Promise.resolve([]);
      }}
    >
      <RegistriesSection kidId="k1" firstName="Emma" />
    </MockApiProvider>,
  );
  const star = (label: string) =>
    screen.findByRole("button", { name: `Among the Top 3: ${label}` });
  const press = async (label: string) => user.click(await star(label));
  return { user, saved, star, press };
}

test("puts an entry in the first free slot, and takes it off again (rule: priority-rows)", async () => {
  const { saved, star, press } = show([registry("Books", 1), registry("Toys", null)]);
  await press("Toys");
  await screen.findByText("Toys is now number 2.");
  expect((await star("Toys")).getAttribute("aria-pressed")).toBe("true");
  await press("Toys");
  await screen.findByText("Toys is no longer a priority.");
  await waitFor(() =>
    expect(saved).toEqual([
      { id: "Toys", isPriority: true, priorityOrder: 2 },
      { id: "Toys", isPriority: false, priorityOrder: null },
    ]),
  );
});

test("offers to replace the third if all slots are taken", async () => {
  const taken = ["Books", "Toys", "Clothes"].map((label, at) => registry(label, at + 1));
  const { user, saved, star, press } = show([...taken, registry("Music", null)]);
  await press("Music");
  await screen.findByText("Your Top 3 is full");
  expect(saved).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Replace the third" }));
  await screen.findByText("Music is now number 3.");
  await waitFor(() => expect(saved).toEqual([{ id: "Music", isPriority: true, priorityOrder: 3 }]));
  expect((await star("Clothes")).getAttribute("aria-pressed")).toBe("false");
});
