import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { writeInstallable } from "./installable.ts";

/** Builds the browser's side, the same for the server, the static pages, and compressed twins of every text file. */
const dist = join(import.meta.dirname, "dist");
const server = join(dist, ".server");
/** Where a page's address holds its origin until the API, which knows it, sends the page. */
const ORIGIN = "https://origin.invalid";

process.chdir(import.meta.dirname);
await build();
await build({ build: { ssr: "src/entry-server.tsx" } });

const { createRenderer, PAGES_TO_BUILD }: typeof import("./src/entry-server.tsx") = await import(
  pathToFileURL(join(server, "entry-server.js")).href
);
const render = createRenderer(dist);
mkdirSync(join(dist, ".pages"));
for (const { name, ...page } of PAGES_TO_BUILD) {
  const html = await render({ origin: ORIGIN, answers: {}, ...page });
  writeFileSync(join(dist, ".pages", `${name}.html`), html);
}

await writeInstallable(dist);

for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/^(?!\.).*\.(js|css|svg)$/.test(file)) continue;
  const text = readFileSync(join(dist, file));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(join(dist, `${file}.br`), await promisify(brotliCompress)(text, { params }));
  writeFileSync(join(dist, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
}
