import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { writeStubWebApp } from "../../../testing/stub-web-app.ts";
import { syncSharedAssets } from "./shared-assets.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 60 * 60_000;

/** Creates a build with the assets `names`. The first asset also has a Brotli version and a Spanish version. */
async function build(...names: string[]): Promise<string> {
  const webDist = await writeStubWebApp(await mkdtemp(path.join(world.folder, "build-")));
  await mkdir(path.join(webDist, "assets/es"), { recursive: true });
  await writeFile(path.join(webDist, "index.html"), names.join());
  for (const name of names) await writeFile(path.join(webDist, "assets", name), `// ${name}`);
  await writeFile(path.join(webDist, "assets/es", `es-${names[0]}`), `// es ${names[0]}`);
  const packed = brotliCompressSync(`// ${names[0]}`);
  await writeFile(path.join(webDist, "assets", `${names[0]}.br`), packed);
  return webDist;
}
/** Returns the names of the files in a folder, without subfolders. */
const listFiles = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).flatMap((one) => (one.isFile() ? one.name : []));
const emptyDir = () => mkdtemp(path.join(world.folder, "kept-"));
const getProcess = (webDist: string, assetsDir: string | null) =>
  buildApp({ ...world.deps, config: { ...world.deps.config, webDist, assetsDir } });

test("serves the files of two builds from processes of both", async () => {
  const assetsDir = await emptyDir();
  await mkdir(path.join(assetsDir, "storage"));
  await writeFile(path.join(assetsDir, "storage", "secret"), "secret");
  await mkdir(path.join(assetsDir, "assets"));
  await writeFile(path.join(assetsDir, "assets", ".draft-x"), "half");
  const older = await getProcess(await build("main-old1.js", "same-5.css"), assetsDir);
  const newer = await getProcess(await build("main-new2.js", "same-5.css"), assetsDir);
  const alone = await getProcess(await build("main-new2.js"), null);
  for (const app of [older, newer]) {
    for (const name of ["main-old1.js", "main-new2.js", "same-5.css"]) {
      const plain = await app.inject(`/assets/${name}`);
      expect(plain).toMatchObject({ statusCode: 200, body: `// ${name}` });
      expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(plain.headers["content-type"]).toMatch(/\/(javascript|css); charset=utf-8$/);
    }
    for (const name of ["main-old1.js", "main-new2.js"]) {
      const headers = { "accept-encoding": "br" };
      const packed = await app.inject({ url: `/assets/${name}`, headers });
      expect(packed.headers["content-encoding"]).toBe("br");
      expect(packed.rawPayload).toEqual(brotliCompressSync(`// ${name}`));
    }
    const spanish = await app.inject("/assets/es/es-main-old1.js");
    expect(spanish).toMatchObject({ statusCode: 200, body: "// es main-old1.js" });
    expect((await app.inject("/assets/main-none.js")).statusCode).toBe(404);
    for (const url of ["/assets/.draft-x", "/storage/secret", "/assets/../storage/secret"]) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
  }
  expect((await newer.inject("/dashboard")).body).toBe("main-new2.js,same-5.css");
  expect((await alone.inject("/assets/main-old1.js")).statusCode).toBe(404);
  await Promise.all([older, newer, alone].map((app) => app.close()));
});

test("starts with an unwritable folder", async () => {
  const app = await getProcess(await build("main-1.js"), path.join(world.folder, "web/index.html"));
  expect((await app.inject("/assets/main-1.js")).statusCode).toBe(200);
  await app.close();
});

test("deletes files unused for 30 days, even when two processes start concurrently", async () => {
  const [keptDir, webDist] = [await emptyDir(), await build("main-1.js")];
  const assets = path.join(keptDir, "assets");
  await mkdir(assets);
  const now = new Date();
  for (const [name, days] of [
    ["gone-0.js", 31],
    ["recent-0.js", 29],
    ["main-1.js", 31],
  ] as const) {
    await writeFile(path.join(assets, name), "");
    const then = new Date(now.getTime() - days * DAY_MS);
    await utimes(path.join(assets, name), then, then);
  }
  await Promise.all(Array.from({ length: 5 }, () => syncSharedAssets(webDist, keptDir, now)));
  expect((await listFiles(assets)).sort()).toEqual(["main-1.js", "main-1.js.br", "recent-0.js"]);
  await rm(path.join(webDist, "assets", "main-1.js"));
  await syncSharedAssets(webDist, keptDir, now);
  expect(await readdir(assets)).toContain("main-1.js");
});
