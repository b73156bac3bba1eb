import { describe, expect, it } from "vitest";
import { type HubDialog, type HubFlow, type HubFlowEvent, hubFlow, IDLE_FLOW } from "./hub-flow.ts";

const follow: HubFlowEvent = { type: "itemFollowed", itemId: "bike", isActivity: false };
const followActivity: HubFlowEvent = { type: "itemFollowed", itemId: "swim", isActivity: true };
const due: HubFlowEvent = { type: "due" };
const gift = { name: "Bike", price: "$40" };
const bought = (name: string | null, educationLinkId: string | null): HubFlowEvent => ({
  type: "purchaseRecorded",
  giver: { name },
  gift,
  giftToken: "gift-1",
  educationLinkId,
});
const contributed = (name: string | null): HubFlowEvent => ({
  type: "contributionRecorded",
  giver: { name },
  giftToken: "gift-2",
});
const registry = (educationLinkId: string | null): HubFlowEvent => ({
  type: "registryFollowed",
  educationLinkId,
});
const closeNudge: HubFlowEvent = { type: "educationClosed", declined: false };
const noThanks: HubFlowEvent = { type: "educationClosed", declined: true };
const openRegistries: HubFlowEvent = { type: "opened", dialog: { kind: "registries" } };

const purchase: HubDialog = { kind: "purchase", itemId: "bike" };
const capture: HubDialog = { kind: "capture" };
const nudge: HubDialog = { kind: "education", linkId: "529", gift: null };
const nudgeAfterGift: HubDialog = { kind: "education", linkId: "529", gift };

const run = (...events: HubFlowEvent[]) => events.reduce(hubFlow, IDLE_FLOW);
const scheduled = (dialog: HubDialog, delayMs: number) => ({ dialog, delayMs, isDue: false });

type Row = [what: string, events: HubFlowEvent[], expected: Partial<HubFlow>];

describe("the hub's flow (rule: hub-flow)", () => {
  it.each<Row>([
    [
      "a gift's link leads to the purchase dialog after a second",
      [follow],
      { dialog: null, next: scheduled(purchase, 1_000) },
    ],
    ["the second is over", [follow, due], { dialog: purchase, next: null }],
    [
      "an activity's link leads to chipping in",
      [followActivity, due],
      { dialog: { kind: "contribute", target: { kind: "wishlistItem", id: "swim" } } },
    ],
    [
      "closing the purchase dialog changes nothing else",
      [follow, due, { type: "closed" }],
      IDLE_FLOW,
    ],
    [
      "a purchase on a hub with a 529 opens the nudge at once",
      [follow, due, bought("Ana", "529")],
      { dialog: nudgeAfterGift, next: null, giver: { name: "Ana" }, giftTokens: ["gift-1"] },
    ],
    [
      "a purchase on a hub without one goes to the e-mail capture after 300 ms",
      [follow, due, bought("Ana", null)],
      { dialog: null, next: scheduled(capture, 300) },
    ],
    [
      "an anonymous purchase without a 529 ends there",
      [follow, due, bought(null, null)],
      IDLE_FLOW,
    ],
    [
      "closing the nudge with a name goes to the e-mail capture",
      [follow, due, bought("Ana", "529"), closeNudge],
      { dialog: null, next: scheduled(capture, 300), hasDeclinedEducation: false },
    ],
    [
      "no thanks goes there too and is remembered",
      [follow, due, bought("Ana", "529"), noThanks],
      { dialog: null, next: scheduled(capture, 300), hasDeclinedEducation: true },
    ],
    [
      "closing the nudge after an anonymous purchase ends the flow",
      [follow, due, bought(null, "529"), closeNudge],
      IDLE_FLOW,
    ],
    [
      "contributing in the nudge keeps both gifts for the sign-up",
      [follow, due, bought("Ana", "529"), contributed("Ana"), due],
      { dialog: capture, giftTokens: ["gift-1", "gift-2"] },
    ],
    ["contributing anonymously ends the flow", [contributed(null)], IDLE_FLOW],
    [
      "skipping the e-mail capture ends at the wall with confetti",
      [bought("Ana", null), due, { type: "captureSkipped" }],
      { ...IDLE_FLOW, arrival: { confetti: true } },
    ],
    [
      "finishing it ends at the wall without",
      [bought("Ana", null), due, { type: "captureFinished" }],
      { ...IDLE_FLOW, arrival: { confetti: false } },
    ],
    [
      "a registry's link leads to the nudge after 500 ms",
      [registry("529")],
      { next: scheduled(nudge, 500) },
    ],
    ["a registry's link on a hub without a 529 leads nowhere", [registry(null)], IDLE_FLOW],
    [
      "after no thanks a registry's link leads nowhere",
      [registry("529"), due, noThanks, registry("529")],
      { ...IDLE_FLOW, hasDeclinedEducation: true },
    ],
    [
      "a nudge that was only closed comes again",
      [registry("529"), due, closeNudge, registry("529")],
      { next: scheduled(nudge, 500) },
    ],
    [
      "no thanks does not keep the nudge from following a purchase",
      [{ type: "declineRemembered" }, follow, due, bought("Ana", "529")],
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
        next: {
          dialog: { kind: "contribute", target: { kind: "wishlistItem", id: "swim" } },
          delayMs: 1_000,
          isDue: false,
        },
      },
    ],
    [
      "a dialog asked for by a button replaces what was scheduled",
      [follow, openRegistries],
      { dialog: { kind: "registries" }, next: null },
    ],
    ["a late timer opens nothing", [due], IDLE_FLOW],
  ])("%s", (_what, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it("arrives anew each time", () => {
    const first = run({ type: "captureSkipped" });
    const second = hubFlow(first, { type: "captureSkipped" });
    expect(second.arrival).not.toBe(first.arrival);
  });
});
