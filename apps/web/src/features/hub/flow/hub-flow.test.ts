import { describe, expect, it } from "vitest";
import {
  type HubDialog,
  type HubFlow,
  type HubFlowEvent,
  hubFlowReducer,
  IDLE_HUB_FLOW,
} from "./hub-flow.ts";

const follow: HubFlowEvent = { type: "itemFollowed", itemId: "bike", isActivity: false };
const followActivity: HubFlowEvent = { type: "itemFollowed", itemId: "swim", isActivity: true };
const due: HubFlowEvent = { type: "due" };
const gift = { name: "Bike", price: "$40" };
const bought = (name: string | null, educationLinkId: string | null): HubFlowEvent => ({
  type: "purchaseRecorded",
  giver: { name },
  itemId: "bike",
  entryId: "bike-gift",
  gift,
  giftToken: "gift-1",
  educationLinkId,
});
const contributed = (name: string | null): HubFlowEvent => ({
  type: "contributionRecorded",
  giver: { name },
  entryId: "given-2",
  giftToken: "gift-2",
});
const registry = (educationLinkId: string | null): HubFlowEvent => ({
  type: "registryFollowed",
  educationLinkId,
});
const closeNudge: HubFlowEvent = { type: "educationClosed", declined: false };
const noThanks: HubFlowEvent = { type: "educationClosed", declined: true };
const openRegistries: HubFlowEvent = { type: "opened", dialog: { kind: "registries" } };

const openUpdates: HubFlowEvent = { type: "opened", dialog: { kind: "updates" } };

const follow529: HubFlowEvent = { type: "paymentFollowed", linkId: "529", itemId: null };

const purchase: HubDialog = { kind: "purchase", itemId: "bike" };
const thanks: HubDialog = { kind: "thanks", step: null };
const capture: HubDialog = { kind: "thanks", step: { kind: "capture" } };
const nudge = { kind: "education", linkId: "529", gift: null, cameBack: false } as const;
const nudgeAfterGift: HubDialog = { kind: "thanks", step: { ...nudge, gift } };
const chipIn: HubDialog = {
  kind: "contribute",
  target: { kind: "wishlistItem", id: "swim" },
  cameBack: false,
};
const given = { entryId: "bike-gift", itemId: "bike" };
const atWall = (confetti: boolean) => ({
  ...IDLE_HUB_FLOW,
  arrival: { confetti, at: "wall" as const },
});

const run = (...events: HubFlowEvent[]) => events.reduce(hubFlowReducer, IDLE_HUB_FLOW);
const scheduled = (dialog: HubDialog, delayMs: number) => ({ dialog, delayMs, isDue: false });

type Row = [what: string, events: HubFlowEvent[], expected: Partial<HubFlow>];

