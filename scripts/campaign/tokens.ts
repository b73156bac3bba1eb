import { randomBytes, randomUUID } from "node:crypto";
import type { ProductProcess } from "../deep/product.ts";
import { countRows, createFamily, insertWishes } from "./families.ts";
import { formatStatusCounts, getSessionCookie } from "./pictures.ts";
import {
  type ApiResponse,
  countResponsesWithStatus,
  createVisitorHeaders,
  runAtOnce,
  runConcurrently,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const ROUNDS = 10;
const USES = 20;

type Given = { passToken: string; undoToken: string };

/** Scenario that uses each gift access token many times at the same time. A token works once. */
export const tokenReuseScenario: Scenario = {
  name: `tokens that extend, buy, undo and release, each used ${USES} times at once, ${ROUNDS} rounds`,
  promise:
    "each works once and is refused with 404 or 409 then, buying is one purchase, nothing is left",
  async run(product) {
    const { kidId } = await createFamily(product, "campaign-tokens");
    const { wishes } = await insertWishes(product, ROUNDS, { kidId, quantity: 2 });
    const wrong: Record<string, number> = {};
    /** Records a use as wrong unless it has exactly `times` successes and all other responses are 404 or 409. */
    const check = (use: string, answers: readonly ApiResponse<unknown>[], times = 1) => {
      const isRight =
        countResponsesWithStatus(answers, 200, 201, 204) === times &&
        countResponsesWithStatus(answers, 404, 409) === answers.length - times;
      if (!isRight)
        wrong[`${use} ${formatStatusCounts(answers.map(({ status }) => status))}`] = times;
    };
    const post = (path: string, body?: object) =>
      sendRequest<Given>(product, "POST", path, body ? { body } : {});
    const sendAtOnce = (path: string, body?: object) => runAtOnce(USES, () => post(path, body));
    for (const wish of wishes) {
      const hold = async () =>
        (await post(`/api/wishlist/${wish}/reserve`, { reservedBy: "Rose" })).body?.passToken ?? "";
      const passToken = await hold();
      check("extend", await sendAtOnce(`/api/gifts/${passToken}/extend`));
      const purchase = { purchasedBy: "Rose", passToken };
      const bought = await sendAtOnce(`/api/wishlist/${wish}/purchase`, purchase);
      check("buy", bought, USES);
      const undo = { undoToken: bought.find(({ body }) => body?.undoToken)?.body?.undoToken };
      check("undo", await sendAtOnce(`/api/wishlist/${wish}/undo-purchase`, undo));
      check("release a hold", await sendAtOnce(`/api/gifts/${await hold()}/release`));
      const other = await post(`/api/wishlist/${wish}/purchase`, { purchasedBy: "Rose" });
      check(
        "undo and release",
        await runAtOnce(USES, (index) =>
          index % 2 === 0
            ? post(`/api/wishlist/${wish}/undo-purchase`, { undoToken: other.body?.undoToken })
            : post(`/api/gifts/${other.body?.passToken}/release`),
        ),
      );
      const money = await post(`/api/kids/${kidId}/contributions`, {
        contributorName: "Rose",
        amount: 20,
        type: "529",
      });
      check(
        "release a contribution",
        await sendAtOnce(`/api/gifts/${money.body?.passToken}/release`),
      );
    }
    const pieces = `purchases join wishlist_items on wishlist_items.id = item_id where kid_id = '${kidId}'`;
    const left =
      (await countRows(product, pieces)) +
      (await countRows(product, `contributions where kid_id = '${kidId}'`));
    const problems = Object.keys(wrong);
    return {
      figure: `${ROUNDS} rounds, ${problems.length === 0 ? "all right" : `wrong: ${problems.join("; ")}`}; ${left} left`,
      ok: problems.length === 0 && left === 0,
    };
  },
};

const MADE_UP = 6_000;
const CLIENTS = 100;

/** Returns a forged token in the product's format, which is an id and a signature. */
const makeUpToken = () => `${randomUUID()}.${randomBytes(32).toString("base64url")}`;

/** Calls that receive a token: the method, and a function that returns the path for a token. */
const TOKEN_CALLS: readonly (readonly [string, (token: string) => string])[] = [
  ["GET", (token) => `/api/gifts/${token}`],
  ["POST", (token) => `/api/gifts/${token}/extend`],
  ["POST", (token) => `/api/gifts/${token}/release`],
  ["GET", (token) => `/gift/${token}`],
  ["GET", (token) => `/api/thank-you-pages/${token}`],
  ["POST", (token) => `/api/thank-you-pages/${token}/heart`],
  ["GET", (token) => `/thank-you/${token}`],
  ["GET", (token) => `/api/my-gifts/${token}`],
  ["GET", (token) => `/mine/${token}`],
  ["GET", (token) => `/api/invites/${token}`],
  ["POST", (token) => `/api/invites/${token}/accept`],
  ["GET", (token) => `/join/${token}`],
];

/** Scenario that tries forged tokens, as visitors and as a parent without a family. */
export const fakeTokenScenario: Scenario = {
  name: `${MADE_UP} made-up tokens of gifts, thank-yous and invitations by ${CLIENTS} visitors`,
  promise: "each answered 404, a visitor's hub ≤ 1 s",
  env: () => TRUSTED_PROXY_ENV,
  async run(product) {
    const cookie = await getSessionCookie(product, "campaign-guest");
    let statuses: number[] = [];
    const seen = await runWithVisitor(product, async () => {
      const answers = await runConcurrently(MADE_UP, CLIENTS, (index) =>
        tryToken(product, index, cookie),
      );
      statuses = answers.map(({ status }) => status);
    });
    return {
      figure: `${formatStatusCounts(statuses)}; ${formatVisitorFindings(seen)}`,
      ok:
        statuses.every((status) => status === 404) &&
        seen.live <= 1_000 &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};

function tryToken(product: ProductProcess, index: number, cookie: string) {
  const [method, pathOf] = TOKEN_CALLS[index % TOKEN_CALLS.length] ?? ["GET", String];
  const path = pathOf(makeUpToken());
  const headers = {
    ...createVisitorHeaders(index),
    ...(path.includes("/accept") ? { cookie } : {}),
  };
  return sendRequest(product, method, path, { headers });
}
