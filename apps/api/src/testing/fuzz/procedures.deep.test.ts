import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Procedure, procedures, type RestProcedure } from "../../http/rest/procedures.ts";
import { makeMatrixFamily } from "../matrix/family.ts";
import { PROCEDURE_ROWS } from "../matrix/procedures.ts";
import { expectRestResponse, expectTrpcResponse } from "./expect-response.ts";
import { computeQuantile, createFuzzFixture, type FuzzFixture } from "./fuzz-fixture.ts";
import { getFuzzParameters, IS_DEEP_RUN } from "./fuzz-parameters.ts";
import { createPlannedRequest, createRequestPlanArbitrary, type RequestPlan } from "./requests.ts";

let world: FuzzFixture;
beforeAll(async () => {
  world = await createFuzzFixture();
});
afterAll(() => world.close());

/** Response times of the API in milliseconds, one per request. */
const took: number[] = [];

const rows = new Map(Object.entries(PROCEDURE_ROWS));

/**
 * Maximum number of requests per family. After that number, the test creates a new family, because requests delete
 * data.
 */
const PER_FAMILY = 10;

/** Creates a family, a valid input for the procedure, and a Cookie header for each caller. */
async function enter(name: string) {
  const family = await makeMatrixFamily(world, true);
  const good = (await rows.get(name)?.input?.(family)) ?? {};
  const [owner, other] = [await world.signIn(family.ownerId), world.otherCookie];
  const cookies = { owner, "other parent": other, stranger: undefined };
  return { good, cookies, familyId: family.ownerId, left: PER_FAMILY };
}

const isRest = (procedure: Procedure): procedure is RestProcedure => procedure.rest !== undefined;

async function send(
  procedure: Procedure,
  plan: RequestPlan,
  entered: Awaited<ReturnType<typeof enter>>,
) {
  const request = createPlannedRequest(procedure, plan, entered.good);
  if (request === null) return;
  const cookie = entered.cookies[plan.caller];
  const { shownFamily } = plan;
  const shown = shownFamily?.isOwn ? entered.familyId : shownFamily?.text;
  const began = performance.now();
  const answer = await world.app.inject({
    ...request,
    headers: {
      ...request.headers,
      ...(cookie ? { cookie } : {}),
      ...(shown === undefined ? {} : { "x-family": shown }),
    },
  });
  took.push(performance.now() - began);
  if (plan.viaRest && isRest(procedure)) expectRestResponse(procedure, answer);
  else expectTrpcResponse(procedure, answer);
}

describe.each(procedures.map((one) => [one.name, one] as const))("%s", (name, procedure) => {
  test("returns a documented response to any request", async () => {
    let entered = await enter(name);
    const property = fc.asyncProperty(createRequestPlanArbitrary(procedure), async (plan) => {
      if (entered.left === 0) entered = await enter(name);
      entered.left -= 1;
      await send(procedure, plan, entered);
    });
    await fc.assert(property, getFuzzParameters(12));
  });
});

test.runIf(IS_DEEP_RUN)("responds to 99 of 100 requests within half a second", () => {
  expect(computeQuantile(took, 0.99), `${took.length} answers`).toBeLessThanOrEqual(500);
});
