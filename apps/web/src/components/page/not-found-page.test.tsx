import * as words from "@giftling/messages/pages/frame";
import { expect, test } from "vitest";
import { renderServerPage, TEST_CONFIG } from "../../testing/server-page.tsx";

test("shows the title, a sentence, two links, and the specified text last (rule: unknown-page)", async () => {
  const page = document.createElement("div");
  page.innerHTML = await renderServerPage("/no-such-page", TEST_CONFIG);
  const main = page.querySelector("main");
  const texts = [...(main?.querySelectorAll("h1, p, a") ?? [])].map(
    (element) => element.textContent,
  );
  expect(texts).toEqual([
    "404 Page Not Found",
    words.notFoundMessage(),
    words.homepageLink(),
    words.demoHubLink(),
    "Did you forget to add the page to the router?",
  ]);
  expect(main?.querySelector("small")?.textContent).toBe(texts.at(-1));
});
