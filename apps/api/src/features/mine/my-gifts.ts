import {
  findAddressOfContact,
  findContactToWrite,
  listMine,
} from "@giftling/db/queries/hub/my-gifts";
import {
  type AskForMyGiftsInput,
  canonicalEmail,
  dollarsFromCents,
  type MyGiftsView,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { thankYouPath } from "../../crypto/thank-you-links.ts";
import { mailLinks } from "../../email/composition/links.ts";
import { contactOfMyGifts, recipientHash } from "../../email/composition/tokens.ts";
import { queueMails } from "../../email/outbox/queue-mails.ts";
import { found } from "../../errors/app-error.ts";
import { giftToken } from "../gratitude/gift-tokens.ts";

/**
 * Sends an address the link to what it gave and follows, if some family's mail to it is confirmed, once a day (rule: my-gifts). The
 * answer is the same either way. RATE_LIMITED for a visitor who asks often.
 */
export async function askForMyGifts(ctx: Context, { email }: AskForMyGiftsInput): Promise<null> {
  const { db, clock, config, limiter } = ctx.deps;
  await limiter.myGifts(ctx.addressHash);
  const to = await findContactToWrite(db, canonicalEmail(email));
  if (!to) return null;
  const day = clock.now().toISOString().slice(0, 10);
  const onceFor = `${recipientHash(config.secret, to.email)}:${day}`;
  await db.transaction((tx) =>
    queueMails(tx, ctx.deps, [{ kind: "my-gifts", to, language: ctx.wanted, facts: {}, onceFor }]),
  );
  return null;
}

/** What the address behind a link gave and follows (rule: my-gifts). NOT_FOUND alike for a forged link and one that is too old. */
export async function readMyGifts(
  { deps }: Pick<Context, "deps">,
  token: string,
): Promise<MyGiftsView> {
  const { db, clock, config } = deps;
  const contactId = found(contactOfMyGifts(config.secret, token, clock.now()));
  const address = found(await findAddressOfContact(db, contactId));
  const { contacts, followed, gifts } = await listMine(db, address);
  const links = mailLinks(config);
  return {
    families: contacts.map(({ id, familyUrl, unsubscribedAt }) => ({
      kids: followed
        .filter((kid) => kid.contactId === id)
        .map(({ contactId: _contactId, kidId, ...kid }) => ({
          ...kid,
          follows: kid.follows && unsubscribedAt === null,
          hubPath: `/hub/${familyUrl}?kid=${kidId}`,
        })),
      gifts: gifts
        .filter((gift) => gift.contactId === id)
        .map(({ giftId, thankYouId, isWritten, amountCents, givenAt, childFirstName, label }) => ({
          childFirstName,
          label,
          amount: amountCents === null ? null : dollarsFromCents(amountCents),
          givenAt: givenAt.toISOString(),
          giftPath: giftId === null ? null : `/gift/${giftToken(config.secret, giftId)}`,
          thankYouPath: isWritten ? thankYouPath(config.secret, thankYouId) : null,
        })),
      unsubscribeUrl: unsubscribedAt === null ? links.unsubscribe(id) : null,
    })),
  };
}
