import { createDemoHub, createDemoHubKids, type HubView } from "@giftling/domain";
import { runWithLanguage, setLanguage } from "@giftling/messages/language";
import { findEnglishWords } from "@giftling/messages/testing/find-english-words";
import { screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { getAccessibleText } from "../../testing/get-accessible-text.ts";
import { renderHub, TEST_NOW } from "../../testing/render-hub.tsx";
import { createPageElement } from "../../testing/server-page.tsx";

function emmas(): HubView {
  const hub = createDemoHub("demo-emma", TEST_NOW, "es");
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

beforeAll(async () => {
  await import("./dialogs/hub-dialogs.tsx");
});
beforeEach(() => setLanguage("es"));
afterEach(() => {
  setLanguage("en");
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test("detects English words", () => {
  expect(findEnglishWords("The Wishlist of Emma")).toEqual(["the", "of"]);
});

test.each(["demo-emma", "demo-theo"])(
  "shows no English words on %s's page (rule: demo-hub)",
  async (id) => {
    const config = {
      identityProvider: "Acceso",
      signUps: "open" as const,
      billing: true,
      contactEmail: "a@b.c",
      salesEmail: "a@b.c",
    };
    const url = `/hub/demo?kid=${id}`;
    const hub = createDemoHub(id, TEST_NOW, "es");
    if (hub === null) throw new Error(`The demo has no ${id}`);
    const answers = { config, user: null, hubKids: createDemoHubKids(TEST_NOW, "es"), hub };
    const element = await createPageElement({ url, answers });
    const page = document.createElement("div");
    page.innerHTML = runWithLanguage("es", () => renderToString(element));
    // Removes the link to the English page, because its text is in English.
    for (const link of page.querySelectorAll("a[hreflang]")) link.remove();
    const said = getAccessibleText(page);
    expect(said).toContain("Lista de deseos");
    expect(findEnglishWords(said)).toEqual([]);
  },
);

test("names the family once as the giver of a parent's own mark", async () => {
  const hub = createDemoHub("demo-theo", TEST_NOW, "es");
  if (hub === null) throw new Error("The demo has no Theo");
  renderHub(hub);
  const notes = screen
    .getAllByText(/^La familia( de Theo)?$/)
    .map((name) => name.closest("li")?.textContent);
  expect(notes).toEqual(["La familia de TheoRegaloUna pelota que rueda derecho"]);
});

const dialogText = async () => getAccessibleText(await screen.findByRole("dialog"));

/**
 * Dialogs to check. Each entry contains the names of the buttons that open the dialog, and a part of the dialog's text.
 */
const DIALOGS: readonly [pressed: readonly RegExp[], words: string][] = [
  [[/^Yo lo regalo/], "Apartarlo por 48 horas"],
  [[/^Yo lo regalo/, /^Ya lo compré/], "Compré este regalo"],
  [[/^Ya aporté a Ahorro/], "¿Cuánto enviaste?"],
  [[/^Aportar/], "Avisar a la familia"],
  [[/^Regalé otra cosa/], "¿Qué regalaste?"],
  [[/^Recibir noticias/], "Tu correo electrónico"],
  [[/^Otras listas de regalos/], "Otras listas de regalos"],
  [[/^Ya aporté a Ahorro/, /^Agregar unas palabras/], "Solo la familia de Emma las lee."],
  [[/^Ya aporté a Ahorro/, /^Avisar a la familia/], "Escribe una cantidad en dólares."],
  [[/^Yo lo regalo/, /^Ya lo compré/, /^Compré este regalo/], "Falta tu nombre"],
];

test.each(DIALOGS)("shows no English words in the dialog opened by %s", async (pressed, words) => {
  const { user } = renderHub(emmas());
  for (const [step, name] of pressed.entries()) {
    const place = step === 0 ? screen : within(await screen.findByRole("dialog"));
    const [button] = await place.findAllByRole("button", { name });
    if (button) await user.click(button);
  }
  await waitFor(async () => expect(await dialogText()).toContain(words));
  expect(findEnglishWords(await dialogText())).toEqual([]);
});

test("shows a lost connection and the thank-you after a gift in Spanish", async () => {
  const hub = emmas();
  const { user } = renderHub(hub, {
    "gratitude.reportContribution": () => ({
      id: "demo-new",
      contributorName: null,
      isAnonymous: true,
      amount: 25,
      type: "529",
      status: "reported",
      paymentLinkId: hub.paymentLinks[0]?.id ?? null,
      wishlistItemId: null,
      message: null,
      contributedAt: TEST_NOW.toISOString(),
      giftToken: "demo",
      passToken: "demo",
    }),
  });
  await user.click(
    (await screen.findAllByRole("button", { name: /^Ya aporté a Ahorro/ }))[0] ?? document.body,
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /25/ }));
  await user.click(dialog.getByLabelText("Regalar de forma anónima"));
  await user.click(dialog.getByRole("button", { name: "Avisar a la familia" }));
  await waitFor(async () => expect(await dialogText()).toContain("Tu regalo está en el muro."));
  expect(findEnglishWords(await dialogText())).toEqual([]);
});
