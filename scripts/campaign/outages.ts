import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getJpegKey } from "@giftling/api/services/storage/driver";
import { startFaultySmtp } from "@giftling/api/testing/faulty-smtp";
import type { ProductProcess } from "../harness/product.ts";
import {
  getSessionCookie,
  listResponseStatuses,
  type RequestTarget,
  runAllConcurrently,
  runWithConcurrencyLimit,
  sendRequest,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import { pollUntil } from "../harness/wait.ts";
import { countRows, insertWishes, withProductDatabase } from "./database.ts";
import {
  getReplacementServicePort,
  type Scenario,
  type ScenarioResult,
  type Scenarios,
  type Watch,
} from "./scenario.ts";
import { createNoisePng, createUploadBody, sendUpload } from "./uploads.ts";

/** Runs `work` while a server on the scenario's additional port accepts connections and sends nothing. */
async function runBesideSilentServer<T>(product: ProductProcess, work: () => Promise<T>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined).resume());
  });
  await once(server.listen(getReplacementServicePort(product), "127.0.0.1"), "listening");
  try {
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const SIGN_UPS = 50;
/** Duration in seconds of each mail server fault: first no responses, then closed connections. */
const MAIL_FAULT_SECONDS = 15;
/** Maximum time from the end of the mail server faults until all mails have arrived, in seconds. */
const MAIL_ARRIVAL_SECONDS = 240;

/** Subscribes a visitor to a kid's updates. Resolves with the status of the response, or 0 if there was no response. */
export const subscribeVisitor = async (
  target: RequestTarget,
  kidId: string,
  index: number,
): Promise<number> =>
  (
    await sendRequest(target, "POST", `/api/kids/${kidId}/supporters`, {
      body: { name: "Rose", email: `rose-${index}@example.com`, wantsUpdates: true },
    })
  ).status;

const mail: Scenario = {
  what: `SMTP hangs for ${MAIL_FAULT_SECONDS} s, then ends connections for as long, ${SIGN_UPS} sign-ups`,
  required: `each answered, a visitor's hub ≤ 1 s, each mail there once within ${MAIL_ARRIVAL_SECONDS} s of its return`,
  env: (neighbour) => ({ SMTP_URL: `smtp://${neighbour}` }),
  async run(product, watch) {
    const smtp = await startFaultySmtp(getReplacementServicePort(product));
    try {
      const { kidId } = await insertWishes(product, 1);
      smtp.setBehavior("hangs");
      const statuses = await watch(async () => {
        const answered = await runAllConcurrently(SIGN_UPS, (n) =>
          subscribeVisitor(product, kidId, n),
        );
        await sleep(MAIL_FAULT_SECONDS * 1_000);
        smtp.setBehavior("drops");
        await sleep(MAIL_FAULT_SECONDS * 1_000);
        return answered;
      });
      smtp.setBehavior("well");
      const backAt = performance.now();
      const arrived = () => new Set(smtp.received.map(({ to }) => to)).size;
      let unsent = Number.NaN;
      await pollUntil(MAIL_ARRIVAL_SECONDS * 1_000, async () => {
        unsent = await countRows(product, "mails where status <> 'sent'");
        return arrived() >= SIGN_UPS && unsent === 0;
      });
      const took = (performance.now() - backAt) / 1_000;
      const ids = new Set(smtp.received.map(({ messageId }) => messageId)).size;
      return {
        measured: `${formatValueCounts(statuses)}; ${arrived()} arrived within ${took.toFixed(0)} s, ${smtp.received.length - ids} twice, ${unsent} not sent`,
        isMet:
          statuses.every((status) => status === 201) &&
          arrived() === SIGN_UPS &&
          smtp.received.length === ids &&
          unsent === 0,
      };
    } finally {
      await smtp.close();
    }
  },
};

const CHECKOUTS = 10;
const CHECKOUT_SECONDS = 30;

const CHECKOUT_PROMISE = `checkouts answer 503 within ${CHECKOUT_SECONDS} s, a visitor's hub ≤ 1 s, still ready`;
const stripeEnv = (neighbour: string) => ({
  STRIPE_SECRET_KEY: "sk_test_campaign",
  STRIPE_WEBHOOK_SECRET: "whsec_campaign",
  STRIPE_API_BASE: `http://${neighbour}/stripe`,
});

/** Starts Premium checkouts for several parents concurrently. Each checkout must fail with 503. */
async function buyPremium(product: ProductProcess, watch: Watch): Promise<ScenarioResult> {
  const cookies = await runWithConcurrencyLimit(CHECKOUTS, 1, (index) =>
    getSessionCookie(product, `campaign-pays-${index}`),
  );
  const { statuses, seconds } = await watch(async () => {
    const begin = performance.now();
    const answers = await runAllConcurrently(CHECKOUTS, (index) =>
      sendRequest(product, "POST", "/api/create-subscription-session", {
        body: {},
        headers: { cookie: cookies[index] ?? "" },
        seconds: CHECKOUT_SECONDS,
      }),
    );
    return {
      statuses: listResponseStatuses(answers),
      seconds: (performance.now() - begin) / 1_000,
    };
  });
  const { ok: isReady } = await fetch(`${product.origin}/health/ready`);
  return {
    measured: `${formatValueCounts(statuses)} within ${seconds.toFixed(1)} s, ${isReady ? "ready" : "not ready"}`,
    isMet: statuses.every((status) => status === 503) && isReady,
  };
}

const stripe: Scenario = {
  what: `Stripe is gone, ${CHECKOUTS} checkouts`,
  required: CHECKOUT_PROMISE,
  env: stripeEnv,
  run: buyPremium,
};

const silentStripe: Scenario = {
  what: `Stripe takes connections and says nothing, ${CHECKOUTS} checkouts`,
  required: CHECKOUT_PROMISE,
  env: stripeEnv,
  run: (product, watch) => runBesideSilentServer(product, () => buyPremium(product, watch)),
};

const S3_UPLOADS = 20;
/** Maximum duration of an upload in seconds. The two attempts to store the picture take 11 seconds each. */
const S3_SECONDS = 25;

const s3: Scenario = {
  what: `S3 takes connections and says nothing, ${S3_UPLOADS} uploads`,
  required: `503 within ${S3_SECONDS} s, no row stays, a visitor's hub ≤ 1 s`,
  env: (neighbour) => ({
    S3_ENDPOINT: `http://${neighbour}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "an-id",
    S3_SECRET_ACCESS_KEY: "a-secret",
  }),
  run: (product, watch) =>
    runBesideSilentServer(product, async () => {
      const cookie = await getSessionCookie(product, "campaign-bucket");
      const body = createUploadBody(createNoisePng(300));
      const answers = await watch(() =>
        runAllConcurrently(S3_UPLOADS, () => sendUpload(product, body, cookie)),
      );
      const rows = await countRows(product, "pictures");
      const seconds = Math.max(...answers.map(({ ms }) => ms)) / 1_000;
      return {
        measured: `${formatValueCounts(listResponseStatuses(answers))} within ${seconds.toFixed(1)} s, ${rows} rows`,
        isMet: answers.every(({ status }) => status === 503) && seconds <= S3_SECONDS && rows === 0,
      };
    }),
};

const DISK_UPLOADS = 10;
const EDGE = 300;
const FILLER = "filler";

/** Counts the picture rows without a file and the files without a row. Includes partially written files. */
async function countStrays(product: ProductProcess, folder: string): Promise<number> {
  const rows = await withProductDatabase(product, (db) => db.query.pictures.findMany());
  const keys = rows.map(({ storageKey }) => storageKey);
  const files = readdirSync(folder).filter((name) => name !== FILLER);
  const named = keys.flatMap((key) => [key, getJpegKey(key)]);
  const missing = named.filter((name) => !files.includes(name));
  return missing.length + files.filter((name) => !named.includes(name)).length;
}

/** Writes to a file in the folder until the folder's disk is full. */
function fillDisk(folder: string): void {
  for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(join(folder, FILLER), Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Scenario that only root can run, because the full disk is a tmpfs that the scenario mounts. */
const disk: Scenario = {
  what: `a full disk, ${DISK_UPLOADS} uploads`,
  required:
    "503 with a sentence, no draft, no row without its file, a visitor's hub ≤ 1 s; once there is room 201 again",
  async run(product, watch) {
    const folder = join(product.localDir, "storage");
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]);
    try {
      // The mount hides the files of the seeded pictures.
      const hidden = await countStrays(product, folder);
      const cookie = await getSessionCookie(product, "campaign-disk");
      const body = createUploadBody(createNoisePng(EDGE));
      const before = await sendUpload(product, body, cookie);
      fillDisk(folder);
      const refused = await watch(() =>
        runAllConcurrently(DISK_UPLOADS, () => sendUpload(product, body, cookie)),
      );
      const left = (await countStrays(product, folder)) - hidden;
      rmSync(join(folder, FILLER));
      const after = await sendUpload(product, body, cookie);
      const areTold = refused.every(
        ({ status, text }) => status === 503 && text.includes("We couldn't keep this picture"),
      );
      return {
        measured: `${before.status}, then ${formatValueCounts(listResponseStatuses(refused))}, then ${after.status}; ${left} stray files or rows`,
        isMet: before.status === 201 && areTold && left === 0 && after.status === 201,
      };
    } finally {
      execFileSync("umount", ["-l", folder]);
    }
  },
};

export const outageScenarios: Scenarios = {
  mail,
  stripe,
  "stripe-silent": silentStripe,
  s3,
  disk,
};
