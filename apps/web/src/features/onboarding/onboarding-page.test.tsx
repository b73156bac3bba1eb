import { ONBOARDING_KID_TEXT_NAMES, type OnboardingStep } from "@giftling/domain";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { OnboardingPage } from "./onboarding-page.tsx";
import type { QuestionNavigation } from "./questions/use-question-navigation.ts";

beforeEach(() => window.localStorage.clear());

const refuse: ProcedureResponder = (path) => Promise.reject(new Error(`${path} was called`));

type Entry = Pick<QuestionNavigation, "asked" | "cameFrom">;

/** Renders onboarding with a fake history. `first` is the question in the first history entry. */
function renderStep(
  firstStep: OnboardingStep,
  answers: ProcedureResponder = refuse,
  first: string | null = null,
) {
  const history = { go: (_by: number): void => undefined };
  function Page() {
    const [{ entries, at }, setHistory] = useState({
      entries: [{ asked: first, cameFrom: null }] as Entry[],
      at: 0,
    });
    history.go = (by) => setHistory((before) => ({ ...before, at: before.at + by }));
    const address: QuestionNavigation = {
      ...(entries[at] ?? { asked: null, cameFrom: null }),
      ask: (asked, { replace, cameFrom }) =>
        setHistory((before) => {
          const kept = before.entries.slice(0, before.at + (replace ? 0 : 1));
          return { entries: [...kept, { asked, cameFrom }], at: kept.length };
        }),
      back: () => history.go(-1),
      forward: () => history.go(1),
    };
    const done = () => Promise.resolve();
    return (
      <OnboardingPage user={PARENT_FIXTURE} firstStep={firstStep} address={address} onDone={done} />
    );
  }
  const { user: person, unmount } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <Page />
    </MockApiProvider>,
  );
  const go = (by: number) => act(() => history.go(by));
  // Pastes the text in one event, because each key press would re-render the hub preview.
  const type = async (label: string, value: string) => {
    await person.click(field(label));
    await person.paste(value);
  };
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  const select = (label: string, value: string) => person.selectOptions(field(label), value);
  return { type, press, select, go, next: () => press("Next"), unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const progress = () => screen.getByRole("progressbar").getAttribute("aria-valuenow");
const form = () => document.querySelector("form")?.textContent;
const toast = () => screen.getByRole("region", { name: "Messages" }).textContent;

test("reports an empty name in a toast, marks its field, and focuses it", async () => {
  const { next } = renderStep(0);
  await next();
  expect(heading()).toContain("Parent Info");
  expect(form()).not.toContain("Please enter your first and last name");
  expect(field("First name").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(toast()).toBe("RequiredPlease enter your first and last name"));
  expect(document.activeElement).toBe(field("First name"));
  expect(field("E-mail").disabled).toBe(true);
});

test("saves the profile on Next, and focuses the next question", async () => {
  const saved: unknown[] = [];
  const { type, next } = renderStep(0, (path, input) => {
    if (path !== "account.addressFree") saved.push([path, input]);
    return Promise.resolve({ ...PARENT_FIXTURE, firstName: "Ana", lastName: "Rivera" });
  });
  await type("First name", "Ana");
  await type("Last name", "Rivera");
  await next();
  await waitFor(() => expect(heading()).toContain("Family URL"));
  expect(saved).toEqual([["account.updateProfile", { firstName: "Ana", lastName: "Rivera" }]]);
  expect(document.activeElement).toBe(field("Family URL"));
  expect(field("Family URL").closest("fieldset")?.getAttribute("aria-describedby")).toBe(
    "question",
  );
  expect(progress()).toBe("40");
});

test("reports a failed save, and preserves the step and the typed text", async () => {
  let isRetry = false;
  const { type, next } = renderStep(0, () =>
    isRetry ? new Promise(() => undefined) : Promise.reject(new Error("offline")),
  );
  await type("First name", "Ana");
  await type("Last name", "Rivera");
  await next();
  await screen.findByText(/Nothing you typed is lost\./);
  await waitFor(() => expect(toast()).toBe("ErrorFailed to update profile"));
  expect(heading()).toContain("Parent Info");
  expect(field("First name").value).toBe("Ana");
  isRetry = true;
  await next();
  expect(screen.queryByText("Failed to update profile")).toBeNull();
});

test("suggests the URL from the last name, and preserves a typed one", async () => {
  const { type, next, go } = renderStep(0, (path, input) =>
    Promise.resolve(
      path === "account.addressFree"
        ? { ...(input as object), isFree: true, suggestion: null }
        : { ...PARENT_FIXTURE, firstName: "Sam", lastName: "Okáfor" },
    ),
  );
  await type("First name", "Sam");
  await type("Last name", "Okáfor");
  await next();
  await waitFor(() => expect(field("Family URL").value).toBe("okafor"));
  await type("Family URL", "-home");
  await go(-1);
  await next();
  await waitFor(() => expect(field("Family URL").value).toBe("okafor-home"));
});

test("suggests a free URL in place of a taken one (rule: family-url-suggested)", async () => {
  const { type, next } = renderStep(0, (path) =>
    Promise.resolve(
      path === "account.addressFree"
        ? { familyUrl: "okafor", isFree: false, suggestion: "okafor-family" }
        : PARENT_FIXTURE,
    ),
  );
  await type("First name", "Sam");
  await type("Last name", "Okáfor");
  await next();
  await waitFor(() => expect(field("Family URL").value).toBe("okafor-family"));
});

test("suggests an unchecked URL if the check fails", async () => {
  const { type, next } = renderStep(0, (path) =>
    path === "account.addressFree"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(PARENT_FIXTURE),
  );
  await type("First name", "Sam");
  await type("Last name", "Okáfor");
  await next();
  await waitFor(() => expect(field("Family URL").value).toBe("okafor"));
});

test("turns the typed text into a family URL, and shows the full URL below", async () => {
  const saved: unknown[] = [];
  const { type, next } = renderStep(1, (path, input) => {
    if (path === "account.setFamilyUrl") saved.push(input);
    return Promise.resolve(PARENT_FIXTURE);
  });
  await type("Family URL", " Okáfor & Co.");
  expect(field("Family URL").value).toBe("okafor-co-");
  expect(screen.getByRole("status").textContent).toMatch(/\/hub\/okafor-co$/);
  await next();
  await waitFor(() => expect(saved).toEqual([{ familyUrl: "okafor-co" }]));
});

test("takes a grade beyond the offered ones as text", async () => {
  const { type, next, unmount } = renderStep(2, refuse, null);
  await type("First name", "Emma");
  await next();
  await next();
  await type("Or type it", "7th");
  expect(field("Grade (optional)").value).toBe("");
  unmount();
  const { select } = renderStep(2);
  expect(field("Or type it").value).toBe("7th");
  await select("Grade (optional)", "2nd");
  expect(field("Or type it").value).toBe("");
  expect(field("Grade (optional)").value).toBe("2nd");
});

test("shows the contribution code field only with a 529 link", async () => {
  const { type } = renderStep(3);
  expect(screen.queryByLabelText("Contribution code (optional)")).toBeNull();
  await type("529 link (optional)", "ugift529.com/emma");
  expect(screen.queryByLabelText("Contribution code (optional)")).not.toBeNull();
});

test("restores the typed text after a reload", async () => {
  const { type, unmount } = renderStep(3);
  await type("529 link (optional)", "ugift529.com/emma");
  unmount();
  renderStep(3);
  expect(field("529 link (optional)").value).toBe("ugift529.com/emma");
});

test("shows a step's questions one at a time, and restores the current one after a reload", async () => {
  const { type, next, unmount } = renderStep(2);
  await next();
  await waitFor(() => expect(toast()).toBe("RequiredPlease enter kid's name"));
  expect(field("First name").getAttribute("aria-invalid")).toBe("true");
  await type("First name", "Emma");
  await next();
  expect(heading()).toBe("Kid Info When is Emma's birthday?");
  expect(screen.queryByLabelText("First name")).toBeNull();
  screen.getByText("Step 3 of 5", { exact: true });
  expect(progress()).toBe("60");
  await next();
  expect(heading()).toBe("Kid Info What grade is Emma in?");

  unmount();
  const { press } = renderStep(2);
  expect(heading()).toBe("Kid Info What grade is Emma in?");
  await press("Back");
  await press("Back");
  expect(field("First name").value).toBe("Emma");
});

test("moves between questions with the browser's Back and Forward", async () => {
  const { type, next, go, press } = renderStep(2);
  await type("First name", "Emma");
  await next();
  await next();
  expect(heading()).toBe("Kid Info What grade is Emma in?");
  await go(-1);
  expect(heading()).toBe("Kid Info When is Emma's birthday?");
  await go(1);
  expect(heading()).toBe("Kid Info What grade is Emma in?");
  await press("Back");
  await press("Back");
  expect(field("First name").value).toBe("Emma");
  // Going back once more opens the first history entry, where onboarding began.
  await go(-1);
  expect(field("First name").value).toBe("Emma");
  // After an edit, Forward does nothing until the parent presses Next.
  await type("First name", "!");
  await go(1);
  expect(field("First name").value).toBe("Emma!");
  await next();
  expect(heading()).toBe("Kid Info When is Emma!'s birthday?");
});

test("redirects the URL of a later question to the first unanswered one", () => {
  renderStep(2, refuse, "venmo");
  expect(heading()).toContain("Who is this page for?");
});

test("allows skipping an optional question while its field is empty", async () => {
  const { type, next, press } = renderStep(2);
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  await type("First name", "Emma");
  await next();
  await press("Skip");
  for (const name of ONBOARDING_KID_TEXT_NAMES) {
    if (name === "bio") {
      await type("Bio (optional)", "Loves puddles");
      expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
      await next();
    } else await press("Skip");
  }
  await press("Skip");
  expect(heading()).toContain("Is there a 529 account?");
});

test("updates an inert preview of the hub beside the questions", async () => {
  const { type } = renderStep(2);
  const preview = screen.getByRole("complementary", { name: "Preview of your page" });
  const hub = preview.querySelector('[inert][aria-hidden="true"]');
  expect(hub?.querySelector("h1")?.textContent).toBe("Your child");
  await type("First name", "Emma");
  expect(hub?.querySelector("h1")?.textContent).toBe("Emma");
  expect(hub?.textContent).toContain("Wall of Support");
});
