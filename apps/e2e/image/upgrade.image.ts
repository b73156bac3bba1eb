import { join } from "node:path";
import { seedRelease } from "../../../scripts/harness/previous-release.ts";
import { getStatePath } from "../../../scripts/image/docker/state.ts";
import { expect, test } from "../src/support/test.ts";
import { API_ORIGIN, DATABASE_URL, startApp, startDatabase } from "./compose-app.ts";
import { runDocker, runShell } from "./docker.ts";

/** Reads the names and titles on each hub of the sample family, and the response status of each picture. */
async function readHub() {
  const kids = await (await fetch(`${API_ORIGIN}/api/hub/rivera/kids`)).text();
  const ids = [...kids.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id);
  const hubs = await Promise.all(
    ids.map(async (id) => (await fetch(`${API_ORIGIN}/api/hub/rivera/${id}`)).text()),
  );
  const names = hubs.map((hub) =>
    (hub.match(/"(name|firstName|label|title)":"[^"]+"/g) ?? []).sort(),
  );
  const page = await (await fetch(`${API_ORIGIN}/hub/rivera`)).text();
  const paths = [...new Set(page.match(/\/media\/[\w.-]+/g))].sort();
  const pictures = await Promise.all(
    paths.map(async (path) => [path, (await fetch(API_ORIGIN + path)).status]),
  );
  return { names, pictures };
}

test("the database and the pictures of an older image, opened by this one", async () => {
  const release = process.env.IMAGE_PREVIOUS ?? "";
  const image = process.env.IMAGE_PREVIOUS_NAME ?? "";
  const storage = getStatePath("volumes", "storage");
  // Older releases require an OpenID provider.
  const provider = [
    "OIDC_ISSUER=https://id.example",
    "OIDC_CLIENT_ID=id",
    "OIDC_CLIENT_SECRET=key",
  ];
  await startDatabase();
  await startApp(image, ...provider.flatMap((variable) => ["-e", variable]));
  await seedRelease(release, {
    DATABASE_URL,
    STORAGE_DIR: join(storage, "storage"),
    APP_ENV: "local",
  });
  runShell(`chown -R 1000:1000 "${storage}"`);
  const before = await readHub();
  expect(before.names.flat().length).toBeGreaterThan(10);
  expect(before.pictures).toContainEqual([expect.any(String), 200]);
  await runDocker("stop", "app");
  await runDocker("rm", "app");
  await startApp("giftling");
  const after = await readHub();
  before.names.forEach((names, kid) => {
    expect(after.names[kid]).toEqual(expect.arrayContaining(names));
  });
  expect(after.pictures).toEqual(before.pictures);
  const parent = await runDocker(
    "exec",
    "app",
    "giftling",
    "operator",
    "find",
    "parent@example.com",
  );
  expect(parent).toContain("/hub/rivera");
});
