import { getLinkProcedureSuffix, LINK_KINDS } from "@giftling/domain";
import { getMinimalLinkFields } from "@giftling/domain/testing/minimal-links";
import type { ProcedureName } from "../../http/rest/procedures.ts";
import { ACCOUNT_PROCEDURE_ROWS } from "./account-procedures.ts";
import { createOpenAccountOutcomes } from "./actors.ts";
import type { MatrixFamily } from "./family.ts";
import { GIFT_PROCEDURE_ROWS } from "./gift-procedures.ts";
import {
  FAMILY_URL_OUTCOMES,
  getKidInput,
  OPEN_ACCOUNT_OUTCOMES,
  OWN_FAMILY_OUTCOMES,
  type ProcedureRow,
  PUBLIC_ITEM_OUTCOMES,
} from "./rows.ts";
import { WISH_PROCEDURE_ROWS } from "./wish-procedures.ts";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const update = async (family: MatrixFamily) => ({ id: await family.update() });

/** Expected outcomes of the link procedures, for each kind of link. */
const LINK_ROWS = Object.fromEntries(
  LINK_KINDS.flatMap((kind): [string, ProcedureRow][] => {
    const suffix = getLinkProcedureSuffix(kind);
    const link = (family: MatrixFamily) => family.link(kind);
    return [
      [`links.list${suffix}`, { outcomes: OWN_FAMILY_OUTCOMES, input: getKidInput }],
      [
        `links.create${suffix}`,
        {
          outcomes: OWN_FAMILY_OUTCOMES,
          input: ({ kidId }) => ({ kidId, ...getMinimalLinkFields(kind) }),
        },
      ],
      [
        `links.update${suffix}`,
        {
          outcomes: OWN_FAMILY_OUTCOMES,
          input: async (family) => ({ ...(await link(family)), label: "Ours" }),
        },
      ],
      // A list of link IDs can contain links of other kids, which the procedure ignores.
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

  ...WISH_PROCEDURE_ROWS,

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

  ...GIFT_PROCEDURE_ROWS,

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
