import {
  FIELD_NAMES,
  filterPages,
  formatDollars,
  KID_SIZE_NAMES,
  KID_TEXT_NAMES,
  type KidSize,
  type KidText,
  listEducationSuggestions,
} from "@giftling/domain";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  createPageElement,
  renderServerPage,
  renderServerPageWithTitle,
} from "../testing/server-page.tsx";

const config = {
  identityProvider: "Family Login",
  signUps: "open" as const,
  billing: true,
  contactEmail: "hi@family.example",
  salesEmail: "desk@family.example",
};

async function pageAt(url: string): Promise<HTMLElement> {
  const page = document.createElement("div");
  page.innerHTML = await renderServerPage(url, config);
  return page;
}

const getText = (element: Element | null) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** Returns the `href` attributes of all links with the text `words`. */
const listLinks = (page: HTMLElement, words: string) =>
  [...page.querySelectorAll("a")]
    .filter((link) => getText(link) === words)
    .map((link) => link.getAttribute("href"));

/** Texts that pages must contain, by path (rule: landing-page). */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  "/no-such-page": ["404 Page Not Found", "Did you forget to add the page to the router?"],
  "/pricing": [
    "Pricing That Grows With Your Family",
    "Start free • Upgrade when you're ready",
    "$0 forever",
    "$12 per month",
    "Custom pricing",
    "1 investment link plus 3 wishlists",
    "Basic analytics (page views and clicks)",
  ],
  "/signup": ["Welcome", "Sign up with Family Login", "Log in here", "By signing up you agree"],
  "/terms": [
    "Last updated October 28, 2025",
    "at least 18 years old",
    "Payments are not refunded",
    "paid us in the six months before the event, or to $100",
    "State of Delaware",
    "courts in Los Angeles",
    "a ledger that the parent can confirm, correct or dismiss",
    "For 90 days you can sign in again to reactivate",
  ],
  "/privacy": [
    "Last updated October 28, 2025",
    "Account data",
    "Profile data",
    "Communications",
    "Payment data",
    "Login, device, usage and log data",
    "approximate location",
    "We do not sell personal data",
    "a card payment provider",
    "an authentication provider",
    "a database host and an application host",
    "use no analytics service",
    "no marketing e-mail service",
    "deleted or made anonymous",
    "legal, tax or security reasons",
    "within 30 days",
    "hosted in the United States",
    "do not respond to Do Not Track signals",
    "nothing else until they do",
    "Its wall shows who gave, under the name they typed",
    "as in ma•••@example.com",
    "The parent can see it with their name",
  ],
  "/cookies": [
    "Last updated October 28, 2025",
    "Essential cookies",
    "language, time zone and notification preferences",
    "no performance cookies and no advertising cookies",
    "away for 30 days, and for 90 days at most",
    "15 minutes at most",
  ],
};

test.each(Object.entries(SENTENCES))("%s contains the required texts", async (url, sentences) => {
  const words = getText(await pageAt(url));
  expect(sentences.filter((sentence) => !words.includes(sentence))).toEqual([]);
});

/** Names that the privacy page uses instead of the labels of a kid's texts and preferences. */
const CALLED: Partial<Record<KidText | KidSize, string>> = { bio: "words", pleaseNot: "avoid" };

test("the privacy page lists every stored text about a kid", async () => {
  const page = await pageAt("/privacy");
  const unmentioned = (id: string, names: readonly (KidText | KidSize)[]) =>
    names
      .filter((name) => {
        const called = CALLED[name] ?? FIELD_NAMES[name].toLowerCase();
        return !getText(page.querySelector(`#${id}`)).includes(called);
      })
      .map(
        (name) => `packages/messages/src/legal/data-collection.ts: ${id} does not tell of ${name}`,
      );
  expect([
    ...unmentioned("data", [...KID_TEXT_NAMES, ...KID_SIZE_NAMES]),
    ...unmentioned("public", KID_TEXT_NAMES),
  ]).toEqual([]);
});

/** Paths of the public pages that need no data, in the order of the registry. */
const PATHS_WITHOUT_DATA = filterPages(({ html }) => html === "build" || html === "visit").filter(
  (path) => path === "/$" || !path.includes("$"),
);

test.each(PATHS_WITHOUT_DATA)("%s has the same title in the browser", async (path) => {
  const url = path === "/$" ? "/no-such-page" : path;
  const { title } = await renderServerPageWithTitle(url, { config });
  render(await createPageElement({ url, answers: { config, user: null } }));
  expect(document.title).toBe(title);
});

test.each(filterPages(({ html }) => html === "build"))("renders unique ids: %s", async (path) => {
  const page = await pageAt(path === "/$" ? "/no-such-page" : path);
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test("the landing page contains each of its sections", async () => {
  const page = await pageAt("/");
  const count = (selector: string) => page.querySelectorAll(selector).length;
  expect({
    pains: count("[aria-labelledby=pains] li"),
    benefits: count("[aria-labelledby=benefits] dt"),
    features: count("[aria-labelledby=features] ul > li"),
    steps: count("[aria-labelledby=steps] li"),
    demo: count("[aria-labelledby=living-demo] li"),
    questions: count("[aria-labelledby=faq] details"),
  }).toEqual({ pains: 6, benefits: 4, features: 6, steps: 3, demo: 7, questions: 8 });
  expect(getText(page)).toContain("47 supporters");
  const nudge = [...page.querySelectorAll("[class*=nudge] span")].map(({ firstChild }) =>
    firstChild?.textContent?.trim(),
  );
  expect(nudge, "what is offered after a gift of $30 (rule: nudge-amounts)").toEqual(
    listEducationSuggestions("$30").map(({ amount }) => formatDollars(amount)),
  );
});

test.each([
  ["/", "See How It Works", ["/hub/demo"]],
  ["/", "Open Emma's whole page", ["/hub/demo"]],
  ["/", "Log In", ["/api/login"]],
  ["/", "Contact", ["mailto:hi@family.example"]],
  ["/pricing", "Start with Free", ["/api/login"]],
  ["/pricing", "Start Premium", ["/signup?trial=true"]],
  ["/pricing", "Contact sales", ["mailto:desk@family.example"]],
  ["/about", "Get Started", ["/signup"]],
  ["/sign-in-failed?reason=expired", "Try again", ["/api/login"]],
  [
    "/sign-in-failed?ref=A1&from=hub&trial=true",
    "Try again",
    ["/api/login?ref=A1&from=hub&trial=true"],
  ],
  ["/terms", "privacy policy", ["/privacy-policy"]],
  ["/cookies", "privacy policy", ["/privacy"]],
])("on %s, the link %s points to %j", async (url, words, targets) => {
  expect(listLinks(await pageAt(url), words)).toEqual(targets);
});
