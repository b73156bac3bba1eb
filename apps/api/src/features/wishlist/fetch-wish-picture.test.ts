import { rateLimits } from "@giftling/db/schema/index";
import { makeKid } from "@giftling/db/testing/factories";
import { deleteJobs, listJobs } from "@giftling/db/testing/jobs";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { TaskPayload } from "../../services/jobs/queue.ts";
import { createTestFixture } from "../../testing/test-fixture.ts";
import { createHtmlPage, createMetaTag } from "../previews/testing/pages.ts";
import { startTestShop } from "../previews/testing/shop.ts";
import { fetchWishPicture } from "./fetch-wish-picture.ts";

const shop = await startTestShop();
const world = await createTestFixture({ PREVIEW_TEST_ADDRESS: shop.address });
afterAll(() => Promise.all([world.close(), shop.close()]));

const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c46" } })
  .png()
  .toBuffer();
const product = createHtmlPage(
  `<title>Box Kite</title>${createMetaTag("og:title", "Box Kite")}${createMetaTag("og:image", "/a.png")}`,
);
const at = (path: string) => `${shop.origin}${path}`;
const TASK = "fetch-wish-picture";

beforeEach(async () => {
  await deleteJobs(world.db);
  shop.requests.length = 0;
  shop.page("/a.png", { type: "image/png", body });
  shop.page("/kite", { body: product });
  shop.page("/plain", { body: createHtmlPage("<title>Box Kite</title>") });
  shop.page("/denied", { status: 403, body: "<title>Access Denied</title>" });
  shop.page("/hangs-up", (request) => request.socket.destroy());
});

/** Runs each queued picture fetch once, one after another, and returns the jobs' payloads. */
async function runJobs(): Promise<TaskPayload<typeof TASK>[]> {
  const payloads = (await deleteJobs(world.db, TASK)).map(
    ({ payload }) => payload as TaskPayload<typeof TASK>,
  );
  for (const payload of payloads) await fetchWishPicture(world.deps, payload);
  return payloads;
}

/** Creates a family whose kid has imported wishes with the given URLs. */
async function importFamily(...urls: (string | null)[]) {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id);
  const rows = urls.map((url, place) => ({ name: `Wish ${place + 1}`, url }));
  const ends = rows.length === 0 ? [] : await parent.caller.wishlist.import({ kidId, rows });
  const ids = ends.map((end) => ("item" in end ? end.item.id : ""));
  const list = () => parent.caller.wishlist.list({ kidId });
  const states = async () => (await list()).map(({ pictureFetch }) => pictureFetch);
  const hasPictures = async () => (await list()).map(({ imageUrl }) => imageUrl !== null);
  const pictures = async () =>
    (await world.db.query.pictures.findMany()).filter(({ familyId }) => familyId === parent.id);
  return { ...parent, kidId, ids, list, states, hasPictures, pictures };
}

