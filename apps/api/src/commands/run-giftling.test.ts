import { expect, test } from "vitest";
import { runGiftling } from "./run-giftling.ts";

/** Runs `giftling` without any environment variable. Returns the exit code and the output. */
async function giftling(...argv: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await runGiftling(argv, {
    account: "deploy",
    env: { LOCAL_DIR: "/nowhere" },
    now: () => new Date(),
    say,
    table: () => undefined,
    complain: say,
  });
  return { code, text: lines.join("\n") };
}

const help = await giftling("--help");
const commands = [...help.text.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name = ""]) => name);

test("lists its commands", async () => {
  expect(commands).toEqual([
    "doctor",
    "backup",
    "restore",
    "operator",
    "sign-in-link",
    "invite",
    "jobs",
    "version",
  ]);
  expect(help.code).toBe(0);
  expect(await giftling()).toEqual(help);
});

test.each(commands)("%s --help prints the usage, without a database", async (name) => {
  const { code, text } = await giftling(name, "--help");
  expect(text).toContain("Usage: giftling ");
  expect(text).toContain(name);
  expect(code).toBe(0);
});

test("version prints the version alone (rule: release-version)", async () => {
  const { code, text } = await giftling("version");
  expect(text).toMatch(/^\d+\.\d+\.\d+$/);
  expect(code).toBe(0);
});

test("exits with 2 for an unknown command and for unknown arguments", async () => {
  for (const argv of [["launch"], ["version", "x"], ["doctor", "--fast"], ["jobs", "x"]]) {
    expect((await giftling(...argv)).code, argv.join(" ")).toBe(2);
  }
});

test("sign-in-link and invite are those of the operator, which need a reason and a database", async () => {
  const missing = await giftling("invite");
  expect(missing.text).toBe(
    "invite needs --why REASON.\nUsage: giftling operator invite --why REASON",
  );
  expect(missing.code).toBe(2);
  const link = await giftling("sign-in-link", "ana@example.com", "--why", "no mail");
  expect(link.text).toBe("No database: set DATABASE_URL, or start Giftling.");
  expect(link.code).toBe(1);
});
