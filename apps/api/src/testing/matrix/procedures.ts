import { SMALLEST_LINKS } from "@giftling/db/testing/factories";
import { getLinkSuffix, LINK_KINDS } from "@giftling/domain";
import type { ProcedureName } from "../../http/rest/procedures.ts";
import { ACCOUNT_PROCEDURE_ROWS } from "./account-procedures.ts";
import { createOpenAccountOutcomes, createUniformOutcomes } from "./actors.ts";
import type { MatrixFamily } from "./family.ts";
import {
  ANY_ACTOR_OUTCOMES,
  FAMILY_URL_OUTCOMES,
  getKidInput,
  OPEN_ACCOUNT_OUTCOMES,
  OWN_FAMILY_OUTCOMES,
  type ProcedureRow,
  PUBLIC_ITEM_OUTCOMES,
  STRANGER_OUTCOMES,
} from "./rows.ts";

const url = "https://shop.example/thing";
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const item = async (family: MatrixFamily) => ({ id: await family.item() });
const occasion = async (family: MatrixFamily) => ({ id: await family.occasion() });
const update = async (family: MatrixFamily) => ({ id: await family.update() });

/** Expected outcomes of the link procedures, for each kind of link. */
const LINK_ROWS = Object.fromEntries(
  LINK_KINDS.flatMap((kind): [string, ProcedureRow][] => {
    const suffix = getLinkSuffix(kind);
    const link = (family: MatrixFamily) => family.link(kind);
    return [
      [`links.list${suffix}`, { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput }],
      [
        `links.create${suffix}`,
        {
          outcomes: OWN_FAMILY_OUTCOMES,
          input: ({ kidId }) => ({ kidId, ...SMALLEST_LINKS[kind] }),
        },
      ],
      [
        `links.update${suffix}`,
        {
          outcomes: OWN_FAMILY_OUTCOMES,
          input: async (family) => ({ ...(await link(family)), label: "Ours" }),
        },
      ],
      // A list of link ids can contain links of other kids, which the procedure ignores.
      [
        `links.reorder${suffix}`,
        {
          outcomes: OWN_FAMILY_OUTCOMES,
          input: async (family) => ({ ...getKidInput(family), linkIds: [(await link(family)).id] }),
        },
      ],
      [`links.delete${suffix}`, { outcomes: OWN_FAMILY_OUTCOMES, input: link }],
      [`links.click${suffix}`, { outcomes: PUBLIC_ITEM_OUTCOMES, input: link }],
    ];
  }),
) as Record<Extract<ProcedureName, `links.${string}`>, ProcedureRow>;

