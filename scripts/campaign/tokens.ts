import type { ProductProcess } from "../harness/product.ts";
import {
  countResponsesWithStatus,
  createFamily,
  getSessionCookie,
  listResponseStatuses,
  type ReceivedResponse,
  runAllConcurrently,
  sendRequest,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import { waitUntil } from "../harness/wait.ts";
import { countPurchasesAndHolds, countRows, insertWishes } from "./database.ts";
import type { Scenario, Scenarios } from "./scenario.ts";

const ROUNDS = 10;
const USES = 20;

type Given = { passToken: string; undoToken: string };

const tokens: Scenario = {
  what: `tokens that extend, buy, undo and release, each used ${USES} times at once, ${ROUNDS} rounds`,
  required:
    "each works once and is refused with 404 or 409 then, buying is one purchase, nothing is left",
  async run(product) {
    const { kidId } = await createFamily(product, "campaign-tokens");
    const { wishes } = await insertWishes(product, ROUNDS, { kidId, quantity: 2 });
    const wrong: Record<string, number> = {};
    /** Records a failure unless exactly `times` responses are successful and all others are 404 or 409. */
    const check = (use: string, answers: readonly ReceivedResponse[], times = 1) => {
      const isRight =
        countResponsesWithStatus(answers, 200, 201, 204) === times &&
        countResponsesWithStatus(answers, 404, 409) === answers.length - times;
      if (!isRight) wrong[`${use} ${formatValueCounts(listResponseStatuses(answers))}`] = times;
    };
    const post = (path: string, body?: object) =>
      sendRequest<Given>(product, "POST", path, body ? { body } : {});
    const sendAtOnce = (path: string, body?: object) =>
      runAllConcurrently(USES, () => post(path, body));
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
        await runAllConcurrently(USES, (index) =>
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
    const left =
      (await countPurchasesAndHolds(product, kidId)) +
      (await countRows(product, `contributions where kid_id = '${kidId}'`));
    const problems = Object.keys(wrong);
    return {
      measured: `${ROUNDS} rounds, ${problems.length === 0 ? "all right" : `wrong: ${problems.join("; ")}`}; ${left} left`,
      isMet: problems.length === 0 && left === 0,
    };
  },
};

const OTHERS = 5;
const TIMES = 4;
/** Maximum time until an invitation's mail arrives, in milliseconds. */
const MAIL_MS = 30_000;

const invitations: Scenario = {
  what: `an invitation accepted by the invited person and ${OTHERS} others at once, ${TIMES} times each, ${ROUNDS} rounds`,
  required: "the invited person joins once, nobody else does, the link is used up",
  async run(product) {
    let right = 0;
    let unexpected = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await createFamily(product, `campaign-invites-${round}`);
      const invited = `campaign-invited-${round}`;
      const names = [invited];
      for (let n = 0; n < OTHERS; n += 1) names.push(`campaign-other-${round}-${n}`);
      const cookies = await Promise.all(names.map((name) => getSessionCookie(product, name)));
      await sendRequest(product, "POST", "/api/family/invites", {
        body: { email: `${invited}@example.com` },
        headers: { cookie: owner.cookie },
      });
      const token = await findInvitation(product, `${invited}@example.com`);
      const answers = await runAllConcurrently(cookies.length * TIMES, async (index) => {
        const person = index % cookies.length;
        const { status, body } = await sendRequest<{ status: string }>(
          product,
          "POST",
          `/api/invites/${token}/accept`,
          { headers: { cookie: cookies[person] ?? "" } },
        );
        return { person, status, hasJoined: body?.status === "joined" };
      });
      const headers = { cookie: owner.cookie };
      const path = "/api/family/members";
      const members = await sendRequest<{ email: string }[]>(product, "GET", path, { headers });
      const page = await sendRequest(product, "GET", `/api/invites/${token}`);
      const joins = answers.filter(({ hasJoined }) => hasJoined);
      unexpected += answers.length - countResponsesWithStatus(answers, 200, 404, 409);
      const isRight =
        joins.length === 1 &&
        joins[0]?.person === 0 &&
        members.body?.length === 2 &&
        members.body.some(({ email }) => email === `${invited}@example.com`) &&
        page.status === 404;
      if (isRight) right += 1;
    }
    return {
      measured: `${right} of ${ROUNDS} rounds right, ${unexpected} answered otherwise`,
      isMet: right === ROUNDS && unexpected === 0,
    };
  },
};

/** Returns the token in an invitation's mail. Throws if the mail does not arrive within `MAIL_MS`. */
async function findInvitation({ port }: ProductProcess, email: string): Promise<string> {
  const inbox = `http://localhost:${port + 1}/inbox/messages?to=${email}`;
  let token = "";
  await waitUntil(`the invitation to ${email}`, MAIL_MS, async () => {
    const mails = (await (await fetch(inbox)).json()) as { text: string }[];
    [, token = ""] = /\/join\/([\w.-]+)/.exec(mails[0]?.text ?? "") ?? [];
    return token !== "";
  });
  return token;
}

export const tokenScenarios: Scenarios = { tokens, invitations };
