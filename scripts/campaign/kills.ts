import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../deep/product.ts";
import { purchaseAllWishes } from "./buyers.ts";
import { countGiftDifferences, insertWishes, runOnDatabase } from "./families.ts";
import { subscribeVisitor } from "./mail.ts";
import type { Scenario } from "./scenario.ts";

const CLIENTS = 20;
const POSTGRES_KILLS = 5;
const API_KILLS = 20;
const PURCHASES = 2_000;
const READY_SECONDS = 10;
/**
 * Maximum time until all mail is sent, in seconds. A mail in progress when Postgres is killed is retried after two minutes
 * (rule: mail-outbox).
 */
const MAIL_SECONDS = 180;
/** Number of relatives who retry at the same time when the product is running again. */
const CROWD = 1_000;
const CROWD_SECONDS = 60;

/** Kills a part of the product. Resolves with the number of seconds until the product is ready again. */
async function killAndWait(product: ProductProcess, part: "api" | "postgres"): Promise<number> {
  product.kill(part);
  const killedAt = performance.now();
  await sleep(100);
  await product.ready();
  return (performance.now() - killedAt) / 1_000;
}

/** Waits up to `MAIL_SECONDS` until all acknowledged confirmations have been sent. Resolves with the number of sent mails. */
async function mailsSent(product: ProductProcess, wanted: number): Promise<number> {
  for (let patience = MAIL_SECONDS; ; patience -= 1) {
    const sent = await runOnDatabase(product, (db) =>
      db.query.mails.findMany({ where: (mail, { eq }) => eq(mail.status, "sent") }),
    );
    if (sent.length >= wanted || patience === 0) return sent.length;
    await sleep(1_000);
  }
}

export const postgresKillScenario: Scenario = {
  name: `Postgres killed ${POSTGRES_KILLS} times under ${CLIENTS} buyers, while mails are sent`,
  promise: `ready ≤ ${READY_SECONDS} s, no acknowledged gift or mail lost, the API's process lives on`,
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
    const sent = await mailsSent(product, signUps);
    const { lost, doubled } = await countGiftDifferences(product, acknowledged);
    const isSame = product.apiPid === pid;
    const slowest = Math.max(...waits);
    return {
      figure: `ready after ${slowest.toFixed(1)} s at most; ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ${signUps} sign-ups, ${sent} mails sent; ${isSame ? "the same process" : "another process"}`,
      ok:
        slowest <= READY_SECONDS &&
        acknowledged.size > 0 &&
        lost + doubled === 0 &&
        sent >= signUps &&
        isSame,
    };
  },
};

export const apiKillScenario: Scenario = {
  name: `${PURCHASES} purchases under ${API_KILLS} kill -9 of the API`,
  promise: `each gift recorded once, ready ≤ ${READY_SECONDS} s`,
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
    const { lost, doubled } = await countGiftDifferences(product, acknowledged);
    const slowest = Math.max(...waits);
    return {
      figure: `${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ready after ${slowest.toFixed(1)} s at most`,
      ok:
        slowest <= READY_SECONDS && acknowledged.size === PURCHASES && lost === 0 && doubled === 0,
    };
  },
};

export const crowdRetryScenario: Scenario = {
  name: `${CROWD} clients that all try again when a killed API is back`,
  promise: `ready ≤ ${READY_SECONDS} s, each gift recorded once, all answered within ${CROWD_SECONDS} s`,
  async run(product) {
    const { wishes } = await insertWishes(product, CROWD);
    const acknowledged = new Set<string>();
    const buying = purchaseAllWishes(product, wishes, CROWD, (wish) => acknowledged.add(wish));
    const killedAt = performance.now();
    const wait = await killAndWait(product, "api");
    await buying;
    const seconds = (performance.now() - killedAt) / 1_000;
    const { lost, doubled } = await countGiftDifferences(product, acknowledged);
    return {
      figure: `ready after ${wait.toFixed(1)} s; ${acknowledged.size} acknowledged within ${seconds.toFixed(1)} s, ${lost} lost, ${doubled} doubled`,
      ok:
        wait <= READY_SECONDS &&
        seconds <= CROWD_SECONDS &&
        acknowledged.size === CROWD &&
        lost + doubled === 0,
    };
  },
};
