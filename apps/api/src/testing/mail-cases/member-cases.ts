import { invitationToken } from "../../email/composition/tokens.ts";
import { type MailCase, type MailWorld, twice } from "./mail-world.ts";

/** The mails of a family with several parents. */
export function memberCases({ world, family }: MailWorld) {
  /** A family that somebody joined by invitation. */
  async function joined() {
    const home = await family();
    const ben = await world.parent({ owner: { firstName: "Ben" } });
    const { id } = await home.caller.family.invite({ email: ben.owner.email });
    const token = invitationToken(world.deps.config.secret, id);
    await ben.caller.family.accept({ token });
    return { home, ben };
  }

  return {
    invitation: {
      subject: "Ana invites you to look after Emma's page",
      async cause() {
        const home = await family();
        const to = `invited-${home.id}@example.com`;
        const { id } = await home.caller.family.invite({ email: to });
        const undo = () => world.db.execute(`delete from family_invites where id = '${id}'`);
        return { home, to, undo };
      },
    },
    "parent-asks": {
      subject: "Ben asks to join your page",
      async cause() {
        const home = await family();
        const { id } = await home.caller.family.invite({ email: "invited@example.com" });
        const token = invitationToken(world.deps.config.secret, id);
        const ben = await world.parent({ owner: { firstName: "Ben", lastName: "" } });
        await twice(() => ben.caller.family.accept({ token }));
        const undo = () => home.caller.family.withdrawInvite({ id });
        await world.db.execute("delete from mails where kind = 'invitation'");
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
        const token = invitationToken(world.deps.config.secret, id);
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
        // They are back by the time it leaves.
        const undo = () =>
          world.db.transaction(async (tx) => {
            const own = `select family_id from family_members where user_id = '${ben.id}'`;
            const [row] = await tx.execute<{ family_id: string }>(own);
            await tx.execute(
              `update family_members set family_id = '${home.id}', role = 'parent' where user_id = '${ben.id}'`,
            );
            await tx.execute(`delete from families where id = '${row?.family_id}'`);
          });
        return { home, to: ben.email, undo };
      },
    },
    "new-owner": {
      subject: "You own the family's page now",
      async cause() {
        const home = await family();
        const ben = await world.coParent(home.id);
        await home.caller.family.handOver({ memberId: ben.id });
        const undo = () => ben.as().family.handOver({ memberId: home.owner.id });
        return { home, to: ben.email, undo };
      },
    },
  } satisfies Record<string, MailCase>;
}
