import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../harness/product.ts";
import {
  createFamily,
  purchaseAllWishes,
  runAllConcurrently,
  sendRequest,
} from "../harness/requests.ts";
import { pollUntil } from "../harness/wait.ts";
import { countLostAndDuplicatePurchases, countRows, insertWishes } from "./database.ts";
import { subscribeVisitor } from "./outages.ts";
import type { Scenario, Scenarios } from "./scenario.ts";

const CLIENTS = 20;
const POSTGRES_KILLS = 5;
const API_KILLS = 20;
const PURCHASES = 2_000;
const READY_SECONDS = 10;
/** Maximum time until all mail is sent, in milliseconds. Some mail is retried after two minutes (rule: mail-outbox). */
const MAIL_MS = 180_000;
/** Number of clients that concurrently retry a purchase after the API restarts. */
const CROWD = 1_000;
const CROWD_SECONDS = 60;

/** Kills a part of the product. Resolves with the time in seconds until the product is ready again. */
async function killAndWait(product: ProductProcess, part: "api" | "postgres" | "all") {
  product.kill(part);
  const killedAt = performance.now();
  await sleep(100);
  if (part === "all") await product.start();
  else await product.ready();
  return (performance.now() - killedAt) / 1_000;
}

/** Waits until `wanted` mails have been sent, for at most `MAIL_MS`. Resolves with the number of sent mails. */
async function waitForMails(product: ProductProcess, wanted: number): Promise<number> {
  let sent = 0;
  await pollUntil(
    MAIL_MS,
    async () => {
      sent = await countRows(product, "mails where status = 'sent'");
      return sent >= wanted;
    },
    1_000,
  );
  return sent;
}

const postgres: Scenario = {
  what: `Postgres killed ${POSTGRES_KILLS} times under ${CLIENTS} buyers, while mails are sent`,
  required: `ready ≤ ${READY_SECONDS} s, no acknowledged gift or mail lost, the API's process lives on`,
  async run(product) {
    const { kidId, wishes } = await insertWishes(product, PURCHASES);
    const acknowledged = new Set<string>();
    const pid = product.apiPid;
    let isOver = false;
    const buying = purchaseAllWishes(
      product,
      wishes,
      CLIENTS,
      (wish) => acknowledged.add(wish),
      () => isOver,
    );
    let signUps = 0;
    const signingUp = async () => {
      for (let index = 0; !isOver; index += 1) {
        if ((await subscribeVisitor(product, kidId, index)) === 201) signUps += 1;
        await sleep(50);
      }
    };
    const mailing = signingUp();
    const waits: number[] = [];
    for (let kill = 0; kill < POSTGRES_KILLS; kill += 1) {
      await sleep(1_500);
      waits.push(await killAndWait(product, "postgres"));
    }
    isOver = true;
    await Promise.all([buying, mailing]);
    const sent = await waitForMails(product, signUps);
    const { lost, doubled } = await countLostAndDuplicatePurchases(product, acknowledged);
    const isSame = product.apiPid === pid;
    const slowest = Math.max(...waits);
    return {
      measured: `ready after ${slowest.toFixed(1)} s at most; ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ${signUps} sign-ups, ${sent} mails sent; ${isSame ? "the same process" : "another process"}`,
      isMet:
        slowest <= READY_SECONDS &&
        acknowledged.size > 0 &&
        lost + doubled === 0 &&
        sent >= signUps &&
        isSame,
    };
  },
};

const api: Scenario = {
  what: `${PURCHASES} purchases under ${API_KILLS} kill -9 of the API`,
  required: `each gift recorded once, ready ≤ ${READY_SECONDS} s`,
  async run(product) {
    const { wishes } = await insertWishes(product, PURCHASES);
    const acknowledged = new Set<string>();
    const buying = purchaseAllWishes(product, wishes, CLIENTS, (wish) => acknowledged.add(wish));
    const waits: number[] = [];
    for (let kill = 1; kill <= API_KILLS; kill += 1) {
      while (acknowledged.size < (PURCHASES * kill) / (API_KILLS + 1)) await sleep(10);
      waits.push(await killAndWait(product, "api"));
    }
    await buying;
    const { lost, doubled } = await countLostAndDuplicatePurchases(product, acknowledged);
    const slowest = Math.max(...waits);
    return {
      measured: `${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ready after ${slowest.toFixed(1)} s at most`,
      isMet:
        slowest <= READY_SECONDS && acknowledged.size === PURCHASES && lost === 0 && doubled === 0,
    };
  },
};

