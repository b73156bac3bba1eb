import type { Executor } from "@giftling/db/client";
import { listUnnotifiedGifts } from "@giftling/db/queries/mail/facts";
import type { DeliveryRow } from "@giftling/db/queries/webhooks/deliveries";
import { centsToDollars, UNAPPROVED_NAME } from "@giftling/domain";
import { omitLinkLikeText } from "../email/templates/format-text.ts";
import { getGiftName } from "../email/templates/gifts.tsx";

type Gift = Awaited<ReturnType<typeof listUnnotifiedGifts>>[number];

/**
 * Returns the JSON body of a delivery, with the gift's current data. Returns null if the gift was undone, or its kid
 * was deleted (rule: webhooks).
 */
export async function composeEventBody(
  db: Executor,
  familyId: string,
  { eventId, type, createdAt }: Pick<DeliveryRow, "eventId" | "type" | "createdAt">,
): Promise<string | null> {
  const event = { id: eventId, type, createdAt: createdAt.toISOString() };
  if (type === "webhook.test") return JSON.stringify({ ...event, data: {} });
  const [gift] = await listUnnotifiedGifts(db, familyId, [eventId]);
  return gift ? JSON.stringify({ ...event, data: describeGift(gift) }) : null;
}

/**
 * Returns what the family's mail about one gift contains. Omits the giver, the gift and the amount of a surprise,
 * because the kid could see what a webhook shows.
 */
function describeGift(gift: Gift) {
  const { kidId, childFirstName, giverName, amountCents, currency, isSurprise } = gift;
  const isNamed = !isSurprise && giverName !== UNAPPROVED_NAME;
  const amount = isSurprise || amountCents === null ? null : centsToDollars(amountCents);
  return {
    kid: { id: kidId, firstName: childFirstName },
    isSurprise,
    giver: isNamed ? omitLinkLikeText(giverName) : null,
    gift: isSurprise ? null : getGiftName(gift),
    amount,
    currency: amount === null ? null : currency,
  };
}
