import {
  createDemoHub,
  createDemoHubKids,
  createWallEntries,
  type HubView,
  type PageRequest,
} from "@giftling/domain";
import { runWithLanguage, setLanguage } from "@giftling/messages/language";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { getAccessibleText } from "../../testing/get-accessible-text.ts";
import { renderHub, TEST_NOW } from "../../testing/render-hub.tsx";
import { createPageElement } from "../../testing/server-page.tsx";

const CONFIG = {
  identityProvider: "Acceso",
  signUps: "open" as const,
  billing: true,
  contactEmail: "a@b.c",
  salesEmail: "a@b.c",
};

/** Creates a hub whose texts were written by an English-speaking family. */
function englishHub(): HubView {
  const hub = createDemoHub("demo-emma", TEST_NOW, "en");
  if (hub === null) throw new Error("The demo has no Emma");
  const loves = "Frogs, bridges, and anything with a map in it";
  return {
    ...hub,
    title: "The Riveras of Maple Street",
    sizes: hub.sizes ? { ...hub.sizes, loves } : null,
    wishlist: hub.wishlist.map((item) => ({ ...item, description: `All about the ${item.name}` })),
  };
}

/** Returns the family's texts that are visible before any interaction, in page order. */
function listWords(hub: HubView): string[] {
  const { kid, sizes, updates } = hub;
  const links = [...hub.paymentLinks, ...hub.registryLinks.filter(({ isPriority }) => isPriority)];
  const wishes = hub.wishlist.filter((item) => !item.isPurchased);
  const told = [
    hub.title,
    kid.firstName,
    kid.secondDayName,
    kid.bio,
    ...[...links.map(({ label }) => label), ...links.map(({ description }) => description)],
    ...wishes.flatMap(({ name, description }) => [name, description]),
    ...[sizes?.tops, sizes?.bottoms, sizes?.shoes, sizes?.loves, sizes?.pleaseNot],
    ...updates.flatMap(({ title, content }) => [title, content]),
    ...createWallEntries(hub).map(({ giftName }) => giftName),
  ];
  return [...new Set(told.flatMap((words) => words ?? []))];
}

const trimmed = (node: Node) => node.textContent?.replace(/^: /, "").trim() ?? "";

/** Returns the innermost elements whose whole text is `words`. */
const holding = (page: Element, words: string): Element[] =>
  [...page.querySelectorAll("*")].filter(
    (element) =>
      trimmed(element) === words &&
      ![...element.children].some((child) => trimmed(child) === words),
  );

/** Returns the `words` that are missing on the page or lack `lang="en"`, and all other texts that have `lang="en"`. */
function wrongOn(page: Element, words: readonly string[]) {
  const inEnglish = [...page.querySelectorAll("[lang=en]")];
  return {
    missing: words.filter((word) => holding(page, word).length === 0),
    untold: words.filter((word) =>
      holding(page, word).some((element) => element.closest("[lang]") === null),
    ),
    overdone: inEnglish.map(trimmed).filter((said) => !words.includes(said)),
  };
}
const NOTHING = { missing: [], untold: [], overdone: [] };

async function pageIn(language: "en" | "es", url: string, answers: PageRequest["answers"]) {
  const element = await createPageElement({
    url,
    answers: { config: CONFIG, user: null, ...answers },
  });
  const page = document.createElement("div");
  page.innerHTML = runWithLanguage(language, () => renderToString(element));
  // Removes the link to the English page, whose English text is not the family's.
  for (const link of page.querySelectorAll("a[hreflang]")) link.remove();
  return page;
}
const hubPageIn = (language: "en" | "es", hub: HubView) =>
  pageIn(language, "/hub/demo?kid=demo-emma&wishes=all", {
    hubKids: createDemoHubKids(TEST_NOW, "en"),
    hub,
  });

