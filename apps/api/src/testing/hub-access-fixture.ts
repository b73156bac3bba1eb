import {
  makeContribution,
  makeFamilyUrl,
  makeKid,
  makeLink,
  makePicture,
  makePurchase,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { getLinkName, LINK_KINDS } from "@giftling/domain";
import sharp from "sharp";
import { expect } from "vitest";
import { buildApp } from "../app.ts";
import { createMailLinks } from "../services/email/composition/links.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { writeStubWebApp } from "./stub-web-app.ts";

/** Creates an app that caches hubs and renders pages with a fake build of the web app. Call `close` in `afterAll`. */
export async function createHubAccessFixture() {
  const world = await createTestApp();
  const webDist = await writeStubWebApp(world.folder);
  const app = await buildApp({ ...world.deps, config: { ...world.deps.config, webDist } });
  world.deps.hubs.up();
  return {
    ...world,
    app,
    async close() {
      await app.close();
      await world.close();
    },
  };
}
export type HubAccessFixture = Awaited<ReturnType<typeof createHubAccessFixture>>;

export const HIDDEN_TEXTS = {
  kid: "Zinnia",
  photo: "photo",
  giver: "Wilhelmina",
  wish: "Zeppelin",
  news: "Zeitgeist",
} as const;

/** Creates a family with all kinds of content. Returns the hub's public URLs and the owner's Cookie header. */
export async function makeHubAccessFamily(world: HubAccessFixture) {
  const { db, deps } = world;
  const { id, familyUrl, caller } = await world.parent();
  const former = (await makeFamilyUrl(db, id, { isCurrent: false })).address;
  const picture = async () => {
    const made = await makePicture(db, id);
    const pixel = { width: 2, height: 2, channels: 3, background: "#fff" } as const;
    await deps.storage.put(
      made.storageKey,
      await sharp({ create: pixel }).webp().toBuffer(),
      "image/webp",
    );
    return made;
  };
  const photo = await picture();
  const newsPicture = await picture();
  const facts = { avatarId: photo.id, birthdayMonth: 3, birthdayDay: 14 };
  const { id: kidId } = await makeKid(db, id, { firstName: HIDDEN_TEXTS.kid, ...facts });
  const item = () => makeWish(db, kidId, { name: HIDDEN_TEXTS.wish });
  const bought = await item();
  await makePurchase(db, bought.id, { giverName: HIDDEN_TEXTS.giver });
  await makeContribution(db, kidId, { contributorName: HIDDEN_TEXTS.giver });
  await makeUpdate(db, kidId, { title: HIDDEN_TEXTS.news, pictureId: newsPicture.id });
  const clicks: Record<string, { url: string; payload: object }> = {};
  for (const kind of LINK_KINDS) {
    const link = await makeLink(db, kind, kidId);
    const name = getLinkName(kind);
    clicks[`click on a ${name} link`] = { url: `/api/${name}-links/${link.id}/click`, payload: {} };
  }
  const input = (value: object) => encodeURIComponent(JSON.stringify(value));
  const reads: Record<string, string> = {
    page: `/hub/${familyUrl}`,
    "page of a kid": `/hub/${familyUrl}?kid=${kidId}`,
    "page at a former address": `/hub/${former}`,
    preview: `/hub/${familyUrl}/preview.png`,
    card: `/hub/${familyUrl}/card?kid=${kidId}`,
    calendar: `/hub/${familyUrl}/calendar.ics`,
    "page of a report": `/hub/${familyUrl}/report`,
    kids: `/api/hub/${familyUrl}/kids`,
    "kids at a former address": `/api/hub/${former}/kids`,
    kid: `/api/hub/${familyUrl}/${kidId}`,
    wall: `/api/hub/${familyUrl}/${kidId}/wall`,
    updates: `/api/hub/${familyUrl}/${kidId}/updates`,
    "kids by tRPC": `/trpc/hub.kids?input=${input({ familyUrl })}`,
    "kid by tRPC": `/trpc/hub.kid?input=${input({ familyUrl, kidId })}`,
    "kid in a batch": `/trpc/hub.kid,hub.wall?batch=1&input=${input({ 0: { familyUrl, kidId }, 1: { familyUrl, kidId } })}`,
    photo: `/media/${photo.storageKey}`,
    "photo as JPEG": `/media/${photo.storageKey.replace(".webp", ".jpg")}`,
    "picture of news": `/media/${newsPicture.storageKey}`,
    "picture of news as JPEG": `/media/${newsPicture.storageKey.replace(".webp", ".jpg")}`,
  };
  const guess = crypto.randomUUID();
  /** URLs with an unknown or malformed kid ID. */
  const guesses: Record<string, string> = {
    kid: `/api/hub/${familyUrl}/${guess}`,
    wall: `/api/hub/${familyUrl}/${guess}/wall`,
    updates: `/api/hub/${familyUrl}/${guess}/updates`,
    "no id at all": `/api/hub/${familyUrl}/emma/wall`,
    "wall at a former address": `/api/hub/${former}/${guess}/wall`,
    "wall by tRPC": `/trpc/hub.wall?input=${input({ familyUrl, kidId: guess })}`,
  };
  const mailed = createMailLinks(deps.config).picture(newsPicture.storageKey) ?? "";
  const writes = async (): Promise<Record<string, { url: string; payload: object }>> => ({
    purchase: {
      url: `/api/wishlist/${(await item()).id}/purchase`,
      payload: { purchasedBy: "Aunt May" },
    },
    "purchase by tRPC": {
      url: "/trpc/wishlist.purchase",
      payload: { id: (await item()).id, purchasedBy: "Aunt May" },
    },
    contribution: {
      url: `/api/kids/${kidId}/contributions`,
      payload: { contributorName: "Aunt May", amount: 25, type: "529" },
    },
    "sign-up": {
      url: `/api/kids/${kidId}/supporters`,
      payload: { name: "Aunt May", email: `may${Math.random()}@example.com` },
    },
    report: { url: `/api/hub/${familyUrl}/report`, payload: { reason: "other" } },
    ...clicks,
    undo: {
      url: `/api/wishlist/${bought.id}/undo-purchase`,
      payload: { undoToken: "wrong" },
    },
  });
  return {
    id,
    familyUrl,
    former,
    kidId,
    photo,
    caller,
    item,
    reads,
    guesses,
    /** Path of an update's picture, as linked in the update's mail. */
    mailed: { "picture in a mail": new URL(mailed).pathname },
    writes,
    cookie: await world.signIn(id),
  };
}

/** Requests each URL. Returns the statuses and all text. Throws for a response that shared caches may store. */
export async function fetchStatuses(
  { app }: Pick<TestApp, "app">,
  ways: Record<string, string>,
  cookie = "",
) {
  const statuses: Record<string, number> = {};
  const bodies: string[] = [];
  for (const [name, url] of Object.entries(ways)) {
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} });
    statuses[name] = answer.statusCode;
    expect(answer.headers["cache-control"], name).toMatch(/\bno-(cache|store)\b/);
    bodies.push(`${JSON.stringify(answer.headers)} ${answer.body}`);
  }
  return { statuses, bodies: bodies.join("\n") };
}

/** Sends each POST request in `ways`. Returns the HTTP statuses by the requests' keys in `ways`. */
export async function postRequests(
  { app }: Pick<TestApp, "app">,
  ways: Record<string, { url: string; payload: object }>,
  cookie = "",
) {
  const statuses: Record<string, number> = {};
  for (const [name, { url, payload }] of Object.entries(ways)) {
    const headers = cookie ? { cookie } : {};
    statuses[name] = (await app.inject({ method: "POST", url, payload, headers })).statusCode;
  }
  return statuses;
}

/** Returns an object that maps each key of `ways` to `status`, except for the entries in `over`. */
export const createExpectedStatuses = (
  ways: object,
  status: number,
  over: Record<string, number> = {},
) => ({
  ...Object.fromEntries(Object.keys(ways).map((name) => [name, status])),
  ...over,
});
