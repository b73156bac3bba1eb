import { listBusiestHolders } from "@giftling/db/queries/gifts/holds";
import { formatNameList } from "@giftling/messages/mail/frame";
import * as words from "@giftling/messages/mail/gifts";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { omitLinkLikeText } from "../templates/format-text.ts";

/** Minimum number of open holds of each visitor that the mail lists, and maximum number of listed visitors. */
const LISTED = { minimum: 3, limit: 3 };
/** Maximum number of givers' names that a mail lists for one visitor. */
const MOST_NAMES = 3;

/**
 * Mail to parents, sent at most once a day when gifts exceed a rate limit. Lists the visitors who hold the most wishes,
 * and links to the page for releasing holds (rule: rate-limits).
 */
export const busyHubMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: "giftRecorded",
  async read({ db, clock, links }, { family }) {
    const found = await listBusiestHolders(db, family.id, { now: clock.now(), ...LISTED });
    const holders = found.map(({ kidId, itemId, ...holder }) => ({
      ...holder,
      releaseUrl: links.wish(kidId, itemId),
    }));
    return { holders, wallUrl: links.wall };
  },
  template: ({ holders, wallUrl }) => ({
    subject: words.busyHubTitle(),
    preview: words.busyHubPreview(),
    url: wallUrl,
    body: ({ Words, Action, Aside }) => (
      <>
        <Words>{words.busyHubMessage()}</Words>
        {holders.map(({ names, holds, releaseUrl }) => (
          <div key={releaseUrl}>
            <Words>{words.holderMessage(formatHolder(names), holds)}</Words>
            <Aside href={releaseUrl}>{words.releaseHoldsLink()}</Aside>
          </div>
        ))}
        <Action href={wallUrl}>{words.viewWallButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => {
    const holders = [
      { names: ["Ana", "Ben"], holds: 6, releaseUrl: links.wish("sample", "one") },
      { names: [], holds: 4, releaseUrl: links.wish("sample", "two") },
    ];
    return {
      "busy-hub": { holders: [], wallUrl: links.wall },
      "busy-hub-holders": { holders, wallUrl: links.wall },
    };
  },
});

/** Returns a visitor's names, without names that look like a link. Returns null if no name remains. */
function formatHolder(names: readonly string[]): string | null {
  const shown = names.flatMap((name) => omitLinkLikeText(name) ?? []).slice(0, MOST_NAMES);
  return shown.length === 0 ? null : formatNameList(shown);
}
