import { findMember } from "@giftling/db/queries/family/members";
import { listKids } from "@giftling/db/queries/kids/kids";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { omitLinkLikeNames, omitLinkLikeText } from "../templates/words.ts";

/** Mail to a parent who was removed from the family. Dropped when the parent is a member again (rule: leaving). */
export const parentRemovedMail = defineParentMail({
  facts: z.strictObject({ familyId: z.string(), by: z.string() }),
  turnedOffBy: null,
  account: "open",
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
      title: words.parentRemovedSubject(names),
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{words.parentRemovedMessage(owner, names)}</Words>
          <Action href={dashboardUrl}>{words.viewAccountButton()}</Action>
          <Small>{words.parentRemovedNote(owner)}</Small>
        </>
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
