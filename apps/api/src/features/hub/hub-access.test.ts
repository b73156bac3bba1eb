import * as schema from "@giftling/db/schema/index";
import { getLinkName, LINK_KINDS } from "@giftling/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCookieHeader } from "../../testing/app.ts";
import {
  createExpectedStatuses,
  createHubAccessFixture,
  fetchStatuses,
  HIDDEN_TEXTS,
  type HubAccessFixture,
  makeHubAccessFamily,
  postRequests,
} from "../../testing/hub-access-fixture.ts";

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

const MOVED = { "page at a former address": 307 };
/** Expected status codes of a visitor's writes to an open hub. */
const WRITTEN = {
  purchase: 200,
  "purchase by tRPC": 200,
  contribution: 201,
  "sign-up": 201,
  report: 204,
  ...Object.fromEntries(
    LINK_KINDS.map((kind) => [`click on a ${getLinkName(kind)} link`, 204] as const),
  ),
  // The token is invalid.
  undo: 404,
};

const told = (bodies: string) =>
  Object.values(HIDDEN_TEXTS).filter((secret) => secret !== "photo" && bodies.includes(secret));

describe("every public URL of a hub", () => {
  test("is public by default, also when cached", async () => {
    const { reads, guesses, mailed, writes } = await makeHubAccessFamily(world);
    for (const _ of ["cold", "warm"]) {
      const { statuses, bodies } = await fetchStatuses(world, reads);
      expect(statuses).toEqual(createExpectedStatuses(reads, 200, MOVED));
      expect(told(bodies)).toEqual(["Zinnia", "Wilhelmina", "Zeppelin", "Zeitgeist"]);
    }
    expect((await fetchStatuses(world, guesses)).statuses).toEqual(
      createExpectedStatuses(guesses, 404),
    );
    expect((await fetchStatuses(world, mailed)).statuses).toEqual(
      createExpectedStatuses(mailed, 200),
    );
    expect(await postRequests(world, await writes())).toEqual(WRITTEN);
  });

  test.each(["cold", "warm"])(
    "returns the response of an unknown family URL when unpublished, %s",
    async (state) => {
      const family = await makeHubAccessFamily(world);
      const { writes, caller, cookie } = family;
      const reads = { ...family.reads, ...family.mailed };
      if (state === "warm") await fetchStatuses(world, reads);
      await caller.account.updateSharing({ isPublished: false });
      const { statuses, bodies } = await fetchStatuses(world, reads);
      expect(statuses).toEqual(createExpectedStatuses(reads, 404));
      expect(told(bodies)).toEqual([]);
      expect(await postRequests(world, await writes())).toEqual(
        createExpectedStatuses(WRITTEN, 404),
      );
      // The family's dashboard continues to work.
      const own = { photo: family.reads.photo ?? "" };
      expect((await fetchStatuses(world, own, cookie)).statuses).toEqual(
        createExpectedStatuses(own, 200),
      );
      const { purchase } = await writes();
      expect(
        await postRequests(world, { purchase: purchase ?? { url: "", payload: {} } }, cookie),
      ).toEqual({
        purchase: 200,
      });
      await caller.account.updateSharing({ isPublished: true });
      expect((await fetchStatuses(world, reads)).statuses).toEqual(
        createExpectedStatuses(reads, 200, MOVED),
      );
    },
  );

  test("returns the response of an unknown family URL when taken down, including thank-you pages", async () => {
    const family = await makeHubAccessFamily(world);
    const [waiting] = await world.db
      .insert(schema.thankYous)
      .values({
        kidId: family.kidId,
        contributorName: "Aunt May",
        contributionType: "contribution",
        contributedAt: new Date(),
      })
      .returning();
    const sent = await family.caller.gratitude.sendThankYou({
      id: waiting?.id ?? "",
      personalMessage: "Thank you.",
    });
    const thankYou = { "thank-you": new URL(sent.pageUrl ?? "").pathname };
    expect((await fetchStatuses(world, thankYou)).statuses).toEqual(
      createExpectedStatuses(thankYou, 200),
    );
    await world.db
      .update(schema.families)
      .set({ takenDownAt: new Date() })
      .where(eq(schema.families.id, family.id));
    world.deps.hubs.drop(family.id);
    const ways = { ...family.reads, ...family.mailed, ...thankYou };
    expect((await fetchStatuses(world, ways)).statuses).toEqual(createExpectedStatuses(ways, 404));
    expect(await postRequests(world, await family.writes())).toEqual(
      createExpectedStatuses(WRITTEN, 404),
    );
  });

  test.each(["cold", "warm"])("requires the passcode once per browser, %s", async (state) => {
    const { reads, guesses, mailed, writes, caller, cookie, familyUrl } =
      await makeHubAccessFamily(world);
    if (state === "warm") await fetchStatuses(world, reads);
    await caller.account.updateSharing({ passcode: "Maple Tree" });
    // The family reads the hub first, so that it is cached.
    expect((await fetchStatuses(world, reads, cookie)).statuses).toEqual(
      createExpectedStatuses(reads, 200, MOVED),
    );
    const { statuses, bodies } = await fetchStatuses(world, reads);
    expect(statuses).toEqual(createExpectedStatuses(reads, 401));
    expect(told(bodies)).toEqual([]);
    expect(await postRequests(world, await writes())).toEqual(createExpectedStatuses(WRITTEN, 401));
    // The responses do not reveal which kids exist. The recipient of a mail still sees the mail's picture.
    expect((await fetchStatuses(world, guesses)).statuses).toEqual(
      createExpectedStatuses(guesses, 401),
    );
    expect((await fetchStatuses(world, guesses, cookie)).statuses).toEqual(
      createExpectedStatuses(guesses, 404),
    );
    expect((await fetchStatuses(world, mailed)).statuses).toEqual(
      createExpectedStatuses(mailed, 200),
    );
    const opened = await open(familyUrl, " maple tree ");
    expect(opened.statusCode).toBe(204);
    const pass = getCookieHeader(opened);
    expect((await fetchStatuses(world, reads, pass)).statuses).toEqual(
      createExpectedStatuses(reads, 200, MOVED),
    );
    expect(await postRequests(world, await writes(), pass)).toEqual(WRITTEN);
    // Setting the same passcode again does not revoke access. Setting another passcode revokes access.
    await caller.account.updateSharing({ passcode: "Maple Tree" });
    expect((await fetchStatuses(world, reads, pass)).statuses).toEqual(
      createExpectedStatuses(reads, 200, MOVED),
    );
    await caller.account.updateSharing({ passcode: "Oak Tree" });
    expect((await fetchStatuses(world, reads, pass)).statuses).toEqual(
      createExpectedStatuses(reads, 401),
    );
    await caller.account.updateSharing({ passcode: null });
    expect((await fetchStatuses(world, reads)).statuses).toEqual(
      createExpectedStatuses(reads, 200, MOVED),
    );
  });

  test("allows reads but only the family's writes while paused", async () => {
    const { reads, writes, caller, cookie, familyUrl, kidId } = await makeHubAccessFamily(world);
    await fetchStatuses(world, reads);
    await caller.account.updateSharing({ pausesWrites: true });
    expect((await fetchStatuses(world, reads)).statuses).toEqual(
      createExpectedStatuses(reads, 200, MOVED),
    );
    expect((await world.app.inject(`/api/hub/${familyUrl}/${kidId}`)).json().isPaused).toBe(true);
    const paused = {
      ...WRITTEN,
      purchase: 403,
      "purchase by tRPC": 403,
      contribution: 403,
      "sign-up": 403,
    };
    expect(await postRequests(world, await writes())).toEqual(paused);
    const { purchase = { url: "", payload: {} } } = await writes();
    expect((await world.app.inject({ method: "POST", ...purchase })).json().code).toBe("PAUSED");
    expect(await postRequests(world, { purchase }, cookie)).toEqual({ purchase: 200 });
  });

  test.each(["cold", "warm"])("contains no hidden photo or birthday, %s", async (state) => {
    const { reads, caller, photo, cookie } = await makeHubAccessFamily(world);
    if (state === "warm") await fetchStatuses(world, reads);
    await caller.account.updateSharing({ photoInPreviews: true });
    expect((await fetchStatuses(world, reads)).bodies).toMatch(/"birthdayMonth\\*":3/);
    await caller.account.updateSharing({ showsPhoto: false, showsBirthday: false });
    const { statuses, bodies } = await fetchStatuses(world, reads);
    const gone = { photo: 404, "photo as JPEG": 404, calendar: 404 };
    expect(statuses).toEqual(createExpectedStatuses(reads, 200, { ...MOVED, ...gone }));
    expect(bodies).not.toContain(photo.storageKey);
    expect(bodies).not.toMatch(/"birthday(Month|Day)\\*":\d/);
    const own = { photo: reads.photo ?? "" };
    expect((await fetchStatuses(world, own, cookie)).statuses).toEqual({ photo: 200 });
  });

  test("hides a new name until approval, and still shows an existing name", async () => {
    const { reads, writes, caller, kidId } = await makeHubAccessFamily(world);
    await fetchStatuses(world, reads);
    await caller.account.updateSharing({ approvesNames: true });
    expect(await postRequests(world, await writes())).toEqual(WRITTEN);
    const { bodies } = await fetchStatuses(world, reads);
    expect(bodies).not.toContain("Aunt May");
    expect(bodies).toContain("A friend");
    expect(bodies).toContain(HIDDEN_TEXTS.giver);
    const names = (await caller.gratitude.wall({ kidId })).map(({ giverName }) => giverName);
    expect(names).toContain("Aunt May");
  });
});

