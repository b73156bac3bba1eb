import type { AppRouter } from "@giftling/api/router";
import { getResourceVersion, type ParentUpdateView } from "@giftling/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { UpdatesSection } from "../updates/updates-section.tsx";
import { listConflictQuestions, pickChangedFields } from "./edit-conflict.ts";

const shown = {
  id: "8a0e4b52-6f1f-4e0e-9d1e-0d3a3c2b1a00",
  title: "First tooth",
  content: "It is tiny.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: "2026-02-01T10:00:00.000Z",
};
const VERSION = getResourceVersion("update", shown);
const news: ParentUpdateView = {
  ...shown,
  version: VERSION,
  mail: { status: "none", people: 0, leavesAt: null },
};
const { id } = news;

afterEach(() => window.sessionStorage.clear());

/** Creates an edit-conflict error in the server's format. */
function refusal(
  appCode: "CHANGED_MEANWHILE" | "NOT_FOUND",
  changed: { mine: object; theirs: object; version: string } | null = null,
) {
  const httpStatus = changed === null ? 404 : 409;
  const data = {
    code: appCode,
    httpStatus,
    path: "updates.update",
    appCode,
    fields: null,
    changed,
  };
  return TRPCClientError.from<AppRouter>(
    JSON.parse(JSON.stringify({ error: { code: -32009, message: "Refused.", data } })),
  );
}
const changed = (mine: object, theirs: object) =>
  refusal("CHANGED_MEANWHILE", { mine, theirs, version: "next" });

/** Renders the updates section with one update. Records the mutations. Responds with `answers`, in order. */
function openPage(...answers: (Error | ParentUpdateView)[]) {
  const calls: [path: string, input: unknown][] = [];
  let reads = 0;
  const { user, unmount } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "updates.list") {
          reads += 1;
          return Promise.resolve([news]);
        }
        calls.push([path, input]);
        const answer = answers.shift() ?? news;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }}
    >
      <UpdatesSection kidId="k1" firstName="Emma" />
    </MockApiProvider>,
  );
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  return { calls, reads: () => reads, press, type, unmount };
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("sends only changed fields, with the displayed version", async () => {
  const { calls, press, type } = openPage();
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Save changes/);
  await closed();
  expect(calls).toEqual([["updates.update", { id, title: "Second tooth", version: VERSION }]]);
});

test("shows both values of a conflicting field, and saves the local one", async () => {
  const { calls, reads, press, type } = openPage(
    changed({ title: "Second tooth" }, { title: "Tooth fairy" }),
  );
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Save changes/);
  const heading = await screen.findByRole("heading", {
    name: "Changed elsewhere: keep theirs or yours?",
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const side = screen.getByRole("group", { name: "Title" });
  expect(side.textContent).toContain("TheirsTooth fairy");
  expect(side.textContent).toContain("YoursSecond tooth");
  await waitFor(() => expect(reads(), "the list is read again").toBe(2));
  await press(/^Keep yours/);
  await closed();
  expect(calls[1]).toEqual(["updates.update", { id, title: "Second tooth", version: "next" }]);
});

test("accepts the other value, and saves the remaining changes", async () => {
  const { calls, press, type } = openPage(
    changed({ title: "Second tooth" }, { title: "Tooth fairy" }),
  );
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await type(/^Message\b/, "Two of them.");
  await press(/^Save changes/);
  await press(/^Keep theirs/);
  await closed();
  expect(calls[1]).toEqual(["updates.update", { id, content: "Two of them.", version: "next" }]);
});

test("prompts for each of two conflicting fields, and can restore the typed text", async () => {
  const both = changed(
    { title: "Second tooth", content: "Two." },
    { title: "Tooth fairy", content: "She came." },
  );
  const { calls, press, type } = openPage(both, both);
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await type(/^Message\b/, "Two.");
  await press(/^Save changes/);
  await press(/^Back to what I typed/);
  expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Second tooth");
  await press(/^Save changes/);
  await press(/^Keep theirs: Title/);
  expect(calls).toHaveLength(2);
  await press(/^Keep yours: Message/);
  await closed();
  expect(calls[2]).toEqual(["updates.update", { id, content: "Two.", version: "next" }]);
});

test("removes an entry deleted in another tab, and can add the typed text again", async () => {
  const { calls, press, type } = openPage(refusal("NOT_FOUND"), { ...news, id: "u2" });
  await press(/^Edit: First tooth/);
  await type(/^Title/, "Second tooth");
  await press(/^Save changes/);
  await screen.findByText(/^This was deleted somewhere else/);
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "First tooth", hidden: true })).toBeNull(),
  );
  expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Second tooth");
  await press(/^Add it again/);
  await closed();
  expect(calls[1]).toEqual([
    "updates.create",
    { kidId: "k1", title: "Second tooth", content: "It is tiny.", imageUrl: null, notify: false },
  ]);
});

test("sends a restored draft with its original version", async () => {
  const before = openPage();
  await before.press(/^Edit: First tooth/);
  await before.type(/^Title/, "Second tooth");
  before.unmount();
  window.sessionStorage.setItem(`giftling:made-on edit ${id}`, "earlier");
  const { calls, press } = openPage();
  await press(/^Edit: First tooth/);
  await press(/^Save changes/);
  await closed();
  expect(calls).toEqual([["updates.update", { id, title: "Second tooth", version: "earlier" }]]);
});

test("sends related fields as one change", () => {
  const start = { id: "k1", bio: null, birthdayMonth: 3, birthdayDay: 14 };
  const before = { ok: true, input: start } as const;
  expect(pickChangedFields(before, { ...start, birthdayDay: 20 }, "v")).toEqual({
    id: "k1",
    birthdayMonth: 3,
    birthdayDay: 20,
    version: "v",
  });
  expect(pickChangedFields({ ok: false, problems: {} }, start, "v")).toEqual({
    ...start,
    version: "v",
  });
});

test("lists each conflict once, with the form's labels", () => {
  const asked = listConflictQuestions(
    {
      version: "v",
      mine: { birthdayMonth: 3, birthdayDay: 20, isPriority: true, priorityOrder: 2, type: "529" },
      theirs: {
        birthdayMonth: null,
        birthdayDay: null,
        isPriority: false,
        priorityOrder: null,
        type: "other",
      },
    },
    { "529": "529 plan" },
  );
  expect(asked).toEqual([
    {
      label: "Birthday",
      fields: ["birthdayMonth", "birthdayDay"],
      mine: { text: "March 20" },
      theirs: { text: "None" },
    },
    {
      label: "Top 3 Priorities",
      fields: ["isPriority", "priorityOrder"],
      mine: { text: "Place 2" },
      theirs: { text: "Not among them" },
    },
    { label: "Type", fields: ["type"], mine: { text: "529 plan" }, theirs: { text: "other" } },
  ]);
  expect(
    listConflictQuestions({
      version: "v",
      mine: { fundingGoal: 80 },
      theirs: { fundingGoal: null },
    })[0],
  ).toMatchObject({ mine: { text: "$80" }, theirs: { text: "None" } });
  expect(
    listConflictQuestions({
      version: "v",
      mine: { accent: "#ff00aa" },
      theirs: { accent: null },
    })[0],
  ).toMatchObject({ mine: { color: "#ff00aa" }, theirs: { text: "The palette's color" } });
});

test("shows a typed text that is the name of an object's property", () => {
  const [conflict] = listConflictQuestions({
    version: "v",
    mine: { title: "constructor" },
    theirs: { title: "__proto__" },
  });
  expect(conflict).toMatchObject({ mine: { text: "constructor" }, theirs: { text: "__proto__" } });
});
