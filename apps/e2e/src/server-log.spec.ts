import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const read = (ending: string) => {
  const file = `${process.env.E2E_LOCAL_DIR}.${ending}`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** A line without its stacks, whose paths hold package names that look like addresses. */
const withoutStacks = (line: string): string =>
  JSON.stringify(JSON.parse(line), (key, value: unknown) => (key === "stack" ? undefined : value));

test("the server's log of all stories holds no name, address or token", () => {
  const log = read("log");
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(50);

  const typed = read("typed").split("\n").filter(Boolean);
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((word) => log.includes(word))).toEqual([]);

  // The first line tells where the server listens: its own address.
  const said = lines.slice(1).map(withoutStacks);
  for (const trace of [
    /[\w.+-]+@[\w-]+\.\w+/,
    /\b(Emma|Theo|Rivera|Rose|Noah|Grandma)\b/i,
    // What a browser or a mail holds a secret in, and pages by their real addresses.
    /[A-Za-z0-9_-]{43}/,
    /\/(hub|thank-you|confirm|unsubscribe|media)\/[^:"*]/,
    /\b\d{1,3}(\.\d{1,3}){3}\b|::1/,
  ]) {
    expect(said.filter((line) => trace.test(line))).toEqual([]);
  }
});
