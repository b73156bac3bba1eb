import type { ProcedureName } from "../../http/rest/procedures.ts";
import type { MatrixFamily } from "./family.ts";
import {
  getKidInput,
  OWN_FAMILY_OUTCOMES,
  type ProcedureRow,
  PUBLIC_ITEM_OUTCOMES,
  STRANGER_OUTCOMES,
} from "./rows.ts";

const url = "https://shop.example/thing";

const item = async (family: MatrixFamily) => ({ id: await family.item() });
const occasion = async (family: MatrixFamily) => ({ id: await family.occasion() });

export const WISH_PROCEDURE_ROWS = {
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
  // A family marks its own wish as purchased and cannot reserve the wish.
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
} satisfies Partial<Record<ProcedureName, ProcedureRow>>;
