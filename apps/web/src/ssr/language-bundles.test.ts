import { expect, test } from "vitest";
import { buildSingleLanguageScript, getLanguageScriptPath } from "../../language-bundles.ts";

test("strips other languages' texts from a script", () => {
  const built =
    "const a=s({en:`Undo`,es:`Deshacer`}),b=s({es:e=>e+` más`,en:(e)=>e+` more`});x(a(),{en:1});";
  expect(buildSingleLanguageScript(built, "en")).toBe(
    "const a=s({en:`Undo`}),b=s({en:(e)=>e+` more`});x(a(),{en:1});",
  );
  expect(buildSingleLanguageScript(built, "es")).toBe(
    "const a=s({es:`Deshacer`}),b=s({es:e=>e+` más`});x(a(),{en:1});",
  );
});

test("handles nested texts, and leaves objects with other properties unchanged", () => {
  const built =
    'f({"en":{one:{en:1,es:2}},"es":{one:{en:3,es:4}}},{en:1,es:2,fr:3},{en,es},{...en,es})';
  expect(buildSingleLanguageScript(built, "es")).toBe(
    'f({"es":{one:{es:4}}},{en:1,es:2,fr:3},{es},{...en,es})',
  );
});

test("rejects input that is not a script", () => {
  expect(() => buildSingleLanguageScript("const = {", "es")).toThrow("no script");
});

test("writes only scripts of other languages to a language folder", () => {
  expect(getLanguageScriptPath("assets/a1b2.js", "es")).toBe("assets/es/a1b2.js");
  expect(getLanguageScriptPath("assets/a1b2.js", "en")).toBe("assets/a1b2.js");
  expect(getLanguageScriptPath("assets/a1b2.css", "es")).toBe("assets/a1b2.css");
});
