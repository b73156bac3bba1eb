import { filterPages } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { expect, test } from "vitest";
import { createSampleHub } from "../features/landing/sample-hub.ts";
import { renderServerPageWithTitle } from "../testing/server-page.tsx";
import { getPageHead } from "./head.ts";

const CONFIG = {
  identityProvider: "Family Login",
  signUps: "open" as const,
  contactEmail: "hi@family.example",
  salesEmail: "desk@family.example",
};

const SAMPLE_HUB = createSampleHub();
const kids = ["Emma", "Theo", "Mia"].map((firstName) => ({
  ...SAMPLE_HUB.kid,
  id: firstName === "Emma" ? SAMPLE_HUB.kid.id : firstName,
  firstName,
}));

const previewAltAt = (url: string, count: number) =>
  getPageHead(
    {
      url,
      origin: "https://giftling.example",
      previewUrl: "https://giftling.example/hub/demo/preview.png",
      answers: {
        hub: SAMPLE_HUB,
        hubKids: { familyUrl: "demo", theme: SAMPLE_HUB.theme, kids: kids.slice(0, count) },
      },
    },
    "Emma",
  ).image?.alt;

test.each([
  ["/hub/demo", 1, "A gift with a sprout, and the name Emma"],
  ["/hub/demo", 3, "A gift with a sprout, and the names Emma, Theo, and Mia"],
  ["/hub/demo?kid=sample", 3, "A gift with a sprout, and the name Emma"],
  ["/hub/demo?kid=nobody", 2, "A gift with a sprout, and the names Emma and Theo"],
])("describes the preview of %s, with %i kids, by the kids' names", (url, count, alt) => {
  expect(previewAltAt(url, count)).toBe(alt);
});

test.each([
  ["/", "Turn birthday gifts into a college fund | Giftling", true],
  ["/pricing", "Pricing | Giftling", true],
  ["/about", "About | Giftling", true],
  ["/terms", "Terms of Service | Giftling", true],
  ["/privacy", "Privacy Policy | Giftling", true],
  ["/cookies", "Cookie Policy | Giftling", true],
  ["/signup?trial=true", "Create your free hub | Giftling", true],
  ["/goodbye", "Your account is closed | Giftling", false],
  ["/404", "404 Page Not Found | Giftling", false],
])("%s has the title %s, indexed: %s", async (url, title, isIndexed) => {
  const rendered = await renderServerPageWithTitle(url, {});
  const request = { url, origin: "https://giftling.example", answers: {} };
  const head = getPageHead(request, rendered.title);
  expect(head).toMatchObject({ title, isIndexed });
  expect(head.canonical).toBe(isIndexed ? url.split("?")[0] : null);
});

test.each([
  ["/", "Convierte los regalos de cumpleaños en un fondo para la universidad | Giftling"],
  ["/pricing", "Precios | Giftling"],
  ["/about", "Quiénes somos | Giftling"],
  ["/terms", "Términos del servicio | Giftling"],
  ["/privacy", "Política de privacidad | Giftling"],
  ["/cookies", "Política de cookies | Giftling"],
  ["/signup", "Crea tu página gratis | Giftling"],
  ["/goodbye", "Tu cuenta está cerrada | Giftling"],
  ["/sign-in-failed?reason=expired", "Pasó demasiado tiempo | Giftling"],
])("%s has the title %s in Spanish", async (url, title) => {
  expect((await renderServerPageWithTitle(url, {}, "es")).title).toBe(title);
});

test.each(filterPages((page) => "search" in page))(
  "%s has a description in each language, with and without billing",
  (url) => {
    for (const billing of [true, false]) {
      const answers = { config: { ...CONFIG, billing } };
      const request = { url, origin: "https://giftling.example", answers };
      const english = getPageHead(request, "").description;
      expect(english).toMatch(/^[A-Z].{30,}\.$/);
      const spanish = runWithLanguage("es", () => getPageHead(request, "")).description;
      expect(spanish).toMatch(/^[A-Z].{30,}\.$/);
      expect(spanish).not.toBe(english);
    }
  },
);
