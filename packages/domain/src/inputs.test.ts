import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as domain from "./index.ts";
import { getMinimalLinkFields } from "./testing/minimal-links.ts";

const kidId = "kid-1";
const id = "thing-1";
const url = "https://example.com/gift";

/** Smallest accepted body of each input schema. */
const SMALLEST: Record<string, Record<string, unknown>> = {
  profileInput: { firstName: "Ana", lastName: "Rivera" },
  familyUrlInput: { familyUrl: "rivera" },
  familyUrlAvailabilityInput: { familyUrl: "rivera" },
  sharingInput: {},
  languagesInput: {},
  currencyInput: { currency: "EUR" },
  retireFamilyUrlInput: { address: "rivera" },
  approveNamesInput: { kidId, ids: [id] },
  revertGiftDayInput: { kidId, day: "2026-03-14" },
  openHubInput: { familyUrl: "rivera", passcode: "maple" },
  reportPageInput: { familyUrl: "rivera", reason: "other" },
  addPasskeyInput: { id: "AQ", clientDataJSON: "AQ", attestationObject: "AQ" },
  renamePasskeyInput: { id, name: "My phone" },
  createWebhookInput: { url: "https://home.example/hooks", events: ["gift.recorded"] },
  updateWebhookInput: { id },
  sendDeliveryInput: { id, deliveryId: id },
  pushPreferencesInput: {},
  subscribeToPushInput: {
    endpoint: "https://push.example/1",
    keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
  },
  unsubscribeFromPushInput: { endpoint: "https://push.example/1" },
  pushEndpointInput: { endpoint: "https://push.example/1" },
  mailPreferencesInput: {},
  updateThemeInput: {},
  inviteInput: { email: "ben@example.com" },
  joinFamilyInput: { token: "t" },
  handoverInput: { memberId: id },
  acceptHandoverInput: { token: "t" },
  closeAccountInput: { confirm: "DELETE" },
  clickReportInput: { kidId, range: "30" },
  clickReferralInput: { code: "abcdefghjk" },
  createKidInput: { firstName: "Emma" },
  updateKidInput: { id },
  reorderKidsInput: { kidIds: [kidId] },
  setAvatarInput: { id, avatarUrl: null },
  createSubscriptionSessionInput: {},
  createPortalSessionInput: {},
  uploadAvatarInput: { imageData: "data:image/png;base64,AAAA", mimeType: "image/png" },
  kidIdInput: { kidId },
  idInput: { id },
  ...Object.fromEntries(
    domain.LINK_KINDS.flatMap((kind) => [
      [
        `create${domain.getLinkProcedureSuffix(kind)}LinkInput`,
        { kidId, ...getMinimalLinkFields(kind) },
      ],
      [`update${domain.getLinkProcedureSuffix(kind)}LinkInput`, { id }],
    ]),
  ),
  createWishlistItemInput: { kidId, name: "Blocks", url },
  updateWishlistItemInput: { id },
  purchaseInput: { id, purchasedBy: "Rose" },
  holdWishInput: { id },
  giftAccessTokenInput: { token: "t" },
  requestMyGiftsInput: { email: "ana@example.com" },
  myGiftsInput: { token: "t" },
  removedGiftsInput: { tokens: [] },
  recordGiftInput: { kidId: id, label: "A puzzle", giverName: "Rose" },
  releaseHoldsInput: { id },
  unpurchaseInput: { id },
  assignGiftInput: { id, giftId: id },
  undoPurchaseInput: { id, undoToken: "token" },
  reorderLinksInput: { kidId, linkIds: [id] },
  setGiftsReceivedInput: { kidId, giftIds: [], isReceived: true },
  importWishlistInput: { kidId, rows: [{ name: "Blocks" }] },
  setWishStatesInput: { kidId, state: "shown", items: [{ id }] },
  reorderWishlistInput: { kidId, itemIds: [id] },
  createOccasionInput: { kidId, name: "Christmas" },
  updateOccasionInput: { id },
  proposeWishInput: { kidId, name: "A telescope", proposedBy: "Rose" },
  updatePersonInput: { id },
  mergePeopleInput: { id, ids: [id] },
  separatePersonPartInput: { id, partId: id },
  addPersonAddressInput: { id, email: "rosa@example.com" },
  createUpdateInput: { kidId, title: "Hello", content: "We are here." },
  previewUpdateInput: { kidId, title: "Hello", content: "We are here." },
  editUpdateInput: { id },
  reportContributionInput: { kidId, contributorName: "Rose", amount: 25, type: "529" },
  recordContributionInput: {
    kidId,
    contributorName: "Rose",
    amount: 25,
    type: "529",
    givenOn: "2026-03-14",
  },
  setContributionStatusInput: { id, status: "confirmed" },
  editWallEntryInput: { kind: "purchase", id },
  sendThankYouInput: { id, personalMessage: "Thank you." },
  sendThankYousInput: { ids: [id], personalMessage: "Thank you." },
  markThankedInput: { id, isThanked: true },
  thankYouPageInput: { token: "token" },
  subscribeInput: { kidId, name: "Rose", email: "rose@example.com" },
  fetchPreviewInput: { url },
  hubKidsInput: { familyUrl: "rivera" },
  hubKidInput: { familyUrl: "rivera", kidId },
  hubListPageInput: { familyUrl: "rivera", kidId },
};

