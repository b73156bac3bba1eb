import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HarnessFinding } from "../harness/report.ts";
import { assertCommandSucceeded, runPnpm } from "../run-command.ts";

const FILE = "giftling.cdx.json";

/** Software bill of materials in CycloneDX format, with the fields that this module reads. */
export type Sbom = { components: { type: string; name: string; version: string; purl: string }[] };

/**
 * Adds Node and Debian's packages to a bill of materials. Each line of `packages` contains a package's name, version
 * and architecture.
 */
export function addImagePackages<Bom extends Sbom>(
  bom: Bom,
  { node, packages }: { node: string; packages: string },
): Bom {
  const debian = packages
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [name = "", version = "", architecture = ""] = line.split("\t");
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=bookworm`;
      return { type: "library", name, version, purl };
    });
  const version = node.replace(/^v/, "");
  const runtime = { type: "platform", name: "node", version, purl: `pkg:generic/node@${version}` };
  return { ...bom, components: [...bom.components, runtime, ...debian] };
}

/** Writes the image's bill of materials to `giftling.cdx.json`. `root` is the folder of the image's files. */
export async function writeSbom(root: string): Promise<HarnessFinding> {
  assertCommandSucceeded("The bill of materials failed", await runPnpm(["run", "sbom"]));
  const query = [`--showformat=\${Package}\\t\${Version}\\t\${Architecture}\\n`, "--show"];
  const packages = execFileSync(
    "dpkg-query",
    [`--admindir=${join(root, "var/lib/dpkg")}`, ...query],
    { encoding: "utf8" },
  );
  const node = execFileSync("chroot", [root, "node", "--version"], { encoding: "utf8" }).trim();
  const bom = addImagePackages(JSON.parse(readFileSync(FILE, "utf8")) as Sbom, { node, packages });
  writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
  return {
    what: `packages in the bill of materials \`${FILE}\``,
    required: "npm's, Debian's and Node",
    measured: String(bom.components.length),
    isMet: bom.components.length > packages.trim().split("\n").length,
  };
}