describe("fetchWishPicture (rule: fetched-pictures)", () => {
  test("fetches the pictures of imported wishes with a URL, and shows the progress", async () => {
    const family = await importFamily(at("/kite"), null, at("/plain"), at("/denied"), at("/kite"));
    expect(await family.states()).toEqual(["pending", null, "pending", "pending", "pending"]);
    const [first, ...others] = await deleteJobs(world.db, TASK);
    await fetchWishPicture(world.deps, first?.payload as TaskPayload<typeof TASK>);
    expect(await family.states()).toEqual(["done", null, "pending", "pending", "pending"]);
    for (const { payload } of others) {
      await fetchWishPicture(world.deps, payload as TaskPayload<typeof TASK>);
    }
    expect(await family.states()).toEqual([null, null, null, null, null]);
    expect(await family.hasPictures()).toEqual([true, false, false, false, true]);
    expect(await listJobs(world.db, TASK)).toEqual([]);
    expect(await family.pictures()).toHaveLength(2);
  });

  test("fetches the picture of a new wish if requested, and not without a URL or with a picture", async () => {
    const { caller, kidId, hasPictures } = await importFamily();
    const url = at("/kite");
    const added = [
      await caller.wishlist.create({ kidId, name: "Kite", url, fetchesPicture: true }),
      await caller.wishlist.create({ kidId, name: "Kite", url }),
      await caller.wishlist.create({ kidId, name: "Drum", isIdea: true, fetchesPicture: true }),
    ];
    expect(added.map(({ pictureFetch }) => pictureFetch)).toEqual(["pending", null, null]);
    expect(await runJobs()).toHaveLength(1);
    expect(await hasPictures()).toEqual([true, false, false]);
    const page = await caller.previews.fetch({ url, withPicture: true });
    const imageUrl = page.status === "found" ? page.imageUrl : null;
    expect(imageUrl).not.toBeNull();
    await caller.wishlist.create({ kidId, name: "Kite", url, imageUrl, fetchesPicture: true });
    expect(await listJobs(world.db, TASK)).toEqual([]);
  });

  test("hides its state from visitors", async () => {
    const { caller, kidId, ids, familyUrl } = await importFamily(at("/kite"));
    await caller.wishlist.update({ id: ids[0] ?? "", state: "shown" });
    const { wishlist } = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(wishlist).toHaveLength(1);
    expect(wishlist[0]).not.toHaveProperty("pictureFetch");
  });

  test("retries an unreachable shop twice, and then ends", async () => {
    const family = await importFamily(at("/hangs-up"));
    for (const { attempt, delay } of [
      { attempt: 1, delay: 15 },
      { attempt: 2, delay: 60 },
    ]) {
      expect(await runJobs()).toMatchObject([{ attempt }]);
      const [job] = await listJobs(world.db, TASK);
      expect(job?.delaySeconds).toBeGreaterThan(delay - 5);
      expect(job?.delaySeconds).toBeLessThanOrEqual(delay);
      expect(await family.states()).toEqual(["pending"]);
    }
    expect(await runJobs()).toMatchObject([{ attempt: 3 }]);
    expect(await listJobs(world.db, TASK)).toEqual([]);
    expect(await family.states()).toEqual([null]);
    expect(shop.requests).toHaveLength(3);
  });

  test("delays a fetch above a rate limit without counting an attempt", async () => {
    const family = await importFamily(at("/kite"));
    const expire = new Date(world.clock.now().getTime() + 1_800_000);
    await world.db
      .insert(rateLimits)
      .values({ key: `wish-picture-hour:${family.id}`, points: 1_000_000, expire });
    await runJobs();
    const [job] = await listJobs(world.db, TASK);
    expect(job).toMatchObject({ payload: { attempt: 1 } });
    expect(job?.delaySeconds).toBeGreaterThan(60);
    expect(shop.requests).toEqual([]);
    expect(await family.states()).toEqual(["pending"]);
  });

  test("does not change a wish that was deleted or edited during the fetch", async () => {
    const family = await importFamily(at("/first"), at("/second"), at("/third"));
    const [gone = "", moved = "", own = ""] = family.ids;
    const { caller } = family;
    const publicURL = (
      await caller.pictures.upload({
        imageData: `data:image/png;base64,${body.toString("base64")}`,
        mimeType: "image/png",
      })
    ).publicURL;
    const during = (path: string, edit: () => Promise<unknown>) =>
      shop.page(path, (_, response) => {
        void edit().then(() => response.setHeader("content-type", "text/html").end(product));
      });
    during("/first", () => caller.wishlist.delete({ id: gone }));
    during("/second", () => caller.wishlist.update({ id: moved, url: at("/plain") }));
    during("/third", () => caller.wishlist.update({ id: own, imageUrl: publicURL }));
    await runJobs();
    const list = await family.list();
    expect(list.map(({ id, imageUrl }) => [id, imageUrl])).toEqual([
      [moved, null],
      [own, publicURL],
    ]);
    expect(await family.states()).toEqual([null, null]);
    // No unused copy remains.
    expect(await family.pictures()).toHaveLength(1);
    expect(shop.paths()).toContain("/plain");
  });

  test("stores one picture for each wish when all jobs run twice concurrently", async () => {
    const family = await importFamily(...Array.from({ length: 8 }, () => at("/kite")));
    const jobs = await deleteJobs(world.db, TASK);
    const outcomes = await Promise.allSettled(
      [...jobs, ...jobs].map(({ payload }) =>
        fetchWishPicture(world.deps, payload as TaskPayload<typeof TASK>),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    await runJobs();
    expect(await family.hasPictures()).toEqual(family.ids.map(() => true));
    expect(await family.states()).toEqual(family.ids.map(() => null));
    expect(await family.pictures()).toHaveLength(8);
  });

  test("fetches again for a draft that is published without a picture", async () => {
    const family = await importFamily(at("/late"), at("/kite"));
    await runJobs();
    expect(await family.hasPictures()).toEqual([false, true]);
    shop.page("/late", { body: product });
    const items = family.ids.map((id) => ({ id }));
    await family.caller.wishlist.setStates({ kidId: family.kidId, state: "shown", items });
    expect(await family.states()).toEqual(["pending", null]);
    await runJobs();
    expect(await family.hasPictures()).toEqual([true, true]);
    expect(await family.states()).toEqual([null, null]);
  });

  test("reads no page for a closed account", async () => {
    const family = await importFamily(at("/kite"));
    await world.db.execute(`update families set closed_at = now() where id = '${family.id}'`);
    await runJobs();
    expect(shop.requests).toEqual([]);
    await world.db.execute(`update families set closed_at = null where id = '${family.id}'`);
    expect(await family.states()).toEqual([null]);
  });
});
