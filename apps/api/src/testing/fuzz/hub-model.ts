import { purchases } from "@giftling/db/schema/gifts";
import { makeKid } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { and, eq, isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { type Procedure, procedures } from "../../http/rest/procedures.ts";
import type { TestApp } from "../app.ts";
import { getResponseOutcome, sendProcedureCall } from "../matrix/procedure-calls.ts";
import { describeShownWishes, predictGivers, predictWishes } from "./hub-model-predictions.ts";
import {
  type ContributionModel,
  type GiftModel,
  pickElement,
  shownWishesSchema,
  type WishModel,
} from "./hub-model-types.ts";

/** Hub of a family, with a model that predicts the hub's state. Every action changes the hub and the model. */
export type HubModel = Awaited<ReturnType<typeof createHubModel>>;

const byName = new Map(procedures.map((one) => [one.name, one]));
const listed = z.array(z.looseObject({ id: z.string(), contributorName: z.string().nullish() }));

/** Creates a Premium family with one kid, and a model that predicts the state of the family's hub. */
export async function createHubModel(world: TestApp) {
  const parent = await world.parent({ premiumGrantedUntil: addDays(new Date(), 1) });
  const { id: kidId } = await makeKid(world.db, parent.id);
  let cookie = await world.signIn(parent.id);
  const wishes: WishModel[] = [];
  const contributions: ContributionModel[] = [];
  /** Gifts with a thank-you, including the gifts of deleted wishes. */
  const gifts: GiftModel[] = [];
  let isClosed = false;
  let count = 0;

  async function send(name: string, input: object, isOwner: boolean) {
    const procedure: Procedure | undefined = byName.get(name);
    if (!procedure) throw new Error(`There is no ${name}`);
    const caller = { cookie: isOwner ? cookie : undefined, viaRest: true };
    const answer = await sendProcedureCall(world, procedure, input, caller);
    return { answer, outcome: getResponseOutcome(procedure, answer, true) };
  }
  const asParent = (name: string, input: object) => send(name, input, true);
  const asStranger = (name: string, input: object) => send(name, input, false);
  const newGift = (): GiftModel => {
    count += 1;
    const gift: GiftModel = { giver: `Giver ${count}`, thanks: "waits", isThere: false };
    return gift;
  };
  const forParent = (outcome: string) => (isClosed ? "ACCOUNT_CLOSED" : outcome);
  const forStranger = (outcome: string) => (isClosed ? "NOT_FOUND" : outcome);
  /** Returns the expected outcome when a visitor or parent purchases or holds the wish. The account must be open. */
  const taking = ({ isDeleted, gift, hold }: WishModel) => {
    if (isDeleted) return "NOT_FOUND";
    if (gift) return "ALREADY_PURCHASED";
    return hold === null ? "ok" : "RESERVED";
  };
  const takeBack = (wish: WishModel) => {
    if (wish.gift?.thanks === "waits") wish.gift.thanks = null;
    Object.assign(wish, { gift: null, pass: null });
  };
  const list = async (name: string) =>
    listed.parse((await asParent(name, { kidId })).answer.json());

  const steps = {
    async create() {
      const { answer, outcome } = await asParent("wishlist.create", {
        kidId,
        name: "Kite",
        url: "https://shop.example/kite",
      });
      expect(outcome).toBe(forParent("ok"));
      if (!isClosed) {
        const nothing = { isDeleted: false, gift: null, hold: null, isLonger: false, pass: null };
        wishes.push({ id: answer.json().id, ...nothing, tokens: [] });
      }
    },
    async buy(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const gift = newGift();
      const bought = { id: wish.id, purchasedBy: gift.giver };
      const { answer, outcome } = await asStranger("wishlist.purchase", bought);
      expect(outcome).toBe(forStranger(taking(wish)));
      if (outcome !== "ok") return;
      Object.assign(wish, { gift, pass: answer.json().passToken });
      gifts.push(gift);
      wish.tokens.push(answer.json().undoToken);
    },
    async mark(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const { outcome } = await asParent("wishlist.purchase", { id: wish.id, isAnonymous: true });
      expect(outcome).toBe(forStranger(taking(wish)));
      if (outcome === "ok") wish.gift = { giver: "Parent", thanks: null, isThere: false };
    },
    async hold(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const { answer, outcome } = await asStranger("wishlist.reserve", { id: wish.id });
      expect(outcome).toBe(forStranger(taking(wish)));
      if (outcome === "ok") Object.assign(wish, { hold: answer.json().passToken, isLonger: false });
    },
    /** Extends a hold. A second extension and the hold of a deleted wish get CONFLICT. */
    async extend(at: number) {
      const wish = pickElement(
        wishes.filter(({ hold }) => hold !== null),
        at,
      );
      if (!wish) return;
      const { outcome } = await asStranger("gifts.extend", { token: wish.hold });
      expect(outcome).toBe(forStranger(wish.isLonger || wish.isDeleted ? "CONFLICT" : "ok"));
      if (outcome === "ok") wish.isLonger = true;
    },
    /** Releases a hold or cancels a purchase. Expects CONFLICT after its receipt or its thank-you. */
    async giveBack(at: number) {
      const wish = pickElement(
        wishes.filter(({ hold, pass }) => (hold ?? pass) !== null),
        at,
      );
      if (!wish) return;
      const { outcome } = await asStranger("gifts.release", { token: wish.hold ?? wish.pass });
      const isKept = wish.gift?.isThere || wish.gift?.thanks === "sent";
      expect(outcome).toBe(forStranger(wish.hold === null && isKept ? "CONFLICT" : "ok"));
      if (outcome !== "ok") return;
      if (wish.hold === null) takeBack(wish);
      wish.hold = null;
    },
    /** Purchases a wish on hold with the hold's gift access token. A purchase of a deleted wish gets CONFLICT. */
    async buyHeld(at: number) {
      const wish = pickElement(
        wishes.filter(({ hold }) => hold !== null),
        at,
      );
      if (!wish) return;
      const gift = newGift();
      const bought = { id: wish.id, purchasedBy: gift.giver, passToken: wish.hold };
      const { answer, outcome } = await asStranger("wishlist.purchase", bought);
      expect(outcome).toBe(forStranger(wish.isDeleted ? "CONFLICT" : "ok"));
      if (outcome !== "ok") return;
      Object.assign(wish, { gift, pass: wish.hold, hold: null });
      gifts.push(gift);
      wish.tokens.push(answer.json().undoToken);
    },
    async lapse(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      await world.db
        .update(purchases)
        .set({ reservedUntil: new Date(0) })
        .where(and(eq(purchases.itemId, wish.id), isNotNull(purchases.reservedUntil)));
      wish.hold = null;
      if (isClosed || wish.isDeleted) return;
      // Polls until the cached hub shows the expired hold, because the app does not detect direct database updates.
      const held = async () => {
        const { answer } = await asStranger("hub.kid", { familyUrl: parent.familyUrl, kidId });
        return shownWishesSchema.parse(answer.json().wishlist).find(({ id }) => id === wish.id)
          ?.held;
      };
      await expect.poll(held, { timeout: 30_000 }).toBe(0);
    },
    async release(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const { outcome } = await asParent("wishlist.release", { id: wish.id });
      expect(outcome).toBe(forParent(wish.isDeleted ? "NOT_FOUND" : "ok"));
      if (outcome === "ok") wish.hold = null;
    },
    /** Records whether the gift for a wish was received. */
    async receive(at: number) {
      const wish = pickElement(
        wishes.filter(({ gift, isDeleted }) => gift !== null && !isDeleted),
        at,
      );
      if (!wish?.gift || isClosed) return;
      const { answer: all } = await asParent("wishlist.list", { kidId });
      const own = shownWishesSchema.parse(all.json()).find(({ id }) => id === wish.id);
      const input = { giftIds: own?.gifts.map(({ id }) => id), isReceived: at % 2 === 0 };
      expect((await asParent("wishlist.received", { kidId, ...input })).outcome).toBe("ok");
      wish.gift.isThere = input.isReceived;
    },
    /** Calls `undoPurchase` for a wish with one of the undo tokens of its purchases. Only the latest token is valid. */
    async undo(at: number) {
      const wish = pickElement(wishes, at);
      const undoToken = wish && pickElement(wish.tokens, at);
      if (!(wish && undoToken)) return;
      const { outcome } = await asStranger("wishlist.undoPurchase", { id: wish.id, undoToken });
      const isRight = wish.gift?.giver.startsWith("Giver") && undoToken === wish.tokens.at(-1);
      const undone = wish.gift?.isThere ? "UNDO_EXPIRED" : "ok";
      expect(outcome).toBe(forStranger(isRight ? undone : "NOT_FOUND"));
      if (outcome === "ok") takeBack(wish);
    },
    async unMark(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const { outcome } = await asParent("wishlist.unpurchase", { id: wish.id });
      expect(outcome).toBe(forParent(wish.isDeleted ? "NOT_FOUND" : "ok"));
      if (outcome === "ok") takeBack(wish);
    },
    async remove(at: number) {
      const wish = pickElement(wishes, at);
      if (!wish) return;
      const { outcome } = await asParent("wishlist.delete", { id: wish.id });
      expect(outcome).toBe(forParent(wish.isDeleted ? "NOT_FOUND" : "ok"));
      if (outcome === "ok") wish.isDeleted = true;
    },
    async contribute() {
      const gift = newGift();
      const amount = count;
      const given = { kidId, contributorName: gift.giver, amount, type: "529" };
      const { answer, outcome } = await asStranger("gratitude.reportContribution", given);
      expect(outcome).toBe(forStranger("ok"));
      if (outcome !== "ok") return;
      gifts.push(gift);
      contributions.push({ id: answer.json().id, amount, status: "reported", gift });
    },
    async confirm(at: number) {
      const contribution = pickElement(contributions, at);
      const status = pickElement(["confirmed", "reported", "dismissed"], at);
      if (!(contribution && status)) return;
      const { outcome } = await asParent("gratitude.setContributionStatus", {
        id: contribution.id,
        status,
      });
      expect(outcome).toBe(forParent("ok"));
      if (outcome === "ok") contribution.status = status;
    },
    async thank(at: number) {
      if (isClosed) return;
      const waiting = pickElement(await list("gratitude.pendingThankYous"), at);
      if (!waiting) return;
      const words = { id: waiting.id, personalMessage: "Thank you." };
      expect((await asParent("gratitude.sendThankYou", words)).outcome).toBe("ok");
      // Sending the same thank-you again succeeds.
      expect((await asParent("gratitude.sendThankYou", words)).outcome).toBe("ok");
      for (const gift of gifts) if (gift.giver === waiting.contributorName) gift.thanks = "sent";
    },
    async close() {
      expect((await asParent("account.close", { confirm: "DELETE" })).outcome).toBe("ok");
      isClosed = true;
      cookie = await world.signIn(parent.id);
    },
    async reactivate() {
      expect((await asParent("account.reactivate", {})).outcome).toBe("ok");
      isClosed = false;
    },
  };

  /** Asserts that the hub equals the hub that the test's model predicts. */
  async function compare(): Promise<void> {
    const { familyUrl } = parent;
    const { answer, outcome } = await asStranger("hub.kid", { familyUrl, kidId });
    expect(outcome).toBe(forStranger("ok"));
    if (isClosed) return;
    const shown = predictWishes(wishes);
    expect(describeShownWishes(answer.json().wishlist)).toEqual(shown);
    const own = (await asParent("wishlist.list", { kidId })).answer.json();
    expect(describeShownWishes(own)).toEqual(shown);

    const money = (await asParent("gratitude.contributions", { kidId })).answer.json();
    const facts = ({ id, amount, status }: Omit<ContributionModel, "gift">) =>
      `${id} ${amount} ${status}`;
    expect(money.map(facts).sort()).toEqual(contributions.map(facts).sort());

    for (const [name, thanks] of [
      ["gratitude.pendingThankYous", "waits"],
      ["gratitude.sentThankYous", "sent"],
    ] as const) {
      const names = (await list(name)).map(({ contributorName }) => contributorName).sort();
      expect(names, name).toEqual(predictGivers(gifts, contributions, thanks));
    }
  }
  return { steps, compare };
}
