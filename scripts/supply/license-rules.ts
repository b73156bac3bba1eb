/** Packages by license, in the format of `pnpm licenses list`. */
export type LicenseReport = Readonly<Record<string, readonly { name: string }[]>>;

/** Accepted licenses, which require no more than attribution. */
const ACCEPTED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  // Font license, which allows embedding in a page.
  "OFL-1.1",
]);

/** Packages that may have a license outside `ACCEPTED`, with the reason. */
const EXCEPTIONS: readonly { license: string; name: RegExp; why: string }[] = [
  { license: "MPL-2.0", name: /^(axe-core|lightningcss(-.+)?)$/, why: "tools, unchanged" },
  { license: "MPL-2.0", name: /^web-push$/, why: "part of the bundle, unchanged" },
  { license: "LGPL-3.0-or-later", name: /^@img\/sharp-libvips-/, why: "linked as a library" },
  { license: "Python-2.0", name: /^argparse$/, why: "a tool's; permissive" },
  { license: "CC-BY-4.0", name: /^caniuse-lite$/, why: "a tool's data" },
  { license: "BSD", name: /^parse-cache-control$/, why: "a tool's; BSD-3-Clause in its readme" },
];

/** Pattern for the names of build tools, which production must not install. */
const BUILD_TOOL_PATTERN =
  /^(esbuild|vite|tsx|react-email|prettier|socket\.io|chokidar|tailwindcss)$/;

/** Returns whether at least one license in an expression such as "(MIT OR CC0-1.0)" is accepted. */
const isAccepted = (license: string): boolean =>
  license
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((one) => ACCEPTED.has(one));

/** Returns a sentence for each package without an accepted license, and for each build tool in production. */
export function listLicenseProblems(all: LicenseReport, production: LicenseReport): string[] {
  const unknown = Object.entries(all).flatMap(([license, packages]) =>
    isAccepted(license)
      ? []
      : packages
          .filter(({ name }) => !EXCEPTIONS.some((x) => x.license === license && x.name.test(name)))
          .map(({ name }) => `${name} has the licence ${license}, which nobody has accepted.`),
  );
  const tools = Object.values(production)
    .flat()
    .filter(({ name }) => BUILD_TOOL_PATTERN.test(name))
    .map(({ name }) => `${name} is a tool, and production would install it.`);
  return [...unknown, ...tools];
}