/** Enters a passcode as a visitor with the network address `ip`. */
function open(familyUrl: string, passcode: string, ip = "198.51.100.1") {
  return world.app.inject({
    method: "POST",
    url: `/api/hub/${familyUrl}/open`,
    payload: { passcode },
    remoteAddress: ip,
  });
}

describe("hub access with a passcode (rule: hub-passcode)", () => {
  test("issues a cookie that is valid for one family", async () => {
    const one = await makeHubAccessFamily(world);
    const two = await makeHubAccessFamily(world);
    for (const { caller } of [one, two])
      await caller.account.updateSharing({ passcode: "maple tree" });
    const opened = await open(one.familyUrl, "maple tree");
    expect(opened.headers["set-cookie"]).toMatch(
      /^giftling-hub-[0-9a-f]{16}=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const pass = getCookieHeader(opened);
    expect((await fetchStatuses(world, one.reads, pass)).statuses).toEqual(
      createExpectedStatuses(one.reads, 200, MOVED),
    );
    expect((await fetchStatuses(world, two.reads, pass)).statuses).toEqual(
      createExpectedStatuses(two.reads, 401),
    );
    expect((await fetchStatuses(world, one.reads, two.cookie)).statuses).toEqual(
      createExpectedStatuses(one.reads, 401),
    );
  });

  test("works without JavaScript, after both a wrong and a correct passcode", async () => {
    const { familyUrl, kidId, caller } = await makeHubAccessFamily(world);
    await caller.account.updateSharing({ passcode: "maple tree" });
    const url = `/hub/${familyUrl}?kid=${kidId}`;
    const page = await world.app.inject(url);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([401, "no-store"]);
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(page.body).toContain('<form class="entry" method="post">');
    expect(page.body).not.toContain("og:");
    const post = (passcode: string) =>
      world.app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ passcode }).toString(),
      });
    const wrong = await post("oak");
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain("That isn&#39;t this page&#39;s passcode.");
    const right = await post("maple tree");
    expect([right.statusCode, right.headers.location]).toEqual([303, url]);
    expect(
      (await world.app.inject({ url, headers: { cookie: getCookieHeader(right) } })).statusCode,
    ).toBe(200);
  });

  test("grants access by a link with the key and redirects to the plain URL", async () => {
    const { familyUrl, former, kidId, caller } = await makeHubAccessFamily(world);
    const { hubKey } = await caller.account.updateSharing({ passcode: "maple tree" });
    const linked = await world.app.inject(`/hub/${familyUrl}?kid=${kidId}&key=${hubKey}`);
    expect([linked.statusCode, linked.headers.location]).toEqual([
      303,
      `/hub/${familyUrl}?kid=${kidId}`,
    ]);
    expect(getCookieHeader(linked)).not.toContain(String(hubKey));
    const url = String(linked.headers.location);
    const headers = { cookie: getCookieHeader(linked) };
    expect((await world.app.inject({ url, headers })).statusCode).toBe(200);
    const old = await world.app.inject(`/hub/${former}?key=${hubKey}`);
    expect(getCookieHeader(old)).toBe(getCookieHeader(linked));
    const wrong = await world.app.inject(`/hub/${familyUrl}?key=${hubKey?.slice(1)}`);
    expect([wrong.statusCode, wrong.headers["set-cookie"]]).toEqual([303, undefined]);
    await caller.account.updateSharing({ passcode: "oak tree" });
    const stale = await world.app.inject(`/hub/${familyUrl}?key=${hubKey}`);
    expect(stale.headers["set-cookie"]).toBeUndefined();
  });
});
