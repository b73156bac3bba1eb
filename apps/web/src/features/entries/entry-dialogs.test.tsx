import type { AppRouter } from "@giftling/api/router";
import { COUNT_BOUND_MESSAGES, type UpdateView } from "@giftling/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { UpdatesSection } from "../updates/updates-section.tsx";

const KID = "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01";
const news: UpdateView = {
  id: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a00",
  title: "First tooth",
  content: "It is tiny.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: "2026-02-01T10:00:00.000Z",
};

const READERS = { people: 0, delaySeconds: 300, isHubShown: true };

type Call = { path: string; input: unknown; key: string | undefined };

/** Renders the updates section with one update. Records the mutations. `write` responds to each mutation. */
function renderSection(write: (call: Call, calls: readonly Call[]) => Promise<unknown>) {
  const calls: Call[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input, key) => {
        if (path === "updates.list") return Promise.resolve([news]);
        if (path === "updates.readers") return Promise.resolve(READERS);
        const call = { path, input, key };
        calls.push(call);
        return write(call, calls);
      }}
    >
      <UpdatesSection kidId={KID} firstName="Emma" />
    </MockApiProvider>,
  );
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  return { calls, press, type };
}

test("retries an addition with the same key after a lost connection, and preserves the typed text", async () => {
  const { calls, press, type } = renderSection((_call, { length }) =>
    length === 1 ? Promise.reject(new Error("cut")) : Promise.resolve({ ...news, id: "u2" }),
  );
  await press(/^Add an update/);
  await type(/^Title/, "First day");
  await press(/^Post the update/);
  await screen.findByText("Please write a message.");
  expect(calls).toEqual([]);

  await type(/^Message\b/, "She loved it.");
  await press(/^Post the update/);
  await screen.findByText("We couldn't reach the server. Please try again.");
  expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "First day");

  await press(/^Post the update/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const input = {
    kidId: KID,
    title: "First day",
    content: "She loved it.",
    imageUrl: null,
    notify: true,
  };
  expect(calls).toEqual([
    { path: "updates.create", input, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { path: "updates.create", input, key: calls[0]?.key },
  ]);
});

test("reports an addition over the limit, and preserves the typed text (rule: bounds)", async () => {
  const message = COUNT_BOUND_MESSAGES.updates;
  const data = {
    code: "CONFLICT",
    httpStatus: 409,
    path: "updates.create",
    appCode: "TOO_MANY",
    fields: null,
  } as const;
  const { press, type } = renderSection(() =>
    Promise.reject(TRPCClientError.from<AppRouter>({ error: { code: -32009, message, data } })),
  );
  await press(/^Add an update/);
  await type(/^Title/, "First day");
  await type(/^Message\b/, "She loved it.");
  await press(/^Post the update/);
  await screen.findByText(message);
  expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "First day");
});

test("rolls back a rejected edit with a toast, and preserves the dialog's fields", async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { calls, press, type } = renderSection(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Save changes/);
  await screen.findByRole("heading", { name: "Second tooth", hidden: true });
  refuse(new Error("cut"));
  await screen.findByRole("heading", { name: "First tooth", hidden: true });
  await screen.findByText("Failed to update update");
  expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Second tooth");
  expect(calls.map(({ path, key }) => [path, key])).toEqual([["updates.update", undefined]]);
});
