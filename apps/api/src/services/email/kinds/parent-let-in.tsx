import { listKids } from "@giftling/db/queries/kids/kids";
import * as words from "@giftling/messages/mail/members";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";
import { omitLinkLikeNames } from "../templates/format-text.ts";

/** Mail to a person whose request to join was approved (rule: joining). */
export const joinApprovedMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db, links }, { family, role }) {
    if (role === "owner") return null;
    const kids = await listKids(db, family.id);
    return { childNames: kids.map(({ firstName }) => firstName), dashboardUrl: links.dashboard };
  },
  template({ childNames, dashboardUrl }) {
    const names = omitLinkLikeNames(childNames);
    return {
      subject: words.joinApprovedSubject(names),
      preview: words.joinApprovedPreview(),
      title: words.joinApprovedTitle(),
      body: createActionBody(
        words.joinApprovedMessage(names),
        dashboardUrl,
        words.openDashboardButton(),
      ),
    };
  },
  samples: ({ links }) => ({
    "parent-let-in": { childNames: ["Emma", "Theo"], dashboardUrl: links.dashboard },
  }),
});
