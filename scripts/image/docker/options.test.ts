import { expect, test } from "vitest";
import { readCodeBlocks } from "../doc-commands.ts";
import { parseContainerOptions, parseEnvFile, splitLeadingOptions } from "./options.ts";

const noFile = () => "";

test("parses the README's line", () => {
  const line =
    "-d --name giftling --restart unless-stopped --stop-timeout 30 -p 3000:3000 -v giftling:/data giftling";
  expect(parseContainerOptions(line.split(" "), noFile)).toMatchObject({
    name: "giftling",
    image: "giftling",
    command: [],
    mounts: [{ source: "giftling", target: "/data", isReadOnly: false }],
    stopTimeout: 30,
    isDetached: true,
    isReadOnly: false,
    hasNoCapabilities: false,
    user: null,
  });
});

test("leaves the options of the container's command to the command", () => {
  const args = ["--rm", "-v", "/a:/b:ro", "giftling", "giftling", "restore", "--from", "/b"];
  expect(parseContainerOptions(args, noFile)).toMatchObject({
    mounts: [{ source: "/a", target: "/b", isReadOnly: true }],
    command: ["giftling", "restore", "--from", "/b"],
    isRemovedAtExit: true,
  });
});

test("prefers -e to --env-file, and splits a value only at the first =", () => {
  const args = ["--env-file", "family.env", "-e", "A=3", "giftling"];
  const { env } = parseContainerOptions(args, () => "# A=0\nA=1\nURL=postgres://h/?a=b\n");
  expect(env).toEqual({ A: "3", URL: "postgres://h/?a=b" });
  expect(parseEnvFile('A="quoted"\n\n')).toEqual([["A", '"quoted"']]);
});

test.each([
  [["--privileged", "giftling"], "--privileged is not supported"],
  [["--cap-drop", "CHOWN", "giftling"], "--cap-drop CHOWN is not supported"],
  [["--name"], "--name needs a value"],
  [["-v", "giftling", "giftling"], "has no target"],
  [["-d"], "needs the name of an image"],
])("rejects %o", (args, message) => {
  expect(() => parseContainerOptions(args, noFile)).toThrow(message);
});

test("supports the options of every documented docker run and create", () => {
  const blocks = [
    ...readCodeBlocks("README.md", "One container", "sh"),
    ...readCodeBlocks("docs/operations.md", "One container", "sh"),
  ];
  const lines = blocks
    .join("\n")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => /^docker (run|create) /.test(line));
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    const [, , ...args] = line.replaceAll('"', "").split(/\s+/);
    expect(parseContainerOptions(args, noFile).image).toBe("giftling");
  }
});

test("accepts an option's value after = and beside it", () => {
  const { options, rest } = splitLeadingOptions(["--user=root", "x", "--user"], {
    "--user": "value",
  });
  expect([...options]).toEqual([["--user", ["root"]]]);
  expect(rest).toEqual(["x", "--user"]);
});
