import type { AppRouter } from "@giftling/api/router";
import { getResourceVersion, getVisibleTheme, type Theme, type ThemeView } from "@giftling/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { trpc } from "../../trpc.ts";
import { ThemeForm } from "./theme-form.tsx";

const FIRST: Theme = { palette: "evergreen", accent: null, cover: "plain" };

const getView = (chosen: Theme): ThemeView => ({
  chosen,
  shown: getVisibleTheme(chosen, true),
  version: getResourceVersion("theme", chosen),
});

/** Creates the server's error for a conflicting change of the theme. */
function forestalled(mine: Partial<Theme>, theirs: Partial<Theme>) {
  const data = {
    code: "CONFLICT",
    httpStatus: 409,
    path: "account.updateTheme",
    appCode: "CHANGED_MEANWHILE",
    fields: null,
    changed: { mine, theirs, version: "next" },
  };
  return TRPCClientError.from<AppRouter>(
    JSON.parse(JSON.stringify({ error: { code: -32009, message: "Refused.", data } })),
  );
}

type Call = { input: unknown; answer: (outcome: Theme | Error) => void };

function Page() {
  const { data } = trpc.account.theme.useQuery();
  return data && <ThemeForm view={data} isPremium familyUrl="rivera" />;
}

/** Renders the theme form of a Premium family. Each save is pending until the test responds. */
async function openPage() {
  const calls: Call[] = [];
  const stored = { theme: FIRST };
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        if (path === "account.theme") return Promise.resolve(getView(stored.theme));
        if (path !== "account.updateTheme") return new Promise(() => undefined);
        return new Promise((resolve, reject) => {
          const answer = (outcome: Theme | Error) => {
            if (outcome instanceof Error) return reject(outcome);
            stored.theme = outcome;
            resolve(getView(outcome));
          };
          calls.push({ input, answer });
        });
      }}
    >
      <Page />
    </MockApiProvider>,
  );
  await screen.findByRole("radio", { name: "Evergreen" });
  return {
    stored,
    press: async (name: string) => user.click(await screen.findByRole("button", { name })),
    choose: (name: string) => fireEvent.click(screen.getByRole("radio", { name, hidden: true })),
    /** Waits for the save request at the zero-based position `index`. */
    call: async (index: number): Promise<Call> => {
      await waitFor(() => expect(calls.length).toBeGreaterThan(index));
      const call = calls[index];
      if (call === undefined) throw new Error("No such call");
      return call;
    },
    calls,
  };
}

const isChosen = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole("radio", { name, hidden: true })).toHaveProperty("checked", true),
  );
const asked = () =>
  screen.findByRole("heading", { name: "Changed elsewhere: keep theirs or yours?" });
/** Returns the group of choices in the conflict question for a part of the theme. */
const difference = (name: string) =>
  within(screen.getByRole("dialog", { name: "Your page's look" })).getByRole("group", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("sends only changed choices, with the displayed version", async () => {
  const { choose, call } = await openPage();
  choose("Ocean");
  const { input, answer } = await call(0);
  expect(input).toEqual({ palette: "ocean", version: getResourceVersion("theme", FIRST) });
  answer({ ...FIRST, palette: "ocean", cover: "dots" });
  // Waits for the other parent's choice, which the response contains.
  await isChosen("Confetti");
});

test("bases a choice made during a save on its own save, and not on other changes", async () => {
  const { choose, call, calls } = await openPage();
  choose("Ocean");
  const first = await call(0);
  choose("Growth rings");
  expect(calls).toHaveLength(1);
  first.answer({ ...FIRST, palette: "ocean", cover: "dots" });
  expect((await call(1)).input).toEqual({
    cover: "rings",
    version: getResourceVersion("theme", { ...FIRST, palette: "ocean" }),
  });
});

test("shows the names of both choices of a conflicting part, and saves the local one", async () => {
  const { stored, press, choose, call } = await openPage();
  choose("Ocean");
  const first = await call(0);
  stored.theme = { ...FIRST, palette: "coral" };
  first.answer(forestalled({ palette: "ocean" }, { palette: "coral" }));
  const heading = await asked();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const group = difference("Palette");
  expect(group.textContent).toContain("TheirsCoral");
  expect(group.textContent).toContain("YoursOcean");
  await isChosen("Coral");
  await press("Keep yours");
  await isChosen("Ocean");
  const second = await call(1);
  expect(second.input).toEqual({ palette: "ocean", version: "next" });
  second.answer({ ...FIRST, palette: "ocean" });
  await closed();
  await isChosen("Ocean");
});

test("accepts the other choice, and saves the remaining changes", async () => {
  const { stored, press, choose, call, calls } = await openPage();
  choose("Ocean");
  const first = await call(0);
  choose("Lavender");
  choose("Ribbon");
  stored.theme = { ...FIRST, palette: "coral" };
  first.answer(forestalled({ palette: "ocean" }, { palette: "coral" }));
  await asked();
  const group = difference("Palette");
  expect(group.textContent, "the last choice").toContain("YoursLavender");
  await press("Keep theirs");
  const second = await call(1);
  expect(second.input).toEqual({ cover: "ribbon", version: "next" });
  second.answer({ ...FIRST, palette: "coral", cover: "ribbon" });
  await closed();
  await isChosen("Coral");
  await isChosen("Ribbon");
  expect(calls).toHaveLength(2);
});

test("accepts the other choice when the prompt is closed", async () => {
  const { stored, press, choose, call, calls } = await openPage();
  choose("Ribbon");
  const first = await call(0);
  stored.theme = { ...FIRST, cover: "dots" };
  first.answer(forestalled({ cover: "ribbon" }, { cover: "dots" }));
  await asked();
  expect(difference("Cover").textContent).toContain("TheirsConfetti");
  await press("Close");
  await closed();
  await isChosen("Confetti");
  expect(calls).toHaveLength(1);
});