const retries: Scenario = {
  what: `${CROWD} clients that all try again when a killed API is back`,
  required: `ready ≤ ${READY_SECONDS} s, each gift recorded once, all answered within ${CROWD_SECONDS} s`,
  async run(product) {
    const { wishes } = await insertWishes(product, CROWD);
    const acknowledged = new Set<string>();
    const buying = purchaseAllWishes(product, wishes, CROWD, (wish) => acknowledged.add(wish));
    const killedAt = performance.now();
    const wait = await killAndWait(product, "api");
    await buying;
    const seconds = (performance.now() - killedAt) / 1_000;
    const { lost, doubled } = await countLostAndDuplicatePurchases(product, acknowledged);
    return {
      measured: `ready after ${wait.toFixed(1)} s; ${acknowledged.size} acknowledged within ${seconds.toFixed(1)} s, ${lost} lost, ${doubled} doubled`,
      isMet:
        wait <= READY_SECONDS &&
        seconds <= CROWD_SECONDS &&
        acknowledged.size === CROWD &&
        lost + doubled === 0,
    };
  },
};

const EACH_PART = ["api", "postgres", "all"] as const;
const PARTS = [...EACH_PART, ...EACH_PART, ...EACH_PART, "all"] as const;
const WRITERS = 3;
/** Maximum time in milliseconds until the product accepts writes after a kill. */
const WRITTEN_MS = 120_000;

/** Kills a part of the product while a new family's parent writes updates. Retries each update until it succeeds. */
async function killUnderWriters(
  product: ProductProcess,
  part: "api" | "postgres" | "all",
  familyName: string,
) {
  const { kidId, cookie } = await createFamily(product, familyName);
  const path = `/api/kids/${kidId}/updates`;
  const acknowledged = new Set<string>();
  let isOver = false;
  const writing = runAllConcurrently(WRITERS, async (writer) => {
    for (let n = 0; !isOver; n += 1) {
      const title = `${writer}-${n}`;
      const headers = { cookie, "idempotency-key": `kill-${title}` };
      const write = () =>
        sendRequest(product, "POST", path, {
          body: { title, content: "x" },
          headers,
          seconds: 10,
        });
      while (!isOver && !acknowledged.has(title)) {
        if ((await write()).status === 201) acknowledged.add(title);
        await sleep(100);
      }
    }
  });
  await sleep(1_500);
  const before = acknowledged.size;
  const killedAt = performance.now();
  await killAndWait(product, part);
  // Each writer can have one update that was stored before the kill. More acknowledged updates than writers therefore
  // prove that the product accepts writes again.
  await pollUntil(WRITTEN_MS, () => acknowledged.size > before + WRITERS, 50);
  const seconds = (performance.now() - killedAt) / 1_000;
  isOver = true;
  await writing;
  const read = await sendRequest<{ title: string }[]>(product, "GET", path, {
    headers: { cookie },
  });
  const stored = (read.body ?? []).map(({ title }) => title);
  const titles = new Set(stored);
  return {
    seconds,
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((title) => !titles.has(title)).length,
    doubled: stored.length - titles.size,
  };
}

const all: Scenario = {
  what: `${PARTS.length} kills of the API, of Postgres and of everything, under ${WRITERS} writers of updates`,
  required: `each acknowledged update stored once, written again ≤ ${WRITTEN_MS / 1_000} s`,
  async run(product) {
    const total = { acknowledged: 0, stored: 0, lost: 0, doubled: 0 };
    let slowest = 0;
    for (const [index, part] of PARTS.entries()) {
      const kill = await killUnderWriters(product, part, `campaign-kills-${index}`);
      slowest = Math.max(slowest, kill.seconds);
      total.acknowledged += kill.acknowledged;
      total.stored += kill.stored;
      total.lost += kill.lost;
      total.doubled += kill.doubled;
    }
    const { acknowledged, stored, lost, doubled } = total;
    return {
      measured: `${acknowledged} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled; written again after ${slowest.toFixed(1)} s at most`,
      isMet: acknowledged > 0 && lost + doubled === 0 && slowest <= WRITTEN_MS / 1_000,
    };
  },
};

export const killScenarios = { api, postgres, retries, all } satisfies Scenarios;
