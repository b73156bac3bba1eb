import { findFamily } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { listFollowers } from "@giftling/db/queries/contacts/followers";
import { createId } from "@giftling/db/queries/core/ids";
import { listWebhooks } from "@giftling/db/queries/webhooks/webhooks";
import { contributions } from "@giftling/db/schema/gifts";
import { mailContacts } from "@giftling/db/schema/supporters";
import { digestWishes } from "@giftling/db/schema/updates";
import { webhookDeliveries } from "@giftling/db/schema/webhooks";
import {
  makeContribution,
  makeFamilyUrl,
  makeKid,
  makeLink,
  makeOccasion,
  makeParent,
  makePasskey,
  makePerson,
  makeProposal,
  makePurchase,
  makePushSubscription,
  makeThankYou,
  makeUpdate,
  makeWebhook,
  makeWish,
  makeFamily as storeFamily,
} from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import type { LinkKind } from "@giftling/domain";
import { createSignUpInvite } from "../../features/sign-up-invites/sign-up-invites.ts";
import { createDelivery } from "../../services/webhooks/queue-events.ts";
import type { TestApp } from "../app.ts";
import { makeInvite } from "../invites.ts";

/** Family on which a procedure is called, with functions that create more data. */
export type MatrixFamily = ReturnType<typeof getMatrixFamily>;

export async function makeMatrixFamily(test: TestApp, hasAddress: boolean): Promise<MatrixFamily> {
  const { db } = test;
  const { id: ownerId } = await storeFamily(db);
  const familyUrl = hasAddress ? (await makeFamilyUrl(db, ownerId)).address : "nobody-lives-here";
  const { id: kidId } = await makeKid(db, ownerId);
  return getMatrixFamily(test, { ownerId, familyUrl, kidId });
}

type Ids = { ownerId: string; familyUrl: string; kidId: string };

