import { setTimeout as sleep } from "node:timers/promises";
import { startFaultySmtp } from "@giftling/api/testing/bent-smtp";
import type { ProductProcess } from "../deep/product.ts";
import { insertWishes, runOnDatabase } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import { sendRequest } from "./requests.ts";
import { getNeighborPort, type Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const SIGN_UPS = 50;
/**
 * Time for which the mail server hangs and then closes each connection, in seconds. `ARRIVED_SECONDS` is the maximum time
 * until all mail has arrived afterwards.
 */
const UNWELL_SECONDS = 15;
const ARRIVED_SECONDS = 240;

/** Subscribes a visitor to news. Resolves with the response's status, or with 0 when no response came. */
export async function subscribeVisitor(
  product: ProductProcess,
  kidId: string,
  index: number,
): Promise<number> {
  const { status } = await sendRequest(product, "POST", `/api/kids/${kidId}/supporters`, {
    body: { name: "Rose", email: `rose-${index}@example.com`, wantsUpdates: true },
  });
  return status;
}

export const faultyMailScenario: Scenario = {
  name: `SMTP hangs for ${UNWELL_SECONDS} s, then ends connections for as long, ${SIGN_UPS} sign-ups`,
  promise: `each answered, a visitor's hub ≤ 1 s, each mail there once within ${ARRIVED_SECONDS} s of its return`,
  env: (neighbour) => ({ SMTP_URL: `smtp://${neighbour}` }),
  async run(product) {
    const smtp = await startFaultySmtp(getNeighborPort(product));
    try {
      const { kidId } = await insertWishes(product, 1);
      let statuses: number[] = [];
      smtp.bend("hangs");
      const seen = await runWithVisitor(product, async () => {
        const sent = Array.from({ length: SIGN_UPS }, (_, index) =>
          subscribeVisitor(product, kidId, index),
        );
        statuses = await Promise.all(sent);
        await sleep(UNWELL_SECONDS * 1_000);
        smtp.bend("drops");
        await sleep(UNWELL_SECONDS * 1_000);
      });
      smtp.bend("well");
      const backAt = performance.now();
      const seconds = () => (performance.now() - backAt) / 1_000;
      const arrived = () => new Set(smtp.received.map(({ to }) => to)).size;
      while (arrived() < SIGN_UPS && seconds() < ARRIVED_SECONDS) await sleep(100);
      const took = seconds();
      const ids = new Set(smtp.received.map(({ messageId }) => messageId)).size;
      const queued = await runOnDatabase(product, (db) =>
        db.query.mails.findMany({ where: (mail, { ne }) => ne(mail.status, "sent") }),
      );
      return {
        figure: `${formatStatusCounts(statuses)}; ${arrived()} arrived within ${took.toFixed(0)} s, ${smtp.received.length - ids} twice, ${queued.length} not sent; ${formatVisitorFindings(seen)}`,
        ok:
          statuses.every((status) => status === 201) &&
          seen.hub <= 1_000 &&
          seen.failed === 0 &&
          arrived() === SIGN_UPS &&
          smtp.received.length === ids,
      };
    } finally {
      await smtp.close();
    }
  },
};