beforeAll(async () => {
  await import("./dialogs/hub-dialogs.tsx");
});
beforeEach(() => setLanguage("es"));
afterEach(() => {
  setLanguage("en");
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test("marks an English family's texts as English on a Spanish page (rule: own-words)", async () => {
  const hub = englishHub();
  const words = listWords(hub);
  expect(words.length).toBeGreaterThan(30);
  const page = await hubPageIn("es", hub);
  const { kids } = createDemoHubKids(TEST_NOW, "en");
  expect(wrongOn(page, [...words, ...kids.map(({ firstName }) => firstName)])).toEqual(NOTHING);
  for (const own of page.querySelectorAll("[lang=en], noscript")) own.remove();
  // Prices and names are not translated. The product's own sentences contain the names of wishes and links.
  const rest = getAccessibleText(page).replaceAll(/about \$\d+/g, "");
  const givers = createWallEntries(hub).map(({ displayName }) => displayName);
  const longest = [...words, ...givers].sort((a, b) => b.length - a.length);
  const said = longest.reduce((text, word) => text.replaceAll(word, ""), rest);
  expect(findEnglishWords(said)).toEqual([]);
});

test("adds no marks on a page in the family's language, or for an older response", async () => {
  const hub = englishHub();
  const { language: _language, ...older } = hub;
  for (const page of [await hubPageIn("en", hub), await hubPageIn("es", older)]) {
    expect(page.querySelectorAll("[lang]")).toHaveLength(0);
  }
  const spanish = await hubPageIn("en", { ...hub, language: "es" });
  expect(spanish.querySelector("h1")?.getAttribute("lang")).toBe("es");
});

test.each([
  [[/^Yo lo regalo/], "wish"],
  [[/^Yo lo regalo/, /^Ya lo compré/], "wish"],
  [[/^Aportar/], "activity"],
  [[/^Otras listas de regalos/], "registry"],
] as const)("in the dialog opened by %s, marks the %s", async (pressed, what) => {
  const hub = englishHub();
  const { user } = renderHub(hub);
  for (const [step, name] of pressed.entries()) {
    const place = step === 0 ? document.body : await screen.findByRole("dialog");
    const button = [...place.querySelectorAll("button")].find((one) => name.test(trimmed(one)));
    if (button) await user.click(button);
  }
  const dialog = await screen.findByRole("dialog");
  const told = [...dialog.querySelectorAll("[lang=en]")].map(trimmed);
  const names: Record<typeof what, (string | null)[]> = {
    wish: hub.wishlist.filter(({ isActivity }) => !isActivity).map(({ name }) => name),
    activity: hub.wishlist.filter(({ isActivity }) => isActivity).map(({ name }) => name),
    registry: hub.registryLinks.flatMap(({ label, description }) => [label, description]),
  };
  expect(told).not.toEqual([]);
  expect(told.filter((words) => !names[what].includes(words))).toEqual([]);
});

test("marks the wish and the family's texts on a gift's page and a thank-you", async () => {
  const common = { childFirstName: "Emma", giverName: "Rosa", hubPath: null, showsBranding: true };
  const giftPass = {
    ...common,
    kind: "purchase" as const,
    label: "Wooden train",
    itemId: "i1",
    url: null,
    price: "$30",
    imageUrl: null,
    amount: null,
    listing: "listed" as const,
    status: null,
    givenAt: TEST_NOW.toISOString(),
    reservedUntil: null,
    receivedAt: null,
    canExtend: false,
    canGiveBack: false,
    thankYou: { message: "It runs all day.", path: "/thank-you/t1" },
    language: "en" as const,
    isPaused: false,
  };
  const gift = await pageIn("es", "/gift/t1", { giftPass });
  expect(wrongOn(gift, ["Wooden train", "It runs all day."])).toEqual(NOTHING);
  expect(gift.textContent).toContain("para Emma · $30 · de Rosa");
  const money = {
    ...giftPass,
    kind: "contribution" as const,
    amount: 25,
    status: "reported" as const,
  };
  const sum = await pageIn("es", "/gift/t1", { giftPass: { ...money, label: "College fund" } });
  expect(wrongOn(sum, ["College fund", "It runs all day."])).toEqual(NOTHING);
  expect(sum.querySelector("h1")?.getAttribute("lang")).toBeNull();
  const thankYou = {
    ...common,
    giftLabel: "Wooden train",
    message: "It runs all day.",
    language: "en" as const,
    imageUrl: null,
    imageWidth: null,
    imageHeight: null,
    isHearted: false,
    noHeart: null,
  };
  const card = await pageIn("es", "/thank-you/t1", { thankYou });
  expect(wrongOn(card, ["Wooden train", "It runs all day."])).toEqual(NOTHING);
});
