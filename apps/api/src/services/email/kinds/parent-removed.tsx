import { findMember } from "@giftling/db/queries/family/members";
import { listKids } from "@giftling/db/queries/kids/kids";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeNames, omitLinkLikeText } from "../templates/format-text.ts";

/**
 * Mail to a parent who was removed from the family. The mail is dropped when the parent is a member again
 * (rule: leaving).
 */
export const parentRemovedMail = defineParentMail({
  facts: z.strictObject({ familyId: z.string(), by: z.string() }),
  turnedOffBy: null,
  async read({ db, links }, { family, facts: { familyId, by } }) {
    if (family.id === familyId) return null;
    const owner = await findMember(db, familyId, by);
    const kids = await listKids(db, familyId);
    return {
      ownerName: owner?.firstName ?? "",
      childNames: kids.map(({ firstName }) => firstName),
      dashboardUrl: links.dashboard,
    };
  },
  template({ ownerName, childNames, dashboardUrl }) {
    const owner = omitLinkLikeText(ownerName) ?? "";
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.parentRemovedSubject(names),
      preview: words.parentRemovedPreview(),
      body: createActionBody(
        words.parentRemovedMessage(owner, names),
        dashboardUrl,
        words.viewAccountButton(),
        words.parentRemovedNote(owner),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-removed": {
      ownerName: "Ana",
      childNames: ["Emma", "Theo"],
      dashboardUrl: links.dashboard,
    },
  }),
});
