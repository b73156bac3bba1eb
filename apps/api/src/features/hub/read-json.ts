import { hubKidInput, hubKidsInput } from "@giftling/domain";
import type { Context } from "../../context.ts";
import type { JsonText } from "../../json-text.ts";
import { readHubKids, readKidHub } from "./read-hub.ts";

/**
 * The answer of `hub.kids` or `hub.kid` as JSON text, which REST and tRPC send as it is: no other read is asked for as
 * often. Null for another procedure, and for an input that the procedure is to refuse.
 */
export async function readJson(
  ctx: Context,
  procedure: string,
  input: unknown,
): Promise<JsonText | null> {
  if (procedure === "hub.kid") {
    const asked = hubKidInput.safeParse(input);
    if (!asked.success) return null;
    await ctx.deps.limiter.hubRead(ctx.addressHash);
    return readKidHub(ctx, asked.data.familyUrl, asked.data.kidId);
  }
  if (procedure === "hub.kids") {
    const asked = hubKidsInput.safeParse(input);
    if (!asked.success) return null;
    await ctx.deps.limiter.hubRead(ctx.addressHash);
    return readHubKids(ctx, asked.data.familyUrl);
  }
  return null;
}
