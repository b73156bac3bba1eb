import type { UpdatePreviewView } from "@giftling/domain";
import type { MailContent } from "./mail-kind.ts";

/** Pattern of the link targets in a mail, which previews omit because some links unsubscribe the recipient. */
const LINK = /(<a\b[^>]*?)\shref="[^"]*"/g;

/** Renders a mail without link targets, for a parent's preview (rule: update-preview). */
export async function renderMailPreview(mail: MailContent): Promise<UpdatePreviewView> {
  // Loaded on demand, so that a process that only serves pages does not load React Email.
  const { renderMail } = await import("./render.tsx");
  const { subject, html } = await renderMail(mail);
  return { subject, html: html.replaceAll(LINK, "$1") };
}
