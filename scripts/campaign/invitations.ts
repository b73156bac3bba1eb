import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "../deep/product.ts";
import { createFamily } from "./families.ts";
import { getSessionCookie } from "./pictures.ts";
import { countResponsesWithStatus, runAtOnce, sendRequest } from "./requests.ts";
import type { Scenario } from "./scenario.ts";

const ROUNDS = 10;
const OTHERS = 5;
const TIMES = 4;
/** Maximum time until an invitation's mail arrives, in seconds. */
const MAIL_SECONDS = 30;

/**
 * Scenario in which the recipient of an invitation and other people with its link accept it at the same time, each several
 * times.
 */
export const sharedInvitationScenario: Scenario = {
  name: `an invitation accepted by the invited person and ${OTHERS} others at once, ${TIMES} times each, ${ROUNDS} rounds`,
  promise: "the invited person joins once, nobody else does, the link is used up",
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
      const answers = await runAtOnce(cookies.length * TIMES, async (index) => {
        const person = index % cookies.length;
        const { status, body } = await sendRequest<{ status: string }>(
          product,
          "POST",
          `/api/invites/${token}/accept`,
          { headers: { cookie: cookies[person] ?? "" } },
        );
        return { person, status, hasJoined: body?.status === "joined" };
      });
      const members = await sendRequest<{ email: string }[]>(
        product,
        "GET",
        "/api/family/members",
        {
          headers: { cookie: owner.cookie },
        },
      );
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
      figure: `${right} of ${ROUNDS} rounds right, ${unexpected} answered otherwise`,
      ok: right === ROUNDS && unexpected === 0,
    };
  },
};

/** Returns the token from an invitation's mail. Throws when the mail does not arrive in time. */
async function findInvitation({ port }: ProductProcess, email: string): Promise<string> {
  const inbox = `http://localhost:${port + 1}/inbox/messages?to=${email}`;
  for (let waited = 0; waited < MAIL_SECONDS; waited += 0.1) {
    const mails = (await (await fetch(inbox)).json()) as { text: string }[];
    const [, token] = /\/join\/([\w.-]+)/.exec(mails[0]?.text ?? "") ?? [];
    if (token !== undefined) return token;
    await sleep(100);
  }
  throw new Error(`The invitation to ${email} did not arrive.`);
}
