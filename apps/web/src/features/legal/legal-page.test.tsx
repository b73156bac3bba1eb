import type { LegalView } from "@giftling/domain";
import { describe, expect, test } from "vitest";
import { renderServerPageWithTitle, TEST_CONFIG } from "../../testing/server-page.tsx";

const NONE: LegalView = { name: null, address: null, courts: null, text: null };

async function pageAt(
  url: string,
  legal: LegalView | undefined,
  language: "en" | "es" = "en",
): Promise<HTMLElement> {
  const answers = { config: TEST_CONFIG, ...(legal && { legal }) };
  const page = document.createElement("div");
  page.innerHTML = (await renderServerPageWithTitle(url, answers, language)).markup;
  return page;
}

describe("the legal pages (rule: legal-pages)", () => {
  const facts = { ...NONE, name: "Ana & Söhne", address: "Elm St. 1, Hamburg", courts: "Hamburg" };

  test("have the facts of the operator in place of the default ones", async () => {
    const terms = (await pageAt("/terms", facts)).textContent;
    expect(terms).toContain("Disputes go to the courts in Hamburg. These terms follow");
    expect(terms).toContain("Giftling is run by Ana & Söhne, Elm St. 1, Hamburg. That is who “we”");
    expect(terms).not.toMatch(/Delaware|Los Angeles/);
    expect((await pageAt("/privacy", facts)).textContent).toContain("run by Ana & Söhne, Elm St.");
    const spanish = (await pageAt("/terms", facts, "es")).textContent;
    expect(spanish).toContain("van a los tribunales de Hamburg. Estos términos");
    expect(spanish).toContain("Giftling está a cargo de Ana & Söhne, Elm St. 1, Hamburg.");
  });

  test("have the default facts where the operator set none", async () => {
    const { textContent, innerHTML } = await pageAt("/terms", undefined);
    expect(textContent).toContain("the law of the State of Delaware");
    expect(textContent).not.toContain("is run by");
    expect(innerHTML).not.toContain("<p></p>");
    expect((await pageAt("/terms", { ...NONE, name: "Ana" })).textContent).toMatch(
      /State of Delaware.*is run by Ana\. /,
    );
  });

  test("have an operator's text, escaped, with its own title and contents", async () => {
    const text: LegalView["text"] = {
      language: "en",
      title: "House <rules>",
      intro: [{ tag: "p", children: ["<script>alert(1)</script> {contact}"] }],
      sections: [
        {
          title: "Links & law",
          body: [
            { tag: "h3", children: ["Detail"] },
            { tag: "p", children: [{ tag: "a", href: "https://law.example/", children: ["law"] }] },
          ],
        },
      ],
    };
    const legal = { ...facts, text };
    const page = await pageAt("/terms", legal, "es");
    expect(page.querySelector("h1")?.textContent).toBe("House <rules>");
    expect(page.querySelector("article")?.getAttribute("lang")).toBe("en");
    expect(page.querySelector("script")).toBeNull();
    expect(page.textContent).toContain("<script>alert(1)</script> {contact}");
    expect(page.querySelector("nav a[href='#section-1']")?.textContent).toBe("Links & law");
    expect(page.querySelector("#section-1 h3 + p > a")?.outerHTML).toBe(
      '<a href="https://law.example/" rel="noopener noreferrer">law</a>',
    );
    expect(page.textContent).not.toMatch(/Delaware|is run by|Last updated|Última/);
    const { title } = await renderServerPageWithTitle("/terms", { legal });
    expect(title).toBe("House <rules> | Giftling");
  });
});
