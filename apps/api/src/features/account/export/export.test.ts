import { rm } from "node:fs/promises";
import path from "node:path";
import type { CanaryRows } from "@giftling/db/testing/canary-rows";
import { getLinkName, LINK_KINDS } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { createRateLimiter } from "../../../limits/rate-limit.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { makeCanaryFamily } from "../../../testing/canary-family.ts";
import { unzip } from "../../../testing/unzip.ts";

const WORD = "canary7f3q";
let world: TestApp;
let family: CanaryRows;
let other: CanaryRows;
beforeAll(async () => {
  world = await createTestApp();
  family = await makeCanaryFamily(world, WORD);
  other = await makeCanaryFamily(world, "somebodyelse");
});
afterAll(() => world.close());

const download = async (headers: Record<string, string> = {}) => {
  const cookie = await world.signIn(family.familyId);
  return world.app.inject({ url: "/api/account/export", headers: { cookie, ...headers } });
};

describe("the export (rule: data-export)", () => {
  test("is a zip archive with the document, tables and pictures of this family only", async () => {
    const response = await download();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="giftling-[\d-]+\.zip"$/),
    });
    const files = unzip(response.rawPayload);
    expect([...files.keys()].sort()).toEqual(
      [
        "README.txt",
        "giftling.json",
        ...family.storageKeys.map((key) => `pictures/${key}`),
        ...[
          "children",
          "contributions",
          "gifts",
          "occasions",
          "people",
          "proposals",
          "referrals",
          "supporters",
          "thank-yous",
          "updates",
          "wall",
          "wishlist",
          ...LINK_KINDS.map((kind) => `${getLinkName(kind)}-links`),
        ].map((name) => `tables/${name}.csv`),
      ].sort(),
    );
    for (const key of family.storageKeys) {
      expect(files.get(`pictures/${key}`)?.toString("latin1", 0, 4)).toBe("RIFF");
    }
    const text = [...files].filter(([name]) => !name.startsWith("pictures/")).join("\n");
    expect(text).not.toContain("somebodyelse");
    expect(text).not.toMatch(/token|hash|cus_|sub_/i);
  });

  test("contains every text that the family entered or received", async () => {
    const files = unzip((await download()).rawPayload);
    const document = JSON.parse(files.get("giftling.json")?.toString() ?? "");
    expect(document.account).toMatchObject({
      email: `${WORD}@example.com`,
      familyUrl: `${WORD}-new`,
      formerFamilyUrls: [`${WORD}-old`],
      theme: { palette: "ocean" },
      mailPreferences: { trialReminders: false },
    });
    expect(document.plan.subscription.status).toBe("canceled");
    expect(document.referrals.friends).toHaveLength(1);
    const [child] = document.children;
    const [avatar, news, gift, imageUrl] = family.storageKeys.map((key) => `pictures/${key}`);
    expect(child).toMatchObject({
      firstName: `${WORD} Emma`,
      schoolType: `${WORD} school`,
      avatarUrl: avatar,
      paymentLinks: [{ label: `=${WORD} label`, contributionCode: `${WORD}code` }],
      registryLinks: [{ label: `=${WORD} label` }],
      updates: [{ title: `${WORD} title`, content: `${WORD} content`, imageUrl: news }],
      contributions: [{ contributorName: `${WORD} Rose`, amount: 25 }],
      thankYous: [
        { personalMessage: `${WORD} message`, imageUrl },
        { personalMessage: `${WORD} message`, imageUrl },
      ],
      supporters: [{ email: `rose-${WORD}@example.com`, contributionAmount: 5 }],
      wall: [{ isOnWall: true }, { isOnWall: true }],
      totalLinkClicks: LINK_KINDS.length,
      totalPageViews: 1,
    });
    expect(child.wishlist).toEqual([
      expect.objectContaining({
        name: `${WORD} kite`,
        purchasedBy: `${WORD} Rose`,
        imageUrl: gift,
      }),
      expect.objectContaining({ name: `${WORD} lessons`, fundingGoal: 200, priorityOrder: 1 }),
    ]);
    const links = files.get("tables/payment-links.csv")?.toString();
    expect(links).toContain(`,'=${WORD} label,https://${WORD}.example/pay,`);
  });

  test("omits the address of an unsubscribed supporter", async () => {
    const contact = world.db.execute.bind(world.db);
    await contact(`update mail_contacts set unsubscribed_at = now() where email like '%${WORD}%'`);
    const text = unzip((await download()).rawPayload)
      .get("tables/supporters.csv")
      ?.toString();
    expect(text).toContain(`${WORD} Rose`);
    expect(text).not.toContain("@");
    await contact(`update mail_contacts set unsubscribed_at = null where email like '%${WORD}%'`);
  });

  test("omits a picture whose file is missing, and fails completely when the storage fails", async () => {
    const [first = ""] = family.storageKeys;
    await rm(path.join(world.folder, first));
    const files = unzip((await download()).rawPayload);
    expect(files.has(`pictures/${first}`)).toBe(false);
    expect(files.has(`pictures/${family.storageKeys[1]}`)).toBe(true);

    const storage = { ...world.deps.storage, get: () => Promise.reject(new Error("away")) };
    const failing = await buildApp({ ...world.deps, storage });
    const cookie = await world.signIn(family.familyId);
    const cut = failing.inject({ url: "/api/account/export", headers: { cookie } });
    // A failure before the first byte returns an error response. A later failure breaks the stream, so that a zip is
    // never incomplete without an error.
    expect(
      await cut.then(
        (answer) => answer.statusCode,
        () => "cut",
      ),
    ).not.toBe(200);
    await failing.close();
  });

  test("is rejected cross-site and above the rate limit, and is available to a closed account", async () => {
    expect((await download({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await download({ "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    const strict = await buildApp({ ...world.deps, limiter: createRateLimiter(world.db, 1) });
    await (await world.callerOf(other.familyId)).account.close({ confirm: "DELETE" });
    const cookie = await world.signIn(other.familyId);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const answer = await strict.inject({ url: "/api/account/export", headers: { cookie } });
        return answer.statusCode;
      }),
    );
    await strict.close();
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});
