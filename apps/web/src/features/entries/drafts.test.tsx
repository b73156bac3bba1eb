import type { AppRouter } from "@giftling/api/router";
import type { UpdateView } from "@giftling/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, test } from "vitest";
import { consumeInterruptedDialog } from "../../components/memory/interrupted-dialog.ts";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { OrderKidsDialog } from "../kids/dialogs/order-kids-dialog.tsx";
import { UpdatesSection } from "../updates/updates-section.tsx";

const news: UpdateView = {
  id: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a00",
  title: "First tooth",
  content: "It is tiny.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: "2026-02-01T10:00:00.000Z",
};
const KID = "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01";

afterEach(() => window.sessionStorage.clear());

/** Renders the updates section on a newly loaded page. `write` responds to the mutations. */
function openPage(write: ProcedureResponder = () => Promise.reject(new Error("cut"))) {
  const { user, unmount } = renderWithTheme(
    <MockApiProvider
      answers={(path, ...rest) =>
        path === "updates.list" ? Promise.resolve([news]) : write(path, ...rest)
      }
    >
      <UpdatesSection kidId={KID} firstName="Emma" />
    </MockApiProvider>,
  );
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const title = async () => (await screen.findByLabelText<HTMLInputElement>(/^Title/)).value;
  return { press, type, title, unmount };
}

const UNAUTHORIZED = {
  code: "UNAUTHORIZED",
  httpStatus: 401,
  path: "updates.update",
  appCode: "UNAUTHORIZED",
  fields: null,
} as const;

const signedOut: ProcedureResponder = () =>
  Promise.reject(
    TRPCClientError.from<AppRouter>({
      error: { code: -32001, message: "Please log in to continue.", data: UNAUTHORIZED },
    }),
  );

test("preserves a new entry's text after leaving the page, until it is reset", async () => {
  const before = openPage();
  await before.press(/^Add an update/);
  await before.type(/^Title/, "First day");
  expect(window.sessionStorage.getItem(`giftling:draft add update ${KID}`)).toContain("First day");
  before.unmount();

  const after = openPage();
  await after.press(/^Add an update/);
  expect(await after.title()).toBe("First day");
  await after.press(/^Start over/);
  await waitFor(async () => expect(await after.title()).toBe(""));
  const draft = `giftling:draft add update ${KID}`;
  await waitFor(() => expect(window.sessionStorage.getItem(draft)).toBeNull());
});

test("restores an unsaved edit, and discards it on Cancel", async () => {
  const { press, type, title } = openPage();
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Close/);
  await press(/^Edit: First tooth/);
  await waitFor(async () => expect(await title()).toBe("Second tooth"));
  await press(/^Cancel/);
  await press(/^Edit: First tooth/);
  await waitFor(async () => expect(await title()).toBe("First tooth"));
});

test("preserves the typed text after the session expires, and offers Log In", async () => {
  const { press, type, title } = openPage(signedOut);
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Save changes/);
  const link = await screen.findByRole("link", { name: "Log In" });
  expect(link.getAttribute("href")).toContain("/api/login?returnTo=%2F");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(consumeInterruptedDialog()).toBe(`edit ${news.id}`);
  expect(await title()).toBe("Second tooth");
});

test("does not promise to preserve the input of a form without a draft after the session expires", async () => {
  const { user } = renderWithTheme(
    <MockApiProvider answers={signedOut}>
      <OrderKidsDialog kids={[KID_FIXTURE]} opened onClose={() => undefined} />
    </MockApiProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Save the order" }));
  await screen.findByText("You were logged out. Log in and try again.");
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeNull();
});

test("announces a new entry by name, with a link to it", async () => {
  const added = { ...news, id: "u2", title: "First day" };
  const { press, type } = openPage(() => Promise.resolve(added));
  await press(/^Add an update/);
  await type(/^Title/, "First day");
  await type(/^Message\b/, "She loved it.");
  await press(/^Post the update/);
  await screen.findByText("“First day” is posted");
  await press(/^View/);
  await waitFor(() => expect(screen.queryByText("“First day” is posted")).toBeNull());
});

test("removes an error when its field changes", async () => {
  const { press, type } = openPage();
  await press(/^Add an update/);
  await type(/^Title/, "First day");
  await press(/^Post the update/);
  const field = screen.getByLabelText(/^Message\b/);
  await screen.findByText("Please write a message.");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await type(/^Message\b/, "S");
  expect(screen.queryByText("Please write a message.")).toBeNull();
});
