import type { Executor } from "@giftling/db/client";
import { listReplyAddresses } from "@giftling/db/queries/account/mail-preferences";
import {
  listDigestRecipients,
  listKidUpdateRecipients,
  listUpdateRecipients,
} from "@giftling/db/queries/contacts/contacts";
import { findAuthorName } from "@giftling/db/queries/family/author";
import { lockKid } from "@giftling/db/queries/kids/kids";
import {
  cancelDigest,
  findDigestStatus,
  listDigestWishes,
  lockDigest,
} from "@giftling/db/queries/mail/digests";
import { findKidForMail } from "@giftling/db/queries/mail/facts";
import {
  cancelUpdateMail,
  findUpdateMail,
  insertUpdateMail,
  lockUpdateMail,
} from "@giftling/db/queries/updates/update-mails";
import {
  countUpdates,
  deleteUpdate,
  findUpdate,
  insertUpdate,
  lockUpdate,
  editUpdate as patchUpdate,
} from "@giftling/db/queries/updates/updates";
import {
  type CreateUpdateInput,
  type DigestView,
  type EditUpdateInput,
  type IdInput,
  isMailPending,
  type KidIdInput,
  type ParentUpdateView,
  type PreviewUpdateInput,
  toUpdateMailView,
  type UpdatePreviewView,
  type UpdateView,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { ParentContext } from "../../access/parent-context.ts";
import { addUpdateVersion, assertNoEditConflict } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountBound } from "../../limits/bounds.ts";
import { createKidMailData } from "../../services/email/composition/kid-mail-data.ts";
import { createMailLinks } from "../../services/email/composition/links.ts";
import { renderMailPreview } from "../../services/email/composition/render-preview.ts";
import { newUpdateMail } from "../../services/email/kinds/new-update.tsx";
import { wishDigestMail } from "../../services/email/kinds/wish-digest.tsx";
import { excludeOptedOutRecipients } from "../../services/email/outbox/outbox.ts";
import { claimPicture, deletePictures } from "../pictures/claim-picture.ts";

/** Adds an update and, by default, schedules its mails. Throws NOT_FOUND, TOO_MANY or INVALID_INPUT. */
export async function addUpdate(
  tx: Executor,
  ctx: ParentContext,
  { kidId, imageUrl, notify = true, ...fields }: CreateUpdateInput,
): Promise<ParentUpdateView> {
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  enforceCountBound("updates", await countUpdates(tx, kidId));
  const pictureId = await claimPicture(tx, ctx, imageUrl, "imageUrl");
  const id = await insertUpdate(tx, kidId, { ...fields, pictureId, authorId: ctx.user.id });
  if (notify) await scheduleUpdateMails(tx, ctx, id);
  const { view: update } = orNotFound(await findUpdate(tx, ctx.familyId, id));
  return addMailStatus(tx, ctx, update);
}