/** Returns a stored family, with functions that create the rows that the procedures need. */
export function getMatrixFamily(test: TestApp, { ownerId, familyUrl, kidId }: Ids) {
  const { db } = test;
  const visitor = test.visitor();
  /** Number of holds created so far, each from a different IP address, because a network's holds are limited. */
  let holders = 0;
  const item = async () => (await makeWish(db, kidId)).id;
  /** Creates a gift older than all other gifts, so that it displaces no other gift from lists of the newest gifts. */
  const gift = async (personId: string | null = null) => {
    const { id: contributionId } = await makeContribution(db, kidId, {
      contributedAt: new Date(0),
    });
    return (await makeThankYou(db, kidId, { contributionId, personId })).id;
  };
  const newWebhook = async () => (await makeWebhook(db, ownerId, { url: "https://127.0.0.1/" })).id;
  /** Returns the ID of a webhook that all calls share, because a family has at most five. */
  const webhook = async () => (await listWebhooks(db, ownerId))[0]?.id ?? (await newWebhook());
  return {
    ownerId,
    familyUrl,
    kidId,
    link: async (kind: LinkKind) => ({ id: (await makeLink(db, kind, kidId)).id }),
    formerAddress: async () => (await makeFamilyUrl(db, ownerId, { isCurrent: false })).address,
    occasion: async () => (await makeOccasion(db, kidId)).id,
    proposal: async () => ({ id: (await makeProposal(db, kidId)).id }),
    update: async () => (await makeUpdate(db, kidId)).id,
    item,
    referralCode: async () => ({ code: (await findFamily(db, ownerId))?.referralCode }),
    contribution: async () => (await makeContribution(db, kidId)).id,
    owner: async () => (await findOwner(db, ownerId))?.id,
    passkey: async () => {
      const owner = await findOwner(db, ownerId);
      return { id: (await makePasskey(db, owner?.id ?? "")).id };
    },
    webhook,
    newWebhook,
    async delivery() {
      const id = await webhook();
      const now = new Date();
      const event = { webhookId: id, eventId: createId(), type: "webhook.test" } as const;
      const delivery = { ...createDelivery(now, event), status: "delivered" } as const;
      const [row] = await db.insert(webhookDeliveries).values(delivery).returning();
      return { id, deliveryId: row?.id ?? "" };
    },
    async signUpInvite() {
      const inviter = { familyId: ownerId, inviterId: null };
      const now = test.deps.clock.now();
      const { row } = await createSignUpInvite(db, { origin: "", now, inviter });
      return { id: row.id };
    },
    pushSubscription: async () => {
      const owner = await findOwner(db, ownerId);
      return { endpoint: (await makePushSubscription(db, owner?.id ?? "")).endpoint };
    },
    otherParent: async () => (await makeParent(db, ownerId)).id,
    invited: (email?: string) => makeInvite(test.deps, ownerId, email),
    /** Creates an invitation that another family's parent accepted and that awaits the owner's approval. */
    async asked() {
      const { id: otherId, owner } = await test.parent();
      const { id, token } = await makeInvite(test.deps, ownerId);
      await (await test.callerOf(otherId)).family.accept({ token });
      return { id, askedBy: owner.id };
    },
    joinToken: async () => ({ token: (await makeInvite(test.deps, ownerId)).token }),
    /** Creates a wish that is pending for the kid's next digest. Returns the kid's ID. */
    async digest() {
      await db.insert(digestWishes).values({ itemId: await item() });
      return { kidId };
    },
    async follower() {
      const form = { kidId, name: "Aunt May", email: "may@example.com" };
      await visitor.hub.subscribe({ ...form, wantsUpdates: true });
      const [follower] = await listFollowers(db, ownerId, kidId);
      if (!follower) throw new Error("Nobody follows");
      return follower.id;
    },
    thankYou: async () => (await makeThankYou(db, kidId)).id,
    /** Creates a contribution with its thank-you. Returns the thank-you's ID, which also identifies the giver. */
    giver: () => gift(),
    /** Creates a person with two gifts. Returns the person's ID and the ID of a gift. */
    async joinedPerson() {
      const { id: personId } = await makePerson(db, ownerId);
      await gift(personId);
      return { id: personId, partId: await gift(personId) };
    },
    /** Creates a person with an address that a parent added. Returns the address's ID. */
    async addedAddress() {
      const { id: personId } = await makePerson(db, ownerId);
      const email = `${personId}@example.com`;
      const contact = { familyId: ownerId, email, canonicalEmail: email, personId };
      const [row] = await db
        .insert(mailContacts)
        .values({ ...contact, addedAt: new Date() })
        .returning();
      return row?.id ?? "";
    },
    /** Creates a hold. Returns the hold's gift access token. */
    async pass() {
      const id = await item();
      holders += 1;
      const holder = test.visitor({ ip: `10.${holders}.0.1` });
      return { token: (await holder.wishlist.reserve({ id })).passToken };
    },
    /** Creates an old, confirmed contribution. Returns the contribution's gift access token. */
    async confirmedPass() {
      const money = { kidId, amount: 5, type: "other", isAnonymous: true } as const;
      const { id, passToken } = await visitor.gratitude.reportContribution(money);
      await updateRow(db, contributions, id, { contributedAt: new Date("2026-01-01") });
      const caller = await test.callerOf(ownerId);
      await caller.gratitude.setContributionStatus({ id, status: "confirmed" });
      return { token: passToken };
    },
    async thankYouPage() {
      const caller = await test.callerOf(ownerId);
      const { id } = await makeThankYou(db, kidId);
      const sent = await caller.gratitude.sendThankYou({ id, personalMessage: "Thank you." });
      return { token: sent.pageUrl?.split("/").at(-1) };
    },
    async offListGift() {
      const away = { url: null, state: "put-away", isOffList: true } as const;
      const { id: itemId } = await makeWish(db, kidId, away);
      return { id: await item(), giftId: (await makePurchase(db, itemId)).id };
    },
    async bought() {
      const id = await item();
      const { undoToken } = await visitor.wishlist.purchase({ id, purchasedBy: "Aunt May" });
      return { id, undoToken };
    },
  };
}
