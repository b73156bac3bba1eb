import { BOUNDS } from "@giftling/domain";
import { type CampaignFamily, countRows, createFamily } from "./families.ts";
import { countResponsesWithStatus, runAtOnce, sendRequest } from "./requests.ts";
import type { Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const PARENTS = 6;
const ROWS_A_CALL = 50;
const CALLS = BOUNDS.wishes / ROWS_A_CALL;

type Row = { item?: object; error?: { code: string } };

/**
 * Scenario in which many parents import complete lists at the same time. Each call is sent twice, as after a lost response.
 * The last call exceeds the limit.
 */
export const concurrentImportScenario: Scenario = {
  name: `${PARENTS} parents import ${BOUNDS.wishes} rows each at once, every call sent twice`,
  promise: "each row stored once, one more refused, a visitor's hub ≤ 1 s",
  async run(product) {
    const families: CampaignFamily[] = [];
    for (let n = 0; n < PARENTS; n += 1) {
      families.push(await createFamily(product, `campaign-imports-${n}`));
    }
    const send = ({ kidId, cookie }: CampaignFamily, call: number, count: number) =>
      sendRequest<Row[]>(product, "POST", `/api/kids/${kidId}/wishlist/import`, {
        body: { rows: Array.from({ length: count }, (_, n) => makeRow(call * ROWS_A_CALL + n)) },
        headers: { cookie, "idempotency-key": `import-${kidId}-${call}` },
      });
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const begin = performance.now();
    let seconds = 0;
    const seen = await runWithVisitor(product, async () => {
      const sent = families.map((family) =>
        runAtOnce(CALLS * 2, (index) => send(family, Math.floor(index / 2), ROWS_A_CALL)),
      );
      answers = (await Promise.all(sent)).flat();
      seconds = (performance.now() - begin) / 1_000;
    });
    const tooMany = await Promise.all(families.map((family) => send(family, CALLS, 1)));
    const refused = tooMany.filter(({ body }) => body?.[0]?.error?.code === "TOO_MANY").length;
    const kids = families.map(({ kidId }) => `'${kidId}'`);
    const stored = await countRows(product, `wishlist_items where kid_id in (${kids})`);
    const answered = countResponsesWithStatus(answers, 200);
    return {
      figure: `${answered} of ${answers.length} calls answered within ${seconds.toFixed(1)} s, ${stored} wishes stored, ${refused} of ${PARENTS} refused; ${formatVisitorFindings(seen)}`,
      ok:
        answered === answers.length &&
        stored === PARENTS * BOUNDS.wishes &&
        refused === PARENTS &&
        seen.live <= 1_000 &&
        seen.hub <= 1_000 &&
        seen.failed === 0,
    };
  },
};

const makeRow = (n: number) => ({
  name: `Imported wish ${n}`,
  url: `https://example.com/things/${n}`,
  price: "$25",
  description: "It has been on the list since the summer.",
});
