import type { Executor } from "@giftling/db/client";
import { saveItemOrder } from "@giftling/db/queries/core/own-order";
import { lockKid } from "@giftling/db/queries/kids/kids";
import { listPaymentLinks, listRegistryLinks } from "@giftling/db/queries/links/links";
import type { OwnPaymentLink, OwnRegistryLink, ReorderLinksInput } from "@giftling/domain";
import type { ParentContext } from "../../access/own-kid.ts";
import { addPaymentLinkVersion, addRegistryLinkVersion } from "../../access/versions.ts";
import { orNotFound } from "../../core/errors/app-error.ts";

/** Orders a kid's payment links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function setPaymentLinkOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnPaymentLink[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "paymentLink", kid.id, linkIds);
  return (await listPaymentLinks(tx, ctx.familyId, kid.id)).map(addPaymentLinkVersion);
}

/** Orders a kid's registry links. Throws NOT_FOUND when the kid is missing or belongs to another family (rule: own-order). */
export async function setRegistryLinkOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, linkIds }: ReorderLinksInput,
): Promise<OwnRegistryLink[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "registryLink", kid.id, linkIds);
  return (await listRegistryLinks(tx, ctx.familyId, kid.id)).map(addRegistryLinkVersion);
}