const schemas = Object.entries(domain).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [{ name, schema: value }] : [],
);
const inputs = schemas.filter(({ name }) => name.endsWith("Input"));
/** Output schemas, with the member schemas in place of each union. */
const outputs = schemas
  .filter(({ name }) => name.endsWith("Output"))
  .flatMap(({ name, schema }) =>
    schema instanceof z.ZodUnion
      ? schema.options.map((option) => ({ name, schema: option as z.ZodType }))
      : [{ name, schema }],
  );

describe("input schemas", () => {
  it("have a minimal body for each input", () => {
    expect(inputs.map(({ name }) => name).sort()).toEqual(Object.keys(SMALLEST).sort());
  });

  it.each(inputs)(
    "$name accepts its minimal body and rejects an extra or a missing field",
    ({ name, schema }) => {
      const body = SMALLEST[name] ?? {};
      expect(schema.safeParse(body).error).toBeUndefined();
      expect(schema.safeParse({ ...body, isAdmin: true }).success).toBe(false);
      for (const key of Object.keys(body)) {
        const less = Object.fromEntries(Object.entries(body).filter(([other]) => other !== key));
        expect({ key, accepted: schema.safeParse(less).success }).toEqual({ key, accepted: false });
      }
    },
  );

  it.each(inputs)("$name accepts only an object", ({ schema }) => {
    for (const body of [null, undefined, "", 1, [], [SMALLEST]]) {
      expect(schema.safeParse(body).success).toBe(false);
    }
  });

  it.each([
    ["createWishlistItemInput", "isPurchased", true],
    ["updateWishlistItemInput", "isPurchased", true],
    ["updateWishlistItemInput", "purchasedBy", "Rose"],
    ["updateWishlistItemInput", "purchasedAt", "2026-03-14T12:00:00.000Z"],
    ["updateWishlistItemInput", "kidId", "kid-2"],
    ["updatePaymentLinkInput", "kidId", "kid-2"],
    ["profileInput", "subscriptionPlan", "premium"],
    ["profileInput", "email", "other@example.com"],
  ])("%s does not let a client set %s", (name, field, value) => {
    const schema = inputs.find((input) => input.name === name)?.schema;
    expect(schema?.safeParse({ ...SMALLEST[name], [field]: value }).success).toBe(false);
  });
});

describe("output schemas", () => {
  it("are strict objects", () => {
    expect(outputs.length).toBeGreaterThan(10);
    for (const { name, schema } of outputs) {
      const codes = schema.safeParse({ somethingMore: 1 }).error?.issues.map(({ code }) => code);
      expect({ name, codes }).toEqual({
        name,
        codes: expect.arrayContaining(["unrecognized_keys"]),
      });
    }
  });
});

describe("missing required text", () => {
  it.each([
    [domain.profileInput, { firstName: "Ana" }, "First and last name are required"],
    [domain.createKidInput, {}, "Please enter kid's name"],
    [domain.updateKidInput, { id, firstName: "  " }, "First name is required"],
    [domain.createUpdateInput, { kidId, content: "x" }, "Please enter a title."],
    [domain.createUpdateInput, { kidId, title: "x" }, "Please write a message."],
    [domain.familyUrlInput, {}, "Family URL cannot be empty"],
    [domain.sendThankYouInput, { id }, "Please write a few words first."],
    [
      domain.createRegistryLinkInput,
      { kidId, service: "shop", label: "x", url },
      "Choose a registry service.",
    ],
    [
      domain.createPaymentLinkInput,
      { kidId, type: "cash", label: "x", url },
      "Choose the kind of link.",
    ],
    [
      domain.subscribeInput,
      { kidId, name: "Rose" },
      "Enter an e-mail address such as ana@example.com.",
    ],
  ])("returns an actionable error message (case %#)", (schema, body, sentence) => {
    const issues = schema.safeParse(body).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
