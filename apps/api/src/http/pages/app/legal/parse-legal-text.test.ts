import type { LegalNodeView, LegalTextView } from "@giftling/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLegalText } from "./parse-legal-text.ts";

const parse = (markdown: string) =>
  parseLegalText(markdown, { language: "en", origin: "https://gifts.example" });
const intro = (markdown: string) => parse(markdown).intro;

/** Returns every element in the introduction and the sections of a legal text, including nested elements. */
function listElements({ intro: start, sections }: LegalTextView) {
  const all = (nodes: readonly LegalNodeView[]): Exclude<LegalNodeView, string>[] =>
    nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...all(node.children)]));
  return all([...start, ...sections.flatMap(({ body }) => body)]);
}

describe("parseLegalText (rule: legal-pages)", () => {
  test("separates the title, the introduction and the sections", () => {
    const text = parse(
      "# Terms & *more*\n\nHello.\n\n## One\n\nFirst\n\n### Detail\n\n# Two\n\n---\n",
    );
    expect(text).toEqual({
      language: "en",
      title: "Terms & more",
      intro: [{ tag: "p", children: ["Hello."] }],
      sections: [
        {
          title: "One",
          body: [
            { tag: "p", children: ["First"] },
            { tag: "h3", children: ["Detail"] },
          ],
        },
        { title: "Two", body: [{ tag: "hr", children: [] }] },
      ],
    });
  });

  test("has paragraphs, lists, quotes, emphasis and code", () => {
    expect(intro("3. **a** `b`\n4. c\n\n> *d*\\\n> e\n\n- f\n\n  g\n")).toEqual([
      {
        tag: "ol",
        start: 3,
        children: [
          {
            tag: "li",
            children: [{ tag: "strong", children: ["a"] }, " ", { tag: "code", children: ["b"] }],
          },
          { tag: "li", children: ["c"] },
        ],
      },
      {
        tag: "blockquote",
        children: [
          {
            tag: "p",
            children: [{ tag: "em", children: ["d"] }, { tag: "br", children: [] }, "e"],
          },
        ],
      },
      {
        tag: "ul",
        children: [
          {
            tag: "li",
            children: [
              { tag: "p", children: ["f"] },
              { tag: "p", children: ["g"] },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    ["[a](https://law.example/x)", "https://law.example/x"],
    ["[a](/privacy)", "https://gifts.example/privacy"],
    ["[a](mailto:us@law.example)", "mailto:us@law.example"],
    ["<https://law.example>", "https://law.example/"],
    ["[a][1]\n\n[1]: https://law.example/y", "https://law.example/y"],
  ])("has the link of %j", (markdown, href) => {
    expect(listElements(parse(markdown))).toContainEqual(
      expect.objectContaining({ tag: "a", href }),
    );
  });

  test.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](java&#10;script:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](<\tjavascript:alert(1)>)",
    "[a](data:text/html,x)",
    "[a](vbscript:x)",
    "[a](file:///etc/passwd)",
    "[a](https://user:password@law.example)",
    "[a](#section)",
    "[a][1]\n\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "![a](javascript:alert(1))",
    "![a](https://tracker.example/x.png)",
  ])("has the text but no link of %j", (markdown) => {
    const text = parse(markdown);
    expect(listElements(text).map(({ tag }) => tag)).toEqual(["p"]);
    expect(JSON.stringify(text)).not.toContain("href");
  });

  test.each([
    [
      "A <b onclick=alert(1)>bold</b> word",
      ["A ", "<b onclick=alert(1)>", "bold", "</b>", " word"],
    ],
    ["<script>alert(1)</script>", ["<script>alert(1)</script>"]],
    ["<div>\n**kept**\n</div>", ["<div>\n**kept**\n</div>"]],
    ["a <!-- note -->", ["a "]],
  ])("shows the HTML of %j as text", (markdown, children) => {
    expect(intro(markdown)).toEqual([{ tag: "p", children }]);
  });

  test("omits a comment, and no text around one", () => {
    expect(intro("<!-- draft\n of 2027 -->\n\nText")).toEqual([{ tag: "p", children: ["Text"] }]);
    expect(JSON.stringify(intro("<!-- a --> kept <!-- b -->"))).toContain("kept");
  });

  test("returns only known elements and safe links for any text", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "[",
        "](",
        ")",
        "javascript:",
        "`",
        "*",
        "\n\n",
        "# ",
        "> ",
        "- ",
        "&#x6a;",
      ),
      fc.constantFrom("<svg/onload=x>", "![", "\\", "1. ", "[x]: data:y", "http://a", "<a href="),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
        for (const { tag, href, ...rest } of listElements(parse(parts.join("")))) {
          expect(tag).toMatch(/^(p|h3|h4|ul|ol|li|blockquote|pre|hr|strong|em|code|a|br)$/);
          if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
          expect(Object.keys(rest).filter((key) => key !== "start")).toEqual(["children"]);
        }
      }),
    );
  });
});
