import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const read = (ending: string) => {
  const file = `${process.env.E2E_LOCAL_DIR}.${ending}`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Returns a log line without error stacks. Package names in a stack look like e-mail addresses. */
const withoutStacks = (line: string): string =>
  JSON.stringify(JSON.parse(line), (key, value: unknown) => (key === "stack" ? undefined : value));

test("logs no name, address or token of any test on the server", () => {
  const log = read("log");
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(50);

  const typed = read("typed").split("\n").filter(Boolean);
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((word) => log.includes(word))).toEqual([]);

  // The first line contains the server's own IP address.
  const said = lines.slice(1).map(withoutStacks);
  for (const trace of [
    /[\w.+-]+@[\w-]+\.\w+/,
    /\b(Emma|Theo|Rivera|Rose|Noah|Grandma)\b/i,
    // Format of the tokens in cookies, mails and private URLs.
    /[A-Za-z0-9_-]{43}/,
    /\/(hub|thank-you|confirm|unsubscribe|media)\/[^:"*]/,
    /\b\d{1,3}(\.\d{1,3}){3}\b|::1/,
  ]) {
    expect(said.filter((line) => trace.test(line))).toEqual([]);
  }
});
