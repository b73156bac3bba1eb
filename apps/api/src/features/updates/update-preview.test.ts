import { refusedAddresses } from "@giftling/db/schema/index";
import { unsubscribeContacts } from "@giftling/db/testing/contacts";
import { makePicture } from "@giftling/db/testing/factories";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { hashRecipient } from "../../services/email/composition/tokens.ts";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import {
  createUpdateMailFixture,
  SAMPLE_UPDATE,
  UPDATE_MAIL_DELAY_SECONDS,
} from "../../testing/update-mail-fixture.ts";

const news = await createUpdateMailFixture();
const { world, smtp, family, forward, work } = news;
afterAll(() => news.close());
beforeEach(() => news.empty());

describe("followers (rule: followers)", () => {
  test("are counted as recipients, separately from the unconfirmed ones", async () => {
    const { id, caller, kidId, address } = await family(3);
    const counts = async () => {
      const followers = await caller.followers.list({ kidId });
      const { people } = await caller.updates.readers({ kidId });
      return [followers.length, followers.filter(({ email }) => email !== null).length, people];
    };
    expect(await counts()).toEqual([4, 3, 3]);
    // This address refused all mail at another family. This family must not learn of it.
    const hash = hashRecipient(world.deps.config.secret, address("r0"));
    await world.db.insert(refusedAddresses).values({ recipientHash: hash });
    expect(await counts()).toEqual([3, 2, 2]);
    await unsubscribeContacts(world.db, { familyId: id });
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

describe("the preview (rule: update-preview)", () => {
  test("is the actual mail with disabled links", async () => {
    const { id, caller, kidId, address } = await family(1);
    const { storageKey } = await makePicture(world.db, id);
    const imageUrl = `/media/${storageKey}`;
    const preview = await caller.updates.preview({ ...SAMPLE_UPDATE, kidId, imageUrl });
    expect(preview.subject).toBe("Emma: First tooth");
    expect(preview.html).toContain("It wobbled for a week.");
    expect(preview.html).toContain("Never write to me again");
    expect(preview.html).not.toMatch(/<a\b[^>]*\bhref=/);
    expect(preview.html).not.toContain("/unsubscribe/");
    const key = storageKey.replace(".webp", "");
    expect(preview.html).toMatch(new RegExp(`src="http[^"]+/media/${key}\\.[^"]+\\.jpg"`));

    await caller.updates.create({ ...SAMPLE_UPDATE, kidId, imageUrl });
    forward(UPDATE_MAIL_DELAY_SECONDS);
    await work();
    const [mail] = smtp.received.filter(({ to }) => to === address("r0"));
    const words = (html = "") =>
      html
        .replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim();
    expect(words(mail?.html)).toBe(words(preview.html));
    expect(mail?.subject).toBe(preview.subject);
  });

  test("stores nothing, and rejects the input that an update rejects", async () => {
    const [owner, stranger] = [await family(0), await family(0)];
    const preview = (more: object) =>
      getCallOutcome(
        owner.caller.updates.preview({ ...SAMPLE_UPDATE, kidId: owner.kidId, ...more }),
      );
    const { storageKey } = await makePicture(world.db, stranger.id);
    expect(await preview({ title: " " })).toBe("INVALID_INPUT");
    expect(await preview({ imageUrl: `/media/${storageKey}` })).toBe("INVALID_INPUT");
    expect(await preview({ kidId: stranger.kidId })).toBe("NOT_FOUND");
    expect(await preview({})).toBe("ok");
    expect(await owner.caller.updates.list({ kidId: owner.kidId })).toEqual([]);
  });
});
