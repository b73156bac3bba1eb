import { inLanguage } from "@giftling/messages/language";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { englishIn, spokenIn } from "../testing/english-in.ts";
import { appAt, pageOf } from "../testing/server-page.tsx";
import { provideAnswers } from "./answers.ts";

const config = { identityProvider: "Acceso", contactEmail: "a@b.c", salesEmail: "a@b.c" };

test.each([
  ["/", true, "Convierte los regalos de cumpleaños"],
  ["/", false, "Convierte los regalos de cumpleaños"],
  ["/pricing", true, "Planes que crecen con tu familia"],
  ["/pricing", false, "Aquí todo está incluido"],
  ["/about", true, "La respuesta de un papá"],
  ["/terms", true, "Esta traducción es para tu comodidad"],
  ["/privacy", true, "Esta traducción es para tu comodidad"],
  ["/cookies", true, "Esta traducción es para tu comodidad"],
])("%s, with plans: %s, has no English word (rule: languages)", async (url, billing, words) => {
  const app = appAt(url);
  provideAnswers(app, { config: { ...config, billing }, user: null });
  await app.router.load();
  const page = document.createElement("div");
  page.innerHTML = inLanguage("es", () => renderToString(pageOf(app)));
  // The name of a language in a link is in that language.
  for (const link of page.querySelectorAll("a[hreflang]")) link.remove();
  // Names of cookies and storage keys are the same in every language.
  for (const key of page.querySelectorAll("code")) key.remove();
  const said = spokenIn(page);
  expect(said).toContain(words);
  expect(englishIn(said)).toEqual([]);
});
