import { randomBytes } from "node:crypto";
import type { ProductProcess } from "../deep/product.ts";
import {
  createNoisePng,
  createUploadBody,
  formatStatusCounts,
  getSessionCookie,
  sendUpload,
} from "./pictures.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const BODIES = 200;
const PARENTS = 10;
const BURST = 40;

/** Request body of 7 MB whose data is not a picture. */
const SEVEN_MB = createUploadBody(randomBytes(5_200_000));

async function flood(product: ProductProcess, cookies: readonly (string | undefined)[]) {
  let statuses: number[] = [];
  const seen = await runWithVisitor(product, async () => {
    const sent = Array.from({ length: BODIES }, (_, index) =>
      sendUpload(product, SEVEN_MB, cookies[index % cookies.length]),
    );
    statuses = (await Promise.all(sent)).map(({ status }) => status);
  });
  return {
    figure: `${formatVisitorFindings(seen)}; ${formatStatusCounts(statuses)}`,
    ok: seen.live <= 300 && seen.hub <= 500 && seen.failed === 0,
  };
}

const PROMISE = "live ≤ 300 ms, a hub ≤ 500 ms";

export const visitorUploadScenario: Scenario = {
  name: `${BODIES} uploads of 7 MB, signed out`,
  promise: PROMISE,
  run: (product) => flood(product, [undefined]),
};

export const parentUploadScenario: Scenario = {
  name: `${BODIES} uploads of 7 MB by ${PARENTS} parents`,
  promise: PROMISE,
  async run(product) {
    const cookies: string[] = [];
    for (let index = 0; index < PARENTS; index += 1) {
      cookies.push(await getSessionCookie(product, `campaign-${index}`));
    }
    return flood(product, cookies);
  },
};

export const pictureBurstScenario: Scenario = {
  name: `${BURST} good pictures of 5 MB at once by one parent`,
  promise: "a visitor's hub ≤ 1 s",
  async run(product) {
    const cookie = await getSessionCookie(product, "campaign-burst");
    const body = createUploadBody(createNoisePng(1_300));
    let statuses: number[] = [];
    const seen = await runWithVisitor(product, async () => {
      const sent = Array.from({ length: BURST }, () => sendUpload(product, body, cookie));
      statuses = (await Promise.all(sent)).map(({ status }) => status);
    });
    return {
      figure: `${formatVisitorFindings(seen)}; ${formatStatusCounts(statuses)}`,
      ok: seen.hub <= 1_000 && seen.failed === 0 && statuses.includes(201),
    };
  },
};
