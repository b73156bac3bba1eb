import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { installDebianPackages } from "../debian-packages.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { buildWorkspace, runCommand } from "../run-command.ts";
import { type AllowedFinding, type CheckFinding, reportFindings } from "./findings.ts";

/** Opens every page in every language for a checker in apps/e2e/judges, and calls `read` with the output folder. */
async function checkEveryPage(
  checker: "html" | "a11y",
  read: (folder: string) => boolean,
): Promise<boolean> {
  await ensureChromium();
  // The build runs first, because Playwright waits only three minutes for the server to start.
  await buildWorkspace();
  const folder = createTemporaryFolder(checker);
  const walk = await runCommand("node_modules/.bin/playwright", ["test", "-c", "judges", checker], {
    cwd: "apps/e2e",
    env: { JUDGES_DIR: folder },
  });
  if (!walk.ok) throw new Error(walk.output);
  return read(folder);
}

/** Checks every page in every language against WCAG 2 AA with HTML_CodeSniffer. */
export const checkAccessibility = (): Promise<boolean> =>
  checkEveryPage("a11y", (folder) => {
    const reports: { checked: number; findings: CheckFinding[] }[] = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), "utf8")),
    );
    const checked = reports.reduce((sum, report) => sum + report.checked, 0);
    return reportFindings(
      checked,
      reports.flatMap(({ findings }) => findings),
    );
  });

/** Path of the program that runs the Nu HTML checker. */
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

function findHtmlErrors(folder: string): CheckFinding[] {
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

/** Validates every page in every language with the Nu HTML checker, as served and as rendered. */
export async function validateHtmlPages(): Promise<boolean> {
  await installDebianPackages({ "default-jre-headless": JAVA });
  return checkEveryPage("html", (folder) =>
    reportFindings(readdirSync(folder).length, findHtmlErrors(folder), ALLOWED),
  );
}
