import type { ProcedureName } from "../../http/rest/procedures.ts";
import { ACCOUNT_PROCEDURES } from "./account-procedures.ts";
import { everybody, openParents } from "./actors.ts";
import type { Family } from "./family.ts";
import { ALL, BY_ADDRESS, byKid, OF_STRANGERS, OWN, PUBLIC, type Row, SELF } from "./rows.ts";

const url = "https://shop.example/thing";
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const payment = async (family: Family) => ({ id: await family.payment() });
const registry = async (family: Family) => ({ id: await family.registry() });
const item = async (family: Family) => ({ id: await family.item() });
const update = async (family: Family) => ({ id: await family.update() });

/** A row for every procedure, with the outcome of each actor and the input. */
export const PROCEDURES: Readonly<Record<ProcedureName, Row>> = {
  ...ACCOUNT_PROCEDURES,

  "kids.list": { outcomes: SELF },
  "kids.create": { outcomes: SELF, input: () => ({ firstName: "Leo" }) },
  "kids.update": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId, bio: "Likes trains." }) },
  // A list that contains another family's kid is refused.
  "kids.reorder": {
    outcomes: { ...OWN, "other parent": "CONFLICT" },
    input: ({ kidId }) => ({ kidIds: [kidId] }),
  },
  "kids.delete": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId }) },
  "kids.uploadAvatar": {
    outcomes: SELF,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "pictures.upload": {
    outcomes: SELF,
    input: () => ({ imageData: PIXEL, mimeType: "image/png" }),
  },
  "kids.setAvatar": { outcomes: OWN, input: ({ kidId }) => ({ id: kidId, avatarUrl: null }) },
  // Requires Premium. A refusal reveals nothing about the kid.
  "kids.clicks": {
    outcomes: { ...SELF, ...openParents("PLAN_LIMIT") },
    input: ({ kidId }) => ({ kidId, range: "30" }),
  },
  "kids.analytics": { outcomes: OWN, input: byKid },

  "links.listPayment": { outcomes: OWN, input: byKid },
  "links.createPayment": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, type: "venmo", label: "Venmo", url }),
  },
  "links.updatePayment": {
    outcomes: OWN,
    input: async (family) => ({ ...(await payment(family)), label: "Ours" }),
  },
  // Ids of other kids are ignored.
  "links.reorderPayment": {
    outcomes: OWN,
    input: async (family) => ({ ...byKid(family), linkIds: [(await payment(family)).id] }),
  },
  "links.deletePayment": { outcomes: OWN, input: payment },
  "links.clickPayment": { outcomes: PUBLIC, input: payment },
  "links.listRegistry": { outcomes: OWN, input: byKid },
  "links.createRegistry": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, service: "target", label: "Target", url }),
  },
  "links.updateRegistry": {
    outcomes: OWN,
    input: async (family) => ({ ...(await registry(family)), label: "Ours" }),
  },
  "links.reorderRegistry": {
    outcomes: OWN,
    input: async (family) => ({ ...byKid(family), linkIds: [(await registry(family)).id] }),
  },
  "links.deleteRegistry": { outcomes: OWN, input: registry },
  "links.clickRegistry": { outcomes: PUBLIC, input: registry },

  "wishlist.list": { outcomes: OWN, input: byKid },
  "wishlist.create": { outcomes: OWN, input: ({ kidId }) => ({ kidId, name: "A train", url }) },
  "wishlist.import": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, rows: [{ name: "A train", url }] }),
  },
  "wishlist.update": {
    outcomes: OWN,
    input: async (family) => ({ ...(await item(family)), name: "A longer train" }),
  },
  "wishlist.setStates": {
    outcomes: OWN,
    input: async (family) => ({ ...byKid(family), state: "shown", items: [await item(family)] }),
  },
  "wishlist.reorder": {
    outcomes: OWN,
    input: async (family) => ({ ...byKid(family), itemIds: [(await item(family)).id] }),
  },
  "wishlist.delete": { outcomes: OWN, input: item },
  "wishlist.purchase": {
    outcomes: PUBLIC,
    input: async (family) => ({ ...(await item(family)), isAnonymous: true }),
  },
  // A family marks its own wish as purchased instead of holding it.
  "wishlist.reserve": { outcomes: OF_STRANGERS, input: item },
  "wishlist.release": { outcomes: OWN, input: item },
  "wishlist.received": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, giftIds: [], isReceived: true }),
  },
  "wishlist.undoPurchase": { outcomes: PUBLIC, input: (family) => family.bought() },
  "wishlist.unpurchase": {
    outcomes: OWN,
    input: async (family) => ({ id: (await family.bought()).id }),
  },

  "updates.list": { outcomes: OWN, input: byKid },
  "updates.create": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, title: "First steps", content: "Across the kitchen." }),
  },
  "updates.update": {
    outcomes: OWN,
    input: async (family) => ({ ...(await update(family)), title: "Second steps" }),
  },
  "updates.readers": { outcomes: OWN, input: byKid },
  "updates.preview": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, title: "First steps", content: "Across the kitchen." }),
  },
  "updates.stopMail": { outcomes: OWN, input: update },
  "updates.delete": { outcomes: OWN, input: update },

  "followers.list": { outcomes: OWN, input: byKid },
  "followers.remove": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.follower() }),
  },

  "gratitude.contributions": { outcomes: OWN, input: byKid },
  "gratitude.reportContribution": {
    outcomes: PUBLIC,
    input: ({ kidId }) => ({ kidId, isAnonymous: true, amount: 25, type: "529" }),
  },
  "gratitude.recordContribution": {
    outcomes: OWN,
    input: ({ kidId }) => ({
      kidId,
      isAnonymous: true,
      amount: 25,
      type: "529",
      givenOn: "2026-03-14",
    }),
  },
  "gratitude.setContributionStatus": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.contribution(), status: "confirmed" }),
  },
  "gratitude.waiting": { outcomes: SELF },
  "gratitude.wall": { outcomes: OWN, input: byKid },
  "gratitude.approveNames": {
    outcomes: OWN,
    input: async (family) => ({ kidId: family.kidId, ids: [await family.contribution()] }),
  },
  "gratitude.putBackDay": {
    outcomes: OWN,
    input: ({ kidId }) => ({ kidId, day: "2026-03-14" }),
  },
  "gratitude.editWallEntry": {
    outcomes: OWN,
    input: async (family) => ({
      kind: "contribution",
      id: await family.contribution(),
      isOnWall: false,
    }),
  },
  "gratitude.pendingThankYous": { outcomes: OWN, input: byKid },
  "gratitude.sentThankYous": { outcomes: OWN, input: byKid },
  "gratitude.sendThankYou": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.thankYou(), personalMessage: "Thank you." }),
  },
  "gratitude.sendThankYous": {
    outcomes: OWN,
    input: async (family) => ({ ids: [await family.thankYou()], personalMessage: "Thank you." }),
  },
  "gratitude.markThanked": {
    outcomes: OWN,
    input: async (family) => ({ id: await family.thankYou(), isThanked: true }),
  },
  "mine.ask": { outcomes: ALL, input: () => ({ email: "nobody@example.com" }) },
  "mine.gifts": { outcomes: everybody("NOT_FOUND"), input: () => ({ token: "made-up" }) },
  "gifts.record": {
    outcomes: PUBLIC,
    input: ({ kidId }) => ({ kidId, label: "A puzzle", isAnonymous: true }),
  },
  "gifts.pass": { outcomes: PUBLIC, input: (family) => family.pass() },
  "gifts.extend": { outcomes: PUBLIC, input: (family) => family.pass() },
  "gifts.release": { outcomes: PUBLIC, input: (family) => family.pass() },
  "gratitude.thankYouPage": { outcomes: PUBLIC, input: (family) => family.thankYouPage() },
  "gratitude.sendHeart": { outcomes: OF_STRANGERS, input: (family) => family.thankYouPage() },

  "hub.kids": { outcomes: BY_ADDRESS, input: ({ familyUrl }) => ({ familyUrl }) },
  "hub.kid": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  "hub.wall": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  "hub.updates": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl, kidId }) => ({ familyUrl, kidId }),
  },
  // A hub without a passcode accepts any passcode.
  "hub.open": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl }) => ({ familyUrl, passcode: "maple" }),
  },
  "hub.report": {
    outcomes: BY_ADDRESS,
    input: ({ familyUrl }) => ({ familyUrl, reason: "other", text: "Please look." }),
  },
  "hub.subscribe": {
    outcomes: PUBLIC,
    input: ({ kidId }) => ({ kidId, name: "Aunt May", email: "may@example.com" }),
  },
};
