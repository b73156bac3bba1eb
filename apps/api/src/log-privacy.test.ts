import { makeThankYou } from "@giftling/db/testing/factories";
import { listMails } from "@giftling/db/testing/mails";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "./app.ts";
import { createTestApp, type TestApp } from "./testing/app.ts";
import { startFaultySmtp } from "./testing/faulty-smtp.ts";
import { startWorker } from "./worker/worker.ts";

/** Canary string in every name, address, text, token and header that this test sends. */
const WORD = "canary7f3q";
const IP = "203.0.113.77";
const url = `https://${WORD}.example/`;

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const smtp = await startFaultySmtp();
let world: TestApp;
beforeAll(async () => {
  const env = { LOG_LEVEL: "trace", SMTP_URL: smtp.url, TRUSTED_PROXIES: "127.0.0.1" };
  world = await createTestApp(env, { logTo });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

type Call = {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  url: string;
  payload?: object | string;
};

async function send(cookie: string, { method = "GET", url: at, payload }: Call, app = world.app) {
  return app.inject({
    method,
    url: at,
    headers: {
      cookie,
      "user-agent": `${WORD} browser`,
      "x-forwarded-for": IP,
      referer: `http://localhost:4999/hub/${WORD}`,
      "idempotency-key": `${WORD}-${lines.length}`,
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Returns valid and invalid requests from a family and from visitors. */
async function calls(familyId: string): Promise<Call[]> {
  const caller = await world.callerOf(familyId);
  const [kid] = await caller.kids.list();
  const kidId = kid?.id ?? "";
  const thanks = await makeThankYou(world.db, kidId);
  const sent = await caller.gratitude.sendThankYou({ id: thanks.id, personalMessage: WORD });
  const item = await caller.wishlist.create({ kidId, name: WORD, url });
  const post = (at: string, payload: object | string): Call => ({
    method: "POST",
    url: at,
    payload,
  });
  const visitor = { name: WORD, email: `rose-${WORD}@example.com`, wantsUpdates: true };
  return [
    { url: `/hub/${WORD}-family?ref=${WORD}` },
    { url: `/hub/${WORD}-nobody` },
    { url: `/hub/%zz${WORD}` },
    { url: new URL(sent.pageUrl ?? "").pathname },
    { url: `/thank-you/${WORD}` },
    { url: `/confirm/${WORD}` },
    post(`/confirm/${WORD}`, {}),
    { url: `/unsubscribe/${WORD}` },
    post(`/unsubscribe/${WORD}`, {}),
    { url: `/media/${WORD}${WORD}${WORD}.webp` },
    { url: `/${WORD}?email=${WORD}@example.com` },
    { url: `/api/login?ref=${WORD}&returnTo=/${WORD}` },
    { url: `/api/auth/callback?code=${WORD}&state=${WORD}` },
    { url: "/api/auth/user" },
    { url: "/api/account/export" },
    { url: `/api/hub/${WORD}-family/kids` },
    { url: `/trpc/hub.kids?input=${encodeURIComponent(JSON.stringify({ familyUrl: WORD }))}` },
    { url: `/trpc/${WORD}.${WORD}` },
    post("/trpc/account.updateProfile", { firstName: WORD, lastName: 7 }),
    post("/api/users/profile", { firstName: WORD, lastName: WORD, [WORD]: WORD }),
    post("/api/users/profile", { firstName: WORD, lastName: WORD }),
    post("/api/users/profile", `{"firstName": "${WORD}`),
    post("/api/users/family-url", { familyUrl: `${WORD}-family` }),
    post("/api/kids", { firstName: WORD, avatarUrl: `/media/${WORD}.webp` }),
    post("/api/kids/upload-avatar", { imageData: `data:image/png;base64,${WORD}`, mimeType: WORD }),
    post(`/api/kids/${kidId}/updates`, { title: WORD, content: WORD }),
    post(`/api/kids/${WORD}/updates`, { title: WORD, content: WORD }),
    post(`/api/kids/${kidId}/payment-links`, { type: "venmo", label: WORD, url: `ftp://${WORD}` }),
    post(`/api/kids/${kidId}/supporters`, visitor),
    post(`/api/kids/${kidId}/contributions`, { contributorName: WORD, amount: 5, type: "529" }),
    post(`/api/wishlist/${item.id}/purchase`, { purchasedBy: WORD }),
    post(`/api/wishlist/${item.id}/purchase`, { purchasedBy: WORD }),
    post(`/api/wishlist/${item.id}/undo-purchase`, { undoToken: WORD }),
    post("/api/stripe/webhook", { id: WORD }),
    { method: "PUT", url: `/api/kids/${kidId}/avatar`, payload: { avatarUrl: WORD } },
    { method: "DELETE", url: `/api/kids/${WORD}` },
  ];
}

test("logs no name, address or token during requests, jobs and failures", async () => {
  const parent = await world.parent({
    owner: { firstName: WORD, email: `${WORD}@example.com` },
  });
  await parent.caller.kids.create({ firstName: WORD });
  await parent.caller.account.setFamilyUrl({ familyUrl: `${WORD}-family` });
  const cookie = await world.signIn(parent.id);
  const all = await calls(parent.id);
  const statuses = new Set<number>();
  for (const one of all) {
    for (const who of [cookie, `giftling=${WORD}`, ""]) {
      statuses.add((await send(who, one)).statusCode);
    }
  }
  for (const status of [200, 201, 400, 401, 404, 409]) expect(statuses).toContain(status);

  // The mail server names the address in its refusal, and the storage is unavailable.
  smtp.setBehavior("550");
  const storage = {
    ...world.deps.storage,
    delete: () => Promise.reject(new Error("the bucket is away")),
    get: () => Promise.reject(new Error("the bucket is away")),
  };
  const broken = { ...world.deps, storage };
  const worker = await startWorker(broken, world.url, world.app.log, { pollInterval: 50 });
  await world.db.transaction((tx) =>
    world.deps.jobs.enqueue(tx, "delete-file", { storageKey: `${WORD}${WORD}.webp` }),
  );
  await vi.waitFor(() => expect(lines.join("")).toContain("the bucket is away"), {
    timeout: 30_000,
  });
  await vi.waitFor(
    async () => {
      const refused = await listMails(world.db);
      expect(refused.map(({ status }) => status)).toContain("failed");
    },
    { timeout: 30_000 },
  );
  await worker.stop();
  const away = await buildApp(broken, { logTo });
  await send(cookie, { url: "/api/account/export" }, away).catch(() => null);
  await away.close();

  // Repeats the requests without a database.
  await world.dropDatabase();
  for (const one of all) statuses.add((await send(cookie, one)).statusCode);
  expect(statuses).toContain(503);

  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(150);
  expect(log).toContain('"route":"/thank-you/:token"');
  const leaks = lines.filter((line) => line.toLowerCase().includes(WORD) || line.includes(IP));
  expect(leaks).toEqual([]);
  const secrets = cookie.split("=")[1] ?? "";
  expect(log).not.toContain(secrets);
  expect(log).not.toMatch(/[\w.+-]+@example\.com/);
});
