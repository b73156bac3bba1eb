import type { Executor } from "@giftling/db/client";
import { listReplyAddresses } from "@giftling/db/queries/account/mail-preferences";
import {
  listKidUpdateRecipients,
  listUpdateRecipients,
} from "@giftling/db/queries/contacts/contacts";
import { findAuthorName } from "@giftling/db/queries/family/author";
import { findKidForMail } from "@giftling/db/queries/mail/facts";
import {
  cancelUpdateMail,
  findUpdateMail,
  insertUpdateMail,
  lockUpdateMail,
} from "@giftling/db/queries/updates/update-mails";
import { findUpdate } from "@giftling/db/queries/updates/updates";
import {
  type ByIdInput,
  isMailPending,
  type ParentUpdateView,
  type PreviewUpdateInput,
  toUpdateMailView,
  type UpdatePreviewView,
  type UpdateView,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { addUpdateVersion } from "../../access/versions.ts";
import { orNotFound } from "../../core/errors/app-error.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { renderMailPreview } from "../../services/email/composition/render-preview.ts";
import { getUpdateMailData, updateMail } from "../../services/email/kinds/new-update.tsx";
import { excludeRefusedRecipients } from "../../services/email/outbox/outbox.ts";
import { claimPicture } from "../pictures/claim-picture.ts";

/** Returns the number of followers who would receive the mail about a new update of the kid. */
async function countReaders(db: Executor, ctx: ParentContext, kidId: string): Promise<number> {
  return (
    await excludeRefusedRecipients(db, ctx.deps.config, await listKidUpdateRecipients(db, kidId))
  ).length;
}

/**
 * Returns a kid's updates with their mail status, newest first. Throws NOT_FOUND unless the kid belongs to the caller's
 * family.
 */
export async function listOwnUpdates(
  ctx: ParentContext,
  kidId: string,
): Promise<ParentUpdateView[]> {
  const [updates, mails] = await Promise.all([
    ctx.readKid(ctx.familyId, kidId, "updates"),
    ctx.readKid(ctx.familyId, kidId, "updateMails"),
  ]);
  const byUpdate = new Map(mails.map((mail) => [mail.updateId, mail]));
  const readers = mails.some(isMailPending) ? await countReaders(ctx.deps.db, ctx, kidId) : 0;
  return updates.map((update) =>
    addUpdateVersion({
      ...update,
      mail: toUpdateMailView(byUpdate.get(update.id) ?? null, readers),
    }),
  );
}

/** Adds the mail status and the version to an update. */
export async function addMailStatus(db: Executor, ctx: ParentContext, update: UpdateView) {
  const facts = await findUpdateMail(db, update.id);
  const readers =
    facts && isMailPending(facts)
      ? await excludeRefusedRecipients(
          db,
          ctx.deps.config,
          await listUpdateRecipients(db, update.id),
        )
      : [];
  return addUpdateVersion({ ...update, mail: toUpdateMailView(facts, readers.length) });
}

/** Schedules the mails of a new update after the configured delay (rule: update-mail). */
export async function scheduleUpdateMails(tx: Executor, ctx: ParentContext, updateId: string) {
  const { clock, config, jobs } = ctx.deps;
  const delaySeconds = config.mail.updateDelay;
  const dueAt = new Date(clock.now().getTime() + delaySeconds * 1_000);
  await insertUpdateMail(tx, updateId, dueAt);
  await jobs.enqueue(tx, "announce-update", { updateId }, { delaySeconds });
}

/**
 * Cancels the unsent mails of an update. Succeeds if all mails were already sent. Throws NOT_FOUND unless the update
 * belongs to the caller's family.
 */
export async function cancelUpdateMails(tx: Executor, ctx: ParentContext, { id }: ByIdInput) {
  const { view } = orNotFound(await findUpdate(tx, ctx.familyId, id));
  if (await lockUpdateMail(tx, view.id)) await cancelUpdateMail(tx, view.id, ctx.deps.clock.now());
  return addMailStatus(tx, ctx, view);
}

/**
 * Returns the number of recipients of a new update, the delay of its mails in seconds, and whether the hub is shown. The caller must have verified that the kid belongs to the family.
 */
export async function readUpdateReaders(ctx: ParentContext, kidId: string) {
  const { isPublished, takenDownAt } = ctx.family;
  return {
    people: await countReaders(ctx.deps.db, ctx, kidId),
    delaySeconds: ctx.deps.config.mail.updateDelay,
    isHubShown: isPublished && takenDownAt === null,
  };
}

/**
 * Returns the mail of an unsaved update in the parent's language. Throws NOT_FOUND for an unknown kid, and
 * INVALID_INPUT for an invalid picture.
 */
export async function previewUpdate(
  ctx: ParentContext,
  { kidId, imageUrl, title, content }: PreviewUpdateInput,
): Promise<UpdatePreviewView> {
  const { language } = ctx;
  const { db, clock, config } = ctx.deps;
  const kid = orNotFound(await findKidForMail(db, ctx.familyId, kidId));
  const picture = await claimPicture(db, ctx, imageUrl, "imageUrl");
  const pictureKey = picture && imageUrl ? imageUrl.slice("/media/".length) : null;
  const links = createMailLinks(config, language);
  const writtenBy = await findAuthorName(db, ctx.familyId, ctx.user.id);
  const text = { title, content, pictureKey, writtenBy };
  const news = getUpdateMailData({ db, clock, config, links }, { ...kid, ...text });
  const replyTo = await listReplyAddresses(db, ctx.familyId);
  return renderMailPreview(
    runWithLanguage(language, () => updateMail.preview(news, links, replyTo)),
  );
}
