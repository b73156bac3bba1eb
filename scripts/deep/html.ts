import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { installPackages } from "../debian-packages.ts";
import { checkEveryPage } from "./every-page.ts";
import { type AllowedFinding, type CheckFinding, reportFindings } from "./findings.ts";

/**
 * Program that runs the Nu HTML checker. This check validates every page in every language, as served and as rendered, and
 * fails on any error.
 */
const JAVA = "/usr/bin/java";
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

const ALLOWED: readonly AllowedFinding[] = [
  {
    where: /./,
    what: /^CSS: .*(“text-box-(trim|edge)”|“container-type”|Unknown dimension)/,
    why: "The checker's CSS grammar is older than text-box-trim, container queries and their units.",
  },
  {
    where: /hub/,
    what: /^The selector “:root:root:root”/,
    why: "A family's colors are a style of the hub's own markup: there with the first paint, and gone with the hub.",
  },
  {
    where: /settings/,
    what: /^Element “div” not allowed as child of element “label”.*mantine-Switch-labelWrapper/,
    why: "Mantine renders the text of a switch in a div. Browsers and screen readers treat it like a span.",
  },
];

type Report = { messages: { type: string; url: string; message: string; extract?: string }[] };

function checkFolder(folder: string): CheckFinding[] {
  const jar = String(createRequire(import.meta.url)("vnu-jar"));
  const { stderr } = spawnSync(JAVA, ["-jar", jar, "--errors-only", "--format", "json", folder], {
    encoding: "utf8",
    maxBuffer: LARGEST_OUTPUT_BYTES,
  });
  const { messages }: Report = JSON.parse(stderr);
  return messages.map(({ url, message, extract = "" }) => ({
    where: decodeURIComponent(basename(url, ".html").replaceAll("=", "%")),
    what: `${message} ${extract.replaceAll(/\s+/g, " ")}`,
  }));
}

await installPackages({ "default-jre-headless": JAVA });
await checkEveryPage("html", (folder) => {
  const checked = readdirSync(folder).length;
  reportFindings(checked, checkFolder(folder), ALLOWED);
});
