import { randomBytes, randomUUID } from "node:crypto";
import { compressPage } from "../cache/compressed-page.ts";
import { createHubCache, type HubData, type HubPage } from "../cache/hub-cache.ts";
import { JsonText } from "../cache/json-text.ts";

/** Prints the ratio of the hub cache's measured memory to its counted memory. Requires `--expose-gc`. */

const NOW = new Date("2026-03-01T12:00:00Z");
const CACHE_BYTES = 32 * 1024 * 1024;

/** Returns the memory of all reachable objects and buffers of this process, in bytes. */
function measureMemory(): number {
  for (let round = 0; round < 3; round += 1) global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns text without repetitions, decoded like text from the database. `é` takes two bytes in UTF-8. */
const createText = (length: number) =>
  Buffer.from(`é${randomBytes(length / 2).toString("hex")}`).toString();

const createId = () => Buffer.from(randomUUID()).toString();

/** Returns a hub like one that was read from the database. Every value is a new object. */
function createHubData(length: number): HubData {
  const familyId = createId();
  const familyUrl = createText(16);
  const kids = new JsonText(JSON.stringify({ familyUrl, kids: createText(500) }));
  const hub = new JsonText(JSON.stringify({ familyUrl, text: createText(length) }));
  // Each cached hub was sent at least once, which computes its digest.
  for (const { digest } of [kids, hub]) if (digest === "") throw new Error("A digest is empty");
  const later = () => new Date(NOW.getTime() + 1_000_000);
  return {
    familyUrl,
    family: {
      familyId,
      familyUrl,
      referralCode: createText(10),
      theme: { palette: "evergreen", accent: null, cover: "plain" },
      photoInPreviews: true,
      title: createText(30),
      subscriptionPlan: "premium",
      subscriptionStatus: "active",
      trialEndsAt: later(),
      premiumGrantedUntil: later(),
      currentPeriodEnd: later(),
      hubAccess: {
        familyId,
        isShown: true,
        passcodeHash: createText(80),
        pausesWrites: false,
        approvesNames: false,
        language: "en",
        currency: "USD",
      },
    },
    kids,
    kidIds: [createId(), createId()],
    kidId: createId(),
    hub,
    heldUntil: later(),
    keepsSurprises: false,
    sortedUntil: later(),
  };
}

const length = Number(process.argv[2]);
const before = measureMemory();
const cache = createHubCache(CACHE_BYTES, { now: () => NOW });
cache.up();
const isFull = (name: "reads" | "pages") => cache.use()[name].bytes > 0.45 * CACHE_BYTES;
while (!isFull("reads") || !isFull("pages")) {
  const value = createHubData(length);
  const { family, kidId, kidIds, familyUrl } = value;
  const entry = { familyId: family?.familyId ?? null, until: new Date(NOW.getTime() + 1_000) };
  const key = `36 ${kidId} 24 10 ${familyUrl}`;
  await cache.reads.get(key, async () => ({ ...entry, key, value }));
  const page = await compressPage(createText(length));
  const shown: HubPage = {
    page,
    kidId: String(kidId),
    kidIds,
    hubAccess: family?.hubAccess ?? null,
  };
  await cache.pages.get(key, async () => ({ ...entry, key, value: shown }));
}
const used = measureMemory() - before;
const { reads, pages } = cache.use();
process.stdout.write(String(used / (reads.bytes + pages.bytes)));
