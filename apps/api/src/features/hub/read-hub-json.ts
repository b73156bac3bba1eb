import { hubKidInput, hubKidsInput } from "@giftling/domain";
import type { RequestContext } from "../../access/context.ts";
import type { JsonText } from "../../cache/json-text.ts";
import { readHubKids, readKidHub } from "./read-hub.ts";

/** Functions by procedure name that return a reader of the response, or null for an invalid input. */
const READS: Readonly<
  Record<string, (input: unknown) => ((visit: RequestContext) => Promise<JsonText>) | null>
> = {
  "hub.kid": (input) => {
    const { data } = hubKidInput.safeParse(input);
    return data ? (visit) => readKidHub(visit, data.familyUrl, data.kidId) : null;
  },
  "hub.kids": (input) => {
    const { data } = hubKidsInput.safeParse(input);
    return data ? (visit) => readHubKids(visit, data.familyUrl) : null;
  },
};

/** Returns the JSON text of `hub.kids` or `hub.kid`, or null for other procedures and invalid input. */
export async function readHubJson(visit: RequestContext, procedure: string, input: unknown) {
  const read = READS[procedure]?.(input) ?? null;
  if (read === null) return null;
  await visit.deps.limiter.hubRead(visit.limitKeys);
  return read(visit);
}