describe("hubFlowReducer (rule: hub-flow)", () => {
  it.each<Row>([
    [
      "a gift's link leads to the purchase dialog after a second",
      [follow],
      { dialog: null, next: scheduled(purchase, 1_000) },
    ],
    ["the second is over", [follow, due], { dialog: purchase, next: null }],
    ["an activity's link leads to chipping in", [followActivity, due], { dialog: chipIn }],
    [
      "closing the purchase dialog changes nothing else",
      [follow, due, { type: "closed" }],
      IDLE_HUB_FLOW,
    ],
    [
      "news without a gift end where they began",
      [openUpdates, { type: "captureFinished" }],
      IDLE_HUB_FLOW,
    ],
    [
      "a purchase on a hub with a 529 opens the thanks, and in them the nudge at once",
      [follow, due, bought("Ana", "529")],
      { dialog: nudgeAfterGift, next: null, giver: { name: "Ana" }, given, giftTokens: ["gift-1"] },
    ],
    [
      "a purchase on a hub without one goes to the e-mail capture after 300 ms, in the thanks",
      [follow, due, bought("Ana", null)],
      { dialog: thanks, next: scheduled(capture, 300), given },
    ],
    [
      "the 300 ms are over",
      [follow, due, bought("Ana", null), due],
      { dialog: capture, next: null },
    ],
    [
      "an anonymous purchase without a 529 ends with the same thanks",
      [follow, due, bought(null, null)],
      { dialog: thanks, next: null, given },
    ],
    [
      "leaving them leads to the wall",
      [follow, due, bought(null, null), { type: "left" }],
      atWall(false),
    ],
    [
      "closing the nudge with a name goes to the e-mail capture",
      [follow, due, bought("Ana", "529"), closeNudge],
      { dialog: thanks, next: scheduled(capture, 300), hasDeclinedEducation: false },
    ],
    [
      "no thanks goes there too and is remembered",
      [follow, due, bought("Ana", "529"), noThanks],
      { dialog: thanks, next: scheduled(capture, 300), hasDeclinedEducation: true },
    ],
    [
      "closing the nudge after an anonymous purchase ends the flow",
      [follow, due, bought(null, "529"), closeNudge],
      atWall(false),
    ],
    [
      "who declined it anonymously is still thanked",
      [follow, due, bought(null, "529"), noThanks],
      { dialog: thanks, next: null, given, hasDeclinedEducation: true },
    ],
    [
      "contributing in the nudge keeps both gifts for the sign-up",
      [follow, due, bought("Ana", "529"), contributed("Ana"), due],
      {
        dialog: capture,
        giftTokens: ["gift-1", "gift-2"],
        given: { entryId: "given-2", itemId: "bike" },
      },
    ],
    [
      "contributing anonymously is thanked for, and asks nothing",
      [contributed(null)],
      { dialog: thanks, next: null, given: { entryId: "given-2", itemId: null } },
    ],
    [
      "Back closes the thanks, whatever they still ask",
      [follow, due, bought("Ana", "529"), { type: "left" }],
      atWall(false),
    ],
    [
      "and what they were about to ask",
      [follow, due, bought("Ana", null), { type: "left" }, due],
      atWall(false),
    ],
    [
      "an undo ends them",
      [follow, due, bought("Ana", null), { type: "undone" }, due],
      IDLE_HUB_FLOW,
    ],
    [
      "who comes too late is told so in the sheet",
      [follow, due, { type: "purchaseTaken", itemName: "Bike", message: "Gone." }],
      { dialog: { kind: "taken", itemName: "Bike", message: "Gone." }, next: null },
    ],
    [
      "and goes on to the other wishes",
      [
        follow,
        due,
        { type: "purchaseTaken", itemName: "Bike", message: "Gone." },
        { type: "wishesWanted" },
      ],
      { ...IDLE_HUB_FLOW, arrival: { confetti: false, at: "wishes" } },
    ],
    [
      "a payment's page is asked about on the way back, as a shop is",
      [follow529],
      {
        dialog: null,
        next: scheduled(
          { kind: "contribute", target: { kind: "paymentLink", id: "529" }, cameBack: true },
          1_000,
        ),
      },
    ],
    [
      "opened from the nudge it is asked there",
      [follow, due, bought("Ana", "529"), follow529, due],
      { dialog: { kind: "thanks", step: { ...nudge, gift, cameBack: true } }, next: null },
    ],
    [
      "also where the nudge stands alone",
      [registry("529"), due, follow529, due],
      { dialog: { ...nudge, cameBack: true }, next: null },
    ],
    [
      "who declines meanwhile is not asked",
      [registry("529"), due, follow529, noThanks, due],
      { ...IDLE_HUB_FLOW, hasDeclinedEducation: true },
    ],
    [
      "opened while chipping in it is asked about that",
      [followActivity, due, { type: "paymentFollowed", linkId: "venmo", itemId: "swim" }, due],
      { dialog: { ...chipIn, cameBack: true } },
    ],
    [
      "opened for an activity it is asked about that, also in another place",
      [{ type: "paymentFollowed", linkId: "venmo", itemId: "swim" }, due],
      { dialog: { ...chipIn, cameBack: true } },
    ],
    [
      "skipping the e-mail capture ends at the wall with confetti",
      [bought("Ana", null), due, { type: "captureSkipped" }],
      atWall(true),
    ],
    [
      "finishing it ends at the wall without",
      [bought("Ana", null), due, { type: "captureFinished" }],
      atWall(false),
    ],
    [
      "a registry's link leads to the nudge after 500 ms",
      [registry("529")],
      { next: scheduled(nudge, 500) },
    ],
    ["a registry's link on a hub without a 529 leads nowhere", [registry(null)], IDLE_HUB_FLOW],
    [
      "after no thanks a registry's link leads nowhere",
      [registry("529"), due, noThanks, registry("529")],
      { ...IDLE_HUB_FLOW, hasDeclinedEducation: true },
    ],
    [
      "a nudge that was only closed comes again",
      [registry("529"), due, closeNudge, registry("529")],
      { next: scheduled(nudge, 500) },
    ],
    [
      "no thanks does not keep the nudge from following a purchase",
      [{ type: "educationClosed", declined: true }, follow, due, bought("Ana", "529")],
      { dialog: nudgeAfterGift },
    ],
    [
      "the list of registries gives way to the nudge",
      [openRegistries, registry("529"), due],
      { dialog: nudge, next: null },
    ],
    [
      "another open dialog is never covered",
      [follow, { type: "opened", dialog: capture }, follow, due],
      { dialog: capture, next: { dialog: purchase, delayMs: 1_000, isDue: true } },
    ],
    [
      "what waited opens when that dialog closes",
      [{ type: "opened", dialog: nudge }, follow, due, { type: "closed" }],
      { dialog: purchase, next: null },
    ],
    [
      "a second gift's link replaces the first",
      [follow, followActivity],
      {
        next: { dialog: chipIn, delayMs: 1_000, isDue: false },
      },
    ],
    [
      "a dialog asked for by a button replaces what was scheduled",
      [follow, openRegistries],
      { dialog: { kind: "registries" }, next: null },
    ],
    ["a late timer opens nothing", [due], IDLE_HUB_FLOW],
  ])("%s", (_what, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it("returns a new arrival for each event", () => {
    const first = run({ type: "captureSkipped" });
    const second = hubFlowReducer(first, { type: "captureSkipped" });
    expect(second.arrival).not.toBe(first.arrival);
  });
});