/** Edits an update and deletes a replaced picture's file. Throws NOT_FOUND, CHANGED_MEANWHILE or INVALID_INPUT. */
export async function editUpdate(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...asked }: EditUpdateInput,
): Promise<ParentUpdateView> {
  // The lock ensures that each of two concurrent edits deletes the picture it replaces.
  if (!(await lockUpdate(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  const before = orNotFound(await findUpdate(tx, ctx.familyId, id));
  assertNoEditConflict("update", before.view, { version, ...asked });
  const { imageUrl, ...fields } = asked;
  const pictureId = await claimPicture(tx, ctx, imageUrl, "imageUrl");
  const after = orNotFound(await patchUpdate(tx, ctx.familyId, id, { ...fields, pictureId }));
  if (pictureId !== undefined) await deletePictures(tx, ctx, [before.pictureId]);
  return addMailStatus(tx, ctx, after);
}

/** Deletes an update and its picture's file. Throws NOT_FOUND unless the update belongs to the caller's family. */
export async function removeUpdate(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { pictureId } = orNotFound(await deleteUpdate(tx, ctx.familyId, id));
  await deletePictures(tx, ctx, [pictureId]);
}

/** Returns the number of recipients who did not refuse all mail. */
const countReaders = async (
  db: Executor,
  { deps }: ParentContext,
  recipients: readonly { canonicalEmail: string }[],
) => (await excludeOptedOutRecipients(db, deps.config, recipients)).length;

/** Returns a kid's updates with their mail status, newest first. Throws NOT_FOUND for another family's kid. */
export async function listOwnUpdates(
  ctx: ParentContext,
  kidId: string,
): Promise<ParentUpdateView[]> {
  const [updates, mails] = await Promise.all([
    ctx.readKid(ctx.familyId, kidId, "updates"),
    ctx.readKid(ctx.familyId, kidId, "updateMails"),
  ]);
  const byUpdate = new Map(mails.map((mail) => [mail.updateId, mail]));
  const { db } = ctx.deps;
  const readers = mails.some(isMailPending)
    ? await countReaders(db, ctx, await listKidUpdateRecipients(db, kidId))
    : 0;
  return updates.map((update) =>
    addUpdateVersion({
      ...update,
      mail: toUpdateMailView(byUpdate.get(update.id) ?? null, readers),
    }),
  );
}

async function addMailStatus(db: Executor, ctx: ParentContext, update: UpdateView) {
  const facts = await findUpdateMail(db, update.id);
  const readers =
    facts && isMailPending(facts)
      ? await countReaders(db, ctx, await listUpdateRecipients(db, update.id))
      : 0;
  return addUpdateVersion({ ...update, mail: toUpdateMailView(facts, readers) });
}

/** Schedules the mails of a new update after the configured delay (rule: update-mail). */
async function scheduleUpdateMails(tx: Executor, ctx: ParentContext, updateId: string) {
  const { clock, config, jobs } = ctx.deps;
  const delaySeconds = config.mail.updateDelay;
  const dueAt = new Date(clock.now().getTime() + delaySeconds * 1_000);
  await insertUpdateMail(tx, updateId, dueAt);
  await jobs.enqueue(tx, "announce-update", { updateId }, { delaySeconds });
}

/** Cancels the unsent mails of an update. Throws NOT_FOUND unless the update belongs to the caller's family. */
export async function cancelUpdateMails(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const { view } = orNotFound(await findUpdate(tx, ctx.familyId, id));
  if (await lockUpdateMail(tx, view.id)) await cancelUpdateMail(tx, view.id, ctx.deps.clock.now());
  return addMailStatus(tx, ctx, view);
}

/** Returns the number of readers of a new update, its mails' delay in seconds, and whether the hub is shown. */
export async function readUpdateReaders(ctx: ParentContext, kidId: string) {
  const { isPublished, takenDownAt } = ctx.family;
  const { db, config } = ctx.deps;
  return {
    people: await countReaders(db, ctx, await listKidUpdateRecipients(db, kidId)),
    delaySeconds: config.mail.updateDelay,
    isHubShown: isPublished && takenDownAt === null,
  };
}

/** Returns the mail of an unsaved update in the parent's language. Throws NOT_FOUND or INVALID_INPUT. */
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
  const data = createKidMailData({ db, clock, config, links }, kid);
  const news = { ...data, title, content, writtenBy, imageUrl: links.picture(pictureKey) };
  const replyTo = await listReplyAddresses(db, ctx.familyId);
  return renderMailPreview(
    runWithLanguage(language, () => newUpdateMail.preview(news, links, replyTo)),
  );
}

/** Returns the status of a kid's next or latest digest. Throws NOT_FOUND for another family's kid. */
export async function readDigest(
  db: Executor,
  ctx: ParentContext,
  { kidId }: KidIdInput,
): Promise<DigestView> {
  orNotFound(await findKidForMail(db, ctx.familyId, kidId));
  const people = await countReaders(db, ctx, await listDigestRecipients(db, kidId));
  const wishes = await listDigestWishes(db, kidId, null, ctx.deps.clock.now());
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
  const data = { ...createKidMailData({ db, clock, config, links }, kid), wishes };
  return renderMailPreview(
    runWithLanguage(language, () => wishDigestMail.preview(data, links, [])),
  );
}
