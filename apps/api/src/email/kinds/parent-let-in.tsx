import { listKids } from "@giftling/db/queries/kids";
import { pagesOf } from "@giftling/domain";
import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** The owner confirmed who asked to join (rule: joining). */
export const parentLetIn = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  async read({ db, links }, { family, role }) {
    if (role === "owner") return null;
    const kids = await listKids(db, family.id);
    return { childNames: kids.map(({ firstName }) => firstName), dashboardUrl: links.dashboard };
  },
  template: ({ childNames, dashboardUrl }) => ({
    subject: `You look after ${pagesOf(childNames)} now`,
    preview: "You were let in. The dashboard is yours too.",
    title: "You're in",
    body: ({ Words, Action }) => (
      <>
        <Words>{`You look after ${pagesOf(childNames)} now: the gifts, the news and the thank-yous.`}</Words>
        <Action href={dashboardUrl}>Open the dashboard</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "parent-let-in": { childNames: ["Emma", "Theo"], dashboardUrl: links.dashboard },
  }),
});
