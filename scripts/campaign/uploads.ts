import { randomBytes } from "node:crypto";
import { createPng } from "@giftling/api/testing/png";
import {
  getSessionCookie,
  listResponseStatuses,
  type ReceivedResponse,
  type RequestTarget,
  runAllConcurrently,
  runWithConcurrencyLimit,
  sendGetRequest,
  sendRequest,
  sendRequestOnConnection,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import type { Scenario, Scenarios, Watch } from "./scenario.ts";

export function createUploadBody(bytes: Buffer): Buffer {
  const imageData = `data:image/png;base64,${bytes.toString("base64")}`;
  return Buffer.from(JSON.stringify({ imageData, mimeType: "image/png" }));
}

/** Returns a square PNG of random pixels. With an edge of 1,300 pixels, the file has 5 MB. */
export function createNoisePng(edge: number): Buffer {
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(edge * 3)]);
  return createPng(edge, edge, Buffer.concat(Array.from({ length: edge }, row)));
}

/** Uploads a picture on a new connection. Without `cookie`, the request has no session. */
export const sendUpload = (
  { origin }: RequestTarget,
  body: Buffer,
  cookie?: string,
): Promise<ReceivedResponse> =>
  sendRequestOnConnection(`${origin}/api/pictures`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": body.length,
      ...(cookie ? { cookie } : {}),
    },
    body,
  });

const STRANGERS = 20;
const BODIES = 200;
const PARENTS = 10;
const BURST = 40;

/** Request body of 7 MB with random bytes instead of a picture. */
const SEVEN_MB = createUploadBody(randomBytes(5_200_000));

/** Sends concurrent uploads, which use the cookies in turn, while another process sends a visitor's requests. */
async function flood(
  product: RequestTarget,
  watch: Watch,
  uploads: number,
  cookies: readonly (string | undefined)[],
) {
  const answers = await watch(() =>
    runAllConcurrently(uploads, (index) =>
      sendUpload(product, SEVEN_MB, cookies[index % cookies.length]),
    ),
  );
  return {
    measured: formatValueCounts(listResponseStatuses(answers)),
    isMet: true,
  };
}

const PROMPT_LIMITS = { live: 300, hub: 500 };
const PROMISE = "live ≤ 300 ms, a hub ≤ 500 ms";

const strangers: Scenario = {
  what: `${STRANGERS} uploads of 7 MB, signed out`,
  required: PROMISE,
  visitorLimits: PROMPT_LIMITS,
  run: (product, watch) => flood(product, watch, STRANGERS, [undefined]),
};

const crowd: Scenario = {
  what: `${BODIES} uploads of 7 MB, signed out`,
  required: "a visitor's hub ≤ 1 s",
  run: (product, watch) => flood(product, watch, BODIES, [undefined]),
};

const parents: Scenario = {
  what: `${BODIES} uploads of 7 MB by ${PARENTS} parents`,
  required: PROMISE,
  visitorLimits: PROMPT_LIMITS,
  async run(product, watch) {
    const cookies = await runWithConcurrencyLimit(PARENTS, 1, (index) =>
      getSessionCookie(product, `campaign-${index}`),
    );
    return flood(product, watch, BODIES, cookies);
  },
};

const burst: Scenario = {
  what: `${BURST} good pictures of 5 MB at once by one parent`,
  required: "a visitor's hub ≤ 1 s",
  async run(product, watch) {
    const cookie = await getSessionCookie(product, "campaign-burst");
    const body = createUploadBody(createNoisePng(1_300));
    const answers = await watch(() =>
      runAllConcurrently(BURST, () => sendUpload(product, body, cookie)),
    );
    const statuses = listResponseStatuses(answers);
    return {
      measured: formatValueCounts(statuses),
      isMet: statuses.includes(201),
    };
  },
};

const CLIENTS = 200;
const EACH = 10;

const jpegs: Scenario = {
  what: `${CLIENTS * EACH} requests for a picture as .jpg, ${CLIENTS} at once`,
  required: "a visitor's hub ≤ 1 s, a parent's upload 201 meanwhile",
  async run(product, watch) {
    const headers = { cookie: await getSessionCookie(product, "parent") };
    const kids = await sendRequest<{ id: string }[]>(product, "GET", "/api/kids", { headers });
    const upload = createUploadBody(createNoisePng(1_000));
    const stored = await sendUpload(product, upload, headers.cookie);
    const { publicURL }: { publicURL: string } = JSON.parse(stored.text);
    const body = { title: "A picture", content: "Look.", imageUrl: publicURL };
    const path = `/api/kids/${kids.body?.[0]?.id}/updates`;
    const told = await sendRequest(product, "POST", path, { body, headers });
    if (told.status !== 201) throw new Error(`The update was answered ${told.status}.`);
    const picture = publicURL.replace(/webp$/, "jpg");
    const missing = () => `/media/${randomBytes(16).toString("hex")}.jpg`;
    const cookie = await getSessionCookie(product, "campaign-uploads");
    const [uploaded, answers] = await watch(() =>
      Promise.all([
        sendUpload(product, createUploadBody(createNoisePng(300)), cookie),
        runWithConcurrencyLimit(CLIENTS * EACH, CLIENTS, (index) =>
          sendGetRequest(product, index % 2 === 0 ? picture : missing()),
        ),
      ]),
    );
    return {
      measured: `${formatValueCounts(listResponseStatuses(answers))}; upload ${uploaded.status}`,
      isMet: uploaded.status === 201,
    };
  },
};

export const uploadScenarios: Scenarios = { strangers, crowd, parents, burst, jpegs };
