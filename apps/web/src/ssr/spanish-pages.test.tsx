import { runWithLanguage } from "@giftling/messages/language";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { getAccessibleText } from "../testing/get-accessible-text.ts";
import { createPageElement } from "../testing/server-page.tsx";

const config = {
  identityProvider: "Acceso",
  signUps: "open" as const,
  contactEmail: "a@b.c",
  salesEmail: "a@b.c",
};

test.each([
  ["/", true, "Convierte los regalos de cumpleaños"],
  ["/", false, "Convierte los regalos de cumpleaños"],
  ["/pricing", true, "Planes que crecen con tu familia"],
  ["/pricing", false, "Aquí todo está incluido"],
  ["/about", true, "La respuesta de un papá"],
  ["/terms", true, "Esta traducción es para tu comodidad"],
  ["/privacy", true, "Esta traducción es para tu comodidad"],
  ["/cookies", true, "Esta traducción es para tu comodidad"],
])("%s, with plans: %s, shows no English words (rule: languages)", async (url, billing, words) => {
  const answers = { config: { ...config, billing }, user: null };
  const element = await createPageElement({ url, answers });
  const page = document.createElement("div");
  page.innerHTML = runWithLanguage("es", () => renderToString(element));
  // Removes links to other languages, because their texts are in other languages.
  for (const link of page.querySelectorAll("a[hreflang]")) link.remove();
  // Removes the names of cookies and storage keys, which are the same in every language.
  for (const key of page.querySelectorAll("code")) key.remove();
  const said = getAccessibleText(page);
  expect(said).toContain(words);
  expect(findEnglishWords(said)).toEqual([]);
});
