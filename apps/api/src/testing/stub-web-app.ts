import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PAGE_PLACEHOLDERS } from "@giftling/domain";

/**
 * Source of a fake server build of the web app. A rendered page contains its request and the number of rendered pages.
 */
const ENTRY = `
let count = 0;
export const createRenderer = () => async (request) =>
  JSON.stringify({ ...request, count: (count += 1) });
`;

/** Writes a fake build of the web app into a folder. Returns the value for the setting `webDist`. */
export async function writeStubWebApp(folder: string): Promise<string> {
  const webDist = path.join(folder, "built");
  await mkdir(path.join(webDist, ".server"), { recursive: true });
  await writeFile(path.join(webDist, ".server", "package.json"), '{"type":"module"}');
  await writeFile(path.join(webDist, ".server", "entry-server.js"), ENTRY);
  await writeFile(path.join(webDist, "index.html"), "app");
  const { origin, contactEmail, salesEmail, identityProvider } = PAGE_PLACEHOLDERS;
  for (const variant of ["with-billing", "without-billing"]) {
    const pages = path.join(webDist, ".pages", variant);
    await mkdir(pages, { recursive: true });
    for (const name of [
      "404",
      "hub-missing",
      "hub-failing",
      "thank-you-missing",
      "gift-missing",
      "mine-missing",
    ]) {
      await writeFile(path.join(pages, `${name}.html`), name);
    }
    const index = `${variant} ${origin} ${contactEmail} ${salesEmail} {"name":"${identityProvider}"}`;
    await writeFile(path.join(pages, "index.html"), index);
  }
  return webDist;
}
