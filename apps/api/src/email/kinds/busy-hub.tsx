import { z } from "zod";
import { parentMail } from "../composition/define-mail.ts";

/** More was given than the limits let through; at most once a day (rule: rate-limits). */
export const busyHub = parentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  account: "open",
  read: ({ links }) => ({ dashboardUrl: links.dashboard }),
  template: ({ dashboardUrl }) => ({
    subject: "A lot is going on at your hub",
    preview: "Many gifts came in at once, so we asked the next givers to wait a little.",
    title: "A lot is going on at your hub",
    body: ({ Words, Action }) => (
      <>
        <Words>
          {
            "Many gifts came in within a short time, so we asked the next givers to wait a little. If that was your party: lovely! They can go on in a while.\n\nIf it looks odd to you, have a look at your Wall of Support. You can take anything off it there."
          }
        </Words>
        <Action href={dashboardUrl}>Open your dashboard</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "busy-hub": { dashboardUrl: links.dashboard } }),
});
