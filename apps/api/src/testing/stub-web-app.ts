import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { getPagesFolder, PAGE_PLACEHOLDERS, SIGN_UP_POLICIES } from "@giftling/domain";
import { buildApp } from "../app.ts";
import { createTestApp, writeServerBundle } from "./app.ts";

/** Source of a fake server build, whose pages contain the request and the number of rendered pages. */
const ENTRY = `
let count = 0;
export const createPageRenderer = () => async (request) =>
  JSON.stringify({ ...request, count: (count += 1) });
`;

/** Writes a fake build of the web app into a folder. Returns the value for the setting `webDist`. */
export async function writeStubWebApp(folder: string): Promise<string> {
  const webDist = path.join(folder, "built");
  await writeServerBundle(webDist, ENTRY);
  await writeFile(path.join(webDist, "index.html"), "app");
  const { origin, contactEmail, salesEmail, identityProvider } = PAGE_PLACEHOLDERS;
  for (const [variant, signUps] of ["with-billing", "without-billing"].flatMap((name) =>
    SIGN_UP_POLICIES.map((signUps) => [name, signUps] as const),
  )) {
    const folder = getPagesFolder({ billing: variant === "with-billing", signUps });
    const pages = path.join(webDist, ".pages", folder);
    await mkdir(pages, { recursive: true });
    for (const name of [
      "404",
      "hub-missing",
      "hub-missing-signed-in",
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

/** Creates a test fixture whose `app` renders pages with the fake build. Call `close` in `afterAll`. */
export async function createTestAppWithPages() {
  const world = await createTestApp();
  const webDist = await writeStubWebApp(world.folder);
  const app = await buildApp({ ...world.deps, config: { ...world.deps.config, webDist } });
  return {
    world,
    app,
    webDist,
    async close() {
      await app.close();
      await world.close();
    },
  };
}
