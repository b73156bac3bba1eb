import type { ParentUpdateView, UpdateMailView } from "@giftling/domain";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { UpdatesSection } from "./updates-section.tsx";

const KID = "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a01";
const news: ParentUpdateView = {
  id: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a00",
  title: "First tooth",
  content: "It is tiny.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: "2026-02-01T10:00:00.000Z",
  version: "",
  mail: { status: "none", people: 0, leavesAt: null },
};
const stopped: UpdateMailView = { status: "stopped", people: 0, leavesAt: null };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const waiting = (): UpdateMailView => ({ status: "waiting", people: 3, leavesAt: inMinutes(4) });

afterEach(() => window.sessionStorage.clear());

/**
 * Renders the updates section with one update whose mails have the state `mail`. `answers` contains responses by path.
 * `calls` records all requests except for the list of updates.
 */
function openPage(
  mail: UpdateMailView,
  answers: Record<string, () => Promise<unknown>> = {},
  more: Partial<ParentUpdateView> = {},
) {
  const calls: [path: string, input: unknown][] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "updates.list") return Promise.resolve([{ ...news, mail, ...more }]);
        calls.push([path, input]);
        return answers[path]?.() ?? Promise.reject(new Error(path));
      }}
    >
      <UpdatesSection kidId={KID} firstName="Emma" />
    </MockApiProvider>,
  );
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  return { calls, user, press, type };
}
const readers = () => Promise.resolve({ people: 3, delaySeconds: 300, isHubShown: true });

test("shows queued mails with a stop button (rule: update-mail)", async () => {
  const answer = () => Promise.resolve({ ...news, mail: stopped });
  const { calls, press } = openPage(waiting(), { "updates.stopMail": answer });
  await screen.findByText("Mail to 3 people leaves in 4 minutes");
  await press(/^Don't send: First tooth/);
  const line = await screen.findByText("Not mailed");
  expect(calls).toEqual([["updates.stopMail", { id: news.id }]]);
  expect(screen.queryByRole("button", { name: /^Don't send/ })).toBeNull();
  await waitFor(() => expect(line.parentElement).toBe(document.activeElement));
});

test("preserves the mails after a failed stop, and reports the failure", async () => {
  const { press } = openPage(waiting());
  await press(/^Don't send/);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Don't send/ }).hasAttribute("disabled")).toBe(
      false,
    ),
  );
  screen.getByText("Mail to 3 people leaves in 4 minutes");
});

test("shows the number of sent mails, and states that an edit is not mailed again", async () => {
  const { press } = openPage({ status: "sent", people: 1, leavesAt: null });
  await screen.findByText("Mailed to 1 person");
  await press(/^Edit: First tooth/);
  await screen.findByText(/^Already mailed to 1 person/);
  expect(screen.queryByRole("button", { name: "See the mail" })).toBeNull();
});

test("mails a new update to nobody when the switch is off", async () => {
  const create = () => Promise.resolve({ ...news, id: "u2" });
  const { calls, press, type, user } = openPage(stopped, {
    "updates.readers": readers,
    "updates.create": create,
  });
  await press(/^Add an update/);
  await screen.findByText("Goes to 3 people by mail, in 5 minutes.");
  await user.click(screen.getByRole("switch", { name: "Send it by mail" }));
  await screen.findByText("Nobody gets a mail. Everybody finds it on the page.");
  await type(/^Title/, "Second tooth");
  await type(/^Message\b/, "There it is.");
  await press(/^Post the update/);
  await waitFor(() => expect(calls.at(-1)).toMatchObject(["updates.create", { notify: false }]));
});

test("previews the mail while it matches the form (rule: update-preview)", async () => {
  const preview = () => Promise.resolve({ subject: "Emma: Second tooth", html: "<p>Hello</p>" });
  const { calls, press, type } = openPage(stopped, {
    "updates.readers": readers,
    "updates.preview": preview,
  });
  await press(/^Add an update/);
  const see = await screen.findByRole("button", { name: "See the mail" });
  expect(see.hasAttribute("disabled")).toBe(true);
  await type(/^Title/, "Second tooth");
  await type(/^Message\b/, "There it is.");
  await press(/^See the mail/);
  const frame = await screen.findByTitle("How the mail will look");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("srcdoc")).toBe("<p>Hello</p>");
  await screen.findByText("Emma: Second tooth");
  expect(calls.at(-1)).toEqual([
    "updates.preview",
    { kidId: KID, title: "Second tooth", content: "There it is.", imageUrl: null },
  ]);
  await type(/^Message\b/, "There it is!");
  await waitFor(() => expect(screen.queryByTitle("How the mail will look")).toBeNull());
});

test("posts an update when the followers fail to load", async () => {
  const { press } = openPage(stopped);
  await press(/^Add an update/);
  await screen.findByText("We couldn't check who follows. You can still post it.");
});

test("names the author of an update in a family of two parents only (rule: who-wrote)", async () => {
  openPage(stopped, {}, { writtenBy: "Ana" });
  expect((await screen.findByText(/Ana wrote$/)).textContent).toMatch(/ · Ana wrote$/);
  cleanup();
  openPage(stopped, {}, { writtenBy: null });
  await screen.findByText(news.title);
  expect(screen.queryByText(/wrote/)).toBeNull();
});
