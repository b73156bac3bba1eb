import type { Executor } from "@giftling/db/client";
import { lockKid } from "@giftling/db/queries/kids";
import { listPaymentLinks, listRegistryLinks } from "@giftling/db/queries/links";
import { writeOwnOrder } from "@giftling/db/queries/own-order";
import type { OwnPaymentLink, OwnRegistryLink, ReorderLinksInput } from "@giftling/domain";
import { found } from "../../errors/app-error.ts";
import type { ParentContext } from "../own-kid.ts";
import { ownPaymentLink, ownRegistryLink } from "../versions.ts";

/** Orders a kid's payment links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function orderPaymentLinks(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnPaymentLink[]> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  await writeOwnOrder(tx, "paymentLink", kid.id, linkIds);
  return (await listPaymentLinks(tx, ctx.familyId, kid.id)).map(ownPaymentLink);
}

/** Orders a kid's registry links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function orderRegistryLinks(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnRegistryLink[]> {
  const kid = found(await lockKid(tx, ctx.familyId, kidId));
  await writeOwnOrder(tx, "registryLink", kid.id, linkIds);
  return (await listRegistryLinks(tx, ctx.familyId, kid.id)).map(ownRegistryLink);
}
