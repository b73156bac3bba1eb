import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { WISH_FIXTURE } from "../../testing/wishlist-item.ts";
import { trpc } from "../../trpc.ts";
import { useWishMutations } from "./use-wish-mutations.ts";
import WishDialogs from "./wish-dialogs.ts";

afterEach(() => window.sessionStorage.clear());

const PAGE = "https://windy.example/kite";
const FOUND = {
  status: "found",
  store: "Windy Shop",
  name: "Box Kite",
  price: "$24.50",
  imageUrl: "/media/kite.webp",
};

function Dialogs() {
  trpc.wishlist.list.useQuery({ kidId: "k1" });
  return (
    <WishDialogs
      opened="add"
      onClose={() => undefined}
      edited={null}
      kidId="k1"
      firstName="Emma"
      writes={useWishMutations("k1")}
    />
  );
}

function openDialog(look: unknown = FOUND) {
  const calls: [path: string, input: unknown][] = [];
  const answers: ProcedureResponder = async (path, input) => {
    if (["wishlist.list", "occasions.list", "kids.list"].includes(path)) return [];
    calls.push([path, input]);
    return path === "previews.fetch" ? look : { ...WISH_FIXTURE, version: "" };
  };
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <Dialogs />
    </MockApiProvider>,
  );
  return { user, calls };
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

test("fills in a gift from a pasted link's page", async () => {
  const { user, calls } = openDialog();
  const name = await field(/^Name/);
  await user.click(name);
  await user.paste("windy.example/kite");
  await waitFor(() => expect(name.value).toBe("Box Kite"));
  expect((await field(/^Web address/)).value).toBe("windy.example/kite");
  expect((await field(/^Price/)).value).toBe("$24.50");
  const card = screen.getByText("Windy Shop", { exact: false, selector: "p[class*=cardFacts]" });
  expect(card.textContent).toBe("$24.50 · Windy Shop");
  await user.click(name);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    ["previews.fetch", { url: PAGE, withPicture: true }],
    [
      "wishlist.create",
      expect.objectContaining({
        name: "Box Kite",
        url: PAGE,
        price: "$24.50",
        imageUrl: "/media/kite.webp",
        isActivity: false,
      }),
    ],
  ]);
});

test("adds a typed or pasted link with one Enter, after its page was read", async () => {
  const { user, calls } = openDialog();
  await user.type(await field(/^Name/), `${PAGE}{Enter}`);
  await waitFor(() => expect(calls).toHaveLength(2));
  await screen.findByText(/is on the wishlist/, { selector: "[role=dialog] [role=status]" });
  await user.click(await field(/^Name/));
  await user.paste(PAGE);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(calls).toHaveLength(4));
  const read = ["previews.fetch", { url: PAGE, withPicture: true }];
  const fields = { name: "Box Kite", url: PAGE, price: "$24.50", imageUrl: "/media/kite.webp" };
  const added = ["wishlist.create", expect.objectContaining(fields)];
  expect(calls).toEqual([read, added, read, added]);
});

test("keeps a link whose page cannot be read, and asks for the name", async () => {
  const { user, calls } = openDialog({ status: "manual", reason: "This shop is closed." });
  const name = await field(/^Name/);
  await user.type(name, `${PAGE}{Enter}`);
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(name);
  expect((await field(/^Web address/)).value).toBe(PAGE);
  expect(calls).toHaveLength(1);
  await user.type(name, "Kite{Enter}");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual([
    "wishlist.create",
    expect.objectContaining({ name: "Kite", url: PAGE }),
  ]);
});

test("does not add a link by itself once something else was typed", async () => {
  let answer: (product: unknown) => void = () => undefined;
  const page = new Promise((resolve) => {
    answer = resolve;
  });
  const { user, calls } = openDialog(page);
  const name = await field(/^Name/);
  await user.type(name, `${PAGE}{Enter}R`);
  answer(FOUND);
  await screen.findByText("Windy Shop", { exact: false, selector: "p[class*=cardFacts]" });
  expect(name.value).toBe("R");
  expect(calls).toHaveLength(1);
});

test.each(["Dr. Seuss: Hop on Pop", "Lego no. 5", "A kite"])(
  "leaves a pasted name unchanged: %s",
  async (text) => {
    const { user, calls } = openDialog();
    const name = await field(/^Name/);
    await user.click(name);
    await user.paste(text);
    await user.tab();
    expect(name.value).toBe(text);
    expect(calls).toEqual([]);
  },
);

test("adds one wish after another with Enter, each a name, or a name with its link and price", async () => {
  const { user, calls } = openDialog();
  await user.type(await field(/^Name/), "Drum{Enter}");
  await screen.findByText(/is on the wishlist/, { selector: "[role=dialog] [role=status]" });
  const next = await field(/^Name/);
  expect(next.value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.type(next, `Scooter, ${PAGE}, $45{Enter}`);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(([, input]) => input)).toEqual([
    expect.objectContaining({ name: "Drum", url: null, isIdea: true }),
    expect.objectContaining({ name: "Scooter", url: PAGE, price: "$45", fetchesPicture: true }),
  ]);
});

test("moves a link and a price typed with the name to their fields", async () => {
  const { user, calls } = openDialog();
  await user.type(await field(/^Name/), `Scooter, ${PAGE}, $45`);
  await user.tab();
  expect((await field(/^Name/)).value).toBe("Scooter");
  expect((await field(/^Web address/)).value).toBe(PAGE);
  expect((await field(/^Price/)).value).toBe("$45");
  expect(calls).toEqual([]);
});

test("saves a typed activity with Enter only", async () => {
  const { user, calls } = openDialog();
  const kinds = await screen.findByRole("group", { name: "What it is" });
  expect(within(kinds).getByLabelText<HTMLInputElement>("It's a gift").checked).toBe(true);
  await user.click(within(kinds).getByLabelText("It's an activity"));
  await user.type(await field(/^Name/), "Swimming{Enter}");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual([
    "wishlist.create",
    expect.objectContaining({ name: "Swimming", isActivity: true, url: null }),
  ]);
});

test("shows picture and note in the More section", async () => {
  const { user } = openDialog();
  const more = await screen.findByRole("button", { name: "More" });
  expect(screen.queryByLabelText(/^Note/)).toBeNull();
  await user.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  await user.type(await field(/^Note/), "In red");
  expect(screen.getByRole("button", { name: "Choose a picture" })).toBeDefined();
  await user.click(more);
  await user.click(more);
  expect((await field(/^Note/)).value).toBe("In red");
});
