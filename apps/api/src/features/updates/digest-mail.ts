import type { Executor } from "@giftling/db/client";
import { listDigestRecipients } from "@giftling/db/queries/contacts/contacts";
import {
  cancelDigest,
  findDigestStatus,
  listDigestWishes,
  lockDigest,
} from "@giftling/db/queries/mail/digests";
import { findKidForMail } from "@giftling/db/queries/mail/facts";
import { type DigestView, type KidIdInput, toUpdateMailView } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { renderMailPreview } from "../../services/email/composition/render-preview.ts";
import { getDigestData, wishDigestMail } from "../../services/email/kinds/wish-digest.tsx";
import { excludeRefusedRecipients } from "../../services/email/outbox/outbox.ts";

/** Returns the status of a kid's next or latest digest. Throws NOT_FOUND for another family's kid. */
export async function readDigest(
  db: Executor,
  ctx: ParentContext,
  { kidId }: KidIdInput,
): Promise<DigestView> {
  orNotFound(await findKidForMail(db, ctx.familyId, kidId));
  const { config, clock } = ctx.deps;
  const readers = await excludeRefusedRecipients(db, config, await listDigestRecipients(db, kidId));
  const wishes = await listDigestWishes(db, kidId, null, clock.now());
  const people = readers.length;
  const mail = toUpdateMailView(await findDigestStatus(db, kidId), people);
  return { people, wishes: wishes.length, mail };
}

/** Cancels the unsent mails of a kid's digest. Throws NOT_FOUND unless the kid belongs to the caller's family. */
export async function cancelDigestMails(tx: Executor, ctx: ParentContext, input: KidIdInput) {
  const { kidId } = orNotFound(await findKidForMail(tx, ctx.familyId, input.kidId));
  const digest = await lockDigest(tx, kidId);
  if (digest) await cancelDigest(tx, digest, ctx.deps.clock.now());
  return readDigest(tx, ctx, { kidId });
}

/** Returns the mail of a kid's next digest in the parent's language. Throws NOT_FOUND when no digest is due. */
export async function previewDigest(ctx: ParentContext, { kidId }: KidIdInput) {
  const { language } = ctx;
  const { db, clock, config } = ctx.deps;
  const kid = orNotFound(await findKidForMail(db, ctx.familyId, kidId));
  const wishes = await listDigestWishes(db, kidId, null, clock.now());
  const [first] = wishes;
  orNotFound(first ?? null);
  const links = createMailLinks(config, language);
  const data = getDigestData({ db, clock, config, links }, kid, wishes);
  return renderMailPreview(
    runWithLanguage(language, () => wishDigestMail.preview(data, links, [])),
  );
}
