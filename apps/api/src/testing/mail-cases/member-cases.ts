import { setStripeCustomer } from "@giftling/db/queries/billing/stripe";
import { setFamilyOwner } from "@giftling/db/queries/family/members";
import { families, familyInvites, familyMembers } from "@giftling/db/schema/index";
import { deleteMails } from "@giftling/db/testing/mails";
import { deleteRow } from "@giftling/db/testing/rows";
import { addDays } from "@giftling/domain";
import { eq } from "drizzle-orm";
import { requireStripe } from "../../features/billing/billing.ts";
import { transferStripeCustomer } from "../../features/billing/stripe-jobs.ts";
import { deriveInviteToken } from "../../services/email/composition/tokens.ts";
import { createStripeAccess } from "../../services/stripe/stripe-access.ts";
import { getStripeEnv, startTestStripe } from "../billing.ts";
import { type MailCase, type MailFixture, runTwice } from "./mail-fixture.ts";

type TestMember = Pick<Awaited<ReturnType<MailFixture["world"]["coParent"]>>, "as">;

export function createMemberMailCases({ world, family }: MailFixture) {
  /** Creates a family and the parent Ben, who joined by invitation. */
  async function joined() {
    const home = await family();
    const ben = await world.parent({ owner: { firstName: "Ben" } });
    const { id } = await home.caller.family.invite({ email: ben.owner.email });
    const token = deriveInviteToken(world.deps.config.secret, id);
    await ben.caller.family.accept({ token });
    return { home, ben };
  }

  /** Creates a family whose owner requested a handover to the parent Ben. */
  async function asked() {
    const home = await family();
    const ben = await world.coParent(home.id);
    await home.as().family.handOver({ memberId: ben.id });
    return { home, ben };
  }

  async function accept({ as }: TestMember) {
    const { handover } = await as().account.user();
    await as().family.acceptHandOver({ token: handover?.token ?? "" });
  }

  async function handedOver() {
    const { home, ben } = await asked();
    await accept(ben);
    return { home, ben };
  }

  /** Changes the owner of a family without queuing a mail. */
  const makeOwner = (familyId: string, userId: string) =>
    world.db.transaction((tx) => setFamilyOwner(tx, familyId, userId));

  /** Starts a payment provider and creates a customer with a card for the family. */
  async function withCard(familyId: string) {
    const services = await startTestStripe();
    const { STRIPE_SECRET_KEY = "", STRIPE_API_BASE = "" } = getStripeEnv(services);
    const keys = { secretKey: STRIPE_SECRET_KEY, apiBase: STRIPE_API_BASE, webhookSecret: "" };
    const stripe = createStripeAccess({ stripe: keys });
    const client = await requireStripe({ config: world.deps.config, stripe }).client();
    const { id: customer } = await client.customers.create();
    await client.paymentMethods.attach("pm_card_visa", { customer });
    await setStripeCustomer(world.db, familyId, customer);
    return stripe;
  }

  return {
    invitation: {
      subject: "Ana invites you to look after Emma's page",
      async cause() {
        const home = await family();
        const to = `invited-${home.id}@example.com`;
        const { id } = await home.caller.family.invite({ email: to });
        const undo = () => deleteRow(world.db, familyInvites, id);
        return { home, to, undo };
      },
    },
    "parent-asks": {
      subject: "Ben asks to join your page",
      async cause() {
        const home = await family();
        const { id } = await home.caller.family.invite({ email: "invited@example.com" });
        const token = deriveInviteToken(world.deps.config.secret, id);
        const ben = await world.parent({ owner: { firstName: "Ben", lastName: "" } });
        await runTwice(() => ben.caller.family.accept({ token }));
        const undo = () => home.caller.family.withdrawInvite({ id });
        await deleteMails(world.db, { kind: "invitation" });
        return { home, to: home.email, undo };
      },
    },
    "parent-joined": {
      subject: "Ben looks after the page with you now",
      async cause() {
        const { home, ben } = await joined();
        const undo = () => home.caller.family.removeMember({ id: ben.owner.id });
        return { home, to: home.email, undo };
      },
    },
    "parent-let-in": {
      subject: "You look after Emma's page now",
      async cause() {
        const home = await family();
        const { id } = await home.caller.family.invite({ email: "invited@example.com" });
        const ben = await world.parent({ owner: { firstName: "Ben" } });
        const token = deriveInviteToken(world.deps.config.secret, id);
        await ben.caller.family.accept({ token });
        await home.caller.family.confirmInvite({ id });
        const undo = () => ben.as().family.removeMember({ id: ben.owner.id });
        return { home, to: ben.owner.email, undo };
      },
    },
    "parent-removed": {
      subject: "You no longer look after Emma's page",
      async cause() {
        const home = await family();
        const ben = await world.coParent(home.id);
        await home.caller.family.removeMember({ id: ben.id });
        // Makes the parent a member again before the mail is sent.
        const undo = () =>
          world.db.transaction(async (tx) => {
            const isBen = eq(familyMembers.userId, ben.id);
            const own = await tx.query.familyMembers.findFirst({ where: isBen });
            await tx.update(familyMembers).set({ familyId: home.id, role: "parent" }).where(isBen);
            await deleteRow(tx, families, own?.familyId ?? "");
          });
        return { home, to: ben.email, undo };
      },
    },
    "hand-over-asked": {
      subject: "Ana asks you to take over the family's page",
      async cause() {
        const { home, ben } = await asked();
        const undo = () => home.as().family.endHandOver();
        return { home, to: ben.email, undo };
      },
    },
    "hand-over-sent": {
      subject: "You asked Ben to take over the page",
      async cause() {
        const { home } = await asked();
        const undo = () => home.as().family.endHandOver();
        return { home, to: home.email, undo };
      },
    },
    "hand-over-declined": {
      subject: "Ben won't take over the page",
      async cause() {
        const { home, ben } = await asked();
        await ben.as().family.endHandOver();
        const undo = () => makeOwner(home.id, ben.id);
        return { home, to: home.email, undo };
      },
    },
    "handed-over": {
      subject: "Ben owns the family's page now",
      async cause() {
        const { home } = await handedOver();
        return { home, to: home.email, undo: () => makeOwner(home.id, home.owner.id) };
      },
    },
    "new-owner": {
      subject: "You own the family's page now",
      async cause() {
        const { home, ben } = await handedOver();
        return { home, to: ben.email, undo: () => makeOwner(home.id, home.owner.id) };
      },
    },
    "payment-method-needed": {
      subject: "Add your own card to keep Premium",
      async cause() {
        const home = await family({ subscriptionStatus: "active" });
        const stripe = await withCard(home.id);
        const handedOverAt = addDays(world.clock.now(), 1).toISOString();
        const payload = { familyId: home.id, handedOverAt };
        await runTwice(() => transferStripeCustomer({ ...world.deps, stripe }, payload));
        return { home, to: home.email, undo: () => home.set({ paymentMissingSince: null }) };
      },
    },
  } satisfies Record<string, MailCase>;
}
