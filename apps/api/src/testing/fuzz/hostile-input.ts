import { crc32 } from "node:zlib";
import fc from "fast-check";
import { createPng } from "../png.ts";

/** Strings that often break parsers, such as control characters, lone surrogates and injections. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udfff\ud800b",
  "\u202egnp.exe",
  "\u2066\u2069\u200b\ufeff",
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1 --",
  "%00",
  "%ff",
  "%",
  "../../etc/passwd",
  "..\\..",
  "<svg/onload=alert(1)>",
  "{{7*7}}",
  "=1+1",
  "\r\nset-cookie: a=b",
  "👩‍👩‍👧‍👦".repeat(20),
  "e\u0301".repeat(500),
  "ﷺ".repeat(300),
  "x".repeat(20_000),
  "2026-02-30",
  "0000-00-00",
  "+275760-09-14",
  "NaN",
  "1e309",
];

/** Malformed, misleading and internal URLs. Tests never contact a host outside this machine. */
const HOSTILE_ADDRESSES: readonly string[] = [
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>1</script>",
  "file:///etc/passwd",
  "ftp://shop.example/",
  "http://127.0.0.1:1/",
  "http://0x7f.1/",
  "http://2130706433/",
  "http://[::1]:1/",
  "http://[::ffff:127.0.0.1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://user:pass@127.0.0.1/",
  "http://0/",
  "https://",
  "https://.",
  "https://a..b/",
  "https://shop.example:99999/",
  "https://xn--/",
  "//shop.example",
  "https:\\\\127.0.0.1\\",
  "http://[",
  "/media/../../etc/passwd",
  "/media/\u0000.webp",
  "https://127.0.0.1/%",
  "https://127.0.0.1/\ud800",
];

/** Percent-encodes a string for a URL. A string with a lone surrogate becomes an invalid UTF-8 sequence. */
export function encodeUrlPart(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return "%ED%A0%80";
  }
}

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const png = createPng(2, 2, Buffer.alloc(2 * 7));

/** Header of a GIF with a declared size of 65,535 by 65,535 pixels. */
const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.from([255, 255, 255, 255, 0, 0, 0])]);

/** Data URIs of pictures that are malformed, ambiguous, truncated or oversized. */
const HOSTILE_PICTURES: readonly string[] = [
  dataUri("image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
  dataUri("image/png", Buffer.from("<svg/>")),
  dataUri("image/png", Buffer.concat([png, Buffer.from("<script>1</script>PK\u0003\u0004")])),
  dataUri("image/gif", gif),
  dataUri("image/png", createPng(60_000, 60_000, Buffer.alloc(64))),
  dataUri("image/png", createPng(0, 0, Buffer.alloc(0))),
  dataUri("image/png", createPng(2, 2, Buffer.alloc(0))),
  dataUri("image/png", png.subarray(0, png.length - 20)),
  dataUri("image/png", png.subarray(0, 8)),
  dataUri("image/webp", Buffer.from("RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8 ")),
  dataUri("text/html", png),
  `data:image/png;base64,${"!".repeat(99)}`,
  `data:image/png;base64,${crc32("x")}`,
  "data:image/png;base64,",
  "data:,",
];

const quoted = (texts: readonly string[]) =>
  fc.constantFrom(...texts).map((t) => JSON.stringify(t));

/** Unusual JSON documents as text, because `JSON.stringify` cannot produce some of the documents. */
const ODD_JSON: readonly string[] = [
  "null",
  "true",
  "-0",
  "1e309",
  "-1e309",
  "1e-400",
  "0.1",
  "2147483648",
  "9007199254740993",
  "[]",
  "{}",
  "[null]",
  "[[]]",
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"length":-1}',
  '{"$gt":""}',
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `[${"0,".repeat(20_000)}0]`,
  `[${"0,".repeat(100_000)}0]`,
];

/** Generator of JSON documents with hostile values. */
export const hostileJsonArbitrary: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: quoted(HOSTILE_TEXTS) },
  { weight: 2, arbitrary: quoted(HOSTILE_ADDRESSES) },
  { weight: 1, arbitrary: quoted(HOSTILE_PICTURES) },
  { weight: 4, arbitrary: fc.constantFrom(...ODD_JSON) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3, stringUnit: "binary" }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)) },
);

/** Changes to a request body or its content type. "whole" leaves the body and the content type unchanged. */
export const BODY_MUTATIONS = [
  "whole",
  "truncated",
  "keys twice",
  "__proto__ beside",
  "unknown field beside",
  "in an array",
  "no body",
  "not JSON",
  "no content type",
  "text/plain",
  "form",
  "multipart",
  "UTF-16",
  "broken UTF-8",
  "odd content type",
] as const;
export type BodyMutation = (typeof BODY_MUTATIONS)[number];

const JSON_TYPE = "application/json";

/** Returns the bytes and content type of a JSON body after applying the given mutation. */
export function mutateBody(
  json: string,
  wrapping: BodyMutation,
): { payload: Buffer; type: string | undefined } {
  const as = (text: string, type: string | undefined = JSON_TYPE) => ({
    payload: Buffer.from(text),
    type,
  });
  const beside = (field: string) => as(json.replace(/\}$/, `${json === "{}" ? "" : ","}${field}}`));
  switch (wrapping) {
    case "whole":
      return as(json);
    case "truncated":
      return as(json.slice(0, json.length / 2));
    case "keys twice":
      return json === "{}" ? as('{"a":1,"a":2}') : beside(json.slice(1, -1));
    case "__proto__ beside":
      return beside('"__proto__":{"id":"1"}');
    case "unknown field beside":
      return beside('"isAdmin":true');
    case "in an array":
      return as(`[${json}]`);
    case "no body":
      return as("");
    case "not JSON":
      return as("\u0000{'a':1}");
    case "no content type":
      return { payload: Buffer.from(json), type: undefined };
    case "text/plain":
      return as(json, "text/plain");
    case "form":
      return as("a=1&a=2&__proto__[x]=1", "application/x-www-form-urlencoded");
    case "multipart":
      return as("--x\r\n\r\n\r\n--x--", "multipart/form-data; boundary=x");
    case "UTF-16":
      return { payload: Buffer.from(json, "utf16le"), type: `${JSON_TYPE}; charset=utf-16` };
    case "broken UTF-8":
      return {
        payload: Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x7d])]),
        type: JSON_TYPE,
      };
    case "odd content type":
      return as(json, "application/json;;=,;charset=\u00ff");
  }
}