/** Expected outcome of every procedure for each actor. */
export const PROCEDURE_ROWS: Readonly<Record<ProcedureName, ProcedureRow>> = {
  ...ACCOUNT_PROCEDURE_ROWS,

  "kids.list": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "kids.create": { outcomes: OPEN_ACCOUNT_OUTCOMES, input: () => ({ firstName: "Leo" }) },
  "kids.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ id: kidId, bio: "Likes trains." }),
  },
  "kids.reorder": {
    outcomes: { ...OWN_FAMILY_OUTCOMES, "other parent": "CONFLICT" },
    input: ({ kidId }) => ({ kidIds: [kidId] }),
  },
  "kids.delete": { outcomes: OWN_FAMILY_OUTCOMES, input: ({ kidId }) => ({ id: kidId }) },
  "kids.deleted": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "kids.restore": { outcomes: OWN_FAMILY_OUTCOMES, input: ({ kidId }) => ({ id: kidId }) },
  "kids.uploadAvatar": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "pictures.upload": {
    outcomes: OPEN_ACCOUNT_OUTCOMES,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "kids.setAvatar": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ id: kidId, avatarUrl: null }),
  },
  // Requires Premium. The plan is checked before the kid, so that the response does not reveal whether the kid exists.
  "kids.clicks": {
    outcomes: { ...OPEN_ACCOUNT_OUTCOMES, ...createOpenAccountOutcomes("PLAN_LIMIT") },
    input: ({ kidId }) => ({ kidId, range: "30" }),
  },
  "kids.analytics": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },

  ...LINK_ROWS,

  "occasions.list": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "occasions.create": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, name: "Christmas" }),
  },
  "occasions.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ...(await occasion(family)), name: "New Year" }),
  },
  "occasions.delete": { outcomes: OWN_FAMILY_OUTCOMES, input: occasion },

  "proposals.list": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "proposals.create": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, name: "A telescope", isAnonymous: true }),
  },
  "proposals.accept": { outcomes: OWN_FAMILY_OUTCOMES, input: (family) => family.proposal() },
  "proposals.decline": { outcomes: OWN_FAMILY_OUTCOMES, input: (family) => family.proposal() },

  "wishlist.list": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "wishlist.deleted": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "wishlist.create": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, name: "A train", url }),
  },
  "wishlist.import": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, rows: [{ name: "A train", url }] }),
  },
  "wishlist.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ...(await item(family)), name: "A longer train" }),
  },
  "wishlist.setStates": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({
      ...getKidInput(family),
      state: "shown",
      items: [await item(family)],
    }),
  },
  "wishlist.reorder": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ...getKidInput(family), itemIds: [(await item(family)).id] }),
  },
  "wishlist.delete": { outcomes: OWN_FAMILY_OUTCOMES, input: item },
  "wishlist.purchase": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: async (family) => ({ ...(await item(family)), isAnonymous: true }),
  },
  // A family marks its own wish as purchased instead of reserving it.
  "wishlist.reserve": { outcomes: STRANGER_OUTCOMES, input: item },
  "wishlist.release": { outcomes: OWN_FAMILY_OUTCOMES, input: item },
  "wishlist.received": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, giftIds: [], isReceived: true }),
  },
  "wishlist.undoPurchase": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.bought() },
  "wishlist.unpurchase": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: (await family.bought()).id }),
  },
  "wishlist.assignGift": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: (family) => family.offListGift(),
  },

  "updates.list": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "updates.create": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, title: "First steps", content: "Across the kitchen." }),
  },
  "updates.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ...(await update(family)), title: "Second steps" }),
  },
  "updates.readers": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "updates.preview": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, title: "First steps", content: "Across the kitchen." }),
  },
  "updates.stopMail": { outcomes: OWN_FAMILY_OUTCOMES, input: update },
  "updates.digest": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "updates.previewDigest": { outcomes: OWN_FAMILY_OUTCOMES, input: (family) => family.digest() },
  "updates.stopDigest": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "updates.delete": { outcomes: OWN_FAMILY_OUTCOMES, input: update },

  "followers.list": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "followers.remove": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.follower() }),
  },

  "people.list": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "people.update": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.giver(), note: "Tall." }),
  },
  "people.join": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.giver(), ids: [await family.giver()] }),
  },
  "people.takeApart": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: (family) => family.joinedPerson(),
  },
  "people.addAddress": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.giver(), email: "rosa@example.com" }),
  },
  "people.removeAddress": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.addedAddress() }),
  },

  "gratitude.contributions": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.reportContribution": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, isAnonymous: true, amount: 25, type: "529" }),
  },
  "gratitude.recordContribution": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({
      kidId,
      isAnonymous: true,
      amount: 25,
      type: "529",
      givenOn: "2026-03-14",
    }),
  },
  "gratitude.setContributionStatus": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.contribution(), status: "confirmed" }),
  },
  "gratitude.keepContribution": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.contribution() }),
  },
  "gratitude.waiting": { outcomes: OPEN_ACCOUNT_OUTCOMES },
  "gratitude.wall": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.approveNames": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ kidId: family.kidId, ids: [await family.contribution()] }),
  },
  "gratitude.putBackDay": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: ({ kidId }) => ({ kidId, day: "2026-03-14" }),
  },
  "gratitude.editWallEntry": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({
      kind: "contribution",
      id: await family.contribution(),
      isOnWall: false,
    }),
  },
  "gratitude.pendingThankYous": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.sentThankYous": { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput },
  "gratitude.sendThankYou": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.thankYou(), personalMessage: "Thank you." }),
  },
  "gratitude.sendThankYous": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ ids: [await family.thankYou()], personalMessage: "Thank you." }),
  },
  "gratitude.markThanked": {
    outcomes: OWN_FAMILY_OUTCOMES,
    input: async (family) => ({ id: await family.thankYou(), isThanked: true }),
  },
  "mine.ask": { outcomes: ANY_ACTOR_OUTCOMES, input: () => ({ email: "nobody@example.com" }) },
  "mine.removed": { outcomes: ANY_ACTOR_OUTCOMES, input: () => ({ tokens: ["made-up"] }) },
  "mine.gifts": {
    outcomes: createUniformOutcomes("NOT_FOUND"),
    input: () => ({ token: "made-up" }),
  },
  "gifts.record": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, label: "A puzzle", isAnonymous: true }),
  },
  "gifts.pass": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gifts.extend": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gifts.askBack": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.confirmedPass() },
  "gifts.release": { outcomes: PUBLIC_ITEM_OUTCOMES, input: (family) => family.pass() },
  "gratitude.thankYouPage": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: (family) => family.thankYouPage(),
  },
  "gratitude.sendHeart": { outcomes: STRANGER_OUTCOMES, input: (family) => family.thankYouPage() },

  "hub.kids": { outcomes: FAMILY_URL_OUTCOMES, input: ({ familyUrl }) => ({ familyUrl }) },
  "hub.kid": {
    outcomes: FAMILY_URL_OUTCOMES,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  "hub.wall": {
    outcomes: FAMILY_URL_OUTCOMES,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  "hub.updates": {
    outcomes: FAMILY_URL_OUTCOMES,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  // A hub without a passcode accepts any passcode.
  "hub.open": {
    outcomes: FAMILY_URL_OUTCOMES,
    input: ({ familyUrl }) => ({ familyUrl, passcode: "maple" }),
  },
  "hub.report": {
    outcomes: FAMILY_URL_OUTCOMES,
    input: ({ familyUrl }) => ({ familyUrl, reason: "other", text: "Please look." }),
  },
  "hub.subscribe": {
    outcomes: PUBLIC_ITEM_OUTCOMES,
    input: ({ kidId }) => ({ kidId, name: "Aunt May", email: "may@example.com" }),
  },
};
